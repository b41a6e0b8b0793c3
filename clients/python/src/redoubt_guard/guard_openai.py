"""Points a client of the package `openai` at the proxy of Redoubt."""

from __future__ import annotations

from typing import Any, Literal, Mapping, Protocol, TypedDict, TypeVar, cast
from urllib.parse import quote

from .client import AsyncRedoubt, Redoubt
from .settings import read_settings


class OpenAIClient(Protocol):
    """The part of `OpenAI` and `AsyncOpenAI` that is used; the package itself is not needed."""

    def with_options(
        self, *, api_key: str | None = None, base_url: str | None = None, default_headers: Mapping[str, str] | None = None
    ) -> Any:
        """A copy of the client with these settings in the place of its own."""


Client = TypeVar("Client", bound=OpenAIClient)


def guard(
    openai_client: Client,
    redoubt: Redoubt | AsyncRedoubt | None = None,
    *,
    project_id: str | None = None,
    conversation: str | None = None,
    send_own_key: bool = False,
) -> Client:
    """A copy of `openai_client` whose calls go through Redoubt; the client itself stays as it is.

    What is blocked is a completion like any other that ends with `content_filter`; `redoubt_of` tells what happened.
    Streaming, tools, JSON mode and images work as before. What the proxy does not serve is refused (404): nothing goes
    past it. The service behind it is set by the operator of Redoubt (REDOUBT_UPSTREAMS).

    `redoubt`: default: as `Redoubt()`. `project_id`: whose guardrails run; default: that of the key, or the sample
    project. `conversation`: your id of the chat; default: linked by its history. `send_own_key`: also hands on the key
    that `openai_client` has, for an upstream for which the operator configured none. Raises `ValueError`.
    """
    settings = redoubt.settings if redoubt is not None else read_settings(None, None, None, 60.0, 0)
    project = "" if project_id is None else f"/projects/{quote(project_id, safe='')}"
    headers = {} if conversation is None else {"X-Redoubt-Conversation": conversation}
    base_url = f"{settings.base_url}{project}/v1"
    if send_own_key:
        own = {**headers, "X-Api-Key": settings.api_key}
        return cast(Client, openai_client.with_options(base_url=base_url, default_headers=own))
    return cast(
        Client, openai_client.with_options(api_key=settings.api_key, base_url=base_url, default_headers=headers)
    )


class BlockingPolicy(TypedDict):
    """A policy that blocked."""

    id: str
    name: str


class BlockedBy(TypedDict):
    """What blocked."""

    security: bool
    material: bool
    """An order planted in a document or in the result of a tool."""
    policies: list[BlockingPolicy]


class GuardedExchange(TypedDict, total=False):
    """What Redoubt says of an exchange. Quotes no text."""

    is_safe: bool
    blocked: Literal["input", "output"] | None
    """Why the answer does not hold what the LLM said; None = it does."""
    blocked_by: BlockedBy
    conversation_id: str
    input_message_id: str
    output_message_id: str | None
    not_judged: list[str]
    """Kinds of parts that nobody judged, such as sound."""


def redoubt_of(answer: object) -> GuardedExchange | None:
    """What Redoubt says of a completion, or of a chunk of a stream: the last one of each choice has it. Else None."""
    found = answer.get("redoubt") if isinstance(answer, Mapping) else getattr(answer, "redoubt", None)
    return cast(GuardedExchange, found) if isinstance(found, dict) else None
