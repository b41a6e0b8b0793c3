"""What a client has to know of an operation, and how a request is made from it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Literal, Mapping
from urllib.parse import quote


@dataclass(frozen=True)
class Operation:
    """Where an operation is and how it may be repeated.

    `key`: with one `Idempotency-Key` for all tries. `free`: as it is. `once`: only when it was surely not carried out.
    """

    method: str
    path: str
    repetition: Literal["key", "free", "once"]


@dataclass(frozen=True)
class PreparedRequest:
    """A request that is ready to be sent, as often as it takes."""

    method: str
    url: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    content: bytes | None
    is_repeatable: bool


def prepare_request(
    operation: Operation,
    *,
    base_url: str,
    headers: Mapping[str, str],
    idempotency_key: str,
    params: Mapping[str, str],
    query: Mapping[str, Any],
    body: Any,
) -> PreparedRequest:
    """Fills in path, query, headers and body. What is None in the query is left out."""
    path = re.sub(r"\{(\w+)\}", lambda found: quote(params[found.group(1)], safe=""), operation.path)
    content = None if body is None else _json(body)
    return PreparedRequest(
        method=operation.method,
        url=f"{base_url}{path}",
        query={name: _query_text(value) for name, value in query.items() if value is not None},
        headers={
            "accept": "application/json",
            **headers,
            **({"idempotency-key": idempotency_key} if operation.repetition == "key" else {}),
            **({"content-type": "application/json"} if content is not None else {}),
        },
        content=content,
        is_repeatable=operation.repetition != "once",
    )


def _json(body: Any) -> bytes:
    """UTF-8, which is short; half a surrogate pair has a form in JSON alone."""
    try:
        return json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    except UnicodeEncodeError:
        return json.dumps(body, allow_nan=False).encode()


def _query_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
