import type { RedTeamTest, TestSettings } from '../../domain/red-team-test/red-team-test.ts'
import type { Scenario } from '../../domain/red-team-test/scenario.ts'
import type { BreachChecks } from '../../domain/red-team-test/test-policy.ts'

/** What the audit log tells of a test: what its owner decided. Secrets that the target must keep are counted, not told. */
export function testState(test: RedTeamTest): Readonly<Record<string, unknown>> {
  return { name: test.name, projectId: test.projectId, seed: test.seed, settings: settingsState(test.settings) }
}

/** What the audit log tells of scenarios. */
export function scenariosState(items: readonly Scenario[]): Readonly<Record<string, unknown>> {
  return { scenarios: items.map((item) => ({ ...item, checks: checksState(item.checks) })) }
}

function settingsState({ checks, ...settings }: TestSettings): Readonly<Record<string, unknown>> {
  return { ...settings, checks: checksState(checks) }
}

function checksState({ secrets, ...checks }: BreachChecks): Readonly<Record<string, unknown>> {
  return { ...checks, secrets: secrets.length }
}
