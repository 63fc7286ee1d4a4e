"""Figures of components as a TOML text of the plainest form, written by the server itself.

What a stranger wrote is read in a process of its own, which hands the figures on as JSON. From them
the server writes its own text: each list element on a line, no dotted keys, no comments.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

_BARE = re.compile("[A-Za-z0-9_-]+")


def as_toml(figures: Mapping[str, Any]) -> str:
    """The text whose figures are these."""
    return "".join(f"{_key(key)} = {_value(value, 1)}\n" for key, value in figures.items())


def _value(value: Any, depth: int = 0) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int() | float():
            return repr(value)
        case list() if depth:
            return "[\n" + "".join(f"  {_value(one)},\n" for one in value) + "]"
        case list():
            return f"[{', '.join(map(_value, value))}]"
        case dict():
            inner = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items())
            return f"{{{inner}}}"
        case _:
            raise TypeError(f"{type(value).__name__} is no figure of components")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)
