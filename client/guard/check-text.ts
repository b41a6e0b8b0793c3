import type { CallOptions, RedoubtClient } from '../create-client.ts'
import type { BodyOf, ReplyOf } from '../wire.ts'

/** What a check found. */
export interface CheckVerdict {
  /** True only if every guardrail that ran says so. */
  readonly isSafe: boolean
  /** What to show to the end user when it is not; null when the owner set nothing. */
  readonly violationMessage: string | null
  /** Each guardrail that is not safe, in words. */
  readonly findings: readonly string[]
  readonly reply: ReplyOf<'check'>
}

/** Evaluates one text, or an exchange (`{text, output}`), in one call. Rejects with `RedoubtProblem`. */
export async function check(
  client: RedoubtClient,
  given: string | BodyOf<'check'>,
  options: CallOptions = {},
): Promise<CheckVerdict> {
  const body = typeof given === 'string' ? { text: given } : given
  const reply = await client.call('check', { body }, options)
  // A reply to `items` says nothing of its own.
  const checks = [...(reply.is_safe === undefined ? [] : [reply]), ...(reply.items ?? [])]
  const sides: readonly CheckedSide[] = checks.flatMap((one) =>
    'output' in one && one.output ? [one, one.output] : [one],
  )
  return {
    isSafe: sides.length > 0 && sides.every(({ is_safe }) => is_safe === true),
    violationMessage: sides.map(violationMessageOf).find((message) => message !== null) ?? null,
    findings: sides.flatMap(findingsOf),
    reply,
  }
}

/** The results of either side of an exchange. */
export type GuardrailResults = Pick<
  ReplyOf<'check'>,
  'policies_guardrail_results' | 'security_guardrail_results' | 'is_safe'
>

/** A side with the material that was sent along with it. */
type CheckedSide = GuardrailResults & Pick<ReplyOf<'check'>, 'documents' | 'tool_messages'>

/** The message for the end user of the first guardrail that blocks; null where none is set. */
export function violationMessageOf(results: GuardrailResults): string | null {
  const { security_guardrail_results: security, policies_guardrail_results: policies } = results
  const bySecurity = security?.is_safe === false ? security.security_violation_message : null
  return (
    bySecurity ??
    brokenOf(policies)
      .map((policy) => policy.policy_violation_message)
      .find((text) => text !== null) ??
    null
  )
}

/** A policy in shadow has no say. */
function brokenOf(policies: GuardrailResults['policies_guardrail_results']) {
  return policies?.policies.filter(({ is_safe, shadow }) => !is_safe && shadow !== true) ?? []
}

function findingsOf(side: CheckedSide): readonly string[] {
  const { security_guardrail_results: security, policies_guardrail_results: policies } = side
  const documents = (side.documents ?? []).filter(({ is_safe }) => !is_safe)
  const toolMessages = (side.tool_messages ?? []).filter(({ is_safe }) => !is_safe)
  return [
    ...(security?.is_safe === false ? [describe('security', security)] : []),
    ...brokenOf(policies).map((policy) => describe(`policy ${policy.name} (${policy.criticality})`, policy)),
    ...documents.map((one) => describe(`document ${one.id ?? one.title ?? one.index + 1}`, one)),
    ...toolMessages.map((one) => describe(`tool message ${one.message_index + 1}`, one)),
  ]
}

function describe(
  what: string,
  { value, reason, status }: { readonly value: number; readonly reason: string | null; readonly status: string },
): string {
  return `${what}: ${status === 'error' ? 'could not be judged' : value.toFixed(2)}${reason === null ? '' : `, ${reason}`}`
}
