"""The operations that a key with the permission guard may use.

Written from the contract of the service by `npm run gen`; not to be edited by hand.
"""

from __future__ import annotations

from typing import Any, AsyncIterator, Iterator, Literal

from . import wire
from .operation import Operation
from .operation_group import AsyncOperationGroup, OperationGroup

_CREATE_CONVERSATION = Operation("POST", "/public/guard/v1/conversation", "key")
_CREATE_LINKED_CONVERSATION = Operation("POST", "/public/guard/v1/conversation_linked", "key")
_EVALUATE_INPUT = Operation("POST", "/public/guard/v1/input_guardrails", "key")
_EVALUATE_OUTPUT = Operation("POST", "/public/guard/v1/output_guardrails", "key")
_EXPORT_MONITORING = Operation("GET", "/public/guard/v1/monitoring/messages", "free")
_CHECK = Operation("POST", "/api/v1/check", "key")
_CREATE_LEGACY_CONVERSATION = Operation("POST", "/public/conversations", "key")
_ANALYSE_INPUT = Operation("POST", "/public/safeguard/input", "key")
_ANALYSE_OUTPUT = Operation("POST", "/public/safeguard/output", "key")
_GUARD_MESSAGES = Operation("POST", "/v2/guard", "once")
_APPLY_LITELLM_GUARDRAIL = Operation("POST", "/beta/litellm_basic_guardrail_api", "once")
_READ_ACCESS = Operation("GET", "/api/v1/access", "free")
_READ_STATISTICS = Operation("GET", "/api/v1/projects/{id}/statistics", "free")
_CREATE_FEEDBACK = Operation("POST", "/api/v1/messages/{id}/feedback", "key")
_LIST_FEEDBACK = Operation("GET", "/api/v1/feedback", "free")


class GuardOperations(OperationGroup):
    """The operations as methods that return when they are done. Each raises `RedoubtProblem`."""

    def create_conversation(
        self,
        body: wire.CreateConversationBody | None = None,
        *,
        project_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Conversation:
        """Create a conversation. Groups what one end user says and is answered. Its id stays valid for ever."""
        reply: wire.Conversation = self._call(
            _CREATE_CONVERSATION,
            {},
            {"project_id": project_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def create_linked_conversation(
        self,
        body: wire.CreateConversationBody | None = None,
        *,
        project_id: str,
        conversation_linked_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Conversation:
        """Create or reuse the conversation of a chat in another product. There is one conversation for each linked id
        in a project; simultaneous calls get the same one. A reused conversation keeps its name and description."""
        reply: wire.Conversation = self._call(
            _CREATE_LINKED_CONVERSATION,
            {},
            {"project_id": project_id, "conversation_linked_id": conversation_linked_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def evaluate_input(
        self,
        body: wire.EvaluateInputBody,
        *,
        conversation_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EvaluateInputReply:
        """Evaluate a user message before the LLM sees it. Evaluates the last message of the history. Which guardrails
        run follows the project. The reply leaves when message and verdict are durable. A blocked message is HTTP 200
        with `is_safe: false`."""
        reply: wire.EvaluateInputReply = self._call(
            _EVALUATE_INPUT,
            {},
            {"conversation_id": conversation_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def evaluate_output(
        self,
        body: wire.EvaluateOutputBody,
        *,
        conversation_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EvaluateOutputReply:
        """Evaluate an LLM answer before the user sees it. The stored input and its history are the context."""
        reply: wire.EvaluateOutputReply = self._call(
            _EVALUATE_OUTPUT,
            {},
            {"conversation_id": conversation_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def export_monitoring(
        self,
        *,
        project_id: str,
        period: Literal["7d", "1m", "3m", "6m"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        metric_id: str | None = None,
        issues_only: bool | None = None,
        unsafe_only: bool | None = None,
        direction: Literal["input", "output"] | None = None,
        criticality: Literal["low", "medium", "high", "critical"] | None = None,
        latency_ms_min: float | None = None,
        errors_only: bool | None = None,
        security_only: bool | None = None,
        shadow_only: bool | None = None,
        topic_id: str | None = None,
        role: Literal["user", "assistant"] | None = None,
        images_only: bool | None = None,
        documents_only: bool | None = None,
        tool_messages_only: bool | None = None,
        feedback: Literal["any", "false_alarm", "missed"] | None = None,
        conversation_id: str | None = None,
        conversation_linked_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ExportMonitoringReply:
        """Export what was evaluated in a project. Messages newest first with their verdicts, and counters of the
        whole period."""
        reply: wire.ExportMonitoringReply = self._call(
            _EXPORT_MONITORING,
            {},
            {"project_id": project_id, "period": period, "from": from_, "to": to, "metric_id": metric_id, "issues_only": issues_only, "unsafe_only": unsafe_only, "direction": direction, "criticality": criticality, "latency_ms_min": latency_ms_min, "errors_only": errors_only, "security_only": security_only, "shadow_only": shadow_only, "topic_id": topic_id, "role": role, "images_only": images_only, "documents_only": documents_only, "tool_messages_only": tool_messages_only, "feedback": feedback, "conversation_id": conversation_id, "conversation_linked_id": conversation_linked_id, "limit": limit, "cursor": cursor},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def check(
        self,
        body: wire.CheckBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CheckReply:
        """Evaluate a message, and if wanted its answer, in one call. Each check is stored in a conversation of its
        own. Up to 100 checks as `items`."""
        reply: wire.CheckReply = self._call(
            _CHECK,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def create_legacy_conversation(
        self,
        body: wire.CreateConversationBody | None = None,
        *,
        clientId: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.LegacyConversation:
        """Create a conversation (older generation). The same conversation as v1 makes; its id is good in both
        generations."""
        reply: wire.LegacyConversation = self._call(
            _CREATE_LEGACY_CONVERSATION,
            {},
            {"clientId": clientId},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def analyse_input(
        self,
        body: wire.AnalyseInputBody,
        *,
        conversationId: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AnalyseInputReply:
        """Analyse a user message (older generation). Compares the last message with the topics of the project and
        recommends whether to allow it. What policies and the security guardrail say about it is in the monitoring
        export, and in the reply of v1."""
        reply: wire.AnalyseInputReply = self._call(
            _ANALYSE_INPUT,
            {},
            {"conversationId": conversationId},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def analyse_output(
        self,
        body: wire.AnalyseOutputBody | None = None,
        *,
        conversationId: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AnalyseOutputReply:
        """Analyse an exchange (older generation). Applies the project's output policies to what the LLM answered. At
        least one of `inputId` and `input` and one of `outputId` and `output` are needed; a text is ignored when its
        id is given."""
        reply: wire.AnalyseOutputReply = self._call(
            _ANALYSE_OUTPUT,
            {},
            {"conversationId": conversationId},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def guard_messages(
        self,
        body: wire.GuardMessagesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.GuardMessagesReply:
        """Judge the latest exchange, in the shape of Lakera Guard. For those who move. Judged and stored as one
        `check`; the key comes as `X-Api-Key` or as a bearer. See docs/guides/move-from-lakera.md."""
        reply: wire.GuardMessagesReply = self._call(
            _GUARD_MESSAGES,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def apply_litellm_guardrail(
        self,
        body: wire.LitellmGuardrailBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.LitellmGuardrailReply:
        """Judge a request or an answer of LiteLLM. What LiteLLM asks of a guardrail of the kind
        `generic_guardrail_api`. Judged and stored as one `check`; a request in which there is nothing to judge is
        refused. See docs/guides/litellm.md."""
        reply: wire.LitellmGuardrailReply = self._call(
            _APPLY_LITELLM_GUARDRAIL,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_access(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Access:
        """Read what the asking key may reach. The organization of the key, what it may do and the projects that it
        holds. Any key may ask this: it is how a client of the red-team operations finds what to send as
        `X-Organization-Id`, and where to keep a test that names no project."""
        reply: wire.Access = self._call(
            _READ_ACCESS,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def read_statistics(
        self,
        id: str,
        *,
        days: int | None = None,
        utc_offset_minutes: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Statistics:
        """Count what was judged, day by day. Messages, what was blocked and why, what could not be checked, and how
        long checks took. Counters are exact; latency is read from the newest messages of each day."""
        reply: wire.Statistics = self._call(
            _READ_STATISTICS,
            {"id": id},
            {"days": days, "utc_offset_minutes": utc_offset_minutes},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def create_feedback(
        self,
        id: str,
        body: wire.CreateFeedbackBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Feedback:
        """Say that a verdict was wrong. Feedback changes no verdict; monitoring counts it."""
        reply: wire.Feedback = self._call(
            _CREATE_FEEDBACK,
            {"id": id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def list_feedback(
        self,
        *,
        project_id: str | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.FeedbackList:
        """List feedback. Newest first."""
        reply: wire.FeedbackList = self._call(
            _LIST_FEEDBACK,
            {},
            {"project_id": project_id, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_feedback(
        self,
        *,
        project_id: str | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> Iterator[wire.Feedback]:
        """List feedback, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_FEEDBACK,
            "items",
            {},
            {"project_id": project_id, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )


class AsyncGuardOperations(AsyncOperationGroup):
    """The operations as methods to be awaited. Each raises `RedoubtProblem`."""

    async def create_conversation(
        self,
        body: wire.CreateConversationBody | None = None,
        *,
        project_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Conversation:
        """Create a conversation. Groups what one end user says and is answered. Its id stays valid for ever."""
        reply: wire.Conversation = await self._call(
            _CREATE_CONVERSATION,
            {},
            {"project_id": project_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def create_linked_conversation(
        self,
        body: wire.CreateConversationBody | None = None,
        *,
        project_id: str,
        conversation_linked_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Conversation:
        """Create or reuse the conversation of a chat in another product. There is one conversation for each linked id
        in a project; simultaneous calls get the same one. A reused conversation keeps its name and description."""
        reply: wire.Conversation = await self._call(
            _CREATE_LINKED_CONVERSATION,
            {},
            {"project_id": project_id, "conversation_linked_id": conversation_linked_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def evaluate_input(
        self,
        body: wire.EvaluateInputBody,
        *,
        conversation_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EvaluateInputReply:
        """Evaluate a user message before the LLM sees it. Evaluates the last message of the history. Which guardrails
        run follows the project. The reply leaves when message and verdict are durable. A blocked message is HTTP 200
        with `is_safe: false`."""
        reply: wire.EvaluateInputReply = await self._call(
            _EVALUATE_INPUT,
            {},
            {"conversation_id": conversation_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def evaluate_output(
        self,
        body: wire.EvaluateOutputBody,
        *,
        conversation_id: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.EvaluateOutputReply:
        """Evaluate an LLM answer before the user sees it. The stored input and its history are the context."""
        reply: wire.EvaluateOutputReply = await self._call(
            _EVALUATE_OUTPUT,
            {},
            {"conversation_id": conversation_id},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def export_monitoring(
        self,
        *,
        project_id: str,
        period: Literal["7d", "1m", "3m", "6m"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        metric_id: str | None = None,
        issues_only: bool | None = None,
        unsafe_only: bool | None = None,
        direction: Literal["input", "output"] | None = None,
        criticality: Literal["low", "medium", "high", "critical"] | None = None,
        latency_ms_min: float | None = None,
        errors_only: bool | None = None,
        security_only: bool | None = None,
        shadow_only: bool | None = None,
        topic_id: str | None = None,
        role: Literal["user", "assistant"] | None = None,
        images_only: bool | None = None,
        documents_only: bool | None = None,
        tool_messages_only: bool | None = None,
        feedback: Literal["any", "false_alarm", "missed"] | None = None,
        conversation_id: str | None = None,
        conversation_linked_id: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.ExportMonitoringReply:
        """Export what was evaluated in a project. Messages newest first with their verdicts, and counters of the
        whole period."""
        reply: wire.ExportMonitoringReply = await self._call(
            _EXPORT_MONITORING,
            {},
            {"project_id": project_id, "period": period, "from": from_, "to": to, "metric_id": metric_id, "issues_only": issues_only, "unsafe_only": unsafe_only, "direction": direction, "criticality": criticality, "latency_ms_min": latency_ms_min, "errors_only": errors_only, "security_only": security_only, "shadow_only": shadow_only, "topic_id": topic_id, "role": role, "images_only": images_only, "documents_only": documents_only, "tool_messages_only": tool_messages_only, "feedback": feedback, "conversation_id": conversation_id, "conversation_linked_id": conversation_linked_id, "limit": limit, "cursor": cursor},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def check(
        self,
        body: wire.CheckBody | None = None,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.CheckReply:
        """Evaluate a message, and if wanted its answer, in one call. Each check is stored in a conversation of its
        own. Up to 100 checks as `items`."""
        reply: wire.CheckReply = await self._call(
            _CHECK,
            {},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def create_legacy_conversation(
        self,
        body: wire.CreateConversationBody | None = None,
        *,
        clientId: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.LegacyConversation:
        """Create a conversation (older generation). The same conversation as v1 makes; its id is good in both
        generations."""
        reply: wire.LegacyConversation = await self._call(
            _CREATE_LEGACY_CONVERSATION,
            {},
            {"clientId": clientId},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def analyse_input(
        self,
        body: wire.AnalyseInputBody,
        *,
        conversationId: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AnalyseInputReply:
        """Analyse a user message (older generation). Compares the last message with the topics of the project and
        recommends whether to allow it. What policies and the security guardrail say about it is in the monitoring
        export, and in the reply of v1."""
        reply: wire.AnalyseInputReply = await self._call(
            _ANALYSE_INPUT,
            {},
            {"conversationId": conversationId},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def analyse_output(
        self,
        body: wire.AnalyseOutputBody | None = None,
        *,
        conversationId: str,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.AnalyseOutputReply:
        """Analyse an exchange (older generation). Applies the project's output policies to what the LLM answered. At
        least one of `inputId` and `input` and one of `outputId` and `output` are needed; a text is ignored when its
        id is given."""
        reply: wire.AnalyseOutputReply = await self._call(
            _ANALYSE_OUTPUT,
            {},
            {"conversationId": conversationId},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def guard_messages(
        self,
        body: wire.GuardMessagesBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.GuardMessagesReply:
        """Judge the latest exchange, in the shape of Lakera Guard. For those who move. Judged and stored as one
        `check`; the key comes as `X-Api-Key` or as a bearer. See docs/guides/move-from-lakera.md."""
        reply: wire.GuardMessagesReply = await self._call(
            _GUARD_MESSAGES,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def apply_litellm_guardrail(
        self,
        body: wire.LitellmGuardrailBody,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.LitellmGuardrailReply:
        """Judge a request or an answer of LiteLLM. What LiteLLM asks of a guardrail of the kind
        `generic_guardrail_api`. Judged and stored as one `check`; a request in which there is nothing to judge is
        refused. See docs/guides/litellm.md."""
        reply: wire.LitellmGuardrailReply = await self._call(
            _APPLY_LITELLM_GUARDRAIL,
            {},
            {},
            body,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_access(
        self,
        *,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Access:
        """Read what the asking key may reach. The organization of the key, what it may do and the projects that it
        holds. Any key may ask this: it is how a client of the red-team operations finds what to send as
        `X-Organization-Id`, and where to keep a test that names no project."""
        reply: wire.Access = await self._call(
            _READ_ACCESS,
            {},
            {},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def read_statistics(
        self,
        id: str,
        *,
        days: int | None = None,
        utc_offset_minutes: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Statistics:
        """Count what was judged, day by day. Messages, what was blocked and why, what could not be checked, and how
        long checks took. Counters are exact; latency is read from the newest messages of each day."""
        reply: wire.Statistics = await self._call(
            _READ_STATISTICS,
            {"id": id},
            {"days": days, "utc_offset_minutes": utc_offset_minutes},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def create_feedback(
        self,
        id: str,
        body: wire.CreateFeedbackBody,
        *,
        idempotency_key: str | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.Feedback:
        """Say that a verdict was wrong. Feedback changes no verdict; monitoring counts it."""
        reply: wire.Feedback = await self._call(
            _CREATE_FEEDBACK,
            {"id": id},
            {},
            body,
            idempotency_key=idempotency_key,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    async def list_feedback(
        self,
        *,
        project_id: str | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> wire.FeedbackList:
        """List feedback. Newest first."""
        reply: wire.FeedbackList = await self._call(
            _LIST_FEEDBACK,
            {},
            {"project_id": project_id, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
        return reply

    def iterate_feedback(
        self,
        *,
        project_id: str | None = None,
        offset: int | None = None,
        limit: int | None = None,
        timeout_s: float | None = None,
        retries: int | None = None,
    ) -> AsyncIterator[wire.Feedback]:
        """List feedback, page after page: `offset` is where it begins, `limit` the size of a page. What is added or
        removed meanwhile may be missed or seen twice."""
        return self._walk(
            _LIST_FEEDBACK,
            "items",
            {},
            {"project_id": project_id, "offset": offset, "limit": limit},
            None,
            timeout_s=timeout_s,
            retries=retries,
        )
