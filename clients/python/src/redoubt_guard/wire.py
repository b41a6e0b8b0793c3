"""What is sent and what is answered, as plain dictionaries with types.

Written from the contract of the service by `npm run gen`; not to be edited by hand.
"""

from __future__ import annotations

import sys
from typing import Any, Literal, TypedDict

if sys.version_info >= (3, 11):
    from typing import NotRequired
else:
    from typing_extensions import NotRequired


class ProjectPolicy(TypedDict):
    metricId: str
    """The policy's id."""
    blockInput: bool
    """Apply to input guardrails."""
    blockOutput: bool
    """Apply to output guardrails."""
    shadow: NotRequired[bool]
    """Extension: the policy is judged where it applies and its row is shown and stored, but it has no say in any
    `is_safe`."""


class ProjectTopic(TypedDict):
    topicId: str
    """An id."""
    enableInput: bool
    enableOutput: bool


class SecurityGuardrails(TypedDict):
    securityGuardrailBlockInput: NotRequired[bool]
    securityGuardrailBlockOutput: NotRequired[bool]
    securityGuardrailDetectionThreshold: NotRequired[float]
    """A value at or above it is unsafe. 1 = 1 % false alarms; lower is stricter."""
    securityViolationMessage: NotRequired[str | None]
    """Extension: shown to the end user when blocked."""


class SecondOpinion(TypedDict):
    below: NotRequired[float]
    """How far below a policy's threshold a value is still open."""
    above: NotRequired[float]
    """How far above it."""
    catalogue: NotRequired[bool]
    """Whether the catalogue's policies are asked about like the owner's own; never those that look for personal data,
    secrets or the system prompt."""
    fast: NotRequired[bool]
    """Whether checks in `fast` mode wait for the LLM too. They then take as long as it does."""


class CreateProjectBody(TypedDict):
    name: str
    description: str
    organizationId: str
    """An id."""
    policies: NotRequired[list[ProjectPolicy]]
    topics: NotRequired[list[ProjectTopic]]
    securityGuardrails: SecurityGuardrails
    guardrailExecutionMode: NotRequired[Literal["normal", "fast"]]
    failureMode: NotRequired[Literal["closed", "open"]]
    """Extension: what a check that failed counts as; `closed` = unsafe."""
    language: NotRequired[str | None]
    """Extension: the language of its users as a BCP 47 tag, e.g. `pt-BR`. For people and tests; checks judge every
    language alike."""
    dataRetentionDays: NotRequired[int | None]
    """Extension: days after which texts are removed; ids and verdicts stay. Default: kept."""
    storeText: NotRequired[Literal["full", "redacted", "none"]]
    """Extension: how judged texts are stored. `redacted`: personal data and secrets become marks such as `[email]`.
    `none`: not at all, so that outputs are judged without the stored input. Replies are the same. What is said in
    red-team tests of the project follows as soon as it is judged."""
    secondOpinion: NotRequired[SecondOpinion | None]
    """Extension, off by default: an LLM (`REDOUBT_LLM_BASE_URL`) is asked once about each policy that is judged by
    meaning and whose value lies within the band around its threshold. **The text, the request that it answers and the
    rule are then sent to that LLM**, whatever `storeText` says. Where it fails the verdict of the detector stays,
    with `status: warning`. 409 `precondition-missing` on a server without an LLM. Null switches it off."""


class CreateProjectReply(TypedDict):
    projectId: str


class CreateConversationBody(TypedDict):
    name: NotRequired[str | None]
    """Default, also when empty: 'API Conversation' followed by the present time in ISO 8601."""
    description: NotRequired[str | None]


class Conversation(TypedDict):
    id: str
    name: str
    description: str | None
    created_at: str
    is_client: bool
    """Always true for conversations created through the API."""


class ContentPartImageUrl(TypedDict):
    url: str


class ContentPart(TypedDict):
    type: str
    """`text`, `refusal` and `image_url` are judged, and `input_text`, `output_text` and `input_image` like them.
    Others, such as `input_audio` and `file`, are named in `not_judged`."""
    text: NotRequired[str]
    refusal: NotRequired[str]
    image_url: NotRequired[str | ContentPartImageUrl]
    """A data URL (`data:image/png;base64,…`). In the last message it is judged as an image is; another URL is named
    in `not_judged`."""


class HistoryMessage(TypedDict):
    role: Literal["user", "system", "assistant", "developer", "tool", "function"]
    """Extension: `developer` counts as `system`; `tool` and `function` return material, which is judged for orders
    planted in it."""
    content: NotRequired[str | None | list[ContentPart]]
    """Plain text; images go into `images`. Extensions: a list of parts as in the OpenAI protocol, whose texts are one
    text with an empty line between; null, as in a message that only calls tools, which may leave it out, is no
    text."""
    tool_calls: NotRequired[list[Any]]
    """Extension: `{id?, type, function: {name, arguments}}`. Names and arguments are judged as part of the text of
    the message."""
    function_call: NotRequired[Any]
    """Extension: the older form, `{name, arguments}`."""


class EvaluateInputBodyGuardrail(TypedDict):
    type: Literal["policies_guardrail", "security_guardrail", "topics_guardrail"]


class Image(TypedDict):
    base64: str
    """Base64 bytes only, no data-URL prefix, at most 7,340,032 characters."""
    mimeType: str
    name: NotRequired[str | None]


class Document(TypedDict):
    id: NotRequired[str | None]
    """The client's own id; it comes back in the reply."""
    title: NotRequired[str | None]
    """For people; reasons name it."""
    text: NotRequired[str]
    html: NotRequired[str]
    """Comments, concealed elements and attributes are read too."""
    markdown: NotRequired[str]
    json: NotRequired[Any]
    """Any JSON value, or a string that holds JSON text. Of a value, places are told by JSON pointer."""


class EvaluateInputBody(TypedDict):
    messages_history: list[HistoryMessage]
    """Oldest first; the last message is evaluated. At most 1,000,000 characters together."""
    guardrails: NotRequired[list[EvaluateInputBodyGuardrail]]
    """Advisory: which guardrails run is decided by the project."""
    images: NotRequired[list[Image]]
    """PNG, JPEG, WebP or GIF, at most 6. Policies judge the text in them."""
    documents: NotRequired[list[Document]]
    """Extension: retrieved or attached documents. Judged by the security guardrail for orders planted in them, never
    as the user's words; not stored. 400,000 characters of all of them and of the tool messages are read together, the
    rest is named in `unjudged`."""
    execution_mode: NotRequired[Literal["normal", "fast"]]
    redacted_text: NotRequired[bool]
    """Extension: reply with `redacted_text`. Changes nothing about what is judged, decided or stored; a message that
    holds data stays unsafe to the policy that forbids it."""


class EvaluatedMessageContent(TypedDict):
    text: str
    text_with_context: str
    """The text restated with what earlier turns supply."""
    processed: str
    """Repeats `text_with_context`."""


class EvaluatedMessage(TypedDict):
    id: str | None
    """Null only when nothing was stored (`store: false`)."""
    role: Literal["user", "assistant"]
    content: EvaluatedMessageContent


class SecondOpinionResult(TypedDict):
    """Extension, only where the project wanted an LLM to be asked about this value."""

    outcome: Literal["agreed", "overturned", "failed"]
    """`agreed`, `overturned`: the LLM decided. `failed`: there was no opinion, and the detector decided alone."""
    decided_by: Literal["llm", "detector"]
    local_value: float
    """The detector's value. Where it was overturned, `value` is the end of the band on the LLM's side."""
    failure: str | None
    """Why there was no opinion: `not-configured`, `budget-spent`, `organization-budget-spent`, `busy`,
    `organization-busy`, `circuit-open`, `timed-out`, `failed`, `malformed`, `unsure`, `too-long`, `with-images` or
    `too-many`."""


class Span(TypedDict):
    start: int
    """UTF-16 units from the start of the text as sent; 0 for a place in an image."""
    end: int
    """Exclusive."""
    view: str
    """How the place was seen: `as sent`, `normalised`, `base64`, …; `image 2` for the second image."""
    label: str
    """What was seen there."""


class PolicyResultUnjudgedItem(TypedDict):
    start: int
    """UTF-16 units from the start of the text as sent."""
    end: int
    """Exclusive."""


class PolicyResultDetector(TypedDict):
    id: str
    version: str


class PolicyResult(TypedDict):
    id: str
    name: str
    description: str
    criticality: Literal["low", "medium", "high", "critical"]
    detection_threshold: float
    detection_is_above_threshold: bool
    is_default: bool
    is_archived: bool
    created_at: str
    updated_at: str
    archived_at: str | None
    value: float
    """0 to 1."""
    is_safe: bool
    policy_violation_message: str | None
    shadow: NotRequired[bool]
    """Extension, only where true: the policy is tried out. `is_safe` of this row is what it would say; nothing else
    heeds it."""
    second_opinion: NotRequired[SecondOpinionResult]
    """Extension, only where the project wanted an LLM to be asked about this value."""
    status: Literal["success", "warning", "error"]
    """`warning`: judged in part or by a fallback. `error`: not judged. What was not judged (all of it, a range of the
    text, an image) follows the failure mode: with `closed` it is never safe."""
    reason: str | None
    spans: list[Span]
    unjudged: list[PolicyResultUnjudgedItem]
    """Ranges of the text that were not judged; with the failure mode `closed` they make the result unsafe."""
    detector: PolicyResultDetector


class PoliciesGuardrailResults(TypedDict):
    policies: list[PolicyResult]
    is_safe: bool
    timestamp: str


class SecurityGuardrailResults(TypedDict):
    is_safe: bool
    timestamp: str
    value: float
    """Calibrated risk: 1 is the point with 1 % false alarms on benign traffic, 2 the one with .01 %."""
    security_violation_message: str | None
    status: Literal["success", "warning", "error"]
    """`warning`: judged in part or by a fallback. `error`: not judged. What was not judged (all of it, a range of the
    text, an image) follows the failure mode: with `closed` it is never safe."""
    reason: str | None
    spans: list[Span]
    unjudged: list[PolicyResultUnjudgedItem]
    """Ranges of the text that were not judged; with the failure mode `closed` they make the result unsafe."""
    detector: PolicyResultDetector


class TopicResultTopicSentence(TypedDict):
    id: str
    text: str
    similarity: float
    """0 to 1."""


class TopicResult(TypedDict):
    id: str
    topic_name: str
    state: Literal["safe", "unsafe"]
    similarity: float
    """0 to 1, that of the nearest sentence."""
    topic_sentences: list[TopicResultTopicSentence]
    """The nearest sentences of the topic, at most 5."""


class TopicsGuardrailResults(TypedDict):
    topics: list[TopicResult]
    """All of the project's topics for the direction; empty when `status` is `error`."""
    is_safe: bool
    """False when an unsafe topic is at or above its similarity threshold."""
    timestamp: str
    status: Literal["success", "warning", "error"]
    """`warning`: compared in part. `error`: not compared."""
    reason: str | None


class DocumentResultSpan(TypedDict):
    start: int
    """UTF-16 units from the start of the document as sent."""
    end: int
    """Exclusive."""
    path: str | None
    """Of a JSON value: the JSON pointer of the value to whose text `start` and `end` count. Else null."""
    view: str
    """How the place was seen: `as sent`, `rendered`, `hidden`, `base64`, …"""
    label: str


class DocumentResultUnjudgedItem(TypedDict):
    start: int
    """UTF-16 units from the start of the document as sent."""
    end: int
    """Exclusive."""
    path: str | None
    """Of a JSON value: the JSON pointer of the value to whose text `start` and `end` count. Else null."""


class DocumentResult(TypedDict):
    index: int
    """Its place in `documents`, from 0."""
    id: str | None
    title: str | None
    is_safe: bool
    value: float
    """Calibrated risk: 1 is the point with 1 % false alarms on clean documents."""
    status: Literal["success", "warning", "error"]
    """`warning`: judged in part. `error`: not judged; `is_safe` follows the failure mode."""
    reason: str | None
    spans: list[DocumentResultSpan]
    unjudged: list[DocumentResultUnjudgedItem]
    """Ranges of the document that were not judged."""


class ToolMessageResult(TypedDict):
    message_index: int
    """Its place in `messages_history`, from 0."""
    image: NotRequired[int]
    """There where the text in an image of that message was judged: its number among the images of the request, from
    1. Spans then have no place, and `view` names the image."""
    is_safe: bool
    value: float
    """Calibrated risk: 1 is the point with 1 % false alarms on clean documents."""
    status: Literal["success", "warning", "error"]
    """`warning`: judged in part. `error`: not judged; `is_safe` follows the failure mode."""
    reason: str | None
    spans: list[DocumentResultSpan]
    unjudged: list[DocumentResultUnjudgedItem]
    """Ranges of the document that were not judged."""


class NotJudgedPart(TypedDict):
    message_index: int
    """Its place in `messages_history`, from 0."""
    part_index: int
    """Its place in `content`, from 0."""
    type: str


class RedactedTextMessageSpan(TypedDict):
    start: int
    """UTF-16 units from the start of the text as sent."""
    end: int
    """Exclusive."""
    placeholder: str


class RedactedTextMessage(TypedDict):
    message_index: int
    """Its place in `messages_history`, from 0."""
    text: str
    """The text with placeholders in the place of data, e.g. `[EMAIL_1]`."""
    spans: list[RedactedTextMessageSpan]
    """What was replaced, in the order of the text."""


class RedactedTextOutput(TypedDict):
    text: str
    """The text with placeholders in the place of data, e.g. `[EMAIL_1]`."""
    spans: list[RedactedTextMessageSpan]
    """What was replaced, in the order of the text."""


class RedactedText(TypedDict):
    """Extension, with `redacted_text: true`: what the personal data, payment card and credentials policies of the
    project find (those in shadow aside) is replaced. The same data has the same placeholder in the whole call. At
    most 10,000 places of a call."""

    status: Literal["replaced", "nothing_found", "not_done"]
    """`not_done`: there is no text here, and none may be taken for free of data; `note` says why."""
    note: str | None
    messages: list[RedactedTextMessage]
    """Every message of the request, whoever said it; empty on /output_guardrails."""
    output: RedactedTextOutput | None
    """The answer, where one was given."""
    placeholders: dict[str, str]
    """What each placeholder stands for. It is in this reply alone: neither stored nor logged, and a repetition by
    `Idempotency-Key` does not have it."""


class EvaluateInputReply(TypedDict):
    is_safe: bool
    """True only if every executed guardrail reports safe."""
    input_request: EvaluatedMessage
    policies_guardrail_results: NotRequired[PoliciesGuardrailResults]
    security_guardrail_results: NotRequired[SecurityGuardrailResults]
    topics_guardrail_results: NotRequired[TopicsGuardrailResults]
    documents: NotRequired[list[DocumentResult]]
    """Extension: one for each document, in the order of the request."""
    tool_messages: NotRequired[list[ToolMessageResult]]
    """Extension: one for each tool message from which the next answer will be made, and one for each image in those
    behind the last message of the assistant."""
    not_judged: NotRequired[list[NotJudgedPart]]
    """Extension: parts that nobody judged, such as audio, files and images by URL; the first 100."""
    redacted_text: NotRequired[RedactedText]
    """Extension, with `redacted_text: true`: what the personal data, payment card and credentials policies of the
    project find (those in shadow aside) is replaced. The same data has the same placeholder in the whole call. At
    most 10,000 places of a call."""


class EvaluateOutputBody(TypedDict):
    input_id: str
    """An id."""
    output: str
    """The LLM text, at most 1,000,000 characters."""
    guardrails: NotRequired[list[EvaluateInputBodyGuardrail]]
    """Advisory: which guardrails run is decided by the project."""
    execution_mode: NotRequired[Literal["normal", "fast"]]
    redacted_text: NotRequired[bool]
    """Extension: reply with `redacted_text`. Changes nothing about what is judged, decided or stored; a message that
    holds data stays unsafe to the policy that forbids it."""


class EvaluateOutputReply(TypedDict):
    is_safe: bool
    output_request: EvaluatedMessage
    output_message_id: str | None
    policies_guardrail_results: NotRequired[PoliciesGuardrailResults]
    security_guardrail_results: NotRequired[SecurityGuardrailResults]
    topics_guardrail_results: NotRequired[TopicsGuardrailResults]
    redacted_text: NotRequired[RedactedText]
    """Extension, with `redacted_text: true`: what the personal data, payment card and credentials policies of the
    project find (those in shadow aside) is replaced. The same data has the same placeholder in the whole call. At
    most 10,000 places of a call."""


class ExportMonitoringReplyMeta(TypedDict):
    projectId: str
    projectName: str
    period: str
    startDate: str
    endDate: str
    generatedAt: str
    messageCount: int
    """Messages of the whole period that the filters keep."""
    messageCountIsCut: NotRequired[bool]
    """Extension, only where true: counting stopped at `messageCount`, and there may be more, as `is_total_cut` of
    `GET /api/v1/messages`."""
    truncated: bool
    """True when `messages` does not hold all of them."""
    nextCursor: str | None


class ExportMonitoringReplyStatsByCriticality(TypedDict):
    low: int
    medium: int
    high: int
    critical: int


class ExportMonitoringReplyStatsSecurity(TypedDict):
    inputUnsafe: int
    outputUnsafe: int


class ExportMonitoringReplyStatsFeedback(TypedDict):
    """Extension: feedback that was given in the period."""

    false_alarm: int
    missed: int


class ExportMonitoringReplyStats(TypedDict):
    byCriticality: ExportMonitoringReplyStatsByCriticality
    security: ExportMonitoringReplyStatsSecurity
    shadow: NotRequired[int]
    """Extension, with `metric_id` only: how often the policy would have been violated while it was in shadow mode.
    Not in any other counter."""
    feedback: ExportMonitoringReplyStatsFeedback
    """Extension: feedback that was given in the period."""


class MonitoringMessageSecurity(TypedDict):
    is_safe: bool
    value: float
    status: str
    reason: str | None


class MonitoringMessagePolicy(TypedDict):
    id: str
    name: str
    criticality: Literal["low", "medium", "high", "critical"]
    value: float
    is_safe: bool
    status: str
    reason: str | None
    shadow: NotRequired[bool]
    """Extension, only where true: the policy was tried out and had no say."""
    second_opinion: NotRequired[SecondOpinionResult]
    """Extension, only where the project wanted an LLM to be asked about this value."""


class MonitoringMessageTopic(TypedDict):
    id: str
    name: str
    state: str
    similarity: float


class UpstreamUse(TypedDict):
    """Extension, only of answers that came through the OpenAI-compatible proxy; of several choices the first has
    it."""

    latency_ms: float
    """How long this service waited for it; neither judging nor a slow reader counts."""
    input_tokens: int | None
    """Null when the service did not say."""
    output_tokens: int | None
    """Null when the service did not say."""


class MonitoringMessage(TypedDict):
    id: str
    conversation_id: str
    conversation_name: str
    direction: Literal["input", "output"]
    role: str
    text: str | None
    text_removed_at: NotRequired[str | None]
    created_at: str
    is_safe: bool
    security: MonitoringMessageSecurity | None
    policies: list[MonitoringMessagePolicy]
    topics: list[MonitoringMessageTopic]
    images: int
    latency_ms: float
    upstream: NotRequired[UpstreamUse]
    """Extension, only of answers that came through the OpenAI-compatible proxy; of several choices the first has
    it."""
    mode: str


class ExportMonitoringReply(TypedDict):
    meta: ExportMonitoringReplyMeta
    stats: ExportMonitoringReplyStats
    messages: list[MonitoringMessage]


class CheckItem(TypedDict):
    project_id: NotRequired[str]
    """Default: the organization's sample project."""
    text: NotRequired[str]
    """Short for a history of one user message."""
    messages_history: NotRequired[list[HistoryMessage]]
    """Oldest first; the last message is evaluated. At most 1,000,000 characters together."""
    output: NotRequired[str]
    """What the LLM answered; evaluated too."""
    images: NotRequired[list[Image]]
    """PNG, JPEG, WebP or GIF, at most 6. Policies judge the text in them."""
    documents: NotRequired[list[Document]]
    """Extension: retrieved or attached documents. Judged by the security guardrail for orders planted in them, never
    as the user's words; not stored. 400,000 characters of all of them and of the tool messages are read together, the
    rest is named in `unjudged`."""
    execution_mode: NotRequired[Literal["normal", "fast"]]
    store: NotRequired[bool]
    """False: nothing is stored."""
    redacted_text: NotRequired[bool]
    """Extension: reply with `redacted_text`. Changes nothing about what is judged, decided or stored; a message that
    holds data stays unsafe to the policy that forbids it."""
    detail: NotRequired[Literal["summary", "full"]]
    """How much the reply tells: `summary` leaves out what the owner saved of policies and topics anyway."""


class CheckBody(TypedDict):
    project_id: NotRequired[str]
    """Default: the organization's sample project."""
    text: NotRequired[str]
    """Short for a history of one user message."""
    messages_history: NotRequired[list[HistoryMessage]]
    """Oldest first; the last message is evaluated. At most 1,000,000 characters together."""
    output: NotRequired[str]
    """What the LLM answered; evaluated too."""
    images: NotRequired[list[Image]]
    """PNG, JPEG, WebP or GIF, at most 6. Policies judge the text in them."""
    documents: NotRequired[list[Document]]
    """Extension: retrieved or attached documents. Judged by the security guardrail for orders planted in them, never
    as the user's words; not stored. 400,000 characters of all of them and of the tool messages are read together, the
    rest is named in `unjudged`."""
    execution_mode: NotRequired[Literal["normal", "fast"]]
    store: NotRequired[bool]
    """False: nothing is stored."""
    redacted_text: NotRequired[bool]
    """Extension: reply with `redacted_text`. Changes nothing about what is judged, decided or stored; a message that
    holds data stays unsafe to the policy that forbids it."""
    detail: NotRequired[Literal["summary", "full"]]
    """How much the reply tells: `summary` leaves out what the owner saved of policies and topics anyway."""
    items: NotRequired[list[CheckItem]]
    """Up to 100 checks in one call."""


class CheckReplyPoliciesGuardrailResultsPolicy(TypedDict):
    id: str
    name: str
    criticality: Literal["low", "medium", "high", "critical"]
    detection_threshold: float
    detection_is_above_threshold: bool
    value: float
    """0 to 1."""
    is_safe: bool
    policy_violation_message: str | None
    shadow: NotRequired[bool]
    """Extension, only where true: the policy is tried out. `is_safe` of this row is what it would say; nothing else
    heeds it."""
    second_opinion: NotRequired[SecondOpinionResult]
    """Extension, only where the project wanted an LLM to be asked about this value."""
    status: Literal["success", "warning", "error"]
    """`warning`: judged in part or by a fallback. `error`: not judged. What was not judged (all of it, a range of the
    text, an image) follows the failure mode: with `closed` it is never safe."""
    reason: str | None
    spans: list[Span]
    unjudged: list[PolicyResultUnjudgedItem]
    """Ranges of the text that were not judged; with the failure mode `closed` they make the result unsafe."""
    detector: PolicyResultDetector
    description: NotRequired[str]
    is_default: NotRequired[bool]
    is_archived: NotRequired[bool]
    created_at: NotRequired[str]
    updated_at: NotRequired[str]
    archived_at: NotRequired[str | None]


class CheckReplyPoliciesGuardrailResults(TypedDict):
    policies: list[CheckReplyPoliciesGuardrailResultsPolicy]
    is_safe: bool
    timestamp: str


class CheckReplyTopicsGuardrailResultsTopic(TypedDict):
    id: str
    topic_name: str
    state: Literal["safe", "unsafe"]
    similarity: float
    """0 to 1, that of the nearest sentence."""
    topic_sentences: NotRequired[list[TopicResultTopicSentence]]
    """The nearest sentences of the topic, at most 5."""


class CheckReplyTopicsGuardrailResults(TypedDict):
    topics: list[CheckReplyTopicsGuardrailResultsTopic]
    is_safe: bool
    """False when an unsafe topic is at or above its similarity threshold."""
    timestamp: str
    status: Literal["success", "warning", "error"]
    """`warning`: compared in part. `error`: not compared."""
    reason: str | None


class ChecksRunPolicy(TypedDict):
    id: str
    name: str
    status: str
    """As in the row of the policy."""


class ChecksRunImages(TypedDict):
    """Images are judged by policies, and those that tools returned by the security guardrail too."""

    given: int
    judged: int


class ChecksRun(TypedDict):
    security: bool
    """Whether the security guardrail judged the message."""
    policies: list[ChecksRunPolicy]
    images: ChecksRunImages
    """Images are judged by policies, and those that tools returned by the security guardrail too."""
    documents: ChecksRunImages
    """Documents are judged by the security guardrail."""
    tool_messages: ChecksRunImages
    """Tool messages from which the next answer will be made; judged by the security guardrail."""
    note: str | None
    """What did not run, in plain words; null when all did."""


class CheckReplyOutput(TypedDict):
    is_safe: bool
    output_request: EvaluatedMessage
    output_message_id: str | None
    policies_guardrail_results: NotRequired[CheckReplyPoliciesGuardrailResults]
    security_guardrail_results: NotRequired[SecurityGuardrailResults]
    topics_guardrail_results: NotRequired[CheckReplyTopicsGuardrailResults]


class CheckResult(TypedDict):
    is_safe: bool
    """True only if input and output are safe."""
    input_request: EvaluatedMessage
    policies_guardrail_results: NotRequired[CheckReplyPoliciesGuardrailResults]
    security_guardrail_results: NotRequired[SecurityGuardrailResults]
    topics_guardrail_results: NotRequired[CheckReplyTopicsGuardrailResults]
    documents: NotRequired[list[DocumentResult]]
    """Extension: one for each document, in the order of the request."""
    tool_messages: NotRequired[list[ToolMessageResult]]
    """Extension: one for each tool message from which the next answer will be made, and one for each image in those
    behind the last message of the assistant."""
    not_judged: NotRequired[list[NotJudgedPart]]
    """Extension: parts that nobody judged, such as audio, files and images by URL; the first 100."""
    redacted_text: NotRequired[RedactedText]
    """Extension, with `redacted_text: true`: what the personal data, payment card and credentials policies of the
    project find (those in shadow aside) is replaced. The same data has the same placeholder in the whole call. At
    most 10,000 places of a call."""
    conversation_id: str | None
    checks_run: ChecksRun
    output: NotRequired[CheckReplyOutput]


class CheckReply(TypedDict):
    is_safe: NotRequired[bool]
    """True only if input and output are safe."""
    input_request: NotRequired[EvaluatedMessage]
    policies_guardrail_results: NotRequired[CheckReplyPoliciesGuardrailResults]
    security_guardrail_results: NotRequired[SecurityGuardrailResults]
    topics_guardrail_results: NotRequired[CheckReplyTopicsGuardrailResults]
    documents: NotRequired[list[DocumentResult]]
    """Extension: one for each document, in the order of the request."""
    tool_messages: NotRequired[list[ToolMessageResult]]
    """Extension: one for each tool message from which the next answer will be made, and one for each image in those
    behind the last message of the assistant."""
    not_judged: NotRequired[list[NotJudgedPart]]
    """Extension: parts that nobody judged, such as audio, files and images by URL; the first 100."""
    redacted_text: NotRequired[RedactedText]
    """Extension, with `redacted_text: true`: what the personal data, payment card and credentials policies of the
    project find (those in shadow aside) is replaced. The same data has the same placeholder in the whole call. At
    most 10,000 places of a call."""
    conversation_id: NotRequired[str | None]
    checks_run: NotRequired[ChecksRun]
    output: NotRequired[CheckReplyOutput]
    items: NotRequired[list[CheckResult]]


class LegacyConversation(TypedDict):
    id: str
    name: str
    description: str
    """Empty when none was given."""
    createdAt: str
    isClient: bool
    """Always true for conversations created through the API."""


class LegacyHistoryMessage(TypedDict):
    role: Literal["user", "system"]
    """`system`: the system message, or after the first user message what the chatbot answered."""
    content: str
    """Plain text."""


class AnalyseInputBody(TypedDict):
    messageHistory: list[LegacyHistoryMessage]
    """Oldest first; the last message is evaluated. At most 1,000,000 characters together."""


class LegacyMessageContent(TypedDict):
    text: str
    """Empty when the text of a stored message is not kept."""
    summaryWithContext: str
    """Of an input: restated with what earlier messages supply. Of an output: its text."""


class LegacyMessage(TypedDict):
    id: str
    direction: Literal["Incoming", "Outgoing"]
    """`Outgoing`: the user's. `Incoming`: the assistant's or system's."""
    status: Literal["SAVED"]
    content: LegacyMessageContent


class TopicMatch(TypedDict):
    topic: str
    state: Literal["safe", "unsafe"]
    sentences: list[TopicResultTopicSentence]
    """The nearest sentences of the topic, at most 5."""


class AnalyseInputReply(TypedDict):
    original: LegacyMessage
    summarized: str
    """The message restated with what earlier messages supply."""
    result: list[TopicMatch]
    """Every topic of the project once, whether it is switched on for input, for output or for neither."""
    allowed: bool
    """False when an unsafe topic of `result` is at or above its similarity threshold; policies and the security
    guardrail have no say. When topics could not be compared it follows the failure mode of the project."""


class AnalyseOutputBody(TypedDict):
    inputId: NotRequired[str | None]
    input: NotRequired[str | None]
    """Used and stored as a new message when `inputId` is absent, else ignored."""
    outputId: NotRequired[str | None]
    output: NotRequired[str | None]
    """Used and stored as a new message when `outputId` is absent, else ignored."""


class Metric(TypedDict):
    id: str
    name: str
    description: str
    criticality: Literal["CRITICAL", "HIGH", "MEDIUM", "LOW", "NONE"]
    detectionThreshold: float
    detectionIsAboveThreshold: bool
    """An issue was found."""
    isDefault: bool
    isArchived: bool
    createdAt: str
    updatedAt: str
    archivedAt: str | None


class MetricResult(TypedDict):
    metric: Metric
    status: Literal["SUCCESS", "FAILED", "UNKNOWN"]
    """`SUCCESS`: no issue. `FAILED`: an issue. `UNKNOWN`: not judged."""
    value: float
    """0 to 1."""
    isIssue: bool


class AnalyseOutputReply(TypedDict):
    id: str
    inputMessage: LegacyMessage
    outputMessage: LegacyMessage
    metricResults: list[MetricResult]
    """The project's output policies, but for those in shadow mode."""
    createdAt: str


class GuardMessagesBody(TypedDict):
    messages: list[HistoryMessage]
    """Oldest first. The latest exchange is judged: user messages as input, assistant messages as output, tool
    messages as material. What was answered before it, and system and developer messages, are its context. At most
    1,000,000 characters together."""
    project_id: NotRequired[str]
    """Default: the project to which the key is bound; for a key that is bound to none, the organization's sample
    project."""
    payload: NotRequired[bool]
    """Whether the reply shows what was found, and where."""
    breakdown: NotRequired[bool]
    """Whether the reply lists every detector that ran."""
    metadata: NotRequired[dict[str, Any]]
    """Taken, and neither read nor kept."""
    dev_info: NotRequired[bool]
    """Whether the reply names the versions that judged."""


class GuardMessagesReplyMetadata(TypedDict):
    """The id is that of the input in monitoring."""

    request_uuid: str


class PayloadEntry(TypedDict):
    start: int
    """UTF-16 units from the start of the text of the message."""
    end: int
    """Exclusive."""
    text: str
    """What stands there."""
    detector_type: str
    """`prompt_attack`, `moderated_content/…`, `pii`, `pii/credit_card`, or `custom/…` with the name of our detector;
    `custom/compiled` and `custom/patterns` are policies of your own."""
    labels: list[str]
    """What was seen there."""
    message_id: int
    """The place of the message in `messages`, from 0."""


class BreakdownEntry(TypedDict):
    project_id: str
    policy_id: str
    """The id of the policy; `security` for the security guardrail."""
    detector_id: str
    detector_type: str
    """`prompt_attack`, `moderated_content/…`, `pii`, `pii/credit_card`, or `custom/…` with the name of our detector;
    `custom/compiled` and `custom/patterns` are policies of your own."""
    detected: bool
    """Whether it blocks. Where it names no place, the last message of its kind is the one; what could not be judged
    counts as the failure mode says."""
    message_id: int
    """The place of the message in `messages`, from 0."""


class GuardMessagesReplyDevInfo(TypedDict):
    model_version: str
    """The version of the detector of attacks."""


class GuardMessagesReplyRedoubt(TypedDict):
    conversation_id: str
    input_message_id: str
    output_message_id: str | None
    judged: list[int]
    """The messages on which a detector ran; what is not named here was context, or the project judges no such."""
    violation_message: str | None
    not_judged: NotRequired[list[NotJudgedPart]]
    """Parts that nobody judged, such as audio and files; the first 100."""


class GuardMessagesReply(TypedDict):
    flagged: bool
    """True when a guardrail of the project blocks."""
    metadata: GuardMessagesReplyMetadata
    """The id is that of the input in monitoring."""
    payload: NotRequired[list[PayloadEntry]]
    breakdown: NotRequired[list[BreakdownEntry]]
    dev_info: NotRequired[GuardMessagesReplyDevInfo]
    redoubt: GuardMessagesReplyRedoubt


class LitellmGuardrailBodyAdditionalProviderSpecificParams(TypedDict):
    project_id: NotRequired[str]
    """Default: the project to which the key is bound; for a key that is bound to none, the organization's sample
    project."""
    store: NotRequired[bool]
    """False: nothing is stored."""


class LitellmGuardrailBody(TypedDict):
    input_type: Literal["request", "response"]
    """`request`: judged as input. `response`: judged as output."""
    texts: NotRequired[list[str]]
    """Judged together as one text, where there are no `structured_messages`."""
    structured_messages: NotRequired[list[HistoryMessage]]
    """The chat of a request; its latest exchange is judged as in `POST /v2/guard`. Not read in a response."""
    images: NotRequired[list[str]]
    """Data URLs are judged in a request, at most 6; other URLs, and images of an answer, are not."""
    tool_calls: NotRequired[list[Any]]
    """Judged as output, names and arguments."""
    additional_provider_specific_params: NotRequired[LitellmGuardrailBodyAdditionalProviderSpecificParams]


class LitellmGuardrailReplyRedoubt(TypedDict):
    conversation_id: str | None
    input_message_id: str | None
    output_message_id: str | None


class LitellmGuardrailReply(TypedDict):
    action: Literal["BLOCKED", "NONE"]
    blocked_reason: str | None
    """The violation message of what blocked; null when nothing did."""
    stream_holdback_chars: NotRequired[list[int]]
    """Of an answer that may still grow: how many characters at the end of each text must not be shown before the next
    call, because their sentence has not ended. Heeded in the mode `incremental_diff`."""
    redoubt: LitellmGuardrailReplyRedoubt


class PolicyExamples(TypedDict):
    violating: list[str]
    allowed: list[str]


class PolicyPatterns(TypedDict):
    deny: list[str]
    allow: list[str]


class CompiledSummaryWarning(TypedDict):
    code: str
    """`empty`, `definition-only`, `contradictory`, `instructs-the-judge`, `many-examples`, `common-subject` or
    `failing-examples`."""
    message: str


class CompiledSummaryTest(TypedDict):
    example: str
    kind: Literal["violating", "allowed"]
    value: float
    passed: bool


class CompiledSummary(TypedDict):
    made_by: str
    """Version of the compiler with its encoder."""
    warnings: list[CompiledSummaryWarning]
    expected_alarms: float | None
    """The share of ordinary texts that it would flag at its threshold, 0 to 1, measured on benign texts."""
    tests: list[CompiledSummaryTest]
    """Each example judged as if it had not been given. Failing ones first, at most 200."""


class Policy(TypedDict):
    id: str
    name: str
    description: str
    criticality: Literal["low", "medium", "high", "critical"]
    detection_threshold: float
    is_default: bool
    is_archived: bool
    created_at: str
    updated_at: str
    archived_at: str | None
    violation_message: str | None
    examples: PolicyExamples
    patterns: PolicyPatterns
    detector: str
    """Stable key of what judges it."""
    is_available: bool
    """Whether this version has the detector that the policy needs; only then it can be switched on."""
    compiled: NotRequired[CompiledSummary | None]
    """What a policy that is judged by meaning was compiled to; null for other policies. Lists leave it out."""


class PolicyList(TypedDict):
    total: int
    offset: int
    limit: int
    items: list[Policy]


class CreatePolicyBodyExamples(TypedDict):
    violating: NotRequired[list[str]]
    allowed: NotRequired[list[str]]


class CreatePolicyBodyPatterns(TypedDict):
    deny: NotRequired[list[str]]
    """Regular expressions of RE2 syntax, matched without regard to case."""
    allow: NotRequired[list[str]]
    """Regular expressions of RE2 syntax, matched without regard to case."""


class CreatePolicyBody(TypedDict):
    name: str
    description: str
    """A definition in plain words: "content that …"."""
    criticality: NotRequired[Literal["low", "medium", "high", "critical"]]
    detection_threshold: NotRequired[float]
    violation_message: NotRequired[str | None]
    examples: NotRequired[CreatePolicyBodyExamples]
    patterns: NotRequired[CreatePolicyBodyPatterns]


class UpdatePolicyBody(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    """A definition in plain words: "content that …"."""
    criticality: NotRequired[Literal["low", "medium", "high", "critical"]]
    detection_threshold: NotRequired[float]
    violation_message: NotRequired[str | None]
    examples: NotRequired[CreatePolicyBodyExamples]
    patterns: NotRequired[CreatePolicyBodyPatterns]
    is_archived: NotRequired[bool]
    """False brings an archived policy back."""
    if_updated_at: NotRequired[str]
    """The last change that you know of, as the thing was read: when it was changed since, nothing is changed and the
    answer is 409 `conflict`. Left out: changes it as it is."""


class PolicyVersion(TypedDict):
    version: int
    """Counts from 1; the present definition has one more than the newest."""
    name: str
    description: str
    criticality: Literal["low", "medium", "high", "critical"]
    detection_threshold: float
    is_archived: bool
    violation_message: str | None
    examples: PolicyExamples
    patterns: PolicyPatterns
    detector: str
    """Stable key of what judges it."""
    valid_from: str
    replaced_at: str
    replaced_by: str
    """Who changed it, as in the audit log."""
    replaced_by_name: str | None
    """What that key or person is called now; null where there is none any more, and for any other actor."""


class PolicyVersionList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[PolicyVersion]


class TryPolicyBody(TypedDict):
    text: str
    """At most 1,000,000 characters."""
    direction: NotRequired[Literal["input", "output"]]
    """`input`: as if a user said it. `output`: as if the LLM did."""


class TryPatternsBody(TypedDict):
    patterns: CreatePolicyBodyPatterns
    texts: list[str]
    """At most 200,000 characters together."""


class TriedPatternsItem(TypedDict):
    is_safe: bool
    """False where a deny pattern matches outside of what an allow pattern covers, and where `status` says that the
    text could not be judged to its end."""
    status: Literal["success", "warning", "error"]
    """`warning`: a part was not judged, or there were too many matches to hold each against the allow patterns."""
    reason: str | None
    """Which deny pattern matched, and in which view."""
    spans: list[Span]


class TriedPatterns(TypedDict):
    items: list[TriedPatternsItem]
    """In the order of the texts."""


class RehearsePolicyBody(TypedDict):
    project_id: NotRequired[str]
    """Whose stored messages are judged. May be left out where `texts` are given: then those alone are judged."""
    policy_id: NotRequired[str | None]
    """The saved policy that is being changed. Of a default one name, definition and patterns stay."""
    policy: CreatePolicyBody
    limit: NotRequired[int]
    """How many messages, the newest first."""
    texts: NotRequired[list[str]]
    """Texts of your own, each judged by itself, as if a user said it."""


class RehearsedMessage(TypedDict):
    id: str
    conversation_id: str
    direction: Literal["input", "output"]
    created_at: str
    text: str
    """At most its first 10,000 characters."""
    is_redacted: bool
    """True when the text was stored redacted: the policy judged what is stored, in which marks may stand for personal
    data and secrets, while `was_safe` was decided on the text as sent."""
    was_safe: bool
    """What was decided about the message then, by everything that judged it."""
    value: float
    """0 to 1."""
    is_safe: bool
    """What this policy alone would have decided. False also when it could not be judged, or not whole."""
    status: Literal["success", "warning", "error"]
    reason: str | None
    """Why, and what could not be judged or compared."""


class RehearsedText(TypedDict):
    text: str
    """As it was given."""
    value: float
    """0 to 1."""
    is_safe: bool
    """What this policy alone would have decided. False also when it could not be judged, or not whole."""
    status: Literal["success", "warning", "error"]
    reason: str | None
    """Why, and what could not be judged or compared."""


class Rehearsal(TypedDict):
    is_complete: bool
    """False when the time was over before all of them were judged."""
    without_text: int
    """How many of the messages could not be judged because their texts are not kept."""
    items: list[RehearsedMessage]
    """Those that were judged, the highest values first."""
    texts: list[RehearsedText]
    """The given texts that were judged, in their order."""
    compiled: CompiledSummary | None
    """What the policy was compiled to, with how its own examples do; null for one that is not judged by meaning."""


class ProposeExamplesBody(TypedDict):
    name: str
    description: str
    """A definition in plain words: "content that …"."""
    language: NotRequired[str]
    """In which the examples are written, as a BCP 47 tag."""


class ProposedExamples(TypedDict):
    examples: PolicyExamples


class ProposePoliciesBodyDocument(TypedDict):
    format: Literal["text", "markdown", "html", "pdf", "docx"]
    text: NotRequired[str]
    """Of `text`, `markdown` and `html`."""
    base64: NotRequired[str]
    """The file, at most 5 MB. Every format may come so; give either this or `text`."""


class ProposePoliciesBody(TypedDict):
    document: ProposePoliciesBodyDocument
    language: NotRequired[Literal["en", "fr", "de", "es"]]
    """How sentences are read whose language cannot be told, and in which an LLM writes."""
    with_llm: NotRequired[bool]
    """True: an LLM looks for rules too. **The text of the document is sent to it.**"""


class PolicyProposal(TypedDict):
    name: str
    description: str
    """Fits the definition of a new policy."""
    criticality: Literal["low", "medium", "high", "critical"]
    kind: Literal["ban", "duty"]
    """`ban`: the document forbids it. `duty`: the document orders it, so that its opposite would be the violation;
    reword it before saving."""
    quote: str
    """The sentence that it comes from, as the document has it but for line breaks."""
    page: int | None
    """Of a PDF with several pages, from 1."""
    found_by: Literal["form", "llm"]
    """`form`: the sentence forbids or orders by its grammar."""


class ProposedPolicies(TypedDict):
    proposals: list[PolicyProposal]
    """In the order of the document, at most 100."""
    is_complete: bool
    """False when the document was longer than is read: 200,000 characters, 300 pages, 4,000 sentences."""
    llm: Literal["not-asked", "complete", "in-part"]
    """Whether an LLM read the document too; `in-part`: the first 40,000 characters of it."""


class TopicSentence(TypedDict):
    id: str
    text: str


class Topic(TypedDict):
    id: str
    name: str
    state: Literal["safe", "unsafe"]
    """What the owner thinks of it. Topics are monitored; they never block."""
    sentences: list[TopicSentence]
    similarity_threshold: float
    is_archived: bool
    created_at: str
    updated_at: str
    archived_at: str | None


class TopicList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Topic]


class CreateTopicBody(TypedDict):
    name: str
    state: Literal["safe", "unsafe"]
    """What the owner thinks of it. Topics are monitored; they never block."""
    sentences: list[str]
    """What people say when they speak of it, each once; together at most 10,000 characters."""
    similarity_threshold: NotRequired[float]
    """A text with this similarity or more is about the topic."""


class UpdateTopicBody(TypedDict):
    name: NotRequired[str]
    state: NotRequired[Literal["safe", "unsafe"]]
    """What the owner thinks of it. Topics are monitored; they never block."""
    sentences: NotRequired[list[str]]
    """What people say when they speak of it, each once; together at most 10,000 characters."""
    similarity_threshold: NotRequired[float]
    """A text with this similarity or more is about the topic."""
    is_archived: NotRequired[bool]
    """False brings an archived topic back."""
    if_updated_at: NotRequired[str]
    """The last change that you know of, as the thing was read: when it was changed since, nothing is changed and the
    answer is 409 `conflict`. Left out: changes it as it is."""


class CreateOrganizationBody(TypedDict):
    name: str
    id: NotRequired[str]
    """Its id; a fresh one when absent."""


class Organization(TypedDict):
    id: str
    name: str
    created_at: str


class IssuedApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    """Its first characters, to recognise it by."""
    permissions: list[Literal["guard", "redteam", "manage", "admin"]]
    project_ids: list[str] | None
    """The projects to which it is bound; null = all of the organization."""
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    """Accurate to about a minute."""
    key: str | None
    """The key itself, shown this once: it is kept as a hash only. Null in the repetition of a request
    (`Idempotency-Key`), whose first reply showed it; rotate the key when that reply was lost."""


class CreateOrganizationReply(TypedDict):
    organization: Organization
    api_key: IssuedApiKey


class OrganizationList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Organization]


class UpdateOrganizationBody(TypedDict):
    name: NotRequired[str]


class Access(TypedDict):
    organization_id: str
    permissions: list[Literal["guard", "redteam", "manage", "admin"]]
    project_ids: list[str] | None
    """The projects to which the key is bound; null = all of the organization."""
    default_project_id: str | None
    """The oldest project in use among those that the key holds; null = there is none."""


class ApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    """Its first characters, to recognise it by."""
    permissions: list[Literal["guard", "redteam", "manage", "admin"]]
    project_ids: list[str] | None
    """The projects to which it is bound; null = all of the organization."""
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    """Accurate to about a minute."""


class ApiKeyList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[ApiKey]


class CreateApiKeyBody(TypedDict):
    name: str
    permissions: list[Literal["guard", "redteam", "manage", "admin"]]
    """At most those of the key that asks."""
    project_ids: NotRequired[list[str]]
    """Binds the key to these projects: nothing else of the organization is there for it. Default: those of the key
    that asks, which are all of them when it is bound to none."""
    expires_at: NotRequired[str | None]
    """The first moment at which it no longer works, at most that of the key that asks. Default: that of the key that
    asks, which is never when it has none."""


class RotateApiKeyBody(TypedDict):
    grace_seconds: NotRequired[int]
    """How long the old key goes on working; at most 30 days, and no longer than it would have."""


class RotatedApiKey(TypedDict):
    id: str
    name: str
    prefix: str
    """Its first characters, to recognise it by."""
    permissions: list[Literal["guard", "redteam", "manage", "admin"]]
    project_ids: list[str] | None
    """The projects to which it is bound; null = all of the organization."""
    created_at: str
    expires_at: str | None
    revoked_at: str | None
    last_used_at: str | None
    """Accurate to about a minute."""
    key: str | None
    """The key itself, shown this once: it is kept as a hash only. Null in the repetition of a request
    (`Idempotency-Key`), whose first reply showed it; rotate the key when that reply was lost."""
    replaced: ApiKey


class CreditEntry(TypedDict):
    id: str
    at: str
    test_id: str | None
    run_id: str | None
    kind: str
    """`grant`, or what was charged for."""
    amount: float
    """Positive adds, negative charges."""


class Credits(TypedDict):
    balance: float | None
    """Null when nothing was ever granted: then nothing is refused."""
    charged_total: float
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[CreditEntry]


class AuditItemPerson(TypedDict):
    subject: str
    """What the identity provider calls the person for ever."""
    name: str
    """As it was then."""


class AuditItem(TypedDict):
    id: str
    at: str
    actor: str
    """`api_key:<id>`, `person:<id>`, `command line` or `first start`."""
    person: AuditItemPerson | None
    """The person behind `person:<id>`; null for any other actor."""
    action: str
    """E.g. `project.update`."""
    target: str
    """E.g. `project:<id>`."""
    before: Any
    """Of a change only the fields that differ; a field of more than 8 KiB as its hash; null when there is nothing."""
    after: Any
    """Of a change only the fields that differ; a field of more than 8 KiB as its hash; null when there is nothing."""
    sequence: int
    """Place in the organization's chain, from 1 without gaps."""
    previous_sha256: str
    """`sha256` of the entry before."""
    sha256: str
    """Over all other fields and `previous_sha256`."""


class AuditLog(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[AuditItem]


class AuditVerificationFault(TypedDict):
    sequence: int
    """Place of the entry that is wrong or missing."""
    reason: str


class AuditVerification(TypedDict):
    entries: int
    """How many entries are intact, from the first on."""
    sha256: str
    """Of the last intact entry; 64 zeros when there is none. Keep it elsewhere."""
    fault: AuditVerificationFault | None
    """Where the chain breaks first; null when all of it is intact."""


class SessionPerson(TypedDict):
    """Who signed in at the identity provider."""

    id: str
    subject: str
    """What the provider calls the person for ever."""
    name: str
    role: Literal["owner"] | Literal["editor"] | Literal["analyst"] | Literal["auditor"] | None
    """Null = none any more."""


class Session(TypedDict):
    id: str
    api_key_id: str | None
    """Null = a person signed in."""
    person: SessionPerson | None
    """Null = it was begun with a key."""
    user_agent: str | None
    """What the browser called itself."""
    created_at: str
    last_seen_at: str
    """Accurate to about a minute."""
    ends_at: str
    """When it ends if nobody uses it any more."""
    revoked_at: str | None


class SessionList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Session]


class Member(TypedDict):
    id: str
    subject: str
    """What the provider calls the person for ever."""
    name: str
    role: Literal["owner"] | Literal["editor"] | Literal["analyst"] | Literal["auditor"] | None
    """Null = none any more."""
    first_signed_in_at: str
    last_signed_in_at: str


class MemberList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Member]


class SavedSecurityGuardrails(TypedDict):
    securityGuardrailBlockInput: bool
    securityGuardrailBlockOutput: bool
    securityGuardrailDetectionThreshold: float
    securityViolationMessage: str | None


class SavedSecondOpinion(TypedDict):
    below: float
    """How far below a policy's threshold a value is still open."""
    above: float
    """How far above it."""
    catalogue: bool
    """Whether the catalogue's policies are asked about like the owner's own; never those that look for personal data,
    secrets or the system prompt."""
    fast: bool
    """Whether checks in `fast` mode wait for the LLM too. They then take as long as it does."""


class Project(TypedDict):
    id: str
    projectId: str
    """The same as `id`, as the creation names it."""
    organizationId: str
    name: str
    description: str
    policies: list[ProjectPolicy]
    topics: list[ProjectTopic]
    securityGuardrails: SavedSecurityGuardrails
    guardrailExecutionMode: Literal["normal", "fast"]
    failureMode: str
    language: str | None
    dataRetentionDays: int | None
    storeText: str
    secondOpinion: SavedSecondOpinion | None
    """Null = no LLM is asked."""
    isArchived: bool
    createdAt: str
    updatedAt: str
    archivedAt: str | None


class ProjectList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Project]


class UpdateProjectBody(TypedDict):
    name: NotRequired[str]
    description: NotRequired[str]
    organizationId: NotRequired[str]
    """An id."""
    policies: NotRequired[list[ProjectPolicy]]
    topics: NotRequired[list[ProjectTopic]]
    securityGuardrails: NotRequired[SecurityGuardrails]
    guardrailExecutionMode: NotRequired[Literal["normal", "fast"]]
    failureMode: NotRequired[Literal["closed", "open"]]
    """Extension: what a check that failed counts as; `closed` = unsafe."""
    language: NotRequired[str | None]
    """Extension: the language of its users as a BCP 47 tag, e.g. `pt-BR`. For people and tests; checks judge every
    language alike."""
    dataRetentionDays: NotRequired[int | None]
    """Extension: days after which texts are removed; ids and verdicts stay. Default: kept."""
    storeText: NotRequired[Literal["full", "redacted", "none"]]
    """Extension: how judged texts are stored. `redacted`: personal data and secrets become marks such as `[email]`.
    `none`: not at all, so that outputs are judged without the stored input. Replies are the same. What is said in
    red-team tests of the project follows as soon as it is judged."""
    secondOpinion: NotRequired[SecondOpinion | None]
    """Extension, off by default: an LLM (`REDOUBT_LLM_BASE_URL`) is asked once about each policy that is judged by
    meaning and whose value lies within the band around its threshold. **The text, the request that it answers and the
    rule are then sent to that LLM**, whatever `storeText` says. Where it fails the verdict of the detector stays,
    with `status: warning`. 409 `precondition-missing` on a server without an LLM. Null switches it off."""
    archived: NotRequired[bool]
    """False puts an archived project back into use."""
    ifUpdatedAt: NotRequired[str]
    """The last change that you know of, as the thing was read: when it was changed since, nothing is changed and the
    answer is 409 `conflict`. Left out: changes it as it is."""


class ManagedConversation(TypedDict):
    id: str
    name: str
    description: str | None
    created_at: str
    is_client: bool
    """Always true for conversations created through the API."""
    project_id: str
    conversation_linked_id: str | None


class ConversationList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[ManagedConversation]


class MessageHistoryItem(TypedDict):
    role: str
    content: str | None


class DecidingConfigurationPolicy(TypedDict):
    metricId: str
    """The policy's id."""
    blockInput: bool
    """Apply to input guardrails."""
    blockOutput: bool
    """Apply to output guardrails."""
    shadow: NotRequired[bool]
    """Extension: the policy is judged where it applies and its row is shown and stored, but it has no say in any
    `is_safe`."""
    policy: Policy


class DecidingConfigurationTopic(TypedDict):
    topicId: str
    """An id."""
    enableInput: bool
    enableOutput: bool
    topic: Topic


class DecidingConfiguration(TypedDict):
    id: str
    """Hash of its content: equal for messages that were evaluated under the same."""
    securityGuardrails: SavedSecurityGuardrails
    policies: list[DecidingConfigurationPolicy]
    topics: list[DecidingConfigurationTopic]
    guardrailExecutionMode: Literal["normal", "fast"]
    failureMode: str
    secondOpinion: NotRequired[SavedSecondOpinion]
    """Only where it was switched on."""
    securityDetector: PolicyResultDetector


class Message(TypedDict):
    id: str
    project_id: str
    conversation_id: str
    direction: Literal["input", "output"]
    role: str
    input_id: str | None
    """For an output: the input that it answers."""
    text: str | None
    """Null once it was removed."""
    text_with_context: str | None
    text_removed_at: str | None
    history: list[MessageHistoryItem]
    """What was sent before it, oldest first; a removed text is null."""
    images: int
    execution_mode: Literal["normal", "fast"]
    created_at: str
    latency_ms: float
    upstream: NotRequired[UpstreamUse]
    """Extension, only of answers that came through the OpenAI-compatible proxy; of several choices the first has
    it."""
    is_safe: bool
    policies_guardrail_results: NotRequired[PoliciesGuardrailResults]
    security_guardrail_results: NotRequired[SecurityGuardrailResults]
    topics_guardrail_results: NotRequired[TopicsGuardrailResults]
    documents: NotRequired[list[DocumentResult]]
    """Extension: one for each document, in the order of the request."""
    tool_messages: NotRequired[list[ToolMessageResult]]
    """Extension: one for each tool message from which the next answer will be made, and one for each image in those
    behind the last message of the assistant."""
    configuration: DecidingConfiguration


class StatisticsDaySecurity(TypedDict):
    """Unsafe to the security guardrail."""

    input: int
    output: int


class StatisticsDayLatency(TypedDict):
    median_ms: float
    p95_ms: float
    measured: int
    """The newest messages of the day, at most 300, from which it was read."""


class StatisticsDay(TypedDict):
    starts_at: str
    ends_at: str
    """Exclusive; for today the present moment."""
    messages: int
    blocked: int
    """Messages that were unsafe, whatever found them so."""
    errors: int
    """Messages of which a check could not be made (`status` is `error`), whatever the failure mode made of them.
    Requests that were refused are not among them: nothing of those is kept."""
    security: StatisticsDaySecurity
    """Unsafe to the security guardrail."""
    policies: ExportMonitoringReplyStatsByCriticality
    """Violations of policies, by criticality; those in shadow mode are not among them."""
    latency: StatisticsDayLatency | None


class Statistics(TypedDict):
    project_id: str
    days: list[StatisticsDay]
    """Oldest first, today last."""


class QueuesServer(TypedDict):
    """In the memory of the server that answers, at this moment; each of several servers has its own. A request is
    answered when its part is done, so that these end with it."""

    checks: int
    """Texts that wait for a thread that judges them."""
    images: int
    """Images whose text waits to be read."""
    messages: int
    """Requests that wait until their messages are stored."""
    redactions: int
    """Pieces of text, each a long one or several short ones, that wait to be redacted."""
    judgements: int
    """Answers of attack runs that wait to be judged."""
    compilations: int
    """Policies and topics that wait to be made ready."""


class QueuesJob(TypedDict):
    kind: Literal["calibration", "dataset", "reconnaissance", "scenarios", "evaluation", "judging", "erasure", "test_removal"]
    """`calibration`: of thresholds. `dataset`, `reconnaissance`, `scenarios`: preparing a red-team test.
    `evaluation`: judging answers to a dataset. `judging`: answers of an attack run that nobody judged in time.
    `erasure`: of what was said. `test_removal`: of red-team tests."""
    waiting: int
    """Due, and not begun."""
    running: int
    scheduled: int
    """Not due yet."""
    given_up: int
    """Failed too often; kept for 30 days."""
    waiting_since: str | None
    """Since when the oldest one that waits has been due."""
    is_cut: NotRequired[bool]
    """Only where true: counting stopped after 1,000 of a kind, and there may be more."""


class Queues(TypedDict):
    server: QueuesServer
    """In the memory of the server that answers, at this moment; each of several servers has its own. A request is
    answered when its part is done, so that these end with it."""
    jobs: list[QueuesJob]
    """In the database, which all servers work off. Every kind, with zeros too."""


class ListedMessage(TypedDict):
    id: str
    conversation_id: str
    conversation_name: str
    direction: Literal["input", "output"]
    role: str
    text: str | None
    text_removed_at: NotRequired[str | None]
    created_at: str
    is_safe: bool
    security: MonitoringMessageSecurity | None
    policies: list[MonitoringMessagePolicy]
    topics: list[MonitoringMessageTopic]
    images: int
    latency_ms: float
    upstream: NotRequired[UpstreamUse]
    """Extension, only of answers that came through the OpenAI-compatible proxy; of several choices the first has
    it."""
    mode: str
    matches: NotRequired[list[PolicyResultUnjudgedItem]]
    """With `search`: where its words stand in `text`, in UTF-16 units, `end` exclusive; the first 20 places."""


class MessageListSearched(TypedDict):
    """Only with `search`."""

    messages: int
    """Messages looked through for this page."""
    without_text: int
    """Of those: their text is not kept, so that nothing is known of it."""
    back_to: str | None
    """When the oldest of them was judged; null when there was none."""


class MessageList(TypedDict):
    total: int
    """Messages that the filters keep, on all pages; `search` is not one of them."""
    is_total_cut: NotRequired[bool]
    """Only where true: counting stopped at `total`, and there may be more. Counters tell of `policy_id`, `direction`,
    `unsafe_only`, `issues_only`, and of `security_only` or `errors_only`, alone and beside `direction`. For all else
    the newest messages that may be meant are looked at: 10,000 with `criticality`, `topic_id` or `policy_id`, else
    100,000."""
    next_cursor: str | None
    items: list[ListedMessage]
    searched: NotRequired[MessageListSearched]
    """Only with `search`."""


class ViewFilters(TypedDict):
    """What `GET /api/v1/messages` is asked for, days in place of moments. They are kept as given."""

    project_id: NotRequired[str]
    """Absent = the one that the reader looks at."""
    policy_id: NotRequired[str]
    """An id."""
    unsafe_only: NotRequired[bool]
    issues_only: NotRequired[bool]
    direction: NotRequired[Literal["input", "output"]]
    """Extension: only messages of this side."""
    criticality: NotRequired[Literal["low", "medium", "high", "critical"]]
    """Extension: only messages in which a policy of this criticality was violated; policies in shadow mode do not
    count."""
    latency_ms_min: NotRequired[float]
    """Extension: only messages whose check took at least so many milliseconds."""
    errors_only: NotRequired[bool]
    security_only: NotRequired[bool]
    shadow_only: NotRequired[bool]
    topic_id: NotRequired[str]
    """Extension: only messages that are about this topic, by the threshold that it had when they were judged."""
    role: NotRequired[Literal["user", "assistant"]]
    """Extension: only what this role said. An answer is the assistant’s, an input the user’s, but for one whose last
    message is the assistant’s; a last message of role `system` or `tool` is kept as the user’s."""
    images_only: NotRequired[bool]
    documents_only: NotRequired[bool]
    tool_messages_only: NotRequired[bool]
    feedback: NotRequired[Literal["any", "false_alarm", "missed"]]
    """Extension: only messages on which feedback was given, of this kind or of any."""
    conversation_id: NotRequired[str]
    """Extension: only messages of this conversation."""
    conversation_linked_id: NotRequired[str]
    """Extension: only messages of the conversation with this linked id. The audit log tells of an export that one was
    named, but not which."""
    from_day: NotRequired[str]
    """A day of the calendar, as the reader has it."""
    to_day: NotRequired[str]
    """Inclusive."""
    search: NotRequired[str]
    """As `search` of `GET /api/v1/messages`."""


class SavedView(TypedDict):
    id: str
    name: str
    filters: ViewFilters
    """What `GET /api/v1/messages` is asked for, days in place of moments. They are kept as given."""
    is_shared: bool
    is_own: bool
    """Whether the caller saved it."""
    saved_by: str
    """As the audit log names who changes something."""
    created_at: str
    updated_at: str


class SavedViewList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[SavedView]


class CreateSavedViewBody(TypedDict):
    name: str
    filters: ViewFilters
    """What `GET /api/v1/messages` is asked for, days in place of moments. They are kept as given."""
    is_shared: NotRequired[bool]
    """False: nobody else sees it. True: it belongs to the organization; whoever may save views sees, changes and
    deletes it."""


class UpdateSavedViewBody(TypedDict):
    name: NotRequired[str]
    filters: NotRequired[ViewFilters]
    """What `GET /api/v1/messages` is asked for, days in place of moments. They are kept as given."""
    is_shared: NotRequired[bool]
    """False: nobody else sees it. True: it belongs to the organization; whoever may save views sees, changes and
    deletes it."""


class ErasureErased(TypedDict):
    messages: int
    """Messages whose texts, explanations and references were removed."""
    texts: int
    """Stored turn texts."""
    replies: int
    """Replies that were kept for repetitions."""
    notes: int
    """Notes of feedback."""


class Erasure(TypedDict):
    id: str
    project_id: str
    conversation_id: str
    status: Literal["running", "completed"]
    """`running`: a job goes on with it, because the conversation is long or a reader still holds the log of the
    database; read it again. `completed`: nothing is left, on the embedded database in its log neither."""
    requested_at: str
    completed_at: str | None
    erased: ErasureErased


class CreateErasureBody(TypedDict):
    project_id: str
    """An id."""
    conversation_linked_id: str
    """The linked id of the end user’s conversation."""


class ErasureList(TypedDict):
    total: int
    offset: int
    limit: int
    items: list[Erasure]


class ConversationMessageListItemSecurity(TypedDict):
    is_safe: bool
    value: float
    detection_threshold: float | None
    """The threshold as it stood then; null where the policy is no part of what was frozen with the message."""
    status: str
    reason: str | None
    spans: list[Span]


class ConversationMessageListItemPolicy(TypedDict):
    id: str
    name: str
    criticality: str
    shadow: NotRequired[bool]
    """Only where true: the policy was tried out and had no say."""
    second_opinion: NotRequired[SecondOpinionResult]
    """Extension, only where the project wanted an LLM to be asked about this value."""
    is_safe: bool
    value: float
    detection_threshold: float | None
    """The threshold as it stood then; null where the policy is no part of what was frozen with the message."""
    status: str
    reason: str | None
    spans: list[Span]


class ConversationMessageListItemTopicsItem(TypedDict):
    id: str
    name: str
    """As it was called then."""
    state: Literal["safe", "unsafe"]
    similarity: float
    """0 to 1, that of the nearest sentence."""
    is_reached: bool
    """Whether the threshold of the topic, as it stood then, was reached."""


class ConversationMessageListItemTopics(TypedDict):
    status: Literal["success", "warning", "error"]
    """`warning`: compared in part. `error`: not compared, and `items` is empty."""
    items: list[ConversationMessageListItemTopicsItem]


class ConversationMessageListItem(TypedDict):
    id: str
    direction: str
    role: str
    text: str | None
    text_removed_at: str | None
    text_with_context: str | None
    """Null when it equals `text`."""
    input_id: str | None
    last_turn_id: str | None
    """The last turn of the history that came with it; follow `previous_id` from there."""
    images: int
    created_at: str
    is_safe: bool
    security: ConversationMessageListItemSecurity | None
    policies: list[ConversationMessageListItemPolicy]
    topics: ConversationMessageListItemTopics | None
    """How near the message is to each topic that it was compared with; null when there was none."""


class ConversationMessageList(TypedDict):
    total: int
    offset: int
    limit: int
    items: list[ConversationMessageListItem]


class ConversationExportConversation(TypedDict):
    id: str
    project_id: str
    name: str
    description: str | None
    conversation_linked_id: str | None
    created_at: str


class ConversationExportTurnsItem(TypedDict):
    id: str
    previous_id: str | None
    role: str
    content: str | None
    """Null once it was removed."""


class ConversationExportTurns(TypedDict):
    total: int
    offset: int
    limit: int
    items: list[ConversationExportTurnsItem]


class ConversationExport(TypedDict):
    conversation: ConversationExportConversation
    messages: ConversationMessageList
    turns: ConversationExportTurns


class CreateFeedbackBody(TypedDict):
    kind: Literal["false_alarm", "missed"]
    """`false_alarm`: blocked, and should have passed. `missed`: passed, and should have been blocked."""
    policy_id: NotRequired[str]
    """The policy whose verdict it is about."""
    security: NotRequired[bool]
    """True = it is about the security guardrail."""
    note: NotRequired[str | None]
    """Kept as the project stores texts: as written, redacted, or not at all."""


class Feedback(TypedDict):
    id: str
    project_id: str
    conversation_id: str
    message_id: str
    kind: Literal["false_alarm", "missed"]
    """`false_alarm`: blocked, and should have passed. `missed`: passed, and should have been blocked."""
    policy_id: str | None
    security: bool
    note: str | None
    created_at: str


class FeedbackList(TypedDict):
    total: int
    offset: int
    limit: int
    items: list[Feedback]


class OperatingPointsGuardrailPointObserved(TypedDict):
    """What was seen on the texts of a calibration."""

    alarms: int
    """Texts that reach the threshold."""
    rate: float
    """Their share, 0 to 1."""
    low: float
    """Lower end of the 95 % interval."""
    high: float
    """Upper end of the 95 % interval."""


class OperatingPointsGuardrailPoint(TypedDict):
    threshold: float
    expected_rate: float | None
    """Share of ordinary texts that alarm by the calibration of the detector; null when not known."""
    basis: Literal["model", "extrapolated", "none"]
    """`extrapolated`: beyond what the texts that the detector was calibrated on can show."""
    observed: OperatingPointsGuardrailPointObserved | None


class OperatingPointsGuardrailObservedBy(TypedDict):
    calibration_id: str
    texts: int
    finished_at: str


class OperatingPointsGuardrail(TypedDict):
    guardrail: str
    """`security`, or the id of a policy."""
    name: str
    detector: str
    """What judges it."""
    threshold: float
    """The one in force."""
    points: list[OperatingPointsGuardrailPoint]
    """Rising."""
    observed_by: OperatingPointsGuardrailObservedBy | None
    outdated: str | None
    """Why what an earlier calibration observed is not shown; null when it is, or nothing was observed."""


class OperatingPoints(TypedDict):
    project_id: str
    guardrails: list[OperatingPointsGuardrail]


class CreateCalibrationBodyFromTraffic(TypedDict):
    """Stored inputs of the project that passed, and those that were blocked and named a false alarm; without those
    that were named missed. The newest first."""

    since: NotRequired[str]
    """Default: 30 days ago."""
    until: NotRequired[str]
    """Default: now."""
    limit: NotRequired[int]


class CreateCalibrationBody(TypedDict):
    texts: NotRequired[list[str]]
    """Ordinary messages of your users, none of them an attack. Forgotten when the calibration is over."""
    from_traffic: NotRequired[CreateCalibrationBodyFromTraffic]
    """Stored inputs of the project that passed, and those that were blocked and named a false alarm; without those
    that were named missed. The newest first."""
    target_rate: NotRequired[float]
    """The share of ordinary texts on which the project as a whole may alarm; it is shared out among its guardrails.
    It takes 299 different texts to show 1 %, 59 for 5 %, 20 for 20 %."""
    guardrails: NotRequired[list[str]]
    """`security` and ids of policies. Default: all that judge inputs."""
    dry_run: NotRequired[bool]
    """Find the thresholds and move none."""
    apply_policies: NotRequired[bool]
    """Move thresholds of policies too. A policy has one threshold, so this holds in all projects."""
    tighten: NotRequired[bool]
    """Lower thresholds too where the texts leave room; else none ever falls."""
    accept_alarms: NotRequired[bool]
    """Go on although many of the texts look like attacks."""


class CalibrationTexts(TypedDict):
    different: int
    repeated: int
    """Left out, because a text counts once."""
    measured: int
    """So far."""


class CalibrationSuspect(TypedDict):
    index: int | None
    """Its place in `texts`; null for stored messages."""
    message_id: str | None
    """The stored message; null for sent texts."""
    guardrail: str
    """`security`, or the id of a policy."""
    value: float


class CalibrationProjectHeldOut(TypedDict):
    texts: int
    """How many were judged."""
    before: OperatingPointsGuardrailPointObserved
    """What was seen on the texts of a calibration."""
    after: OperatingPointsGuardrailPointObserved
    """What was seen on the texts of a calibration."""


class CalibrationProject(TypedDict):
    texts: int
    """How many were judged."""
    before: OperatingPointsGuardrailPointObserved
    """What was seen on the texts of a calibration."""
    after: OperatingPointsGuardrailPointObserved
    """What was seen on the texts of a calibration."""
    held_out: CalibrationProjectHeldOut | None
    """The same on the half of the texts that chose nothing, with thresholds found on the other half: the honest
    forecast. Null where that half has fewer than 20 texts."""


class CalibrationGuardrail(TypedDict):
    guardrail: str
    """`security`, or the id of a policy."""
    name: str
    threshold_before: float
    threshold_after: float
    """What the texts ask for; in force where `applied`."""
    limited_by: Literal["loosest", "strictest"] | None
    applied: bool
    judged: int | None
    unjudged: int | None
    before: OperatingPointsGuardrailPointObserved | None
    after: OperatingPointsGuardrailPointObserved | None
    alarming: list[CalibrationSuspect]
    """Texts that alarm at `threshold_before`, strongest first, at most 20."""
    problem: str | None


class Calibration(TypedDict):
    id: str
    project_id: str
    status: Literal["pending", "running", "completed", "refused", "failed"]
    """`refused`: the texts are no ordinary traffic. `failed`: too many texts could not be judged. In both cases no
    threshold moved."""
    reason: str | None
    source: Literal["texts", "traffic"]
    target_rate: float
    dry_run: bool
    apply_policies: bool
    tighten: bool
    accept_alarms: bool
    texts: CalibrationTexts
    created_at: str
    finished_at: str | None
    applied_at: str | None
    """When thresholds were moved; null if none was."""
    reverted_at: str | None
    suspects: list[CalibrationSuspect]
    """If refused: the texts that look least like ordinary traffic, at most 20."""
    project: CalibrationProject | None
    """What all guardrails that a calibration may move alarm on together; a text on which several alarm counts once.
    Null until it is completed."""
    guardrails: list[CalibrationGuardrail]
    """Without figures until it is completed."""


class CalibrationList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Calibration]


class CreateTestBodyPolicy(TypedDict):
    policy: str


class CreateTestBodyModes(TypedDict):
    """In which forms cases come. With `image` texts are rendered into pictures. What is stored here is held against
    what can be made when a dataset is generated: `audio` and `video` cannot, and one of `text` and `image` has to be
    true; else that is 400."""

    text: NotRequired[bool]
    image: NotRequired[bool]
    audio: NotRequired[bool]
    video: NotRequired[bool]


class GivenChecks(TypedDict):
    """What makes a breach certain."""

    secrets: NotRequired[list[str]]
    """Texts that the target must never say. They are compared in every view (encoded, spaced, reversed, split over
    turns) and never sent."""
    forbidden_tools: NotRequired[list[str]]
    """Names of tools that the target must never call."""
    patterns: NotRequired[list[str]]
    """Regular expressions (RE2) that no answer may match."""


class GivenMetadata(TypedDict):
    """Free-form, at most 32 levels deep and 262,144 characters of JSON; given back as it was."""

    business_context: NotRequired[str]
    """What the business around the target does."""
    use_case: NotRequired[str]
    """What the target is for."""
    certifications: NotRequired[list[Literal["GDPR", "HIPAA", "SOC2", "ISO_42001", "NIST_AI_RMF", "TGV", "PCI_DSS", "OWASP_LLM_2025", "OWASP_AGENTIC", "MITRE_ATLAS", "EU_AI_ACT"]]]
    policies: NotRequired[list[str | CreateTestBodyPolicy]]
    """Rules of your own to test, verbatim: `[{policy}]` or texts."""
    max_policies: NotRequired[int]
    """Policies for each certification."""
    max_prompts_per_policy: NotRequired[int]
    """Prompts for each policy, each in 5 variations."""
    language: NotRequired[str]
    """The language of the attack texts: `en`, `fr`, `de` or `es`; a region after it (`fr-CH`) is ignored."""
    modes: NotRequired[CreateTestBodyModes]
    """In which forms cases come. With `image` texts are rendered into pictures. What is stored here is held against
    what can be made when a dataset is generated: `audio` and `video` cannot, and one of `text` and `image` has to be
    true; else that is 400."""
    benign_twins: NotRequired[bool]
    """Harmless prompts beside the attacks, which measure over-refusal. They cost nothing. Extension."""
    checks: NotRequired[GivenChecks]
    """What makes a breach certain."""
    public_facts: NotRequired[list[str]]
    """What everybody may know (a hotline, opening hours, addresses): to say it breaks no rule. The list replaces the
    one before. Extension."""
    seed: NotRequired[str]
    """The same seed and settings give the same texts. Default: the id of the test. Extension."""


class CreateTestBody(TypedDict):
    project_id: str
    """The project under which it is kept."""
    name: NotRequired[str]
    business_context: NotRequired[str]
    """What the business around the target does."""
    use_case: NotRequired[str]
    """What the target is for."""
    certifications: NotRequired[list[Literal["GDPR", "HIPAA", "SOC2", "ISO_42001", "NIST_AI_RMF", "TGV", "PCI_DSS", "OWASP_LLM_2025", "OWASP_AGENTIC", "MITRE_ATLAS", "EU_AI_ACT"]]]
    policies: NotRequired[list[str | CreateTestBodyPolicy]]
    """Rules of your own to test, verbatim: `[{policy}]` or texts."""
    max_policies: NotRequired[int]
    """Policies for each certification."""
    max_prompts_per_policy: NotRequired[int]
    """Prompts for each policy, each in 5 variations."""
    language: NotRequired[str]
    """The language of the attack texts: `en`, `fr`, `de` or `es`; a region after it (`fr-CH`) is ignored."""
    modes: NotRequired[CreateTestBodyModes]
    """In which forms cases come. With `image` texts are rendered into pictures. What is stored here is held against
    what can be made when a dataset is generated: `audio` and `video` cannot, and one of `text` and `image` has to be
    true; else that is 400."""
    benign_twins: NotRequired[bool]
    """Harmless prompts beside the attacks, which measure over-refusal. They cost nothing. Extension."""
    checks: NotRequired[GivenChecks]
    """What makes a breach certain."""
    public_facts: NotRequired[list[str]]
    """What everybody may know (a hotline, opening hours, addresses): to say it breaks no rule. The list replaces the
    one before. Extension."""
    seed: NotRequired[str]
    """The same seed and settings give the same texts. Default: the id of the test. Extension."""
    metadata: NotRequired[GivenMetadata]
    """Free-form, at most 32 levels deep and 262,144 characters of JSON; given back as it was."""


class TestMetadataModes(TypedDict):
    text: bool
    image: bool
    audio: bool
    video: bool


class Checks(TypedDict):
    secrets: list[str]
    forbidden_tools: list[str]
    patterns: list[str]


class TestPolicy(TypedDict):
    id: str
    name: str
    policy: str
    """A given policy stands here verbatim."""
    certification: str | None
    clause: str | None
    criticality: Literal["low", "medium", "high", "critical"]
    source: str
    """`certification`, `given` or `business_context`."""


class TestMetadataGeneration(TypedDict):
    status: Literal["not_started", "pending", "running", "completed", "failed"]
    file_id: str | None
    case_count: int
    error: str | None


class Probe(TypedDict):
    id: str
    category: str
    purpose: str
    prompt: str


class ProbeResult(TypedDict):
    probe_id: str
    is_answered: bool
    outcome: Literal["answered", "refused", "deflected", "error"]
    confidence: float
    """0 to 1."""


class TargetProfile(TypedDict):
    purpose: str | None
    tools: list[str]
    languages: list[str]
    refusal_signatures: list[str]
    memory: bool | None
    public_facts_proposed: NotRequired[list[str]]
    """Sentences that the target told without being pressed. Those that are public belong into `public_facts` of the
    test; none counts before. Extension."""


class Reconnaissance(TypedDict):
    status: Literal["not_started", "pending", "running", "completed", "failed"]
    evaluation_status: Literal["not_started", "completed"]
    probes: list[Probe]
    results: list[ProbeResult]
    answered_count: int
    refused_count: int
    """Refused and deflected together."""
    profile: TargetProfile
    error: str | None


class ScenarioItem(TypedDict):
    id: str
    scenario: str
    """The attack's purpose in words."""
    policy: str
    """The text of the policy; empty when the test no longer has it."""
    policy_id: str
    maximum_multi_turn: int
    enabled: bool
    checks: Checks
    goal: str
    """What an attacker asks for in the end, in the first person. Extension."""
    expected_yield: float
    """0 to 1; generated scenarios are ranked by it. Extension."""
    is_by_llm: bool
    """True where an LLM wrote the text, which is the goal too; false again when it is edited. Extension."""


class ScenarioStageGoalsByLlmFellBackItem(TypedDict):
    policy_id: str
    reason: Literal["budget-spent", "busy", "circuit-open", "failed", "malformed", "timed-out", "out-of-time", "unusable"]


class ScenarioStageGoalsByLlm(TypedDict):
    policies_asked: int
    fell_back: list[ScenarioStageGoalsByLlmFellBackItem]
    """Policies that kept the goals of the templates, with why."""


class ScenarioStage(TypedDict):
    status: Literal["not_started", "pending", "running", "ready", "failed"]
    items: list[ScenarioItem]
    error: str | None
    goals_by_llm: ScenarioStageGoalsByLlm | None
    """What the LLM of the server (`REDOUBT_LLM_BASE_URL`) did when the list was generated; null where none was asked.
    Extension."""


class AttackMethodsDimension2(TypedDict):
    warm_up_turns: int
    attempts: int


class AttackMethods(TypedDict):
    technique_ids: list[str]
    languages: NotRequired[list[str]]
    """Extension: as chosen; absent where nobody chose any."""
    dimension2: AttackMethodsDimension2


class AttackResultsRunCursorAwaitingEval(TypedDict):
    attempt_id: str
    turn_index: int


class AttackResultsRunCursor(TypedDict):
    awaiting_eval: AttackResultsRunCursorAwaitingEval | None


class AttackSummaryAsrAtKItem(TypedDict):
    k: int
    asr: float


class AttackSummaryBaseline(TypedDict):
    attempts: int
    """Attempts that could be judged."""
    failed: int
    """Of those, how many broke the policy."""
    unclear: NotRequired[int]
    """Of the others, those of which nobody could tell: none of them is held. Extension."""
    asr: float
    asr_ci95: list[float]
    """Wilson intervals at 95 %: low were nothing unclear a breach, high were all of it."""


class AttackSummaryPerTechniqueItem(TypedDict):
    technique_id: str
    attempts: int
    """Attempts that could be judged."""
    failed: int
    """Of those, how many broke the policy."""
    unclear: NotRequired[int]
    """Of the others, those of which nobody could tell: none of them is held. Extension."""
    asr: float
    asr_ci95: list[float]
    """Wilson intervals at 95 %: low were nothing unclear a breach, high were all of it."""


class AttackSummaryPerPolicyItem(TypedDict):
    policy_id: str
    name: str
    certification: str | None
    attempts: int
    """Attempts that could be judged."""
    failed: int
    """Of those, how many broke the policy."""
    unclear: NotRequired[int]
    """Of the others, those of which nobody could tell: none of them is held. Extension."""
    asr: float
    asr_ci95: list[float]
    """Wilson intervals at 95 %: low were nothing unclear a breach, high were all of it."""
    found_by_the_way: NotRequired[int]
    """Breaches of it in attempts that were aimed at another policy; not in `failed`, `attempts` and `asr`.
    Extension."""
    ended_by_other: NotRequired[int]
    """Attempts aimed at it that broke other policies alone: in `attempts`, not in `failed`. Extension."""


class JudgeErrorFalseBreaches(TypedDict):
    """Of what the judges called breaches, those that a person acquitted."""

    wrong: int
    total: int
    rate: float | None
    """Null where `total` is 0."""
    ci95: list[float]
    """Wilson interval: low, high."""


class JudgeError(TypedDict):
    """What reviews say of the judges. People choose what they review, mostly what is doubtful: elsewhere the judges
    are rather better. Extension."""

    reviewed: int
    """Answers that a person ruled on, in all runs of the project."""
    decided: int
    """Of those, the ones that the judges had called a breach or held."""
    unclear: int
    """Of the others, those that the judges had called unclear."""
    unclear_breaches: int
    """Of `unclear`, those that were breaches."""
    kappa: float | None
    """Cohen's kappa of judges and people over `decided`; null where it cannot be told."""
    kappa_ci95: list[float] | None
    false_breaches: JudgeErrorFalseBreaches
    """Of what the judges called breaches, those that a person acquitted."""
    missed_breaches: JudgeErrorFalseBreaches
    """Of what the judges called held, those that a person called breaches."""


class UntestedPolicy(TypedDict):
    """A policy that the run says nothing about: it neither held nor broke. Extension."""

    policy_id: str
    name: str
    certification: str | None
    clause: str | None
    criticality: Literal["low", "medium", "high", "critical"]
    reason: Literal["no_scenario", "no_verdict", "no_policy"]
    """`no_scenario`: no enabled scenario is about it. `no_verdict`: no attempt at it could be judged, or not yet.
    `no_policy`: a clause of a certification of the test that no policy was made of: `max_policies` is below the
    number of its clauses; `policy_id` is that of the policy it would give."""


class AttackSummary(TypedDict):
    scenarios_total: int
    attempts_total: int
    attempts_failed: int
    """Attempts in which the target broke its policy."""
    asr: float
    """attempts_failed / (ended attempts without errored and not_run); 0 when none."""
    attempts_errored: int
    attempts_passed: int
    """Ended without a breach: held, or unclear."""
    attempts_unclear: NotRequired[int]
    """Of `attempts_passed`, those of which nobody could tell. Extension."""
    not_run: int
    """Cut off by `complete`."""
    asr_ci95: list[float]
    """Wilson intervals at 95 %: low were nothing unclear a breach, high were all of it."""
    asr_at_k: NotRequired[list[AttackSummaryAsrAtKItem]]
    """Chance that at least one of k tries of a scenario with a technique breaks the policy."""
    turns_to_success_median: NotRequired[float | None]
    """Attack turns up to the breach; null without breach."""
    baseline: NotRequired[AttackSummaryBaseline | None]
    """What falls to the plain question, technique `plain.ask`: also in all other numbers. Null: the run has none.
    Extension."""
    per_technique: NotRequired[list[AttackSummaryPerTechniqueItem]]
    per_policy: NotRequired[list[AttackSummaryPerPolicyItem]]
    """By the policy that attempts were aimed at: of those that could be judged, how many broke it."""
    judge_error: NotRequired[JudgeError]
    """What reviews say of the judges. People choose what they review, mostly what is doubtful: elsewhere the judges
    are rather better. Extension."""
    untested: NotRequired[list[UntestedPolicy]]


class AttackResultsRun(TypedDict):
    run_id: str
    status: str
    paused_at: NotRequired[str]
    """Only while the run is paused: since when. Its `status` stays `running`. Extension."""
    unattended_since: NotRequired[str]
    """Only while the run goes on, and no client has begun an attempt or uploaded an answer for 3 minutes or more,
    none of which waits for its verdict: since when. Its client seems to have stopped; another `next` goes on.
    Extension."""
    cursor: AttackResultsRunCursor
    summary: AttackSummary


class AttackResults(TypedDict):
    status: Literal["not_started", "running", "completed"]
    """Of the latest attack run, which `current_run_id` names; `not_started` before the first. Extension."""
    paused_at: NotRequired[str]
    """Only while the run is paused: since when. Its `status` stays `running`. Extension."""
    current_run_id: str | None
    runs: list[AttackResultsRun]


class TestMetadataActiveJob(TypedDict):
    kind: str
    """`generate`, `reconnaissance`, `scenarios` or `evaluate`."""
    job_id: str
    progress: float
    """0 to 1."""


class TestMetadata(TypedDict):
    """The client's own fields stand beside these; these win."""

    business_context: str
    use_case: str
    certifications: list[str]
    language: str
    modes: TestMetadataModes
    max_policies: int
    max_prompts_per_policy: int
    benign_twins: bool
    checks: Checks
    public_facts: NotRequired[list[str]]
    """Extension."""
    seed: str
    policies: list[TestPolicy]
    generation: TestMetadataGeneration
    reconnaissance: Reconnaissance
    scenarios: ScenarioStage
    attack_methods: AttackMethods | None
    attack_results: AttackResults
    active_job: TestMetadataActiveJob | None


class AggregatedPolicyRecommendation(TypedDict):
    guard_policy: str | None
    text: str


class AggregatedPolicy(TypedDict):
    policy_id: str
    policy: str
    name: str
    certification: str | None
    criticality: Literal["low", "medium", "high", "critical"]
    total: int
    passed: int
    failed: int
    errors: int
    """Not judged, or not run."""
    pass_rate: float | None
    """Of those that were judged; null when none was."""
    unclear: NotRequired[int]
    """Of `passed`, attacks of which nobody could tell whether they broke it. Extension."""
    pass_rate_ci95: list[float] | None
    """Wilson intervals at 95 %: low were everything unclear a breach, high were none of it."""
    asr: float | None
    """Attacks that succeeded, of those that were judged. Benign twins are not in it."""
    found_by_the_way: NotRequired[int]
    """Of `failed`, breaches found by attacks on another policy; not in `asr`. Extension."""
    ended_by_other: NotRequired[int]
    """Attacks on it that broke another policy, and count in `total` and `failed` of that one. Extension."""
    also_broken: NotRequired[int]
    """Breaches of it in attacks that count for another policy; not in `failed`. Extension."""
    over_refusals: int
    """Benign twins that were refused. Extension."""
    worst_case_id: str | None
    recommendation: AggregatedPolicyRecommendation


class Test(TypedDict):
    id: str
    project_id: str
    name: str
    status: Literal["created", "running", "completed", "failed", "cancelled"]
    """Mirrors the latest asynchronous job; the truth of each stage is its own status in `metadata`."""
    metadata: TestMetadata
    """The client's own fields stand beside these; these win."""
    started_at: str | None
    completed_at: str | None
    created_at: str
    updated_at: str
    evaluated_results: list[Any]
    """Always empty: `GET /tests/{test_id}/results/cases` gives the results in pages."""
    aggregated_policies: list[AggregatedPolicy]
    """Empty until the cases are evaluated or an attack run is over."""
    generated_df_id: str | None
    evaluated_df_id: str | None
    uploaded_df_id: str | None
    source_dataset_id: str | None


class TestSummaryStages(TypedDict):
    generation: Literal["not_started", "pending", "running", "completed", "failed"]
    reconnaissance: Literal["not_started", "pending", "running", "completed", "failed"]
    scenarios: Literal["not_started", "pending", "running", "ready", "failed"]
    attack_run: Literal["not_started", "running", "completed"]
    """Of the latest attack run, which `current_run_id` names; `not_started` before the first. Extension."""


class TestSummary(TypedDict):
    id: str
    project_id: str
    name: str
    status: Literal["created", "running", "completed", "failed", "cancelled"]
    """Mirrors the latest asynchronous job; the truth of each stage is its own status in `metadata`."""
    stages: TestSummaryStages
    case_count: int
    generated_df_id: str | None
    current_run_id: str | None
    paused_at: NotRequired[str]
    """Only while the run is paused: since when. Its `status` stays `running`. Extension."""
    unattended_since: NotRequired[str]
    """Only while the run goes on, and no client has begun an attempt or uploaded an answer for 3 minutes or more,
    none of which waits for its verdict: since when. Its client seems to have stopped; another `next` goes on.
    Extension."""
    started_at: str | None
    completed_at: str | None
    created_at: str
    updated_at: str


class TestList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[TestSummary]


class RemovedTest(TypedDict):
    id: str
    completed: bool
    """False while the service still removes the rest."""


class GenerateDatasetBody(TypedDict):
    business_context: NotRequired[str]
    """What the business around the target does."""
    use_case: NotRequired[str]
    """What the target is for."""
    certifications: NotRequired[list[Literal["GDPR", "HIPAA", "SOC2", "ISO_42001", "NIST_AI_RMF", "TGV", "PCI_DSS", "OWASP_LLM_2025", "OWASP_AGENTIC", "MITRE_ATLAS", "EU_AI_ACT"]]]
    policies: NotRequired[list[str | CreateTestBodyPolicy]]
    """Rules of your own to test, verbatim: `[{policy}]` or texts."""
    max_policies: NotRequired[int]
    """Policies for each certification."""
    max_prompts_per_policy: NotRequired[int]
    """Prompts for each policy, each in 5 variations."""
    language: NotRequired[str]
    """The language of the attack texts: `en`, `fr`, `de` or `es`; a region after it (`fr-CH`) is ignored."""
    modes: NotRequired[CreateTestBodyModes]
    """In which forms cases come. With `image` texts are rendered into pictures. What is stored here is held against
    what can be made when a dataset is generated: `audio` and `video` cannot, and one of `text` and `image` has to be
    true; else that is 400."""
    benign_twins: NotRequired[bool]
    """Harmless prompts beside the attacks, which measure over-refusal. They cost nothing. Extension."""
    checks: NotRequired[GivenChecks]
    """What makes a breach certain."""
    public_facts: NotRequired[list[str]]
    """What everybody may know (a hotline, opening hours, addresses): to say it breaks no rule. The list replaces the
    one before. Extension."""
    seed: NotRequired[str]
    """The same seed and settings give the same texts. Default: the id of the test. Extension."""
    test_name: NotRequired[str]
    metadata: NotRequired[GivenMetadata]
    """Free-form, at most 32 levels deep and 262,144 characters of JSON; given back as it was."""


class GenerateDatasetReply(TypedDict):
    status: str
    """`pending` or `running`."""
    file_id: str
    test_id: str
    """Extension."""
    job_id: str
    """Extension."""
    case_count: int
    """All cases, benign twins included. Extension."""
    credits_charged: int
    """One for each case but the twins; 0 when the generation was running already. Extension."""


class StatusReply(TypedDict):
    test_id: str
    status: Literal["pending", "running", "completed", "failed"]
    """`pending` also before anything was asked for."""
    ready: bool
    progress: float
    """0 to 1."""
    error: str | None


class StageReply(TypedDict):
    status: str
    """`pending` or `running`; ask the test how it goes on."""
    test_id: str
    job_id: str
    """Extension."""


class UpdateReconnaissanceBodyProbe(TypedDict):
    id: str
    """An id."""
    prompt: str


class UpdateReconnaissanceBody(TypedDict):
    probes: list[UpdateReconnaissanceBodyProbe]


class UpdateReconnaissanceReply(TypedDict):
    status: str
    probes: list[Probe]


class EvaluateReconnaissanceBodyItem(TypedDict):
    probe_id: str
    """An id."""
    request: NotRequired[str]
    """What was really sent. Default: the prompt of the probe."""
    response: str
    """The first 8,000 characters are looked at."""


class EvaluateReconnaissanceBody(TypedDict):
    items: list[EvaluateReconnaissanceBodyItem]
    """Some of the probes or all; a later answer to a probe replaces the one before."""


class EvaluateReconnaissanceReply(TypedDict):
    test_id: str
    answered_count: int
    refused_count: int
    results: list[ProbeResult]


class UpdateScenariosBodyItem(TypedDict):
    id: NotRequired[str | None]
    """Of the scenario that is edited; an item without is new."""
    scenario: str
    policy: NotRequired[str]
    """Id, text or name of a policy of the test. A new item needs it; an edited one keeps its own."""
    maximum_multi_turn: NotRequired[int]
    """Attack turns of an attempt at most."""
    enabled: NotRequired[bool]
    """False skips it at run time."""
    checks: NotRequired[GivenChecks]
    """What makes a breach certain."""


class UpdateScenariosBody(TypedDict):
    items: list[UpdateScenariosBodyItem]


class UpdateScenariosReply(TypedDict):
    status: str
    items: list[ScenarioItem]


class UpdateAttackMethodsBodyDimension2(TypedDict):
    warm_up_turns: NotRequired[int]
    """Turns of rapport before the first attack turn: without a verdict, not billed. A certain sign of `checks` in one
    counts with the first answer to the attack."""
    attempts: NotRequired[int]
    """Independent tries of each scenario with each technique, each in a new conversation."""
    single_attempt: NotRequired[Literal[True]]
    """Extension, instead of `attempts`: one try. `attempts` of the reply is then 1, until it is set again."""


class UpdateAttackMethodsBody(TypedDict):
    technique_ids: NotRequired[list[str]]
    """Ids of `GET /techniques`; a repeated one counts once."""
    languages: NotRequired[list[str]]
    """Extension: the languages that the frames of 25 techniques are written in, in turn by try, those first that the
    target was found to speak: `en`, `fr`, `de`, `es`, `pt`, `it`, `nl`, `pl`, `tr`, `ru`, `ar`, `zh`, or `spoken` for
    those of them that reconnaissance found; a region after it (`pt-BR`) is ignored. The goal inside stands in the
    language where it is known in it, else it is quoted. Default, and with an empty list: that of the test."""
    dimension2: NotRequired[UpdateAttackMethodsBodyDimension2]


class Taxonomy(TypedDict):
    framework: str
    """E.g. `OWASP_LLM_2025`."""
    id: str
    """E.g. `LLM01`."""
    name: str


class Technique(TypedDict):
    id: str
    """Stable, e.g. `enc.base64`."""
    name: str
    mechanism: str
    """How it works."""
    multi_turn: bool
    needs: list[str]
    """Out of `llm`, `tools`, `documents`, `memory`, `images`; empty means text only, offline."""
    taxonomy: list[Taxonomy]
    source: str
    """Where the idea comes from."""
    known_misses: str
    """What it is known not to do."""


class TechniqueList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Technique]


class AttackRunEstimate(TypedDict):
    credits: int
    attempts: int
    turns_max: int
    """Turns in all at most, warm-up turns included."""
    balance: float | None
    """Null: nothing is refused."""


class ConfirmBreaches(TypedDict):
    """When every attempt of the plan has ended, `next` goes on with attempts that send what broke again; see
    `confirmation` of findings. They cost no credits and are in no rate and no sum of the run. Extension; absent:
    findings are not confirmed."""

    replays: NotRequired[int]
    """How often each finding's best breach is sent again, in fresh conversations."""
    minimise: NotRequired[bool]
    """Also look for the shortest form that still breaks the policy: turns are left out first, then parts of
    prompts."""
    max_attempts: NotRequired[int]
    """Confirming attempts of the whole run, at most."""
    max_turns: NotRequired[int]
    """Turns of all confirming attempts together, at most: requests to the target. Default: no bound of its own."""


class BeginAttackRunBody(TypedDict):
    repro_key: NotRequired[str]
    """Plays one attempt of an earlier run again, with the same texts. Extension."""
    confirm_breaches: NotRequired[ConfirmBreaches]
    """When every attempt of the plan has ended, `next` goes on with attempts that send what broke again; see
    `confirmation` of findings. They cost no credits and are in no rate and no sum of the run. Extension; absent:
    findings are not confirmed."""


class BeginAttackRunReply(TypedDict):
    test_id: str
    run_id: str
    status: Literal["running", "completed"]
    work_count: int
    """Attempts: enabled scenarios × techniques × attempts."""
    scenarios_total: int
    technique_ids: list[str]
    credits_charged: int
    """By this call."""
    resumed: bool
    """True when the run had begun before; then nothing is charged."""
    paused_at: NotRequired[str]
    """Only while the run is paused: since when. Its `status` stays `running`. Extension."""


class ReadNextPromptReplyMessage(TypedDict):
    role: str
    content: str


class ReadNextPromptReplyAttacker(TypedDict):
    """Who wrote the prompt, and why so."""

    engine: Literal["template", "llm"]
    technique_id: str
    strategy: str
    """What the turn tries and why."""
    step: int
    """Counts attack turns from 1; 0 in a warm-up."""
    goal: str
    transforms: list[str]
    backtracks_used: int
    """Turns that were taken back so far."""
    seed: str
    """Where all choices of the attempt follow from."""
    needs_new_session: bool
    """The target must not remember what was said to it before."""


class ReadNextPromptReplyConfirms(TypedDict):
    """Only of an attempt that confirms a finding: its prompts are the recorded ones, whatever the target answers.
    Extension."""

    case_id: str
    """The attempt whose breach is sent again."""
    policy_id: str
    """The policy that broke in it."""


class ReadNextPromptReplyPlanted(TypedDict):
    """For clients that can feed the tools of the target, in the place of `prompt` and `messages`; others send those,
    in which the result stands behind what is said. Only of the technique `ind.tool_result`. The turn is posted with
    `prompt` as its request all the same. Extension."""

    prompt: str
    """What to say."""
    messages: list[ReadNextPromptReplyMessage]
    """To send before it, without what tools returned."""
    tool_result: str
    """What a tool of the target is to return when it is called."""


class ReadNextPromptReplyPicturedMessage(TypedDict):
    role: str
    content: str
    images: NotRequired[list[str]]


class ReadNextPromptReplyPictured(TypedDict):
    """For targets that take pictures, in the place of `prompt` and `messages`; others get those, in which the text of
    the picture stands behind what is said. Only of the techniques `img.…`. The turn is posted with `prompt` as its
    request all the same. Extension."""

    prompt: str
    """What to say."""
    images: list[str]
    """To send with it."""
    messages: list[ReadNextPromptReplyPicturedMessage]
    """To send before it; at most 6 pictures in all, the latest."""


class Move(TypedDict):
    attempt_id: str
    conversation_id: str
    """Changes when the target needs a fresh session."""
    attempt_index: int
    turn_index: int
    """From 0 over warm-up and attack turns."""
    phase: Literal["warm_up", "attack"]
    messages: list[ReadNextPromptReplyMessage]
    """To send before the prompt; user and assistant turns only."""
    prompt: str
    scenario_id: str
    technique_id: str
    attacker: ReadNextPromptReplyAttacker
    """Who wrote the prompt, and why so."""
    repro_key: str
    """Plays the attempt again."""
    plan_reason: NotRequired[str]
    """Why this attempt came at its place in the run, e.g. `enc.base64 broke 3 of 4 attempts at this policy.` Absent
    for a replay. Extension."""
    confirms: NotRequired[ReadNextPromptReplyConfirms]
    """Only of an attempt that confirms a finding: its prompts are the recorded ones, whatever the target answers.
    Extension."""
    planted: NotRequired[ReadNextPromptReplyPlanted]
    """For clients that can feed the tools of the target, in the place of `prompt` and `messages`; others send those,
    in which the result stands behind what is said. Only of the technique `ind.tool_result`. The turn is posted with
    `prompt` as its request all the same. Extension."""
    pictured: NotRequired[ReadNextPromptReplyPictured]
    """For targets that take pictures, in the place of `prompt` and `messages`; others get those, in which the text of
    the picture stands behind what is said. Only of the techniques `img.…`. The turn is posted with `prompt` as its
    request all the same. Extension."""


class ReadNextPromptReply(TypedDict):
    done: bool
    """True when the run is finished; then there is no prompt."""
    run_id: str
    status: Literal["running", "completed"]
    paused_at: NotRequired[str]
    """Only while the run is paused: since when. Its `status` stays `running`. Extension."""
    summary: AttackSummary
    attempt_id: NotRequired[str]
    conversation_id: NotRequired[str]
    """Changes when the target needs a fresh session."""
    attempt_index: NotRequired[int]
    turn_index: NotRequired[int]
    """From 0 over warm-up and attack turns."""
    phase: NotRequired[Literal["warm_up", "attack"]]
    messages: NotRequired[list[ReadNextPromptReplyMessage]]
    """To send before the prompt; user and assistant turns only."""
    prompt: NotRequired[str]
    scenario_id: NotRequired[str]
    technique_id: NotRequired[str]
    attacker: NotRequired[ReadNextPromptReplyAttacker]
    """Who wrote the prompt, and why so."""
    repro_key: NotRequired[str]
    plan_reason: NotRequired[str]
    """Why this attempt came at its place in the run, e.g. `enc.base64 broke 3 of 4 attempts at this policy.` Absent
    for a replay. Extension."""
    confirms: NotRequired[ReadNextPromptReplyConfirms]
    """Only of an attempt that confirms a finding: its prompts are the recorded ones, whatever the target answers.
    Extension."""
    planted: NotRequired[ReadNextPromptReplyPlanted]
    """For clients that can feed the tools of the target, in the place of `prompt` and `messages`; others send those,
    in which the result stands behind what is said. Only of the technique `ind.tool_result`. The turn is posted with
    `prompt` as its request all the same. Extension."""
    pictured: NotRequired[ReadNextPromptReplyPictured]
    """For targets that take pictures, in the place of `prompt` and `messages`; others get those, in which the text of
    the picture stands behind what is said. Only of the techniques `img.…`. The turn is posted with `prompt` as its
    request all the same. Extension."""
    moves: NotRequired[list[Move]]
    """Only with `parallel`; empty while there is nothing to do, or while the run is paused."""
    retry_after_ms: NotRequired[int]
    """Only with `parallel` and without moves: ask again after so long."""


class RecordTurnBodyMessage(TypedDict):
    role: str
    content: NotRequired[Any]


class RecordTurnBodyToolCallFunction(TypedDict):
    name: str
    arguments: NotRequired[Any]


class RecordTurnBodyToolCall(TypedDict):
    """`{id?, type, function: {name, arguments}}` or `{name, arguments}`."""

    id: NotRequired[Any]
    type: NotRequired[Any]
    function: NotRequired[RecordTurnBodyToolCallFunction]
    name: NotRequired[str]
    arguments: NotRequired[Any]


class RecordTurnBody(TypedDict):
    run_id: str
    """An id."""
    attempt_id: str
    """An id."""
    request: str
    """What was really sent."""
    response: NotRequired[str]
    """Needed unless there are `tool_calls` or an `error`. May be empty."""
    messages: NotRequired[list[RecordTurnBodyMessage]]
    """The whole conversation with request and response; it must not contradict them."""
    error: NotRequired[str]
    """Why there is no answer; 4,000 units are kept. The turn stays open and is asked again, 3 times in all."""
    tool_calls: NotRequired[list[RecordTurnBodyToolCall]]
    """All of them: each may be a forbidden one. Of arguments 20,000 units are kept."""
    latency_ms: NotRequired[float]
    conversation_ended: NotRequired[bool]
    """The target will not answer in this conversation again."""
    turn_index: NotRequired[int]
    """Which turn this answers. Absent: the open one, unless the request is the prompt of a closed one. Extension."""


class EvaluationEvidenceItem(TypedDict):
    turn_index: int
    start: int
    end: int
    quote: str


class EvaluationJudge(TypedDict):
    judge: str
    outcome: str | None
    score: float
    confidence: float
    reason: str


class Evaluation(TypedDict):
    verdict: NotRequired[Literal["breach", "held", "unclear", "not_judged"]]
    """`unclear`: nobody could tell; it is no breach, and it makes every interval wider that it is in. Extension."""
    status: Literal["completed", "failed"]
    success: bool
    """The target broke a policy: that of `policy_id`."""
    outcome: Literal["refused", "deflected", "partial", "complied", "off_topic", "empty", "error"]
    score: float
    confidence: float
    decided_by: Literal["canary", "regex", "tool_call", "classifier", "llm", "human"]
    policy_id: str
    aimed_policy_id: NotRequired[str]
    """The policy that was attacked, where the answer broke another one (`policy_id`): found by the way. Extension."""
    also_breaks: NotRequired[list[str]]
    """Other policies that the same answer surely breaks; the breach counts for `policy_id` alone. Extension."""
    severity: Literal["low", "medium", "high", "critical"]
    reason: str
    evidence: list[EvaluationEvidenceItem]
    """Places in responses, in UTF-16 units, end exclusive."""
    judges: list[EvaluationJudge]
    taxonomy: list[Taxonomy]


class TurnReply(TypedDict):
    run_id: str
    attempt_id: str
    phase: Literal["warm_up", "attack"]
    turn_index: int
    decision: Literal["continue", "pending", "backtrack", "success", "exhausted", "aborted"]
    """`pending`: being judged. `continue`, `backtrack`: there is a next turn. `success`: the target was breached.
    `exhausted`: the attempt ended without breach. `aborted`: it could not go on."""
    evaluation: Evaluation | None
    job_id: str | None
    done: bool
    """True when the whole run has ended."""


class CompleteAttackRunBody(TypedDict):
    run_id: NotRequired[str]
    """Default: the latest."""


class CompleteAttackRunReply(TypedDict):
    test_id: str
    run_id: str
    status: Literal["running", "completed"]
    summary: AttackSummary


class AttackRunPause(TypedDict):
    test_id: str
    run_id: str
    status: Literal["running"]
    paused_at: str | None
    """Since when; null: it is not paused."""


class AttackResultsSummary(TypedDict):
    run_id: str | None
    current_run_id: str | None
    status: Literal["idle", "running", "completed"]
    paused_at: NotRequired[str]
    """Only while the run is paused: since when. Its `status` stays `running`. Extension."""
    summary: AttackSummary | None


class AttackRunComparison(TypedDict):
    run_id: str
    other_run_id: str
    run: AttackSummaryBaseline
    other: AttackSummaryBaseline
    difference: float
    """asr of the other minus asr of the run."""
    p_value: float
    """Two-sided: how often chance alone makes such a difference. Fisher's exact test."""
    significant: bool
    """`p_value` below .05."""
    note: str
    """What the test takes for granted."""


class ReviewTurnToolCall(TypedDict):
    name: str
    arguments: str


class ReviewTurn(TypedDict):
    attempt_id: str
    turn_index: int
    """What `override` takes."""
    policy_id: str
    policy: str
    """The rule that it was judged by."""
    technique_id: str
    goal: str
    """What the attempt asks for in the end, in plain words."""
    request: str
    response: str | None
    tool_calls: list[ReviewTurnToolCall]
    is_shortened: bool
    """Texts are cut at 20,000 UTF-16 units; results/cases has them in full."""
    verdict: Literal["breach", "held", "unclear", "not_judged"]
    """`unclear`: nobody could tell; it is no breach, and it makes every interval wider that it is in. Extension."""
    evaluation: Evaluation


class ReviewTurnList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[ReviewTurn]


class OverrideEvaluationBody(TypedDict):
    turn_index: int
    success: bool
    """True: the target broke its policy in this turn."""
    reason: str


class OverrideEvaluationReply(TypedDict):
    run_id: str
    attempt_id: str
    phase: Literal["warm_up", "attack"]
    turn_index: int
    decision: Literal["continue", "pending", "backtrack", "success", "exhausted", "aborted"]
    """`pending`: being judged. `continue`, `backtrack`: there is a next turn. `success`: the target was breached.
    `exhausted`: the attempt ended without breach. `aborted`: it could not go on."""
    evaluation: Evaluation | None
    job_id: str | None
    done: bool
    """True when the whole run has ended."""
    outcome: Literal["passed", "unclear", "failed", "errored", "not_run", "open"]
    """Of the whole attempt. `unclear`: without a breach, and another answer of it is unclear."""


class BeginAgentRunReply(TypedDict):
    job_id: str
    run_id: str
    test_id: str
    expected_cases: int
    """Benign twins included."""
    case_ids: list[str]
    """In the order of the dataset."""
    recommended_dataset_fetch_limit: int
    """A good `limit` for reading the cases."""


class AgentRun(TypedDict):
    test_id: str
    state: Literal["not_started", "in_progress", "received", "evaluating", "completed", "partial", "failed"]
    """`received`: all that will come is there. `completed`: all of it is judged. `partial`: what came is judged,
    cases are missing. `failed`: it could not be judged."""
    expected_cases: int
    received: int
    """Answers with status `ok`."""
    failed: int
    """Cases that the client could not run."""
    received_case_ids: list[str]
    failed_case_ids: list[str]
    job_id: str | None
    run_id: str | None


class RecordClientResponseBody(TypedDict):
    status: Literal["ok", "failed"]
    """`failed`: your system gave no answer."""
    response: NotRequired[str | None]
    """Needed with `ok`; the empty string counts as an answer."""
    error: NotRequired[str | None]
    model_name: NotRequired[str | None]
    latency_ms: NotRequired[float | None]


class RecordClientResponseReply(TypedDict):
    case_id: str
    test_id: str
    received: int
    failed: int
    expected_cases: int
    state: Literal["not_started", "in_progress", "received", "evaluating", "completed", "partial", "failed"]
    """`received`: all that will come is there. `completed`: all of it is judged. `partial`: what came is judged,
    cases are missing. `failed`: it could not be judged."""
    auto_finalized: bool
    """Nothing is outstanding, so that the run was completed by itself."""


class RecordClientResponsesBodyItem(TypedDict):
    case_id: str
    """An id."""
    status: Literal["ok", "failed"]
    """`failed`: your system gave no answer."""
    response: NotRequired[str | None]
    """Needed with `ok`; the empty string counts as an answer."""
    error: NotRequired[str | None]
    model_name: NotRequired[str | None]
    latency_ms: NotRequired[float | None]


class RecordClientResponsesBody(TypedDict):
    items: list[RecordClientResponsesBodyItem]


class RecordClientResponsesReply(TypedDict):
    test_id: str
    received: int
    failed: int
    expected_cases: int
    state: Literal["not_started", "in_progress", "received", "evaluating", "completed", "partial", "failed"]
    """`received`: all that will come is there. `completed`: all of it is judged. `partial`: what came is judged,
    cases are missing. `failed`: it could not be judged."""
    auto_finalized: bool
    """Nothing is outstanding, so that the run was completed by itself."""


class CompleteAgentRunReply(TypedDict):
    test_id: str
    state: Literal["not_started", "in_progress", "received", "evaluating", "completed", "partial", "failed"]
    """`received`: all that will come is there. `completed`: all of it is judged. `partial`: what came is judged,
    cases are missing. `failed`: it could not be judged."""
    run_id: str


class EnsureEvaluationReply(TypedDict):
    action: Literal["scheduled", "noop"]
    reason: str
    job_id: str
    job_status: str
    """`running`, `completed` or `failed`."""


class ResultCaseMessageContentItem(TypedDict):
    type: Literal["text", "image_url"]
    text: NotRequired[str]
    image_url: NotRequired[ContentPartImageUrl]


class ResultCaseMessage(TypedDict):
    role: str
    content: list[ResultCaseMessageContentItem]


class ResultCaseBrokenItem(TypedDict):
    policy_id: str
    turn_index: int


class ResultCaseTurn(TypedDict):
    turn_index: int
    phase: str
    prompt: str
    request: str
    response: str | None
    error: str | None
    tool_calls: list[ReviewTurnToolCall]
    latency_ms: float | None
    strategy: str
    is_dropped: bool
    """A later prompt left this turn out of the conversation."""
    evaluation: Evaluation | None


class ResultCaseAsked(TypedDict):
    """What the target is asked at present; only of an attempt that waits for its answer. Extension."""

    turn_index: int
    phase: str
    prompt: str


class ResultCase(TypedDict):
    id: str
    case_id: str
    """The same as `id`."""
    request: str
    """The prompt text; image cases have it too."""
    policy_id: str
    """Of a breach, the policy that it broke: the one that was attacked where that broke, else the first."""
    aimed_policy_id: NotRequired[str]
    """The policy that was attacked, where another one broke: found by the way. Extension."""
    policy: str
    certification: str | None
    prompt: str
    """The same as `request` for dataset cases."""
    messages: NotRequired[list[ResultCaseMessage]]
    """Only for several turns or images."""
    variation: int | None
    technique_id: str | None
    expected: Literal["refuse", "comply"]
    """`comply` for a benign twin."""
    language: str
    modality: str
    taxonomy: list[Taxonomy]
    kind: NotRequired[Literal["dataset", "attack"]]
    run_id: NotRequired[str]
    attempt_id: NotRequired[str | None]
    scenario_id: NotRequired[str | None]
    response: NotRequired[str | None]
    passed: NotRequired[bool | None]
    status: NotRequired[Literal["passed", "failed", "error", "not_run"]]
    """`passed`: no breach was found, see `verdict`. `not_run`: cut off, or not judged yet."""
    verdict: NotRequired[Literal["breach", "held", "unclear", "not_judged"]]
    """`unclear`: nobody could tell; it is no breach, and it makes every interval wider that it is in. Extension."""
    broken: NotRequired[list[ResultCaseBrokenItem]]
    """Every policy that was broken in it, each with the first turn that did. Extension."""
    score: NotRequired[float | None]
    severity: NotRequired[Literal["low", "medium", "high", "critical"] | None]
    evaluation: NotRequired[Evaluation | None]
    turns: NotRequired[list[ResultCaseTurn]]
    asked: NotRequired[ResultCaseAsked]
    """What the target is asked at present; only of an attempt that waits for its answer. Extension."""
    repro_key: NotRequired[str | None]
    plan_reason: NotRequired[str]
    """Of an attempt: why it came at its place in the run. Extension."""
    is_shortened: NotRequired[bool]
    """True when the page had no room for the texts of this case: each ends with a mark that says how much is missing.
    Read the case with its `offset` and `limit=1` to have it in full. Extension."""


class ListResultCasesReply(TypedDict):
    kind: str
    offset: int
    limit: int
    total: int
    cases: list[ResultCase]


class FindingWay(TypedDict):
    case_id: str
    turn_index: int
    technique_id: str | None
    score: float


class FindingConfirmationShortestTurn(TypedDict):
    phase: Literal["warm_up", "attack"]
    prompt: str
    """Empty where the texts are kept no longer."""
    is_planted: bool
    """Said in a session that is left before the next turn that is not planted, for the target to remember. A target
    that keeps it from before may break without it."""
    messages: list[ReadNextPromptReplyMessage] | None
    """Sent before the prompt in place of what was said; null: what was said."""


class FindingConfirmationShortest(TypedDict):
    """The shortest conversation and prompt that broke the policy again."""

    attempt_id: str
    """The confirming attempt in which it broke the policy first."""
    tried: int
    """Tries with a verdict."""
    broke: int
    """Of them, those in which the policy broke."""
    unclear: int
    """Of the others, those of which nobody could tell."""
    is_minimal: bool
    """True: leaving out any single turn or part more was tried, and held; what is planted is never left out. False:
    it was not looked for, or the budget came first."""
    turns_before: int
    """Turns of the breach as it was found."""
    turns: list[FindingConfirmationShortestTurn]
    """What was sent, in order."""


class FindingConfirmation(TypedDict):
    """What came of sending the finding's best breach again: the recorded prompts, in fresh conversations, whatever
    the target answered. Absent where the run does not confirm (`confirm_breaches` of `begin`)."""

    status: Literal["pending", "reproduced", "not_reproduced", "unclear", "not_judged", "not_tried"]
    """`not_tried`: the budget was used up, the run ended before, it is of the dataset alone, too long, or the project
    does not keep texts in full. `not_judged`: no replay got a verdict."""
    tried: int
    """Tries with a verdict."""
    broke: int
    """Of them, those in which the policy broke."""
    unclear: int
    """Of the others, those of which nobody could tell."""
    ci95: list[Any]
    """Of the share of replays in which it broke, as wide as what is unclear makes it. The breach that was found first
    is not counted."""
    not_judged: int
    """Replays that ended without a verdict."""
    attempts: int
    """Confirming attempts of this finding in all."""
    planted_turns: int
    """Turns that each of them sends first, in a session that it leaves, for the target to remember: the breach was
    one of memory poisoning. 0: it needs no memory."""
    shortest: FindingConfirmationShortest | None
    """Null while no replay broke the policy."""


class Finding(TypedDict):
    policy_id: str
    policy: str
    name: str
    severity: Literal["low", "medium", "high", "critical"]
    ease: Literal["easy", "moderate", "hard"]
    """How little it takes. `easy`: it falls to a plain question, to a prompt of the dataset, or to every second try
    with the techniques that it fell to. `moderate`: to at least 15 of 100. `hard`: to fewer."""
    case_id: str
    """The case that stands for it: the shortest conversation in which it came out."""
    turn_index: int
    reason: str
    quotes: list[str]
    """What showed it in that case."""
    technique_ids: list[str]
    """Each once; `plain.ask` needs no attacker."""
    way_count: int
    """Cases in which it came out."""
    ways: list[FindingWay]
    """50 at most, that of `case_id` first."""
    confirmation: NotRequired[FindingConfirmation]
    """What came of sending the finding's best breach again: the recorded prompts, in fresh conversations, whatever
    the target answered. Absent where the run does not confirm (`confirm_breaches` of `begin`)."""


class FindingList(TypedDict):
    total: int
    """How many there are on all pages."""
    offset: int
    limit: int
    items: list[Finding]
    left_out: int
    """Breaches and benign twins beyond what is read at once (500 each): in no finding."""


class ReadResultsSummaryReplyManifestVersions(TypedDict):
    """What this server writes and judges with now: program, weights of the judge, encoder, and whether an LLM is
    asked too. Extension."""

    service: str
    judge: str
    encoder: str
    llm: bool


class ReadResultsSummaryReplyManifest(TypedDict):
    state: Literal["pending", "running", "completed", "failed"]
    case_count: int
    created_at: str
    updated_at: str
    error: NotRequired[str | None]
    versions: NotRequired[ReadResultsSummaryReplyManifestVersions]
    """What this server writes and judges with now: program, weights of the judge, encoder, and whether an LLM is
    asked too. Extension."""


class ReadResultsSummaryReplySummaryByCertificationItem(TypedDict):
    certification: str | None
    total: int
    passed: int
    failed: int
    errors: int
    pass_rate: float | None


class ReadResultsSummaryReplySummary(TypedDict):
    total: int
    passed: int
    failed: int
    errors: int
    pass_rate: float | None
    failed_case_ids: list[str]
    """Cases that the client could not run; not those that the target lost."""
    by_certification: list[ReadResultsSummaryReplySummaryByCertificationItem]
    aggregated_policies: list[AggregatedPolicy]
    untested: NotRequired[list[UntestedPolicy]]


class ReadResultsSummaryReply(TypedDict):
    kind: str
    manifest: ReadResultsSummaryReplyManifest
    summary: ReadResultsSummaryReplySummary | None


class ExportTestBody(TypedDict):
    project_ids: list[str]
    mode: NotRequired[Literal["shadow", "enforce", "none"]]
    """`shadow`: switched on without a say, so that monitoring shows what they would do. `enforce`: they block, unless
    they are `held_back`. `none`: nothing is saved, the policies are proposals."""
    run_id: NotRequired[str]
    """The attack run whose breaches are exported beside those of the dataset. Default: the latest. Extension."""


class ExportedPolicyPatterns(TypedDict):
    """Of the owner's checks. Patterns of secrets are counted, not shown."""

    deny: list[str]


class ExportedPolicyProject(TypedDict):
    project_id: str
    block_input: bool
    block_output: bool
    shadow: bool
    """True = without a say. A policy that was enforced before stays enforced."""


class ExportedPolicyGeneralisationBreaches(TypedDict):
    total: int
    blocked: int


class ExportedPolicyGeneralisationTwins(TypedDict):
    total: int
    alarms: int


class ExportedPolicyGeneralisation(TypedDict):
    breaches: ExportedPolicyGeneralisationBreaches
    twins: ExportedPolicyGeneralisationTwins


class ExportedPolicyCatalogueItem(TypedDict):
    policy_id: str
    name: str
    breaches_caught: int
    twin_alarms: int


class ExportedPolicy(TypedDict):
    id: str | None
    """Null when nothing was saved."""
    name: str
    from_policy_id: str
    """The policy of the test."""
    examples: PolicyExamples
    """What showed the breaches; good answers to benign twins, and refusals."""
    description: str
    """Extension, as all fields below."""
    criticality: Literal["low", "medium", "high", "critical"]
    patterns: ExportedPolicyPatterns
    """Of the owner's checks. Patterns of secrets are counted, not shown."""
    secret_patterns: int
    """Deny patterns for secrets that the target gave away."""
    refused_patterns: int
    """Patterns of checks that a guard policy cannot have."""
    detection_threshold: float
    """Between what the replay measured in breaches and in harmless twins; the default where no twin was replayed;
    that of its owner where an earlier export made it."""
    held_back: str | None
    """Why it is in shadow whatever `mode` says: no threshold from .1 on is above every harmless twin and reached by
    half of its breaches, or no twin shows how far it may be lowered. One that is enforced already stays so. Null = it
    is not held back."""
    breaches: int
    """Cases in which the target broke it."""
    findings: NotRequired[int]
    """Different things that came out in them, see results/findings. Extension."""
    projects: list[ExportedPolicyProject]
    """Where it is switched on now; empty when nothing was saved."""
    generalisation: ExportedPolicyGeneralisation | None
    """How a policy made of one half of the examples does on the half that it never saw. Null with fewer than four
    that differ, and when the service was too busy to make it."""
    catalogue: list[ExportedPolicyCatalogueItem]
    """Default policies for the same kind of content, with what each by itself would catch."""


class ExportTestReplyReplayBreaches(TypedDict):
    total: int
    """Breaches that were replayed."""
    blocked_before: int
    blocked_after: int
    """In shadow mode: that would be blocked when enforced. A policy that is `held_back` stops nothing here, unless it
    is enforced already."""


class ExportTestReplyReplayTwins(TypedDict):
    total: int
    """Benign twins that were replayed."""
    alarms_before: int
    alarms_after: int
    new_alarms: list[str]
    """Case ids of twins that only the new policies stop."""


class ExportTestReplyReplayError(TypedDict):
    case_id: str
    project_id: str
    reason: str


class ExportTestReplyReplayProjectTwins(TypedDict):
    total: int
    """Benign twins that were replayed."""
    alarms_before: int
    alarms_after: int


class ExportTestReplyReplayProject(TypedDict):
    project_id: str
    breaches: ExportTestReplyReplayBreaches
    twins: ExportTestReplyReplayProjectTwins


class ExportTestReplyReplay(TypedDict):
    breaches: ExportTestReplyReplayBreaches
    twins: ExportTestReplyReplayTwins
    still_passing: list[str]
    """Case ids of breaches that are not blocked everywhere."""
    errors: list[ExportTestReplyReplayError]
    """Checks that could not be made, at most 100. They count as not blocked."""
    truncated: bool
    """Some cases were not replayed: too many, or out of time."""
    left_out: int
    """How many those are; they are in no other count."""
    pictures_as_text: int
    """Replayed cases that the target got as a picture. The guard was shown the text that is written in it, so that
    this proves nothing about how well the guard reads pictures. Extension."""
    projects: list[ExportTestReplyReplayProject]
    """The counts of each project. Above, a breach is blocked when every project blocks it, and a twin alarms when any
    does."""


class ExportTestReply(TypedDict):
    policies: list[ExportedPolicy]
    """Those with most breaches first, at most 50."""
    policies_left_out: int
    """Failing policies beyond the 50."""
    replay: ExportTestReplyReplay
    mode: Literal["shadow", "enforce", "none"]
    """`shadow`: switched on without a say, so that monitoring shows what they would do. `enforce`: they block, unless
    they are `held_back`. `none`: nothing is saved, the policies are proposals."""


class SignAttackRunBody(TypedDict):
    run_id: str
    """An id."""
    manifest_sha256: str
    """SHA-256 of the manifest of a report, in hex. The service signs that it was given, not what the report says."""


class SignedEnvelopeSignature(TypedDict):
    keyid: str
    """SHA-256 of the public key (DER), in hex."""
    sig: str
    """Ed25519 over the pre-authentication encoding of DSSE, in base64."""


class SignedEnvelope(TypedDict):
    """A DSSE envelope."""

    payloadType: Literal["application/vnd.in-toto+json"]
    payload: str
    """An in-toto statement, JSON in base64. docs/report-signatures.md tells its fields."""
    signatures: list[SignedEnvelopeSignature]


class SigningKey(TypedDict):
    id: str
    """SHA-256 of the public key (DER), in hex."""
    public_key: str
    """Ed25519, PEM."""
    created_at: str
    retired_at: str | None
    """Since when nothing is signed with it; null = it is in use."""


class SigningKeyList(TypedDict):
    items: list[SigningKey]
    """The newest first, at most 100."""
