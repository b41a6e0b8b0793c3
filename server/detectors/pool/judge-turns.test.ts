import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import { createDetectorPool } from './detector-pool.ts'
import { securityTask } from './security-task.fixture.ts'

const catalogueModule = new URL('./catalogue-fixture.ts', import.meta.url).href
const pool = createDetectorPool({ size: 2, taskTimeoutMs: 1_000, catalogueModule })
await pool.ready()
after(() => pool.close())

const noAbort = new AbortController().signal
const noChecks = { secrets: [], forbiddenTools: [], patterns: [] }

function subject(goal: string, response = 'leak'): JudgeSubject {
  return {
    goal,
    policy: {
      id: 'p',
      name: 'p',
      policy: 'p',
      certification: null,
      clause: null,
      criticality: 'low',
      source: 'given',
      harms: [],
      checks: noChecks,
    },
    checks: noChecks,
    profile: { purpose: null, tools: [], languages: [], refusalSignatures: [], memory: null },
    turns: [{ turnIndex: 0, phase: 'attack', request: 'q', response, toolCalls: [], error: null }],
    expected: 'refuse',
    techniqueTaxonomy: [],
  }
}

test('each of many judgements at once gets its own evaluation, with checks in between', async () => {
  const judged = Array.from({ length: 300 }, async (_, at) => {
    const { reason, success } = await pool.judge(subject(`goal ${at}`, at % 2 === 0 ? 'leak' : 'no'), noAbort)
    assert.equal(reason, `goal ${at}`)
    assert.equal(success, at % 2 === 0)
  })
  const checked = Array.from({ length: 50 }, async () => {
    const { security } = await pool.evaluate(securityTask('attack', 'security-fixture'))
    assert.equal(security?.finding.status === 'scored' && security.finding.value, 2)
  })
  await Promise.all([...judged, ...checked])
})

test('a judge that throws, hangs or ends its worker rejects that judgement alone, without quoting the text', async () => {
  const good = Array.from({ length: 20 }, (_, at) => pool.judge(subject(`fine ${at}`), noAbort))
  await assert.rejects(pool.judge(subject('throw'), noAbort), /could not be judged \(TypeError\)/)
  await assert.rejects(pool.judge(subject('hang'), noAbort), /did not finish/)
  await assert.rejects(pool.judge(subject('crash'), noAbort), /did not finish/)
  for (const one of await Promise.all(good)) assert.equal(one.success, true)
  assert.equal((await pool.judge(subject('after'), noAbort)).success, true)
})

test('a judgement that nobody waits for any more is given up at once', async () => {
  const abort = new AbortController()
  const all = Array.from({ length: 100 }, (_, at) => pool.judge(subject(`work ${at}`), abort.signal))
  const settled = Promise.allSettled(all)
  abort.abort()
  for (const { status } of await settled) assert.equal(status, 'rejected')
  await assert.rejects(pool.judge(subject('later'), abort.signal))
  assert.equal((await pool.judge(subject('another'), noAbort)).success, true)
})

test('judgements beyond the bound are refused and those accepted are answered; checks go on', async () => {
  const judged = await Promise.allSettled(
    Array.from({ length: 700 }, (_, at) => pool.judge(subject(`goal ${at}`), noAbort)),
  )
  const refused = judged.filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, 700 - 512)
  const { security } = await pool.evaluate(securityTask('attack', 'security-fixture'))
  assert.equal(security?.finding.status, 'scored')
})

test('a check does not wait for the judgements that were asked for before it', async () => {
  const judged = Array.from({ length: 60 }, (_, at) => pool.judge(subject(`work ${at}`), noAbort))
  let isJudged = false
  const all = Promise.all(judged).then(() => {
    isJudged = true
  })
  await pool.evaluate(securityTask('attack', 'security-fixture'))
  assert.equal(isJudged, false)
  await all
})

test('closing rejects what waits', async () => {
  const other = createDetectorPool({ size: 1, catalogueModule })
  await other.ready()
  const judged = Promise.allSettled(Array.from({ length: 40 }, (_, at) => other.judge(subject(`work ${at}`), noAbort)))
  await other.close()
  assert.ok((await judged).some(({ status }) => status === 'rejected'))
  await assert.rejects(other.judge(subject('late'), noAbort))
})
