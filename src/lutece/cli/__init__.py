"""One command, `lutece`: everything that can be done from a terminal."""
