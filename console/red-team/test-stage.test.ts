import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestSummary } from '../../contract/red-team-test/test.ts'
import { redTeamTexts } from '../texts/red-team-texts.ts'
import { stageOf } from './test-stage.ts'

type Stages = TestSummary['stages']
type Given = Partial<Stages> & Partial<Pick<TestSummary, 'status' | 'paused_at'>>

const prepared = { generation: 'completed', reconnaissance: 'completed', scenarios: 'ready' } as const

/** The stage and how far it is, in English and French, and how that is meant. */
function shown({ status = 'completed', paused_at, ...given }: Given) {
  const none = { generation: 'not_started', reconnaissance: 'not_started', scenarios: 'not_started' } as const
  const stages: Stages = { ...none, attack_run: 'not_started', ...given }
  const { name, state } = stageOf({ status, stages, ...(paused_at !== undefined && { paused_at }) })
  const [english, french] = [0, 1].map((place) => `${redTeamTexts[name][place]}: ${redTeamTexts[state.key][place]}`)
  return [english, french, state.tone]
}

test('a test that is attacked shows its attack run, whatever was prepared, and whether it is paused', () => {
  const attacked = { ...prepared, attack_run: 'running' } as const
  assert.deepEqual(shown(attacked), ['Attack run: running', 'Attaque: en cours', 'quiet'])
  const paused_at = '2026-01-01T00:00:00Z'
  assert.deepEqual(shown({ ...attacked, paused_at }), ['Attack run: paused', 'Attaque: en pause', 'warn'])
  assert.deepEqual(shown({ ...attacked, scenarios: 'failed', status: 'failed' })[0], 'Attack run: running')
  const over = { ...prepared, attack_run: 'completed' } as const
  assert.deepEqual(shown(over), ['Attack run: done', 'Attaque: terminée', 'good'])
})

test('before an attack the last stage that was begun is shown, and of reconnaissance no more than that its questions are written', () => {
  assert.deepEqual(shown({ status: 'created' }), ['Dataset: not begun', 'Jeu de données: à venir', 'quiet'])
  assert.deepEqual(shown({ generation: 'completed' }), ['Dataset: done', 'Jeu de données: terminé', 'good'])
  const asked = shown({ ...prepared, scenarios: 'not_started' })
  assert.deepEqual(asked, ['Reconnaissance: questions written', 'Reconnaissance: questions écrites', 'quiet'])
  assert.deepEqual(shown(prepared), ['Scenarios: done', 'Scénarios: terminés', 'good'])
})

test('what is prepared anew, or failed, is shown also where an earlier run is over', () => {
  const over = { ...prepared, attack_run: 'completed' } as const
  assert.equal(shown({ ...over, generation: 'running', status: 'running' })[0], 'Dataset: running')
  assert.equal(shown({ ...over, scenarios: 'pending', status: 'running' })[0], 'Scenarios: waiting')
  const failed = shown({ ...over, reconnaissance: 'failed', status: 'failed' })
  assert.deepEqual(failed, ['Reconnaissance: failed', 'Reconnaissance: en échec', 'bad'])
  const both = shown({ ...prepared, generation: 'failed', scenarios: 'running', status: 'running' })
  assert.equal(both[0], 'Scenarios: running', 'what goes on comes before what failed')
})

test('a job that belongs to no stage judges the answers to the dataset', () => {
  const answered = { generation: 'completed' } as const
  assert.deepEqual(shown({ ...answered, status: 'running' }), ['Evaluation: running', 'Évaluation: en cours', 'quiet'])
  assert.deepEqual(shown({ ...answered, status: 'failed' }), ['Evaluation: failed', 'Évaluation: en échec', 'bad'])
})
