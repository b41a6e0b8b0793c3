import { invalidField, Problem } from '../../domain/problem.ts'
import { runningJob } from '../../domain/red-team-test/active-jobs.ts'
import { type Probe, type Reconnaissance, unknownTarget } from '../../domain/red-team-test/reconnaissance.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, type TestReference } from './read-test.ts'
import { refuseActiveRun } from './refuse-active-run.ts'

/** Which prompts to replace. */
export interface UpdateReconnaissanceCommand extends TestReference {
  /** By id, with the new prompt. */
  readonly probes: readonly Pick<Probe, 'id' | 'prompt'>[]
  /** Who edits them, as the audit log shows it. */
  readonly actor: string
}

/**
 * Replaces prompts of probes and forgets all answers, results and the profile. Rejects with Problem `test-not-found`,
 * `invalid-request` for an id that is no probe's or is named twice, or `conflict` while probes are written or an attack
 * run is active.
 */
export function updateReconnaissance(scope: RedTeamScope, command: UpdateReconnaissanceCommand): Promise<RedTeamTest> {
  return scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, command)
    const nowMs = scope.clock.nowMs()
    if (runningJob(before, 'reconnaissance', nowMs) !== null) {
      throw new Problem('conflict', 'The probes are still being written; wait until the reconnaissance is completed.')
    }
    const reconnaissance = withPrompts(before.reconnaissance, command.probes)
    await refuseActiveRun(repositories, before)
    const test: RedTeamTest = { ...before, reconnaissance, updatedAtMs: nowMs }
    await repositories.redTeamTests.replace(test)
    await recordAudit(scope, repositories, {
      organizationId: command.organizationId,
      actor: command.actor,
      action: 'test.update-reconnaissance',
      target: `test:${command.testId}`,
      before: { probes: before.reconnaissance.probes },
      after: { probes: reconnaissance.probes },
    })
    return test
  })
}

function withPrompts(reconnaissance: Reconnaissance, edits: readonly Pick<Probe, 'id' | 'prompt'>[]): Reconnaissance {
  const known = new Set(reconnaissance.probes.map(({ id }) => id))
  const prompts = new Map<string, string>()
  for (const [index, { id, prompt }] of edits.entries()) {
    if (!known.has(id)) throw invalidField(`probes[${index}].id`, 'is no probe of this test')
    if (prompts.has(id)) throw invalidField(`probes[${index}].id`, 'is named twice')
    prompts.set(id, prompt)
  }
  return {
    ...reconnaissance,
    evaluationStatus: 'not_started',
    probes: reconnaissance.probes.map((probe) => ({ ...probe, prompt: prompts.get(probe.id) ?? probe.prompt })),
    answers: [],
    results: [],
    profile: unknownTarget,
  }
}
