"""When a failed try is made again."""

from __future__ import annotations

from .problem import RedoubtProblem

_FIRST_DELAY_S = 0.25
_DELAY_S_MAX = 20.0
_RETRY_AFTER_S_MAX = 120.0
"""A service that asks for a longer pause is not waited for."""


def retry_delay_s(
    problem: RedoubtProblem, *, tries: int, retries: int, is_repeatable: bool, random: float
) -> float | None:
    """How long to wait before the next try; None when there is none.

    429 and 503 were refused before anything was done and are always tried again; a lost answer or another 5xx only
    where doing it twice does no harm. The delay doubles from 250 ms to 20 s, half of it by chance so that clients do
    not come back together, and is never below `Retry-After`. `tries`: made so far, 1 or more.
    """
    if tries > retries or not _is_worth_a_try(problem, is_repeatable):
        return None
    asked = problem.retry_after_s or 0.0
    if asked > _RETRY_AFTER_S_MAX:
        return None
    full = min(_DELAY_S_MAX, _FIRST_DELAY_S * 2.0 ** min(tries - 1, 16))
    return max(asked, full / 2 + (full / 2) * random)


def _is_worth_a_try(problem: RedoubtProblem, is_repeatable: bool) -> bool:
    if problem.status in (429, 503):
        return True
    if not is_repeatable:
        return False
    # An earlier try of the same call is still being worked on.
    if problem.code == "conflict" and problem.retry_after_s is not None:
        return True
    return problem.status >= 500 or problem.code in ("unreachable", "timed-out")
