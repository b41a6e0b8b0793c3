"""What the generated methods stand on."""

from __future__ import annotations

from typing import Any, AsyncIterator, Awaitable, Callable, Iterator, Mapping

from .operation import Operation


class OperationGroup:
    """Operations of one permission; `client.guard`, `client.manage` and `client.redteam` are such groups."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call

    def _walk(
        self,
        operation: Operation,
        field: str,
        params: Mapping[str, str],
        query: Mapping[str, Any],
        body: None,
        **options: Any,
    ) -> Iterator[Any]:
        offset = query.get("offset") or 0
        while True:
            reply = self._call(operation, params, {**query, "offset": offset}, body, **options)
            yield from reply[field]
            offset += len(reply[field])
            if len(reply[field]) == 0 or offset >= reply["total"]:
                return


class AsyncOperationGroup:
    """The same, to be awaited."""

    def __init__(self, call: Callable[..., Awaitable[Any]]) -> None:
        self._call = call

    async def _walk(
        self,
        operation: Operation,
        field: str,
        params: Mapping[str, str],
        query: Mapping[str, Any],
        body: None,
        **options: Any,
    ) -> AsyncIterator[Any]:
        offset = query.get("offset") or 0
        while True:
            reply = await self._call(operation, params, {**query, "offset": offset}, body, **options)
            for item in reply[field]:
                yield item
            offset += len(reply[field])
            if len(reply[field]) == 0 or offset >= reply["total"]:
                return
