import { invalidField } from '../../domain/problem.ts'
import type { AttackMethods } from '../../domain/red-team-test/attack-methods.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'
import { lockTest, type TestReference } from './read-test.ts'
import { refuseActiveRun } from './refuse-active-run.ts'

/** What a run shall use; absent fields stay, and have their default where nothing was chosen before. */
export interface UpdateAttackMethodsCommand extends TestReference {
  /** A list replaces the list. */
  readonly change: Partial<AttackMethods>
  /** Who chooses it, as the audit log shows it. */
  readonly actor: string
}

const nothingChosen: AttackMethods = { techniqueIds: [], warmUpTurns: 0, attempts: 2 }

/**
 * Saves which techniques a run uses and how often. Rejects with Problem `test-not-found`, `invalid-request` for an
 * unknown technique, or `conflict` while an attack run is active. A technique that needs an LLM may be stored without
 * one: whether it can be used is asked when a run begins.
 */
export async function updateAttackMethods(
  scope: RedTeamScope,
  { organizationId, testId, change, actor }: UpdateAttackMethodsCommand,
): Promise<AttackMethods> {
  refuseUnknown(scope, change.techniqueIds ?? [])
  return scope.store.write(async (repositories) => {
    const before = await lockTest(repositories, { organizationId, testId })
    await refuseActiveRun(repositories, before)
    const methods = { ...(before.attackMethods ?? nothingChosen), ...change }
    const attackMethods = { ...methods, techniqueIds: [...new Set(methods.techniqueIds)] }
    const test: RedTeamTest = { ...before, attackMethods, updatedAtMs: scope.clock.nowMs() }
    await repositories.redTeamTests.replace(test)
    await recordAudit(scope, repositories, {
      organizationId,
      actor,
      action: 'test.update-attack-methods',
      target: `test:${testId}`,
      before: { ...(before.attackMethods ?? nothingChosen) },
      after: attackMethods,
    })
    return attackMethods
  })
}

function refuseUnknown({ engine }: Pick<RedTeamScope, 'engine'>, techniqueIds: readonly string[]): void {
  const known = engine.techniques.map(({ id }) => id)
  const unknown = techniqueIds.findIndex((id) => !known.includes(id))
  if (unknown >= 0) {
    throw invalidField(`technique_ids[${unknown}]`, `is no technique; the known ones are ${known.join(', ')}`)
  }
}
