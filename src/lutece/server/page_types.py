"""The page's types, made from the schema: `python -m lutece.server.page_types` writes them.

A test fails when a file is older than the schema.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

import lutece
from lutece import games
from lutece.server import schema
from lutece.table import View

_JS = Path(lutece.__file__).parent / "web" / "js"
FILE = _JS / "schema.d.ts"
BOARDS_FILE = _JS / "boards" / "views.d.ts"
HEAD = (
    "// Made from the server's schema by `python -m lutece.server.page_types`: not to be edited.\n"
)
_UNIONS = {"Command": schema.Command, "Message": schema.Message}


def page_types() -> str:
    """The types of all messages: the text of FILE."""
    kinds = [
        kind
        for kind in vars(schema).values()
        if isinstance(kind, type)
        and issubclass(kind, (schema.Struct, schema.Sent))
        and kind not in (schema.Struct, schema.Sent)
    ]
    _, structs = msgspec.json.schema_components([*kinds, View], ref_template="#/{name}")
    parts = [_interface(name, struct) for name, struct in structs.items()]
    parts += [
        f"export type {name} = {' | '.join(kind.__name__ for kind in union.__args__)};\n"
        for name, union in _UNIONS.items()
    ]
    return HEAD + "\n" + "\n".join(parts)


def board_types() -> str:
    """The boards in the views of the games that are drawn here: the text of BOARDS_FILE."""
    parts: list[str] = []
    for name in games.OWN:
        parts += _board(name.title().replace("-", ""), games.load(name).board_type)
    return HEAD + "\n" + "\n".join(parts)


def _board(game: str, board: type) -> list[str]:
    """A game's board: its parts carry the game's name, since every game has a `Board`."""
    (_,), structs = msgspec.json.schema_components([board], ref_template="#/{name}")
    renamed = {part: f"{game}{part}" for part in structs}
    return [_interface(renamed[part], struct, renamed) for part, struct in structs.items()]


def _interface(name: str, struct: dict[str, Any], renamed: dict[str, str] | None = None) -> str:
    required = struct.get("required", [])
    lines = [f"/** {struct['description']} */"] if "description" in struct else []
    lines.append(f"export interface {name} {{")
    for field, kind in struct["properties"].items():
        optional = (
            "" if field in required or "const" in kind or len(kind.get("enum", [])) == 1 else "?"
        )
        lines.append(f"  {field}{optional}: {_type(kind, renamed or {})};")
    return "\n".join([*lines, "}", ""])


def _type(kind: dict[str, Any], renamed: dict[str, str]) -> str:
    """A type of JSON Schema as one of TypeScript."""
    if "$ref" in kind:
        name = re.sub(r"^#/", "", kind["$ref"])
        return renamed.get(name, name)
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_type(one, renamed) for one in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(msgspec.json.encode(value).decode() for value in kind["enum"])
    if "const" in kind:
        return msgspec.json.encode(kind["const"]).decode()
    match kind.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            if "prefixItems" in kind:
                return f"[{', '.join(_type(item, renamed) for item in kind['prefixItems'])}]"
            return f"({_type(kind.get('items') or {}, renamed)})[]"
        case "object":
            return f"Record<string, {_type(kind.get('additionalProperties') or {}, renamed)}>"
    return "any"


if __name__ == "__main__":
    FILE.write_text(page_types(), encoding="utf-8")
    BOARDS_FILE.write_text(board_types(), encoding="utf-8")
