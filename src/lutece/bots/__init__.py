"""Bots: programs that sit at a table. They know what their seat may know, never more."""

from lutece.bots.levels import LEVELS, Level
from lutece.bots.players import BOTS, Bot, SearchBot, SimpleBot, UnknownBotError, bot
from lutece.bots.search import Budget, BudgetError, Search, Thought

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Budget",
    "BudgetError",
    "Level",
    "Search",
    "SearchBot",
    "SimpleBot",
    "Thought",
    "UnknownBotError",
    "bot",
]
