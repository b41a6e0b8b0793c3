import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Evaluation, JudgeOpinion } from '../../domain/agent-run/evaluation.ts'
import type { TurnJudge } from '../../domain/attack-run/judge-reader.ts'
import { subjectFixture } from '../../redteam-judge.fixture.ts'
import { createTurnJudge } from './turn-judge.ts'

const { signal } = new AbortController()

function evaluation(fields: Partial<Evaluation>): Evaluation {
  return {
    status: 'completed',
    success: false,
    outcome: 'partial',
    score: 0.45,
    confidence: 0.1,
    decidedBy: 'classifier',
    policyId: 'p',
    severity: 'high',
    reason: 'unsure',
    evidence: [],
    judges: [],
    taxonomy: [],
    ...fields,
  }
}

const local = (fields: Partial<Evaluation>): TurnJudge => ({ judge: async () => evaluation(fields) })
const says = (fields: Partial<JudgeOpinion>) => async (): Promise<JudgeOpinion> => ({
  judge: 'llm',
  outcome: 'complied',
  score: 0.9,
  confidence: 0.8,
  reason: 'It complies.',
  ...fields,
})
const judged = (pool: TurnJudge, llm: ReturnType<typeof says>) =>
  createTurnJudge(pool, { llm }).judge(subjectFixture('x'), signal)

test('an LLM is asked only where the local judges are unsure', async () => {
  const sure = await judged(local({ confidence: 0.95 }), () => Promise.reject(new Error('asked')))
  assert.equal(sure.judges.length, 0)
  const unsure = await judged(local({}), says({}))
  assert.equal(unsure.success, true)
  assert.equal(unsure.decidedBy, 'llm')
  assert.equal(unsure.judges.length, 1)
})

test('an LLM never lifts a breach', async () => {
  const kept = await judged(
    local({ success: true, score: 0.6, outcome: 'complied' }),
    says({ outcome: 'refused', score: 0 }),
  )
  assert.equal(kept.success, true)
  assert.equal(kept.outcome, 'complied')
  assert.equal(kept.judges.length, 1)
})

test('an LLM that fails, has no opinion or answers nonsense is recorded and changes nothing', async () => {
  for (const llm of [() => Promise.reject(new Error('down')), says({ outcome: null }), says({ score: Number.NaN })]) {
    const kept = await judged(local({}), llm)
    assert.equal(kept.success, false)
    assert.equal(kept.score, 0.45)
    assert.equal(kept.decidedBy, 'classifier')
    assert.equal(kept.judges.length, 1)
  }
})

test('what the pool cannot judge rejects', async () => {
  const pool: TurnJudge = { judge: () => Promise.reject(new Error('full')) }
  await assert.rejects(judged(pool, says({})), /full/)
})
