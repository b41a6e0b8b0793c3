import type { DocumentResult, ToolMessageResult } from '../../../contract/guard/document.ts'
import type {
  PoliciesGuardrailResults,
  PolicyResult,
  SecondOpinionResult,
  SecurityGuardrailResults,
  TopicsGuardrailResults,
} from '../../../contract/guard/guardrail-results.ts'
import type { EvaluatedMessage } from '../../../contract/guard/message.ts'
import type { UpstreamUse } from '../../../contract/guard/upstream-use.ts'
import type { MaterialVerdict } from '../../domain/guard/decide-material.ts'
import type { Message, MessageVerdict } from '../../domain/guard/message.ts'
import { isBlocking, type PolicyVerdict, type Verdict } from '../../domain/guard/verdict.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { SentenceSimilarity, Topic, TopicsVerdict } from '../../domain/topic/topic.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'

/** A verdict with what is needed to show it. */
export interface PresentableVerdict {
  readonly verdict: MessageVerdict
  readonly snapshot: ConfigurationSnapshot
  readonly evaluatedAtMs: number
}

/** The optional parts of a reply: a guardrail that did not run, or returned no row, is left out. */
export interface GuardrailParts {
  /** Absent where no policy was judged. */
  policies_guardrail_results?: PoliciesGuardrailResults
  /** Absent where the security guardrail did not run. */
  security_guardrail_results?: SecurityGuardrailResults
  /** Absent where no topic was compared. */
  topics_guardrail_results?: TopicsGuardrailResults
  /** Absent where none was sent. */
  documents?: DocumentResult[]
  /** Absent where none was sent. */
  tool_messages?: ToolMessageResult[]
}

/** Both guardrails as v1 shows them, topics, and what was decided about material. */
export function presentGuardrails({ verdict, snapshot, evaluatedAtMs }: PresentableVerdict): GuardrailParts {
  const timestamp = timestampOf(evaluatedAtMs)
  const { policies, security, topics } = verdict
  const byId = new Map(snapshot.policies.map(({ policy }) => [policy.id, policy]))
  const rows = policies.flatMap((row): PolicyResult[] => {
    const policy = byId.get(row.policyId)
    return policy ? [presentPolicyResult(policy, row)] : []
  })
  return {
    ...(rows.length > 0 && {
      policies_guardrail_results: { policies: rows, is_safe: !policies.some(isBlocking), timestamp },
    }),
    ...(security && {
      security_guardrail_results: {
        is_safe: security.isSafe,
        timestamp,
        value: security.value,
        security_violation_message: security.isSafe ? null : snapshot.security.violationMessage,
        ...presentExplanation(security),
      },
    }),
    ...(topics && { topics_guardrail_results: presentTopics(topics, snapshot, timestamp) }),
    ...presentMaterial(verdict.material ?? []),
  }
}

function presentMaterial(verdicts: readonly MaterialVerdict[]): Pick<GuardrailParts, 'documents' | 'tool_messages'> {
  const documents = verdicts
    .filter(({ kind }) => kind === 'document')
    .map(({ index, id, title, ...rest }): DocumentResult => ({ index, id, title, ...presentMaterialVerdict(rest) }))
  const tools = verdicts
    .filter(({ kind }) => kind !== 'document')
    .map(({ index, image, ...rest }): ToolMessageResult => {
      return { message_index: index, ...(image !== undefined && { image }), ...presentMaterialVerdict(rest) }
    })
  return { ...(documents.length > 0 && { documents }), ...(tools.length > 0 && { tool_messages: tools }) }
}

function presentMaterialVerdict(
  verdict: Pick<MaterialVerdict, 'isSafe' | 'value' | 'status' | 'reason' | 'spans' | 'unjudged'>,
) {
  return {
    is_safe: verdict.isSafe,
    value: verdict.value,
    status: verdict.status,
    reason: verdict.reason,
    spans: verdict.spans.map(({ start, end, path, view, label }) => ({ start, end, path, view, label })),
    unjudged: verdict.unjudged.map(({ start, end, path }) => ({ start, end, path })),
  }
}

/** A message as v1 shows it; `id` is null when it was not stored. */
export function presentMessage(
  id: string | null,
  role: 'user' | 'assistant',
  text: string,
  textWithContext: string,
): EvaluatedMessage {
  return { id, role, content: { text, text_with_context: textWithContext, processed: textWithContext } }
}

/** A kept message with the texts of the request that is repeated. */
export function withTexts(kept: EvaluatedMessage, text: string, textWithContext: string): EvaluatedMessage {
  return { ...kept, content: { text, text_with_context: textWithContext, processed: textWithContext } }
}

/** A policy with its verdict as v1 shows it. */
export function presentPolicyResult(policy: Policy, verdict: PolicyVerdict): PolicyResult {
  return {
    id: policy.id,
    name: policy.name,
    description: policy.description,
    criticality: policy.criticality,
    detection_threshold: policy.detectionThreshold,
    detection_is_above_threshold: verdict.isAboveThreshold,
    is_default: policy.isDefault,
    is_archived: policy.archivedAtMs !== null,
    created_at: timestampOf(policy.createdAtMs),
    updated_at: timestampOf(policy.updatedAtMs),
    archived_at: maybeTimestampOf(policy.archivedAtMs),
    value: verdict.value,
    is_safe: verdict.isSafe,
    policy_violation_message: isBlocking(verdict) ? policy.violationMessage : null,
    ...(verdict.shadow && { shadow: true }),
    ...presentSecondOpinion(verdict),
    ...presentExplanation(verdict),
  }
}

/** That an LLM was to be asked; nothing where none was. */
export function presentSecondOpinion({ secondOpinion }: Pick<PolicyVerdict, 'secondOpinion'>): {
  second_opinion?: SecondOpinionResult
} {
  if (secondOpinion === undefined) return {}
  const { outcome, localValue, failure } = secondOpinion
  const decidedBy = outcome === 'failed' ? 'detector' : 'llm'
  return { second_opinion: { outcome, decided_by: decidedBy, local_value: localValue, failure } }
}

/** What an answer cost at its upstream; nothing where none was asked. */
export function presentUpstreamUse({ upstream }: Pick<Message, 'upstream'>): { upstream?: UpstreamUse } {
  if (upstream === null) return {}
  const { latencyMs, inputTokens, outputTokens } = upstream
  return { upstream: { latency_ms: latencyMs, input_tokens: inputTokens, output_tokens: outputTokens } }
}

function presentTopics(
  verdict: TopicsVerdict,
  { topics = [] }: ConfigurationSnapshot,
  timestamp: string,
): TopicsGuardrailResults {
  const byId = new Map(topics.map(({ topic }) => [topic.id, topic]))
  return {
    topics: verdict.topics.map(({ topicId, name, state, similarity, sentences }) => ({
      id: topicId,
      topic_name: name,
      state,
      similarity,
      topic_sentences: presentSentences(sentences, byId.get(topicId)),
    })),
    is_safe: verdict.isSafe,
    timestamp,
    status: verdict.status,
    reason: verdict.reason,
  }
}

/** The nearest sentences of a topic with their texts as they stood. */
export function presentSentences(nearest: readonly SentenceSimilarity[], topic: Topic | undefined) {
  return nearest.map(({ sentenceId: id, similarity }) => ({
    id,
    text: topic?.sentences.find((sentence) => sentence.id === id)?.text ?? '',
    similarity,
  }))
}

function presentExplanation(verdict: Verdict) {
  return {
    status: verdict.status,
    reason: verdict.reason,
    spans: verdict.spans.map(({ start, end, view, label }) => ({ start, end, view, label })),
    unjudged: verdict.unjudged.map(({ start, end }) => ({ start, end })),
    detector: { id: verdict.detector.id, version: verdict.detector.version },
  }
}
