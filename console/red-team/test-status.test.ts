import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redTeamTexts } from '../texts/red-team-texts.ts'
import { filledText } from '../texts/text-table.ts'
import { reconnaissanceWords, type StatusWords, statusOfRun, statusWords } from './test-status.ts'

/** How it is meant, and what stands there in English and French. */
function shown({ key, values, tone }: StatusWords) {
  return [tone, ...redTeamTexts[key].map((text) => filledText(text, values))]
}

test('in French what is done agrees with what it is said of', () => {
  const run = statusOfRun({ status: 'completed' })
  assert.deepEqual(shown(statusWords(run, 'feminine')), ['good', 'done', 'terminée'])
  assert.deepEqual(shown(statusWords('ready', 'plural')), ['good', 'done', 'terminés'])
  assert.deepEqual(shown(statusWords('completed', 'masculine')), ['good', 'done', 'terminé'])
})

test('what else may stand beside any noun has one form for all', () => {
  const agreeing = /(é|ée|és|ées)$/
  for (const status of ['not_started', 'pending', 'running', 'paused', 'failed'] as const)
    assert.doesNotMatch(redTeamTexts[`redTeam.status.${status}`][1], agreeing)
})

test('a run that is paused goes on for the service, and is shown as paused; without a run nothing has begun', () => {
  assert.equal(statusOfRun({ status: 'running', paused_at: '2026-01-01T00:00:00Z' }), 'paused')
  assert.equal(statusOfRun({ status: 'running' }), 'running')
  assert.equal(statusOfRun(null), 'not_started')
  assert.equal(statusOfRun({ status: 'running', unattended_since: '2026-01-01T00:00:00Z' }), 'unattended')
  assert.deepEqual(shown(statusWords('unattended', 'feminine')), ['warn', 'waits for its client', 'attend son client'])
  assert.deepEqual(shown(statusWords('paused', 'feminine')), ['warn', 'paused', 'en pause'])
})

const reconnaissance = {
  status: 'completed' as const,
  evaluation_status: 'completed' as const,
  probes: ['a', 'b', 'c'].map((id) => ({ id, category: 'identity', purpose: '', prompt: '' })),
  results: [],
  answered_count: 3,
  refused_count: 0,
  profile: { purpose: null, tools: [], languages: [], refusal_signatures: [], memory: null },
  error: null,
}

test('reconnaissance is told as done only where the target said something to every question and answered one', () => {
  const told = (answered_count: number, refused_count: number) =>
    shown(reconnaissanceWords({ ...reconnaissance, answered_count, refused_count }))
  assert.deepEqual(told(3, 0), ['good', 'done', 'terminée'])
  assert.deepEqual(told(1, 2), ['good', 'done', 'terminée'])
  assert.deepEqual(told(0, 0), ['warn', '0 of 3 answered', '0 réponses sur 3'])
  assert.deepEqual(told(2, 0), ['warn', '2 of 3 answered', '2 réponses sur 3'])
  assert.deepEqual(told(0, 3), ['warn', '0 of 3 answered, 3 refused', '0 réponses sur 3, 3 refus'])
  const begun = { ...reconnaissance, status: 'running' as const, probes: [], answered_count: 0 }
  assert.deepEqual(shown(reconnaissanceWords(begun)).slice(0, 2), ['quiet', 'running'])
})
