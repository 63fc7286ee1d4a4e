"""GOPS, the Game of Pure Strategy, for Lutèce."""
