"""Failures, and how the error document of an answer is read."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Mapping, Sequence


@dataclass(frozen=True)
class FieldProblem:
    """One field that was wrong."""

    path: str
    """Where, e.g. `/body/name`."""
    message: str


class RedoubtProblem(Exception):
    """A call that failed. It never holds the API key."""

    code: str
    """The service's code, e.g. `insufficient-credits`, or `unreachable`, `timed-out`, `unreadable-answer`."""
    status: int
    """The HTTP status; 0 when there was no answer."""
    detail: str
    """What is wrong and how to mend it."""
    errors: tuple[FieldProblem, ...]
    """Each wrong field."""
    request_id: str | None
    """What to name when asking the operator; None when the service was not reached."""
    retry_after_s: float | None
    """How long the service asks to wait; None when it does not say."""
    document: Mapping[str, Any]
    """The whole error document (RFC 9457), with what the code adds to it."""

    def __init__(
        self,
        *,
        code: str,
        status: int,
        detail: str,
        errors: Sequence[FieldProblem] = (),
        request_id: str | None = None,
        retry_after_s: float | None = None,
        document: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__("\n  ".join([detail, *(f"{error.path}: {error.message}" for error in errors)]))
        self.code = code
        self.status = status
        self.detail = detail
        self.errors = tuple(errors)
        self.request_id = request_id
        self.retry_after_s = retry_after_s
        self.document = {} if document is None else document

    def __reduce__(self) -> tuple[Any, ...]:
        # Arguments by name are not kept by Exception: without this it could not pass between processes.
        return (_restored, (vars(self).copy(),))


def _restored(fields: dict[str, Any]) -> RedoubtProblem:
    return RedoubtProblem(**fields)


def problem_of(status: int, headers: Mapping[str, str], content: bytes, now_s: float) -> RedoubtProblem:
    """Reads the error document of an answer, whatever stands in it."""
    document = _read_record(content)
    code, retry_after_ms = document.get("code"), document.get("retry_after_ms")
    retry_after_s = read_retry_after_s(headers.get("retry-after"), now_s)
    if retry_after_s is None and isinstance(retry_after_ms, (int, float)):
        retry_after_s = max(0.0, retry_after_ms / 1000)
    return RedoubtProblem(
        code=code if isinstance(code, str) else "unreadable-answer",
        status=status,
        detail=_first_text(document.get("detail"), document.get("title"))
        or f"The service answered with status {status}.",
        errors=_read_errors(document.get("errors")),
        request_id=_first_text(document.get("request_id"), headers.get("x-request-id")),
        retry_after_s=retry_after_s,
        document=document,
    )


def read_retry_after_s(text: str | None, now_s: float) -> float | None:
    """`Retry-After` as seconds or as a date; None when it is neither."""
    if text is None:
        return None
    if re.fullmatch(r"\s*[0-9]{1,9}\s*", text):
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now_s)
    except (TypeError, ValueError, OverflowError):
        return None


def _read_record(content: bytes) -> dict[str, Any]:
    try:
        value = json.loads(content)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _read_errors(value: Any) -> list[FieldProblem]:
    found = value if isinstance(value, list) else []
    return [
        FieldProblem(path=one["path"], message=one["message"])
        for one in found
        if isinstance(one, dict) and isinstance(one.get("path"), str) and isinstance(one.get("message"), str)
    ]


def _first_text(*values: Any) -> str | None:
    return next((value for value in values if isinstance(value, str) and value != ""), None)
