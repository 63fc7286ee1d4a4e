"""Puzzles: positions in which one decision is clearly the best."""
