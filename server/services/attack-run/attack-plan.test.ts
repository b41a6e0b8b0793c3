import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unknownTarget } from '../../domain/red-team-test/reconnaissance.ts'
import { noChecks } from '../../domain/red-team-test/test-policy.ts'
import { defaultSettings } from '../../domain/red-team-test/test-settings.ts'
import { subjectOf } from '../attempt/write-prompt.ts'
import { type PlannedTest, planOf } from './attack-plan.ts'

const secrets = Array.from({ length: 50 }, (_, place) => `CONTRACT-${place}-A7`)

const planned: PlannedTest = {
  settings: { ...defaultSettings, checks: { ...noChecks, secrets } },
  policies: [
    {
      ...{ id: 'p', name: 'Contracts', policy: 'Never tell a contract.', certification: null, clause: null },
      ...{ criticality: 'high', source: 'given', harms: [], checks: { ...noChecks, forbiddenTools: ['send'] } },
    },
  ],
  scenarios: {
    status: 'ready',
    items: Array.from({ length: 100 }, (_, place) => ({
      ...{ id: `s${place}`, policyId: 'p', scenario: '', goal: '', goals: {}, maximumMultiTurn: 5, enabled: true },
      ...{ checks: { ...noChecks, patterns: [`own-${place}`] }, expectedYield: 1 },
    })),
    error: null,
  },
  attackMethods: { techniqueIds: ['t'], warmUpTurns: 0, attempts: 2 },
  reconnaissance: {
    ...{ status: 'not_started', evaluationStatus: 'not_started', probes: [], answers: [], results: [] },
    ...{ profile: unknownTarget, error: null },
  },
  seed: 'seed',
}

test('a plan holds what no answer may hold once, and every attempt is judged by it', () => {
  const plan = planOf(planned)
  assert.equal(JSON.stringify(plan).split('CONTRACT-7-A7').length - 1, 1)
  const { scenario } = subjectOf(plan, { combination: { scenarioId: 's3', techniqueId: 't', tryIndex: 0 } })
  assert.deepEqual(scenario.checks, { secrets, forbiddenTools: ['send'], patterns: ['own-3'] })
})

test('a plan of an older version, whose scenarios hold all checks, is judged as it was', () => {
  const { checks = noChecks, scenarios, ...rest } = planOf(planned)
  const old = { ...rest, scenarios: scenarios.map((one) => ({ ...one, checks: { ...checks, patterns: ['own'] } })) }
  const { scenario } = subjectOf(old, { combination: { scenarioId: 's3', techniqueId: 't', tryIndex: 0 } })
  assert.deepEqual(scenario.checks, { secrets, forbiddenTools: ['send'], patterns: ['own'] })
})
