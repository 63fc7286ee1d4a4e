"""Errors for the person who made the mistake: what was wrong, what was expected, what to do."""


class LuteceError(Exception):
    """A mistake that a message can explain; commands print it and exit with status 2."""
