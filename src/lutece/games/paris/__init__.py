"""Paris, by Wolfgang Kramer and Michael Kiesling: rules P-1 to P-44."""
