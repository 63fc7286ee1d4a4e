"""Bots: programs that sit at a table. They know what their seat may know, never more."""

from lutece.bots.players import BOTS, Bot, UnknownBotError, bot

__all__ = ["BOTS", "Bot", "UnknownBotError", "bot"]
