"""Where the service is and with what key it is asked."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from typing import Mapping
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Settings:
    """What a client was made with. Shows no key."""

    base_url: str
    api_key: str = field(repr=False)
    organization_id: str | None
    timeout_s: float
    retries: int

    @property
    def headers(self) -> Mapping[str, str]:
        """Those of every request."""
        organization = {} if self.organization_id is None else {"x-organization-id": self.organization_id}
        return {"x-api-key": self.api_key, **organization}


def read_settings(
    base_url: str | None, api_key: str | None, organization_id: str | None, timeout_s: float, retries: int
) -> Settings:
    """Checks what was given. Raises `ValueError`, which never shows the key."""
    key = os.environ.get("REDOUBT_API_KEY", "") if api_key is None else api_key
    if key == "":
        raise ValueError(
            "Give api_key, or put it into the variable REDOUBT_API_KEY. The first start of the service printed one."
        )
    if not (key.isascii() and key.isprintable()) or " " in key:
        raise ValueError("api_key must be printable ASCII characters without spaces.")
    if not timeout_s > 0 or retries < 0:
        raise ValueError("timeout_s must be above 0, and retries 0 or more.")
    here = f"http://127.0.0.1:{os.environ.get('REDOUBT_PORT') or '4180'}"
    return Settings(_read_base(here if base_url is None else base_url), key, organization_id, timeout_s, retries)


def _read_base(text: str) -> str:
    parts = None
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_good = False
    if parts is None or not is_good or "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError("base_url must be an address like http://127.0.0.1:4180.")
    return text.rstrip("/")
