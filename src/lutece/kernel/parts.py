"""Parts of views that are used again while they look the same, and their JSON with them."""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

_encode = msgspec.json.Encoder().encode


class Part(msgspec.Struct, frozen=True, dict=True):
    """A part of a view that never changes: it is encoded once, however many views show it."""

    @cached_property
    def json(self) -> msgspec.Raw:
        """This part as JSON, which an encoder copies as it is."""
        return msgspec.Raw(_encode(self))


def with_json(structs: Sequence[msgspec.Struct]) -> list[Any]:
    """The same structs, all of one type, for an encoder: in place of a list of parts its JSON.

    A list that several structs share is put together once.
    """
    names = _lists_of_parts(type(structs[0]))
    if not names:
        return list(structs)
    known: dict[int, msgspec.Raw] = {}

    def as_json(parts: list[Part]) -> msgspec.Raw:
        found = known.get(id(parts))
        if found is None:
            found = known[id(parts)] = msgspec.Raw(_encode([part.json for part in parts]))
        return found

    return [
        replace(struct, **{name: as_json(getattr(struct, name)) for name in names})
        for struct in structs
    ]


@cache
def _lists_of_parts(kind: type[msgspec.Struct]) -> list[str]:
    """The fields that are lists of parts."""
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.StructType)
    return [field.name for field in described.fields if _is_list_of_parts(field.type)]


def _is_list_of_parts(kind: msgspec.inspect.Type) -> bool:
    if not isinstance(kind, msgspec.inspect.ListType):
        return False
    item = kind.item_type
    return isinstance(item, msgspec.inspect.StructType) and issubclass(item.cls, Part)
