"""The interface described for programs: OpenAPI 3.1, made from the endpoints and the schema."""

import re
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import lutece
from lutece import games
from lutece.server.refusals import REFUSALS
from lutece.server.schema import Problem

_SCHEMAS = "#/components/schemas/{name}"
_ALWAYS = ("bad-message", "too-fast", "not-saved", "wrong-token")  # what any address may answer
_ON_POST = ("foreign-page", "too-large")


async def description(request: Request) -> Response:
    """The description as JSON."""
    return Response(_encoded(), media_type="application/json")


@lru_cache
def _encoded() -> bytes:
    return msgspec.json.encode(openapi())


def openapi() -> dict[str, Any]:
    """The whole description."""
    from lutece.server.api import ENDPOINTS

    kinds = [kind for e in ENDPOINTS for kind in (e.takes, e.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=_SCHEMAS)
    by_kind = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        body = next(by_kind) if endpoint.takes is not None else None
        answer = next(by_kind) if endpoint.gives is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(
            endpoint, body, answer
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Lutèce",
            "version": lutece.__version__,
            "description": f"Board games at a table: {_titles()}. Programs prove who they are by "
            "`Authorization: Bearer TOKEN`, browsers by a cookie.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "lutece"},
            },
        },
        "security": [{"token": []}, {"cookie": []}, {}],
    }


def _titles() -> str:
    return ", ".join(f"{games.describe(name).title} (`{name}`)" for name in games.NAMES)


def _operation(endpoint: Any, body: Any, answer: Any) -> dict[str, Any]:
    described: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "description": (endpoint.handler.__doc__ or "").strip(),
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint, answer),
    }
    if body is not None:
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": body}},
        }
    return described


def _parameters(endpoint: Any) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    in_query = [
        {
            "name": name,
            "in": "query",
            "required": False,
            "schema": {"type": "integer", "minimum": 0} if kind is int else {"type": "string"},
        }
        for name, kind in endpoint.query
    ]
    return in_path + in_query


def _responses(endpoint: Any, answer: Any) -> dict[str, Any]:
    content = {endpoint.media: {"schema": answer}}
    good: dict[str, Any] = {"200": {"description": endpoint.summary, "content": content}}
    if endpoint.method == "POST" and endpoint.path == "/api/tables":
        good = {"201": good["200"]}
    if answer is None or _may_be_nothing(answer):
        good["204"] = {"description": "Nothing to say"}
    posts = _ON_POST if endpoint.method == "POST" else ()
    refusals: dict[str, list[str]] = {}
    for key in (*_ALWAYS, *posts, *endpoint.refuses):
        refusals.setdefault(str(REFUSALS[key][0]), []).append(f"server-{key}")
    problem = {"application/json": {"schema": {"$ref": _SCHEMAS.format(name="Problem")}}}
    return good | {
        status: {"description": " or ".join(keys), "content": problem}
        for status, keys in sorted(refusals.items())
    }


def _may_be_nothing(answer: dict[str, Any]) -> bool:
    return {"type": "null"} in answer.get("anyOf", [])
