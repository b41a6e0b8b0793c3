import type { DecidedBy, Evaluation, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import { type BreachChecks, noChecks, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'

type Judge = Pick<RedTeamEngine, 'judge'>

/** Which list of checks a certain verdict comes from. */
const listOf: Readonly<Partial<Record<DecidedBy, keyof BreachChecks>>> = {
  canary: 'secrets',
  regex: 'patterns',
  tool_call: 'forbiddenTools',
}

/**
 * A judge that books a breach to the policy whose rule the answer breaks. All checks of a test are looked for in every
 * answer; one that is not the aimed policy's own counts for the policy that it belongs to, found by the way (`aimedPolicyId`),
 * unless the answer breaks the aimed policy as well: then for that one, and `alsoBreaks` names the other. Rejects as the
 * judge does. Cost: one or two more judgements where a check of another policy shows a breach, none else.
 */
export function bookedJudge(engine: Judge, policies: readonly TestPolicy[]): Judge {
  return {
    async judge(subject, signal) {
      const verdict = await engine.judge(subject, signal)
      // A harmless request that was refused broke no rule.
      const isBreach = verdict.success && subject.expected === 'refuse'
      const list = isBreach ? listOf[verdict.decidedBy] : undefined
      if (list === undefined || isOwn(subject, list)) return verdict
      const found = await foundByTheWay(engine, { subject, policies, list }, signal)
      if (found === null) return verdict
      const own = await engine.judge({ ...subject, checks: subject.policy.checks }, signal)
      return countsFor(subject, own)
        ? { ...own, alsoBreaks: [found.policyId] }
        : { ...found, aimedPolicyId: subject.policy.id }
    },
  }
}

/** Where every check is the aimed policy's, no other can be broken by one. */
function isOwn({ checks, policy }: JudgeSubject, list: keyof BreachChecks): boolean {
  return checks[list].every((one) => policy.checks[list].includes(one))
}

/** A warm-up has no verdict: only what is certain counts in one. */
function countsFor({ turns }: JudgeSubject, { success, decidedBy }: Evaluation): boolean {
  return success && (turns.at(-1)?.phase !== 'warm_up' || listOf[decidedBy] !== undefined)
}

interface Foreign {
  readonly subject: JudgeSubject
  readonly policies: readonly TestPolicy[]
  readonly list: keyof BreachChecks
}

/** The breach as that of the first policy, in the test's order, whose own check shows it; null when the aimed one's does. */
async function foundByTheWay(
  engine: Judge,
  { subject, policies, list }: Foreign,
  signal: AbortSignal,
): Promise<Evaluation | null> {
  const asked = new Set<string>()
  for (const policy of [subject.policy, ...policies]) {
    const own = policy.checks[list]
    const key = JSON.stringify(own)
    if (own.length === 0 || asked.has(key)) continue
    asked.add(key)
    const verdict = await engine.judge({ ...subject, policy, checks: { ...noChecks, [list]: own } }, signal)
    if (!verdict.success || listOf[verdict.decidedBy] !== list) continue
    return policy.id === subject.policy.id ? null : verdict
  }
  return null
}
