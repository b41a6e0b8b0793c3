"""The client of the Redoubt service: guardrails and red-team testing for LLM applications."""

from . import wire
from .client import AsyncRedoubt, Redoubt
from .clock import Clock
from .guard_langchain import GuardBlocked, langchain_guard
from .guard_openai import GuardedExchange, guard, redoubt_of
from .problem import FieldProblem, RedoubtProblem
from .verdict import CheckVerdict

__all__ = [
    "AsyncRedoubt",
    "CheckVerdict",
    "Clock",
    "FieldProblem",
    "GuardBlocked",
    "GuardedExchange",
    "Redoubt",
    "RedoubtProblem",
    "guard",
    "langchain_guard",
    "redoubt_of",
    "wire",
]
