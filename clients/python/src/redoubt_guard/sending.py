"""Sends a request until there is an answer or no try is left."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpx

from .clock import Clock
from .operation import PreparedRequest
from .problem import RedoubtProblem, problem_of
from .retry_delay import retry_delay_s

_REPLY_BYTES_MAX = 256 * 1024 * 1024


@dataclass(frozen=True)
class SendScope:
    """How to send."""

    clock: Clock
    retries: int
    """Tries after the first."""
    timeout_s: float
    """How long one try may take."""


def send_request(request: PreparedRequest, http: httpx.Client, scope: SendScope) -> Any:
    """The JSON of a successful answer. Raises `RedoubtProblem`."""
    tries = 1
    while True:
        try:
            return _try_once(request, http, scope)
        except RedoubtProblem as problem:
            delay_s = _delay_s(problem, tries, request, scope)
            if delay_s is None:
                raise
        scope.clock.sleep(delay_s)
        tries += 1


async def send_request_async(request: PreparedRequest, http: httpx.AsyncClient, scope: SendScope) -> Any:
    """The JSON of a successful answer. Raises `RedoubtProblem`; a cancellation ends it at once."""
    tries = 1
    while True:
        try:
            return await _try_once_async(request, http, scope)
        except RedoubtProblem as problem:
            delay_s = _delay_s(problem, tries, request, scope)
            if delay_s is None:
                raise
        await scope.clock.sleep_async(delay_s)
        tries += 1


def _delay_s(problem: RedoubtProblem, tries: int, request: PreparedRequest, scope: SendScope) -> float | None:
    return retry_delay_s(
        problem,
        tries=tries,
        retries=scope.retries,
        is_repeatable=request.is_repeatable,
        random=scope.clock.random(),
    )


def _try_once(request: PreparedRequest, http: httpx.Client, scope: SendScope) -> Any:
    content = _Content(request.url, scope.timeout_s)
    try:
        # A key is never sent on to where an answer points.
        with http.stream(**_arguments(request, scope), follow_redirects=False) as response:
            for piece in response.iter_bytes():
                content.take(piece)
    except httpx.HTTPError as error:
        raise _lost_answer(error, request.url, scope.timeout_s) from None
    return _value_of(response, content.whole(), request.url, scope)


async def _try_once_async(request: PreparedRequest, http: httpx.AsyncClient, scope: SendScope) -> Any:
    content = _Content(request.url, scope.timeout_s)
    try:
        async with http.stream(**_arguments(request, scope), follow_redirects=False) as response:
            async for piece in response.aiter_bytes():
                content.take(piece)
    except httpx.HTTPError as error:
        raise _lost_answer(error, request.url, scope.timeout_s) from None
    return _value_of(response, content.whole(), request.url, scope)


def _arguments(request: PreparedRequest, scope: SendScope) -> dict[str, Any]:
    return {
        "method": request.method,
        "url": request.url,
        "params": request.query,
        "headers": request.headers,
        "content": request.content,
        "timeout": scope.timeout_s,
    }


class _Content:
    """Gathers an answer within its bounds: the time-outs of httpx begin anew with each piece."""

    def __init__(self, url: str, timeout_s: float) -> None:
        self._url = url
        self._timeout_s = timeout_s
        self._ends_at_s = time.monotonic() + timeout_s
        self._pieces: list[bytes] = []
        self._bytes = 0

    def take(self, piece: bytes) -> None:
        self._pieces.append(piece)
        self._bytes += len(piece)
        if time.monotonic() > self._ends_at_s:
            raise _timed_out(self._url, self._timeout_s)
        if self._bytes > _REPLY_BYTES_MAX:
            detail = f"{_origin(self._url)} answered with more than {_REPLY_BYTES_MAX} bytes."
            raise RedoubtProblem(code="unreadable-answer", status=0, detail=detail)

    def whole(self) -> bytes:
        return b"".join(self._pieces)


def _value_of(response: httpx.Response, content: bytes, url: str, scope: SendScope) -> Any:
    if not response.is_success:
        raise problem_of(response.status_code, response.headers, content, scope.clock.now_s())
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        detail = f"What {_origin(url)} answered is not JSON; is it the service?"
        raise RedoubtProblem(code="unreadable-answer", status=0, detail=detail) from None


def _lost_answer(error: httpx.HTTPError, url: str, timeout_s: float) -> RedoubtProblem:
    """The error itself is left out: it holds the request, and with it the key."""
    if isinstance(error, httpx.TimeoutException):
        return _timed_out(url, timeout_s)
    detail = f"No service answers at {_origin(url)}: {str(error) or type(error).__name__}"
    return RedoubtProblem(code="unreachable", status=0, detail=detail)


def _timed_out(url: str, timeout_s: float) -> RedoubtProblem:
    detail = f"{_origin(url)} did not answer within {timeout_s:g} s."
    return RedoubtProblem(code="timed-out", status=0, detail=detail)


def _origin(url: str) -> str:
    scheme, host, *_ = urlsplit(url)
    return f"{scheme}://{host}"
