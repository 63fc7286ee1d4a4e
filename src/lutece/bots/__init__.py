"""Bots: they choose from what their seat may know, never from more."""

from lutece.bots.levels import LEVELS, Level
from lutece.bots.plugins import BotError, register_bot
from lutece.bots.registry import BOTS, Bot, SearchBot, SimpleBot, UnknownBotError, bot
from lutece.bots.search import Budget, BudgetError, Search, Thought

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "BotError",
    "Budget",
    "BudgetError",
    "Level",
    "Search",
    "SearchBot",
    "SimpleBot",
    "Thought",
    "UnknownBotError",
    "bot",
    "register_bot",
]
