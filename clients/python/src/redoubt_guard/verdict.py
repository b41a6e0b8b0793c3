"""A check in short."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable, Mapping

from . import wire


@dataclass(frozen=True)
class CheckVerdict:
    """What a check found."""

    is_safe: bool
    """True only if every guardrail that ran says so."""
    violation_message: str | None
    """What to show to the end user when it is not; None when the owner set nothing."""
    findings: tuple[str, ...]
    """Each guardrail that is not safe, in words."""
    reply: wire.CheckReply
    """All that the service said."""


def verdict_of(reply: wire.CheckReply) -> CheckVerdict:
    """Sums up a reply: of one check with or without its answer, or of `items`."""
    own: list[Mapping[str, Any]] = [reply] if "is_safe" in reply else []
    checks = [*own, *reply.get("items", [])]
    sides = [side for check in checks for side in (check, check.get("output")) if side is not None]
    messages = (violation_message_of(side) for side in sides)
    return CheckVerdict(
        is_safe=len(sides) > 0 and all(side.get("is_safe") is True for side in sides),
        violation_message=next((message for message in messages if message is not None), None),
        findings=tuple(finding for side in sides for finding in _findings(side)),
        reply=reply,
    )


def violation_message_of(side: Mapping[str, Any]) -> str | None:
    """The message for the end user of the first guardrail that blocks; None where none is set."""
    security = side.get("security_guardrail_results")
    if security is not None and security["is_safe"] is False and security["security_violation_message"] is not None:
        return str(security["security_violation_message"])
    messages = (policy["policy_violation_message"] for policy in _broken_policies(side))
    return next((message for message in messages if message is not None), None)


def _findings(side: Mapping[str, Any]) -> Iterable[str]:
    security = side.get("security_guardrail_results")
    if security is not None and security["is_safe"] is False:
        yield _described("security", security)
    for policy in _broken_policies(side):
        yield _described(f"policy {policy['name']} ({policy['criticality']})", policy)
    for document in side.get("documents") or []:
        if document["is_safe"] is False:
            name = document["id"] or document["title"] or str(document["index"] + 1)
            yield _described(f"document {name}", document)
    for message in side.get("tool_messages") or []:
        if message["is_safe"] is False:
            yield _described(f"tool message {message['message_index'] + 1}", message)


def _broken_policies(side: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """A policy in shadow has no say."""
    results = side.get("policies_guardrail_results") or {"policies": []}
    return [policy for policy in results["policies"] if not policy["is_safe"] and not policy.get("shadow", False)]


def _described(what: str, result: Mapping[str, Any]) -> str:
    value = "could not be judged" if result["status"] == "error" else f"{result['value']:.2f}"
    return f"{what}: {value}" if result["reason"] is None else f"{what}: {value}, {result['reason']}"
