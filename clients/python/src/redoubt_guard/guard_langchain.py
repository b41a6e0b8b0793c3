"""Judges what LangChain runs, by a callback."""

from __future__ import annotations

import json
from importlib import import_module
from threading import Lock
from typing import Any, Literal, Mapping, Sequence, cast

from . import wire
from .client import Redoubt
from .verdict import violation_message_of

RUNS_MAX = 10_000
"""Runs whose answer is awaited; of more the oldest is forgotten, and its answer refused, since it names no question."""

DOCUMENTS_MAX = 100
"""The most documents that one check takes."""


class GuardBlocked(Exception):
    """A message, an answer or a material was held back."""

    def __init__(self, direction: Literal["input", "output"], violation_message: str, reply: Mapping[str, Any]) -> None:
        super().__init__(f"The {direction} was blocked: {violation_message}")
        self.direction = direction
        """What was held back; a material counts as input."""
        self.violation_message = violation_message
        """What may be shown to the end user."""
        self.reply = reply
        """All that the service said."""


def langchain_guard(
    redoubt: Redoubt, *, project_id: str, violation_message: str = "Sorry, I cannot help with that."
) -> Any:
    """A callback handler of LangChain: `model.invoke(messages, config={"callbacks": [langchain_guard(redoubt, ...)]})`.

    The same for chains, agents, tools and retrievers, waited for or awaited. What goes to a model is judged before it is
    asked, its answer and its calls of tools before anybody gets them, what a tool returns and a retriever finds as material,
    before a model reads it. What is blocked raises `GuardBlocked`; a check that cannot be made raises `RedoubtProblem`. A
    streamed answer is judged at its end, when its tokens have left: ask through the proxy to have it held back.

    `project_id`: whose guardrails run. `violation_message`: where the owner set none. Raises `ModuleNotFoundError` where the
    package `langchain-core` is not installed.
    """
    base = import_module("langchain_core.callbacks").BaseCallbackHandler
    return type("LangChainGuard", (_LangChainGuard, base), {})(redoubt, project_id, violation_message)


class _LangChainGuard:
    """Without `raise_error` LangChain would log what is raised here and go on."""

    raise_error = True

    def __init__(self, redoubt: Redoubt, project_id: str, violation_message: str) -> None:
        self._redoubt = redoubt
        self._project_id = project_id
        self._violation_message = violation_message
        self._inputs: dict[Any, str] = {}
        self._conversation: str | None = None
        self._lock = Lock()

    def on_chat_model_start(self, serialized: Any, messages: Sequence[Sequence[Any]], *, run_id: Any, **_: Any) -> None:
        for batch in messages:
            self._begin([_message_of(message) for message in batch], run_id)

    def on_llm_start(self, serialized: Any, prompts: Sequence[str], *, run_id: Any, **_: Any) -> None:
        for prompt in prompts:
            self._begin([{"role": "user", "content": prompt}], run_id)

    def on_llm_end(self, response: Any, *, run_id: Any, **_: Any) -> None:
        with self._lock:
            input_id = self._inputs.pop(run_id, "")
        for generation in (one for batch in response.generations for one in batch):
            output = _answer_of(generation)
            if output == "":
                continue
            body: wire.EvaluateOutputBody = {"input_id": input_id, "output": output}
            reply = self._redoubt.guard.evaluate_output(body, conversation_id=self._conversation_id())
            if not reply["is_safe"]:
                raise self._blocked("output", reply)

    def on_llm_error(self, error: BaseException, *, run_id: Any, **_: Any) -> None:
        with self._lock:
            self._inputs.pop(run_id, None)

    def on_tool_end(self, output: Any, **_: Any) -> None:
        content = getattr(output, "content", output)
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False, default=str)
        self._judge_material("What a tool returned", [{"text": text}])

    def on_retriever_end(self, documents: Sequence[Any], **_: Any) -> None:
        found = [
            {"text": one.page_content, **({} if one.id is None else {"id": one.id})} for one in documents
        ]
        self._judge_material("What a search found", found)

    def _begin(self, messages: list[dict[str, Any]], run_id: Any) -> None:
        input_id = ""
        for end in _ends_to_judge(messages):
            body = cast(wire.EvaluateInputBody, {"messages_history": messages[:end]})
            reply = self._redoubt.guard.evaluate_input(body, conversation_id=self._conversation_id())
            if not reply["is_safe"]:
                raise self._blocked("input", reply)
            input_id = str(reply["input_request"]["id"])
        with self._lock:
            if len(self._inputs) >= RUNS_MAX:
                self._inputs.pop(next(iter(self._inputs)))
            self._inputs[run_id] = input_id

    def _judge_material(self, text: str, documents: list[dict[str, Any]]) -> None:
        documents = [one for one in documents if one["text"] != ""]
        for start in range(0, len(documents), DOCUMENTS_MAX):
            part = documents[start : start + DOCUMENTS_MAX]
            told = {"project_id": self._project_id, "text": text, "documents": part, "store": False}
            reply = self._redoubt.guard.check(cast(wire.CheckBody, told))
            rows: Any = reply.get("documents") or []
            if any(not row["is_safe"] or row["status"] == "error" for row in rows):
                raise self._blocked("input", reply)

    def _blocked(self, direction: Literal["input", "output"], reply: Any) -> GuardBlocked:
        return GuardBlocked(direction, violation_message_of(reply) or self._violation_message, reply)

    def _conversation_id(self) -> str:
        with self._lock:
            if self._conversation is None:
                created = self._redoubt.guard.create_conversation({}, project_id=self._project_id)
                self._conversation = created["id"]
            return self._conversation


def _ends_to_judge(messages: Sequence[Mapping[str, Any]]) -> list[int]:
    """Up to where a history is judged: each message of a human that nobody has answered, and whatever stands last.

    An assistant's message in the last place is the beginning of an answer, so it ends nothing.
    """
    answered = max((at for at, one in enumerate(messages[:-1]) if one["role"] == "assistant"), default=-1)
    last = len(messages) - 1
    return [at + 1 for at, one in enumerate(messages) if at == last or (one["role"] == "user" and at > answered)]


_ROLES = {"human": "user", "ai": "assistant", "system": "system", "tool": "tool", "function": "function"}


def _message_of(message: Any) -> dict[str, Any]:
    """A message of LangChain in the form of the OpenAI protocol."""
    # What was streamed is a chunk, e.g. of type `AIMessageChunk`.
    kind = message.type.removesuffix("MessageChunk").lower()
    told: dict[str, Any] = {"role": _ROLES.get(kind, "user"), "content": message.content}
    calls = getattr(message, "tool_calls", None) or []
    if calls:
        told["tool_calls"] = [
            {
                "id": str(call.get("id") or ""),
                "type": "function",
                "function": {"name": call["name"], "arguments": json.dumps(call["args"], ensure_ascii=False)},
            }
            for call in calls
        ]
    return told


def _answer_of(generation: Any) -> str:
    """The text of an answer with its calls of tools, which are judged like text, also those that nobody could read."""
    message = getattr(generation, "message", None)
    lists = (getattr(message, name, None) or [] for name in ("tool_calls", "invalid_tool_calls"))
    told = [_words_of_call(call) for calls in lists for call in calls]
    text = _text_of(getattr(message, "content", None)) or generation.text
    return "\n".join(part for part in [text, *told] if part)


def _text_of(content: Any) -> str:
    """What a content says: itself, or its texts and refusals as they are shown, one behind the other."""
    if not isinstance(content, list):
        return content if isinstance(content, str) else ""
    blocks = ((one.get("text"), one.get("refusal")) if isinstance(one, dict) else (one,) for one in content)
    return "".join(text for texts in blocks for text in texts if isinstance(text, str))


def _words_of_call(call: Mapping[str, Any]) -> str:
    """The arguments of a broken call are the text that the model wrote."""
    args = call.get("args")
    said = args if isinstance(args, str) else json.dumps(args, ensure_ascii=False)
    return f"{call.get('name') or ''} {said}".strip()
