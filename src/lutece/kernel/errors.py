"""Errors for the person who made the mistake: what was wrong, what was expected, what to do."""

from lutece.kernel.words import Said


class LuteceError(Exception):
    """A mistake that a message can explain; commands print it and exit with status 2.

    What a player can meet at a table is raised with its words (`said`), for other languages.
    """

    def __init__(self, message: str | Said) -> None:
        self.said = None if isinstance(message, str) else message
        super().__init__(message if isinstance(message, str) else message.text)
