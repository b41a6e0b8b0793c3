import type { Evaluation, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { VersionedAttempt } from '../../domain/attack-run/attack-run-repository.ts'
import type { RunEvent } from '../../domain/attack-run/run-event.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { unjudged } from '../../domain/attack-run/unjudged.ts'
import { bookedJudge } from '../judging/booked-judge.ts'
import type { AttemptToJudge } from '../judging/judgement.ts'
import { labelFinder, labelledJudge } from '../judging/labelled-judge.ts'
import { breachInWarmUp } from '../judging/warm-up-signs.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import { changeAttempt, readAttempt } from './change-attempt.ts'
import { subjectOf } from './write-prompt.ts'

/** How often an answer is judged in vain before its attempt is given up. */
export const judgeFailuresMax = 5

/**
 * Judges the last answer of an attempt and writes its next prompt; both are kept together. Does nothing when the answer
 * was judged meanwhile. A judge that fails is noted and asked again later, `judgeFailuresMax` times in all; then the
 * turn's evaluation is `failed` and the attempt `errored`. Rejects when the database fails or `signal` aborts.
 */
export async function judgeTurn(
  scope: AttackRunScope,
  { run, attemptId }: AttemptToJudge,
  signal: AbortSignal,
): Promise<void> {
  const remembered = scope.recent.get(attemptId)?.record
  // Another server may have taken the answer: what this one remembers counts only where it waits for a verdict itself.
  const record = remembered?.attempt.state.kind === 'judging' ? remembered : await readAttempt(scope, run, attemptId)
  if (record?.attempt.state.kind !== 'judging') return
  const { turnIndex, failures } = record.attempt.state
  const plan = await scope.plans.planOf(run.organizationId, run.id)
  const event = await verdictEvent(scope, { run, plan, record, turnIndex, failures }, signal)
  await changeAttempt(scope, { run, attemptId, event, signal })
}

interface Judged {
  readonly run: AttackRun
  readonly plan: AttackPlan
  readonly record: VersionedAttempt
  readonly turnIndex: number
  readonly failures: number
}

async function verdictEvent(
  scope: AttackRunScope,
  { run, plan, record, turnIndex, failures }: Judged,
  signal: AbortSignal,
): Promise<RunEvent> {
  const { engine, clock } = scope
  const attemptId = record.attempt.id
  const subject = judgeSubject(engine, plan, record)
  try {
    const { policies } = plan
    const booked = bookedJudge(engine, policies)
    const judge = labelledJudge({ scope, booked, policies, find: labelFinder(scope, run) })
    const verdict = await judge.judge(subject, signal)
    const evaluation = verdict.success ? verdict : ((await breachInWarmUp(judge, subject, signal)) ?? verdict)
    return { kind: 'judged', attemptId, turnIndex, evaluation, nowMs: clock.nowMs() }
  } catch (error) {
    if (signal.aborted) throw error
    const nowMs = clock.nowMs()
    const isLast = failures + 1 >= judgeFailuresMax
    const evaluation = isLast ? failedEvaluation(subject, failures + 1) : null
    return { kind: 'judging_failed', attemptId, turnIndex, evaluation, retryAtMs: nowMs + 1_000 * 2 ** failures, nowMs }
  }
}

/** What judges see: everything that was said in the attempt, also what was taken back, for a leak stays a leak. */
function judgeSubject(
  { techniques }: Pick<AttackRunScope['engine'], 'techniques'>,
  plan: AttackPlan,
  { attempt, turns }: VersionedAttempt,
): JudgeSubject {
  const { scenario, policy } = subjectOf(plan, attempt)
  const technique = techniques.find(({ id }) => id === attempt.combination.techniqueId)
  return {
    goal: scenario.goal,
    goals: scenario.goals,
    policy,
    checks: scenario.checks,
    profile: plan.profile,
    ...(plan.publicFacts !== undefined && { publicFacts: plan.publicFacts }),
    turns: turns.map(({ turnIndex, phase, request, response, toolCalls, error }) => ({
      ...{ turnIndex, phase, request, response, toolCalls, error },
    })),
    expected: 'refuse',
    techniqueTaxonomy: technique?.taxonomy ?? [],
  }
}

function failedEvaluation({ policy, techniqueTaxonomy }: JudgeSubject, tries: number): Evaluation {
  const reason = `The answer could not be judged in ${tries} tries.`
  return unjudged({ policyId: policy.id, severity: policy.criticality, reason, taxonomy: techniqueTaxonomy })
}
