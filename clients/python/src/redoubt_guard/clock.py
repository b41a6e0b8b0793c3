"""Time and chance, passed in so that tests need not wait."""

from __future__ import annotations

import random as chance
import time
import uuid
from typing import Protocol

import anyio


class Clock(Protocol):
    """What the clients ask of the world."""

    def now_s(self) -> float:
        """Seconds since 1970."""

    def sleep(self, delay_s: float) -> None:
        """Returns after the delay."""

    async def sleep_async(self, delay_s: float) -> None:
        """Returns after the delay."""

    def random(self) -> float:
        """0 to 1, 1 excluded."""

    def new_id(self) -> str:
        """A fresh UUID."""


class SystemClock:
    """The clock of the computer."""

    def now_s(self) -> float:
        return time.time()

    def sleep(self, delay_s: float) -> None:
        time.sleep(delay_s)

    async def sleep_async(self, delay_s: float) -> None:
        await anyio.sleep(delay_s)

    def random(self) -> float:
        return chance.random()

    def new_id(self) -> str:
        return str(uuid.uuid4())
