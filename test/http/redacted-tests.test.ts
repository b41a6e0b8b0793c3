import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as letOthersRun } from 'node:timers/promises'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { dumpDatabase } from '../database-dump.ts'
import { eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const held = attackEngine()

/** Its judge takes a whole address for a breach, and quotes the answer: a mark would be none. */
const engine: RedTeamEngine = {
  ...held.engine,
  async judge(subject, signal) {
    const verdict = await held.engine.judge(subject, signal)
    const last = subject.turns.at(-1)
    const said = last?.response ?? ''
    const start = said.search(/\w+@example\.com/)
    if (start < 0 || !last) return verdict
    const [address = ''] = said.slice(start).split(' ')
    const place = { turnIndex: last.turnIndex, start, end: start + address.length }
    const cut = { ...place, end: place.end - 4, quote: address.slice(0, -4) }
    const reason = `It gives ${address} away.`
    return {
      ...{ ...verdict, success: true, score: 0.9, outcome: 'complied', reason },
      evidence: [{ ...place, quote: address }, cut],
      judges: [{ judge: 'j', outcome: 'complied', score: 0.9, confidence: 1, reason }],
    }
  },
}

eachService(
  (service, database) => {
    const { call, readyTest, begin, next, reply, drive, decided, summary } = attackCalls(service)
    const lines = async (word: string) =>
      (await dumpDatabase(service(), database)).split('\n').filter((line) => line.includes(word))
    const attacked = async (storeText: string, attempts = 2) => {
      const projectId = await service().newProject({ storeText })
      const settings = { techniques: ['plain.ask'], warmUpTurns: 1, turns: 2, attempts, projectId }
      return readyTest(settings)
    }

    /** Answers everywhere with an address. */
    const sayEverywhere = async (word: string, storeText: string) => {
      const id = await attacked(storeText)
      const said = `Write to ${word}@example.com today.`
      const { probes } = (await call({ path: `/tests/${id}` })).json.metadata.reconnaissance
      const items = probes.map((probe: { id: string }) => ({ probe_id: probe.id, response: said }))
      const told = await call({ path: `/tests/${id}/reconnaissance/evaluate`, body: { items } })
      assert.equal(told.status, 200, told.text)
      await begin(id)
      const tool_calls = [{ name: 'send', arguments: `{"to":"${word}@example.com"}` }]
      await drive(id, ({ prompt, turn_index }) => ({
        request: `${prompt} (as ${word}@example.com said)`,
        ...{ response: turn_index === 2 ? said : 'No.', tool_calls },
      }))
      const { case_ids } = (await call({ path: `/tests/${id}/begin-agent-run`, body: {} })).json
      const answers = case_ids.map((case_id: string, place: number) =>
        place === 0 ? { case_id, status: 'failed', error: said } : { case_id, status: 'ok', response: said },
      )
      const uploaded = await call({ path: `/tests/${id}/agent-run/responses`, body: { items: answers } })
      assert.equal(uploaded.status, 200, uploaded.text)
      while (!(await call({ path: `/tests/${id}/evaluated/status` })).json.ready) await letOthersRun()
      return id
    }

    test('full: what was said is stored, which shows that the search for it can find it', async () => {
      await sayEverywhere('quoll', 'full')
      for (const table of ['attack_turns', 'client_responses', 'redteam_tests']) {
        assert.ok(
          (await lines('quoll')).some((line) => line.startsWith(table)),
          table,
        )
      }
    })

    test('redacted: answers, prompts that quote them, verdicts and profile hold marks; the whole answers were judged', async () => {
      const id = await sayEverywhere('bilby', 'redacted')
      assert.deepEqual(await lines('bilby'), [])
      const marked = await lines('Write to [email] today.')
      for (const table of ['attack_turns', 'client_responses', 'redteam_tests']) {
        assert.ok(
          marked.some((line) => line.startsWith(table)),
          table,
        )
      }
      const { summary: told } = await summary(id)
      assert.deepEqual([told.attempts_total, told.attempts_failed], [2, 2])
      const results = (await call({ path: `/tests/${id}/results/summary` })).json.summary
      assert.ok(results.failed > 0)
      const cases = await call({ path: `/tests/${id}/results/cases` })
      assert.match(cases.text, /Write to \[email\] today\./)
      assert.match(cases.text, /It gives \[email\] away\./)
      assert.match(cases.text, /"\[redacted\]"/, 'a quote that a mark cuts through is not kept')
      const report = await call({ path: `/api/v1/tests/${id}/attack-results/summary` })
      for (const { text } of [cases, report]) assert.ok(!text.includes('bilby'))
      // Judged again on marks, no answer would be a breach any more.
      const again = await call({ path: `/tests/${id}/evaluate/ensure-from-client-responses`, body: { force: true } })
      assert.equal(again.status, 200, again.text)
      while (!(await call({ path: `/tests/${id}/evaluated/status` })).json.ready) await letOthersRun()
      assert.deepEqual((await call({ path: `/tests/${id}/results/summary` })).json.summary, results)
    })

    test('redacted: until an attempt ends its texts are whole; stopped or ruled upon, it holds marks', async () => {
      const id = await attacked('redacted', 3)
      await begin(id)
      const first = (await next(id)).json
      const said = { request: 'as numbat@example.com said', response: 'to numbat@example.com swiftly' }
      const taken = await reply(id, first, { ...said, turn_index: 0 })
      assert.equal(taken.status, 200, taken.text)
      assert.ok((await lines('numbat')).length > 0, 'the next prompt and the judges need it')
      await call({ path: `/tests/${id}/attack-run/complete`, body: {} })
      assert.deepEqual(await lines('numbat'), [])
      assert.equal((await lines('to [email] swiftly')).length, 1)
      assert.equal((await summary(id)).summary.not_run, 3)

      const other = await attacked('redacted')
      await begin(other)
      const warmUp = (await next(other)).json
      await reply(other, warmUp, { response: 'to potoroo@example.com slowly' })
      const move = (await next(other)).json
      await reply(other, move, { response: 'no' })
      await decided(other, move)
      const path = `/tests/${other}/attack-run/attempts/${move.attempt_id}/override`
      const body = { turn_index: move.turn_index, success: true, reason: 'It is one.' }
      const ruled = await call({ path, body })
      assert.deepEqual([ruled.status, ruled.json.outcome], [200, 'failed'], ruled.text)
      assert.deepEqual(await lines('potoroo'), [])
      assert.equal((await lines('to [email] slowly')).length, 1)
    })

    test('redacted: an answer that is told again after the end is a repetition; another one is refused', async () => {
      const id = await attacked('redacted')
      await begin(id)
      await reply(id, (await next(id)).json, { response: 'hello' })
      const move = (await next(id)).json
      const said = { turn_index: move.turn_index, response: 'to dunnart@example.com' }
      await reply(id, move, said)
      assert.equal((await decided(id, move)).decision, 'success')
      assert.deepEqual(await lines('dunnart'), [])
      const again = await reply(id, move, said)
      assert.deepEqual([again.status, again.json.decision], [200, 'success'], again.text)
      assert.equal((await reply(id, move, { ...said, response: 'no' })).status, 409)
    })
  },
  {},
  { catalogueModule: calm, redTeamEngine: engine },
)
