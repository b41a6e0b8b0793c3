import type { BreakdownEntry, PayloadEntry } from '../../../contract/compatible/guard-messages.ts'
import type { MaterialVerdict } from '../../domain/guard/decide-material.ts'
import type { MessageVerdict } from '../../domain/guard/message.ts'
import { isBlocking, type Verdict } from '../../domain/guard/verdict.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { ConfigurationSnapshot } from '../../domain/project/project.ts'
import type { Checked } from '../../services/guard/check.ts'
import type { JoinedMessages, MessageRange } from './joined-messages.ts'
import type { LatestExchange } from './latest-exchange.ts'

/** What the project's guardrails said, detector by detector and message by message. */
export interface Breakdown {
  readonly rows: readonly BreakdownEntry[]
  /** Where those that block saw something. */
  readonly found: readonly PayloadEntry[]
}

/** Presents a check of an exchange in the shape of Lakera Guard. `messagesCount`: of the whole request. */
export function presentBreakdown(
  { snapshot, input, output }: Checked,
  exchange: LatestExchange,
  messagesCount: number,
): Breakdown {
  const judged = [
    ...judgementsOf(input.evaluation.verdict, exchange.said, snapshot),
    ...materialOf(input.evaluation.verdict, exchange, snapshot),
    ...(output === null ? [] : judgementsOf(output.evaluation.verdict, exchange.answered, snapshot)),
  ]
  return {
    rows: judged.flatMap((one) => rowsOf(one, snapshot, messagesCount - 1)),
    found: judged.flatMap(({ isDetected, places, detectorType }) =>
      isDetected
        ? places.map(({ messageId, start, end, text, label }) => {
            return { start, end, text, detector_type: detectorType, labels: [label], message_id: messageId }
          })
        : [],
    ),
  }
}

/** What one detector said about the messages that it read. */
interface Judgement {
  readonly policyId: string
  readonly detectorId: string
  readonly detectorType: string
  readonly isDetected: boolean
  readonly ids: readonly number[]
  readonly places: readonly (MessageRange & { readonly label: string })[]
}

/** A detector that names no place is told of the last message that it read. */
function rowsOf(
  { policyId, detectorId, detectorType, isDetected, ids, places }: Judgement,
  { projectId }: ConfigurationSnapshot,
  lastId: number,
): readonly BreakdownEntry[] {
  const named = new Set(places.map(({ messageId }) => messageId))
  // Nothing was said: it is told only where a detector objects all the same, such as one that failed.
  const read = ids.length > 0 ? ids : isDetected ? [lastId] : []
  return read.map((id) => ({
    project_id: projectId,
    policy_id: policyId,
    detector_id: detectorId,
    detector_type: detectorType,
    detected: isDetected && (named.size === 0 ? id === read.at(-1) : named.has(id)),
    message_id: id,
  }))
}

function judgementsOf(
  verdict: MessageVerdict,
  messages: JoinedMessages,
  snapshot: ConfigurationSnapshot,
): readonly Judgement[] {
  const { ids } = messages
  const shared = ({ detector, spans }: Verdict) => ({
    detectorId: detector.id,
    ids,
    places: spans.flatMap((span) => messages.placesOf(span).map((place) => ({ ...place, label: span.label }))),
  })
  const { security } = verdict
  const byId = new Map(snapshot.policies.map(({ policy }) => [policy.id, policy]))
  return [
    ...(security === null
      ? []
      : [{ ...shared(security), ...ofSecurity, isDetected: isOwn(security, verdict.material ?? []) }]),
    ...verdict.policies.map((row) => ({
      ...shared(row),
      policyId: row.policyId,
      detectorType: detectorTypeOf(byId.get(row.policyId)),
      isDetected: isBlocking(row),
    })),
  ]
}

const ofSecurity = { policyId: 'security', detectorType: 'prompt_attack' } as const

/** Whether the message itself is objected to: the value of the security guardrail is that of the riskier of message and material. */
function isOwn({ isSafe, status, value }: Verdict, material: readonly MaterialVerdict[]): boolean {
  const unsafe = material.filter((one) => !one.isSafe)
  return !isSafe && (status === 'error' || unsafe.length === 0 || value > Math.max(...unsafe.map((one) => one.value)))
}

function materialOf(
  { security, material = [] }: MessageVerdict,
  { documents }: LatestExchange,
  { securityDetector }: ConfigurationSnapshot,
): readonly Judgement[] {
  return material.map(({ index, isSafe, spans }) => {
    const text = documents.find((one) => one.index === index)?.text ?? ''
    return {
      ...ofSecurity,
      detectorId: (security?.detector ?? securityDetector).id,
      isDetected: !isSafe,
      ids: [index],
      places: spans.map(({ start, end, label }) => {
        return { messageId: index, start, end, label, text: text.slice(start, end) }
      }),
    }
  })
}

/** The names that Lakera Guard has for what our detectors look for. */
const knownTypes: ReadonlyMap<string, string> = new Map([
  ['hate', 'moderated_content/hate'],
  ['sexual-content', 'moderated_content/sexual'],
  ['violence', 'moderated_content/violence'],
  ['weapons', 'moderated_content/weapons'],
  ['profanity', 'moderated_content/profanity'],
  ['pii', 'pii'],
  ['payment-card-data', 'pii/credit_card'],
  ['system-prompt-disclosure', 'prompt_attack'],
])

function detectorTypeOf(policy: Policy | undefined): string {
  const detector = policy?.detector ?? 'unknown'
  return knownTypes.get(detector) ?? `custom/${detector}`
}
