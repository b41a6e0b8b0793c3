import type { CallOptions, RedoubtClient } from './create-client.ts'
import type { BodyOf, ReplyOf } from './wire.ts'

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
  const sides = [reply, ...(reply.output === undefined ? [] : [reply.output]), ...(reply.items ?? [])]
  return {
    isSafe: sides.every(({ is_safe }) => is_safe === true),
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

/** The message for the end user of the first guardrail that blocks; null where none is set. */
export function violationMessageOf(results: GuardrailResults): string | null {
  const { security_guardrail_results: security, policies_guardrail_results: policies } = results
  const bySecurity = security?.is_safe === false ? security.security_violation_message : null
  const broken = policies?.policies.filter(({ is_safe }) => !is_safe) ?? []
  return bySecurity ?? broken.map((policy) => policy.policy_violation_message).find((text) => text !== null) ?? null
}

function findingsOf({ security_guardrail_results: security, policies_guardrail_results: policies }: GuardrailResults) {
  const broken = policies?.policies.filter(({ is_safe }) => !is_safe) ?? []
  return [
    ...(security?.is_safe === false ? [describe('security', security)] : []),
    ...broken.map((policy) => describe(`policy ${policy.name} (${policy.criticality})`, policy)),
  ]
}

function describe(
  what: string,
  { value, reason, status }: { readonly value: number; readonly reason: string | null; readonly status: string },
): string {
  return `${what}: ${status === 'error' ? 'could not be judged' : value.toFixed(2)}${reason === null ? '' : `, ${reason}`}`
}
