"""What the tests know of the programs that were started for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx


@dataclass(frozen=True)
class Upstream:
    """The service behind the proxy."""

    base_url: str

    def requests(self) -> list[dict[str, Any]]:
        """All that arrived at it."""
        found = httpx.get(self.base_url.replace("/v1", "/requests"), trust_env=False).json()
        assert isinstance(found, list)
        return found


@dataclass(frozen=True)
class Service:
    """The started service and its first key."""

    base_url: str
    api_key: str
    organization_id: str
