"""Paris Paris, by Michael Schacht: rules PP-1 to PP-24."""
