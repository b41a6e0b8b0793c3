import type { AttackTarget } from '../../client/attack/attack-target.ts'
import { prepareTest, type TestSettings } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import { createClient, type RedoubtClient } from '../../client/create-client.ts'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import type { Service } from '../service.ts'

/** Nobody can tell of an answer with "perhaps"; one with "breach" is one, shown by that word. */
export const consoleEngine: RedTeamEngine = {
  ...fixtureEngine,
  async judge(subject, signal) {
    const verdict = await fixtureEngine.judge(subject, signal)
    const answer = subject.turns.at(-1)?.response ?? ''
    const judges = [{ judge: 'fixture', outcome: null, score: verdict.score, confidence: 0.8, reason: 'looked at it' }]
    if (answer.includes('perhaps')) return { ...verdict, judges, outcome: 'partial', score: 0.45 }
    const start = answer.indexOf('breach')
    if (start === -1) return { ...verdict, judges }
    const turnIndex = subject.turns.length - 1
    return { ...verdict, judges, evidence: [{ turnIndex, start, end: start + 6, quote: 'breach' }] }
  },
}

/** Tests of a service's first organization, made as a client makes them. */
export function attackedTests(service: Service) {
  const { address: baseUrl, key: apiKey, organizationId } = service
  const client: RedoubtClient = createClient({ baseUrl, apiKey, organizationId })
  /** A test with two attempts of one turn prepared for each technique. */
  const prepared = async (settings: Partial<TestSettings> = {}, techniqueIds: readonly string[] = ['plain.ask']) => {
    const project_id = await service.newProject()
    const target = async () => 'I am a support assistant.'
    const own = { project_id, policies: [{ policy: 'Never promise a loan.' }, { policy: 'Never lie.' }], ...settings }
    const options = { client, settings: own, target, techniqueIds, maximumMultiTurn: 1, maxScenarios: 1 }
    return prepareTest(options)
  }
  /** Attacks a test to the end; returns the id of the run. */
  const attack = async (testId: string, target: AttackTarget) =>
    (await runAttack({ client, testId, target, concurrency: 1 })).runId
  return { client, prepared, attack }
}
