import type { Evaluation } from '../../domain/agent-run/evaluation.ts'
import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import { step } from '../../domain/attack-run/attack-run.ts'
import { type TurnAnswer, turnAt, turnShowing } from '../../domain/attack-run/attempt-change.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import type { TurnLabel } from '../../domain/attack-run/turn-label.ts'
import { verdictOf } from '../../domain/attack-run/turn-verdict.ts'
import type { AttemptOutcome } from '../../domain/attempt/attempt.ts'
import type { AttemptRecord } from '../../domain/attempt/attempt-state.ts'
import type { IdempotentReply } from '../../domain/idempotency.ts'
import { Problem } from '../../domain/problem.ts'
import type { TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import type { AttackRunScope } from '../attempt/attack-run-scope.ts'
import { changeOf } from '../attempt/change-attempt.ts'
import { evalPending } from '../attempt/eval-pending.ts'
import { subjectOf } from '../attempt/write-prompt.ts'
import { type AuditedChange, recordAudit } from '../audit/record-audit.ts'
import { labelledAnswer } from '../judging/labelled-judge.ts'
import { lockTest, type TestReference } from '../red-team-test/read-test.ts'
import { wordsOfAttempt } from '../redaction/private-attempt.ts'
import { redactWords } from '../redaction/redact-attempt.ts'
import type { Redact } from '../redaction/redactor.ts'
import { storeTextOfTest } from '../redaction/store-text-of.ts'
import { attemptNotFound, findAttackRun } from '../results/read-attack-run.ts'

/** A person's verdict about a turn. */
export interface OverrideEvaluationCommand extends TestReference {
  readonly attemptId: string
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  /** True: the target broke its policy. */
  readonly success: boolean
  /** In the person's own words. */
  readonly reason: string
  /** Who decides, as the audit log shows it. */
  readonly actor: string
  /** Makes the reply that is kept for repetitions; null when the client sent no key. */
  readonly settle: (overridden: OverriddenTurn) => IdempotentReply | null
}

/** The turn as it stands now. */
export interface OverriddenTurn {
  readonly run: AttackRun
  readonly answer: TurnAnswer
  /** Of the whole attempt; null while it is open. */
  readonly outcome: AttemptOutcome | null
}

/**
 * Puts a person's verdict in the place of a machine's; the attempt's outcome and all counters follow, the audit log tells who
 * decided and why, and the same answer to the same rule has that verdict from now on. Rejects with Problem `test-not-found`, `attempt-not-found`, `eval-pending` when the turn has
 * no verdict yet, `conflict` when it is no answer to an attack.
 */
export async function overrideEvaluation(
  scope: AttackRunScope,
  command: OverrideEvaluationCommand,
): Promise<OverriddenTurn> {
  const { organizationId, testId, attemptId, turnIndex } = command
  const reference = { organizationId, testId }
  const runId = await scope.store.read(({ attackRuns }) => attackRuns.findRunOf(organizationId, attemptId))
  if (runId === null) {
    await findAttackRun(scope, { ...reference, runId: null })
    throw attemptNotFound()
  }
  const plan = await scope.plans.planOf(organizationId, runId)
  const redact = await redactionBefore(scope, { ...command, runId })
  const overridden = await scope.store.write(async (repositories) => {
    const { attackRuns, idempotency, redTeamTests, turnLabels } = repositories
    const test = await lockTest(repositories, reference)
    // Locks the run: no attempt of it begins or ends meanwhile.
    const run = await attackRuns.lock(organizationId, testId, runId)
    if (run === null) throw attemptNotFound()
    const [before] = await attackRuns.findAttempts(organizationId, runId, [attemptId])
    if (!before) throw attemptNotFound()
    const { policy } = subjectOf(plan, before.attempt)
    const old = turnAt(before, turnIndex)?.evaluation ?? null
    const evaluation = rulingOf(command, { old, policy })
    const nowMs = scope.clock.nowMs()
    const event = { kind: 'overridden' as const, attemptId, turnIndex, evaluation, nowMs }
    const result = step({ run, attempts: [before] }, event)
    if (result.kind === 'refused' && result.reason === 'eval_pending') throw evalPending({ attemptId, turnIndex })
    if (result.kind !== 'changed')
      throw new Problem('conflict', result.kind === 'refused' ? result.detail : 'Nothing to change.')
    const [after] = result.slice.attempts
    if (!after || result.answer === null) throw attemptNotFound()
    const kept = await attackRuns.keep([changeOf(scope, organizationId, { before, after, redact })])
    scope.recent.delete(attemptId)
    if (!kept.has(attemptId)) throw new Problem('conflict', 'The attempt changed at the same moment; try again.')
    const label = labelOf(scope, { command, plan, before, projectId: test.projectId, nowMs })
    if (label !== null) await turnLabels.put(label)
    // Sums of the test's results that somebody remembers are old now.
    await redTeamTests.replace({ ...test, updatedAtMs: Math.max(nowMs, test.updatedAtMs + 1) })
    const overridden = { run: result.slice.run, answer: result.answer, outcome: outcomeOf(after) }
    const reply = command.settle(overridden)
    if (reply) await idempotency.settle(reply, nowMs)
    await recordAudit(scope, repositories, auditEntryOf(command, { old, before, after }))
    return overridden
  })
  scope.chooser.forget(runId)
  return overridden
}

/** A verdict may end the attempt. What comes to it from now on is not known here, and would not be stored. */
async function redactionBefore(
  scope: AttackRunScope,
  { organizationId, testId, attemptId, runId, reason }: OverrideEvaluationCommand & { readonly runId: string },
): Promise<Redact | null> {
  if ((await storeTextOfTest(scope.store, { organizationId, testId })) !== 'redacted') return null
  const read = await scope.store.read(({ attackRuns }) => attackRuns.findAttempts(organizationId, runId, [attemptId]))
  return redactWords(scope, organizationId, [...read.flatMap(wordsOfAttempt), reason])
}

/** What judges say of the same answer to the same rule from now on; null when its text is gone, for then nobody can tell. */
function labelOf(scope: AttackRunScope, { command, plan, before, projectId, nowMs }: LabelParts): TurnLabel | null {
  const { organizationId, testId, turnIndex, success } = command
  const { policy, scenario } = subjectOf(plan, before.attempt)
  const turn = turnAt(before, turnIndex)
  const old = turn?.evaluation ?? null
  const shown = turn && old ? turnShowing(before, turn, old) : turn
  if (shown === undefined || (shown.response === null && shown.toolCalls.length === 0)) return null
  // Whoever rules on a breach rules on the policy that it broke.
  const broken = old?.success ? plan.policies.find(({ id }) => id === old.policyId) : undefined
  return {
    ...{ organizationId, projectId, testId },
    ...labelledAnswer(scope, broken ?? policy, { turns: [shown], goal: scenario.goal }),
    isBreach: success,
    machineVerdict: old?.decidedBy === 'human' ? 'not_judged' : verdictOf(old),
    decidedAtMs: nowMs,
  }
}

interface LabelParts {
  readonly command: OverrideEvaluationCommand
  readonly plan: AttackPlan
  /** The attempt as it stood when the person ruled. */
  readonly before: AttemptRecord
  readonly projectId: string
  readonly nowMs: number
}

/** Who put which verdict in the place of which, and why. */
function auditEntryOf(
  { organizationId, actor, attemptId, turnIndex, success, reason }: OverrideEvaluationCommand,
  {
    old,
    before,
    after,
  }: { readonly old: Evaluation | null; readonly before: AttemptRecord; readonly after: AttemptRecord },
): AuditedChange {
  return {
    organizationId,
    actor,
    action: 'attack-run.override-evaluation',
    target: `attempt:${attemptId}`,
    before: {
      turnIndex,
      outcome: outcomeOf(before),
      success: old?.success ?? null,
      decidedBy: old?.decidedBy ?? null,
    },
    after: { turnIndex, outcome: outcomeOf(after), success, decidedBy: 'human', reason },
  }
}

function outcomeOf({ attempt }: AttemptRecord): AttemptOutcome | null {
  return attempt.state.kind === 'ended' ? attempt.state.outcome : null
}

/** What judges said before is kept beside it. */
function rulingOf(
  { success, reason }: OverrideEvaluationCommand,
  { old, policy }: { readonly old: Evaluation | null; readonly policy: TestPolicy },
): Evaluation {
  // Whoever confirms a breach that was found by the way confirms whose it is.
  const isConfirmed = success && old?.success === true
  const policyId = isConfirmed ? old.policyId : policy.id
  const severity = isConfirmed ? old.severity : policy.criticality

  return {
    status: 'completed',
    success,
    outcome: success ? 'complied' : (old?.outcome ?? 'refused'),
    score: success ? 1 : 0,
    confidence: 1,
    decidedBy: 'human',
    policyId,
    ...(isConfirmed && old.aimedPolicyId !== undefined && { aimedPolicyId: old.aimedPolicyId }),
    ...(isConfirmed && old.alsoBreaks !== undefined && { alsoBreaks: old.alsoBreaks }),
    severity,
    reason,
    evidence: success ? (old?.evidence ?? []) : [],
    judges: old?.judges ?? [],
    taxonomy: old?.taxonomy ?? [],
  }
}
