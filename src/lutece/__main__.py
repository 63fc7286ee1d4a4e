"""`python -m lutece` is the command `lutece`."""

from lutece.cli.main import main

main()
