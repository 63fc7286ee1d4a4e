"""Lutèce: the board games Paris and Paris Paris as software."""

__version__ = "0.1.0"
