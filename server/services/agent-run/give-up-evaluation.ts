import { unjudged } from '../../domain/attack-run/unjudged.ts'
import type { Repositories } from '../../domain/ports.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { findInJob } from '../red-team-test/change-in-job.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { endEvaluation } from './end-evaluation.ts'
import type { EvaluateCases } from './evaluate-cases.ts'

/** Answers that are marked in one transaction. */
const pageCases = 200

/**
 * Ends an evaluation whose job failed for good, so that nobody waits for it: what is not judged counts as an error, never
 * as passed, and the run says why. Asking for the evaluation again judges these answers. Does nothing when another job
 * has taken over. May be repeated. Reads no answer: one of them may be what the job failed at.
 */
export async function giveUpEvaluation(
  scope: Pick<RedTeamScope, 'store' | 'clock'>,
  job: EvaluateCases,
  reason: string,
): Promise<void> {
  const { organizationId, testId, runId, fileId } = job
  for (;;) {
    const test = await findInJob(scope, job)
    if (test === null) return
    const isOver = await scope.store.write(async (repositories) => {
      const run = await repositories.agentRuns.lock(organizationId, testId, fileId)
      if (run === null || run.id !== runId) return true
      if ((await markPage(scope, repositories, { job, test, reason })) > 0) return false
      await endEvaluation(scope, repositories, { run, job, error: reason })
      return true
    })
    if (isOver) return
  }
}

interface Marking {
  readonly job: EvaluateCases
  readonly test: RedTeamTest
  readonly reason: string
}

async function markPage(
  scope: Pick<RedTeamScope, 'clock'>,
  { agentRuns }: Repositories,
  { job, test, reason }: Marking,
): Promise<number> {
  const { organizationId, runId } = job
  const place = { organizationId, runId }
  const severities = new Map(test.policies.map(({ id, criticality }) => [id, criticality]))
  const page = await agentRuns.listUnjudgedCases(place, pageCases)
  for (const { caseId, policyId, receivedAtMs } of page) {
    const severity = severities.get(policyId) ?? 'medium'
    const evaluation = unjudged({ policyId, severity, reason: `The answer could not be judged: ${reason}` })
    await agentRuns.judge(place, {
      isUnclear: false,
      caseId,
      receivedAtMs,
      evaluation,
      response: null,
      passed: null,
      nowMs: scope.clock.nowMs(),
    })
  }
  return page.length
}
