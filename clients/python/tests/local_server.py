"""A server that answers as a test wants, and a clock that notes pauses in the place of making them."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Iterator
from contextlib import contextmanager


@dataclass(frozen=True)
class Seen:
    """A request as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: str


class Answer:
    """One answer that is about to be given."""

    def __init__(self, handler: BaseHTTPRequestHandler, count: int) -> None:
        self.handler = handler
        self.count = count
        """Which request this is, from 1."""

    def json(self, status: int, value: Any, **headers: str) -> None:
        self.raw(status, json.dumps(value).encode(), **{"content_type": "application/json", **headers})

    def raw(self, status: int, content: bytes, **headers: str) -> None:
        self.handler.send_response(status)
        for name, value in headers.items():
            self.handler.send_header(name.replace("_", "-"), value)
        self.handler.send_header("content-length", str(len(content)))
        self.handler.end_headers()
        self.handler.wfile.write(content)

    def problem(self, status: int, code: str, fields: dict[str, Any] | None = None, **headers: str) -> None:
        document = {"type": "/", "title": "t", "detail": "d", "status": status, "code": code, **(fields or {})}
        self.json(status, document, **headers)

    def nothing(self) -> None:
        """Closes the connection without a word."""


@dataclass
class Server:
    base_url: str
    seen: list[Seen] = field(default_factory=list)


@contextmanager
def serving(answering: Callable[[Answer], None]) -> Iterator[Server]:
    """Runs a server on a free port of the loopback."""

    class Handler(BaseHTTPRequestHandler):
        def handle_any(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length") or 0)).decode("utf-8", "replace")
            headers = {name.lower(): value for name, value in self.headers.items()}
            server.seen.append(Seen(self.command, self.path, headers, body))
            answering(Answer(self, len(server.seen)))

        do_GET = do_POST = do_PATCH = do_DELETE = handle_any

        def log_message(self, format: str, *args: Any) -> None:
            pass

    listening = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    listening.daemon_threads = True
    server = Server(f"http://127.0.0.1:{listening.server_port}")
    thread = threading.Thread(target=listening.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        listening.shutdown()
        listening.server_close()


class RecordedClock:
    """Pauses take no time and are noted."""

    def __init__(self, random: float = 1.0) -> None:
        self.pauses: list[float] = []
        self._random = random
        self._ids = 0

    def now_s(self) -> float:
        return 1_800_000_000.0

    def sleep(self, delay_s: float) -> None:
        self.pauses.append(delay_s)

    async def sleep_async(self, delay_s: float) -> None:
        self.pauses.append(delay_s)

    def random(self) -> float:
        return self._random

    def new_id(self) -> str:
        self._ids += 1
        return f"id-{self._ids}"
