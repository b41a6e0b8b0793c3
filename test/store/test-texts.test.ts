import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { stopwatchMs, systemIds } from '../../server/process-ports.ts'
import { createTest } from '../../server/services/red-team-test/create-test.ts'
import { applyRetention } from '../../server/services/upkeep/apply-retention.ts'
import { atOnceRedactor } from '../at-once-redactor.fixture.ts'
import { eachStore } from '../each-store.ts'
import { fixtureEngine } from '../red-team-engine.fixture.ts'
import { aProject, newOrganization, noon, sha256, stillClock } from './fixtures.ts'

const day = 86_400_000
const word = 'numbat'
const evaluation = {
  status: 'completed',
  success: true,
  outcome: 'complied',
  score: 0.9,
  reason: `It says ${word}.`,
  evidence: [{ turnIndex: 0, start: 0, end: 6, quote: word }],
  judges: [{ judge: 'rules', outcome: 'complied', score: 0.9, confidence: 1, reason: `Says ${word}.` }],
}
const turnContent = {
  phase: 'attack',
  prompt: word,
  toolCalls: [{ name: word }],
  error: word,
  history: [{ content: word }],
}
const attemptContent = { turn: { prompt: word }, toldError: word, attackTurns: 1 }

const counts = { scenarios_total: 1, credits_charged: 0, failed: 1, passed: 0, errored: 0, not_run: 0 }

eachStore((name, open, place) => {
  const bytes = (value: unknown) => {
    const hex = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('hex')
    return name === 'postgres' ? `'\\x${hex}'::bytea` : `x'${hex}'`
  }

  test('after its days every text that was said in the tests of a project is gone; verdicts and later texts stay', async () => {
    const database = randomUUID()
    const clock = stillClock()
    const store = await open({ clock, database })
    const organizationId = await newOrganization(store)
    const project = aProject(organizationId, { dataRetentionDays: 2 })
    await store.write(({ projects }) => projects.insert(project))
    const scope = {
      store,
      clock,
      ids: systemIds,
      sha256,
      reference: sha256,
      stopwatchMs,
      redactor: atOnceRedactor,
      engine: fixtureEngine,
    }
    const { id } = await createTest(scope, {
      ...{ organizationId, projectId: project.id, actor: 'a test', name: null, seed: null, settle: () => null },
      ...{ clientMetadata: {}, settings: { givenPolicies: ['Rule'] } },
    })
    const insert = (table: string, row: Readonly<Record<string, string | number>>) =>
      place.raw(database, `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.values(row)})`)
    const own = { organization_id: `'${organizationId}'` }
    const response = { ...own, run_id: "'r'", test_id: `'${id}'`, status: "'ok'", response: bytes(word) }
    const judged = { evaluation: bytes(evaluation), evaluation_status: "'completed'", passed: 0 }
    await insert('client_responses', { ...response, ...judged, case_id: "'old'", place: 0, received_at: noon })
    await insert('client_responses', { ...response, case_id: "'unjudged'", place: 1, received_at: noon })
    await insert('client_responses', { ...response, case_id: "'new'", place: 2, received_at: noon + day })
    await insert('attack_runs', {
      ...{ ...own, ...counts, work_count: 1, id: "'run'", test_id: `'${id}'`, status: "'completed'" },
      ...{ technique_ids: bytes([]), started_at: noon },
    })
    const combination = { scenario_id: "'s'", technique_id: "'t'", try_index: 0, policy_id: "'p'" }
    await insert('attack_attempts', {
      ...{ ...own, ...combination, id: "'a'", run_id: "'run'", place: 0, version: 2, state: "'ended'" },
      ...{ outcome: "'failed'", turn_index: 0, has_told_error: 0, content: bytes(attemptContent) },
      ...{ started_at: noon, ended_at: noon },
    })
    const turn = { ...own, attempt_id: "'a'", request: bytes(word), response: bytes(word), content: bytes(turnContent) }
    const decided = { decision: "'success'", evaluation: bytes(evaluation) }
    await insert('attack_turns', { ...turn, ...decided, turn_index: 0, answered_at: noon })
    await insert('attack_turns', { ...turn, ...decided, turn_index: 1, answered_at: noon + day })
    await insert('attack_turns', { ...turn, decision: "'pending'", turn_index: 2, answered_at: noon })
    const reconnaissance = { answers: [{ probeId: 'p', request: word, response: word }], results: [{ probeId: 'p' }] }
    await place.raw(database, `UPDATE redteam_tests SET reconnaissance = ${bytes(reconnaissance)}`)

    const retain = async () => (await applyRetention({ store, clock }, new AbortController().signal)).texts
    clock.move(2 * day)
    assert.equal(await retain(), 0)
    clock.move(1)
    assert.equal(await retain(), 5)
    assert.equal(await retain(), 0, 'nothing is removed twice')

    const saying = async (sql: string) =>
      (await place.raw(database, sql)).map((row) =>
        Object.values(row as object)
          .map((cell) => (cell instanceof Uint8Array ? new TextDecoder().decode(cell) : cell))
          .join('|'),
      )
    const [old, unjudged, later] = await saying(
      'SELECT response, evaluation, evaluation_status, passed FROM client_responses ORDER BY place',
    )
    assert.doesNotMatch(`${old}${unjudged}`, /numbat/)
    assert.match(old ?? '', /"score":0\.9.*\|completed\|0$/)
    assert.equal(unjudged, '||failed|')
    assert.match(later ?? '', /numbat/)
    const [first, second, pending] = await saying(
      'SELECT request, response, content, evaluation FROM attack_turns ORDER BY turn_index',
    )
    assert.doesNotMatch(first ?? '', /numbat/)
    assert.match(first ?? '', /"phase":"attack".*"outcome":"complied"/)
    for (const kept of [second, pending]) assert.match(kept ?? '', /numbat/)
    assert.deepEqual(await saying('SELECT outcome, content FROM attack_attempts'), [
      'failed|{"turn":null,"toldError":null,"attackTurns":1}',
    ])
    assert.deepEqual(await saying('SELECT reconnaissance FROM redteam_tests'), [
      '{"answers":[],"results":[{"probeId":"p"}]}',
    ])
  })

  test('where redacted texts are stored, what nobody judged or went on with for a day is gone; all else stays', async () => {
    const database = randomUUID()
    const clock = stillClock()
    const store = await open({ clock, database })
    const organizationId = await newOrganization(store)
    const project = aProject(organizationId, { storeText: 'redacted' })
    await store.write(({ projects }) => projects.insert(project))
    const scope = {
      store,
      clock,
      ids: systemIds,
      sha256,
      reference: sha256,
      stopwatchMs,
      redactor: atOnceRedactor,
      engine: fixtureEngine,
    }
    const { id } = await createTest(scope, {
      ...{ organizationId, projectId: project.id, actor: 'a test', name: null, seed: null, settle: () => null },
      ...{ clientMetadata: {}, settings: { givenPolicies: ['Rule'] } },
    })
    const insert = (table: string, row: Readonly<Record<string, string | number>>) =>
      place.raw(database, `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.values(row)})`)
    const own = { organization_id: `'${organizationId}'` }
    const said = { ...own, run_id: "'r'", test_id: `'${id}'`, status: "'ok'", received_at: noon }
    const verdict = (status: string) => ({ evaluation: bytes(evaluation), evaluation_status: `'${status}'` })
    await insert('client_responses', {
      ...said,
      ...verdict('completed'),
      response: bytes('kept'),
      case_id: "'0'",
      place: 0,
    })
    await insert('client_responses', {
      ...said,
      ...verdict('failed'),
      response: bytes('gone'),
      case_id: "'1'",
      place: 1,
    })
    await insert('client_responses', { ...said, response: bytes('gone'), case_id: "'2'", place: 2 })
    await insert('attack_runs', {
      ...{ ...own, ...counts, work_count: 2, id: "'run'", test_id: `'${id}'`, status: "'running'" },
      ...{ technique_ids: bytes([]), started_at: noon },
    })
    const combination = { scenario_id: "'s'", technique_id: "'t'", policy_id: "'p'" }
    const attempt = { ...own, ...combination, run_id: "'run'", version: 2, turn_index: 0, has_told_error: 0 }
    const content = { content: bytes(attemptContent), started_at: noon }
    await insert('attack_attempts', {
      ...{ ...attempt, ...content, id: "'over'", place: 0, try_index: 0, state: "'ended'" },
      ...{ outcome: "'failed'", ended_at: noon },
    })
    await insert('attack_attempts', { ...attempt, ...content, id: "'left'", place: 1, try_index: 1, state: "'asked'" })
    for (const [attemptId, text] of [
      ['over', 'kept'],
      ['left', 'gone'],
    ] as const) {
      await insert('attack_turns', {
        ...{ ...own, attempt_id: `'${attemptId}'`, turn_index: 0, decision: "'continue'", answered_at: noon },
        ...{ request: bytes(text), response: bytes(text), content: bytes(turnContent) },
      })
    }
    const retain = async () => (await applyRetention({ store, clock }, new AbortController().signal)).texts
    clock.move(day)
    assert.equal(await retain(), 0)
    clock.move(1)
    assert.equal(await retain(), 3)
    assert.equal(await retain(), 0, 'nothing is removed twice')
    const left = async (table: string) =>
      (await place.raw(database, `SELECT response FROM ${table}`)).map((row) => {
        const { response } = row as { response: Uint8Array | null }
        return response === null ? null : new TextDecoder().decode(response)
      })
    assert.deepEqual((await left('client_responses')).toSorted(), ['kept', null, null].toSorted())
    assert.deepEqual((await left('attack_turns')).toSorted(), ['kept', null].toSorted())
  })
})
