"""The two clients: one that waits, one to be awaited."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Mapping

import httpx

from .clock import Clock, SystemClock
from .guard_operations import AsyncGuardOperations, GuardOperations
from .manage_operations import AsyncManageOperations, ManageOperations
from .operation import Operation, PreparedRequest, prepare_request
from .redteam_operations import AsyncRedteamOperations, RedteamOperations
from .sending import SendScope, send_request, send_request_async
from .settings import Settings, read_settings
from .verdict import CheckVerdict, verdict_of
from .wire import CheckBody


class Redoubt:
    """A client of one service with one key, for programs that wait. `with` or `close` gives its connections back.

    May be shared between threads.
    """

    guard: GuardOperations
    """The operations that a key with the permission `guard` may use."""
    manage: ManageOperations
    """The operations that a key with the permission `manage` or `admin` may use."""
    redteam: RedteamOperations
    """The operations that a key with the permission `redteam` may use."""

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        organization_id: str | None = None,
        timeout_s: float = 60.0,
        retries: int = 6,
        http_client: httpx.Client | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Sends nothing yet. Raises `ValueError` when something given cannot be right.

        `base_url`: default: this computer, at the port of the variable REDOUBT_PORT, or 4180. `api_key`: sent as
        `X-Api-Key` and never shown; default: the variable REDOUBT_API_KEY. `organization_id`: the red-team operations
        need it; `manage.read_access` tells it. `timeout_s`: how long one try may take. `retries`: tries after the
        first, over about 15 s by default. `http_client`: your own, which is then yours to close.
        """
        self.settings: Settings = read_settings(base_url, api_key, organization_id, timeout_s, retries)
        self._http = httpx.Client() if http_client is None else http_client
        self._owns_http = http_client is None
        self._clock: Clock = SystemClock() if clock is None else clock
        self.guard = GuardOperations(self._call)
        self.manage = ManageOperations(self._call)
        self.redteam = RedteamOperations(self._call)

    def check(
        self, given: str | CheckBody, *, idempotency_key: str | None = None, timeout_s: float | None = None
    ) -> CheckVerdict:
        """Evaluates one text, or an exchange (`{"text": …, "output": …}`), in one call. Raises `RedoubtProblem`."""
        body: CheckBody = {"text": given} if isinstance(given, str) else given
        return verdict_of(self.guard.check(body, idempotency_key=idempotency_key, timeout_s=timeout_s))

    def close(self) -> None:
        """Gives the connections back."""
        if self._owns_http:
            self._http.close()

    def __enter__(self) -> Redoubt:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Redoubt({self.settings.base_url!r})"

    def _call(
        self,
        operation: Operation,
        params: Mapping[str, str],
        query: Mapping[str, Any],
        body: Any,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Any:
        request = _prepare(self.settings, self._clock, operation, params, query, body, idempotency_key)
        return send_request(request, self._http, _scope(self.settings, self._clock, timeout_s, retries))


class AsyncRedoubt:
    """The same client, to be awaited, on asyncio or trio. `async with` or `aclose` gives its connections back."""

    guard: AsyncGuardOperations
    """The operations that a key with the permission `guard` may use."""
    manage: AsyncManageOperations
    """The operations that a key with the permission `manage` or `admin` may use."""
    redteam: AsyncRedteamOperations
    """The operations that a key with the permission `redteam` may use."""

    def __init__(
        self,
        base_url: str | None = None,
        api_key: str | None = None,
        *,
        organization_id: str | None = None,
        timeout_s: float = 60.0,
        retries: int = 6,
        http_client: httpx.AsyncClient | None = None,
        clock: Clock | None = None,
    ) -> None:
        """As that of `Redoubt`."""
        self.settings: Settings = read_settings(base_url, api_key, organization_id, timeout_s, retries)
        self._http = httpx.AsyncClient() if http_client is None else http_client
        self._owns_http = http_client is None
        self._clock: Clock = SystemClock() if clock is None else clock
        self.guard = AsyncGuardOperations(self._call)
        self.manage = AsyncManageOperations(self._call)
        self.redteam = AsyncRedteamOperations(self._call)

    async def check(
        self, given: str | CheckBody, *, idempotency_key: str | None = None, timeout_s: float | None = None
    ) -> CheckVerdict:
        """Evaluates one text, or an exchange (`{"text": …, "output": …}`), in one call. Raises `RedoubtProblem`."""
        body: CheckBody = {"text": given} if isinstance(given, str) else given
        return verdict_of(await self.guard.check(body, idempotency_key=idempotency_key, timeout_s=timeout_s))

    async def aclose(self) -> None:
        """Gives the connections back."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> AsyncRedoubt:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    def __repr__(self) -> str:
        return f"AsyncRedoubt({self.settings.base_url!r})"

    async def _call(
        self,
        operation: Operation,
        params: Mapping[str, str],
        query: Mapping[str, Any],
        body: Any,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Any:
        request = _prepare(self.settings, self._clock, operation, params, query, body, idempotency_key)
        return await send_request_async(request, self._http, _scope(self.settings, self._clock, timeout_s, retries))


def _prepare(
    settings: Settings,
    clock: Clock,
    operation: Operation,
    params: Mapping[str, str],
    query: Mapping[str, Any],
    body: Any,
    idempotency_key: str | None,
) -> PreparedRequest:
    return prepare_request(
        operation,
        base_url=settings.base_url,
        headers=settings.headers,
        # One for all tries of a call; a key of the caller's own makes a call of yesterday safe too.
        idempotency_key=clock.new_id() if idempotency_key is None else idempotency_key,
        params=params,
        query=query,
        body=body,
    )


def _scope(settings: Settings, clock: Clock, timeout_s: float | None, retries: int | None) -> SendScope:
    return SendScope(
        clock=clock,
        timeout_s=settings.timeout_s if timeout_s is None else timeout_s,
        retries=settings.retries if retries is None else retries,
    )
