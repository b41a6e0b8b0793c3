import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { createMovedClock } from '../moved-clock.ts'
import { assertProblem, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const held = attackEngine()
const { clock, later } = createMovedClock()

// biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
type Json = any

eachService(
  (service, database) => {
    const { call, readyTest, begin, next, reply, decided, drive, summary } = attackCalls(service)
    const change = (id: string, verb: 'pause' | 'resume' | 'complete', body: object = {}) =>
      call({ path: `/api/v1/tests/${id}/attack-run/${verb}`, body })
    const changed = async (id: string, verb: 'pause' | 'resume', body: object = {}): Promise<Json> => {
      const { status, json, text } = await change(id, verb, body)
      assert.equal(status, 200, text)
      return json
    }
    const metadataOf = async (id: string) => (await call({ path: `/tests/${id}` })).json.metadata
    const audited = async (id: string) => {
      const { items } = (await service().call({ path: '/api/v1/audit-log', query: { limit: '200' } })).json
      return items.filter((one: Json) => one.target === `test:${id}` && /pause|resume/.test(one.action))
    }

    test('while a run is paused nothing is given out, what was given out is taken and judged, and it goes on after it', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1, attempts: 3 })
      const { run_id } = await begin(id)
      const { moves } = (await next(id, { parallel: '2', worker: 'w' })).json
      const paused = await changed(id, 'pause', { run_id })
      assert.deepEqual([paused.test_id, paused.run_id, paused.status], [id, run_id, 'running'])
      const { paused_at } = paused
      assert.ok(Date.parse(paused_at) <= Date.now())

      for (const worker of ['w', 'another']) {
        const { status, json } = await next(id, { parallel: '4', worker })
        assert.deepEqual([status, json.done, json.status, json.moves], [200, false, 'running', []])
        assert.deepEqual([json.paused_at, json.retry_after_ms], [paused_at, 2_000])
      }
      const [first, second] = moves.map((move: object) => ({ ...move, run_id }))
      const taken = await reply(id, first, { response: 'a breach' })
      assert.deepEqual([taken.status, taken.json.decision], [200, 'pending'])
      assert.equal((await decided(id, first)).decision, 'success')
      const told = await summary(id)
      assert.deepEqual([told.status, told.paused_at, told.summary.attempts_failed], ['running', paused_at, 1])
      assert.deepEqual((await metadataOf(id)).attack_results.runs[0].paused_at, paused_at)
      const again = await begin(id)
      assert.deepEqual([again.run_id, again.resumed, again.paused_at], [run_id, true, paused_at])

      assert.deepEqual(await changed(id, 'resume', { run_id }), { ...paused, paused_at: null })
      const after = (await next(id, { parallel: '1', worker: 'w' })).json
      assert.deepEqual([after.moves[0].attempt_id, after.paused_at], [second.attempt_id, undefined])
      await reply(id, second, { response: 'no' })
      const last = await drive(id, () => ({ response: 'no' }))
      assert.deepEqual([last.status, last.summary.attempts_failed, last.summary.attempts_passed], ['completed', 1, 2])
      assert.equal(last.summary.not_run, 0)
      assert.equal((await summary(id)).paused_at, undefined)
    })

    test('a client that never heard of pauses waits: 409 as for a verdict, with a turn to ask about', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      const { run_id } = await begin(id)
      const cursor = async () => (await metadataOf(id)).attack_results.runs[0].cursor.awaiting_eval
      const waits = async (turn: Json | null) => {
        const answer = await next(id)
        const told = assertProblem(answer, 409, 'eval-pending')
        assert.match(told.detail, /eval still pending/)
        assert.match(told.detail, /attack-run\/resume/)
        assert.deepEqual([answer.headers.get('retry-after'), told.retry_after_ms], ['2', 2_000])
        assert.ok(told.paused_at)
        assert.deepEqual([told.attempt_id, told.turn_index], [turn?.attempt_id, turn?.turn_index])
        assert.deepEqual(await cursor(), turn)
        // What such a client asks about until it is decided.
        if (turn !== null) assert.notEqual((await decided(id, { ...turn, run_id })).decision, 'pending')
      }
      await changed(id, 'pause')
      await waits(null)
      await changed(id, 'resume')
      const move = (await next(id)).json
      const turn = { attempt_id: move.attempt_id, turn_index: 0 }
      await changed(id, 'pause')
      await waits(turn)
      await reply(id, move, { response: 'no' })
      await decided(id, move)
      // No attempt is open any more.
      await waits(turn)
      await changed(id, 'resume')
      assert.equal(await cursor(), null)
      assert.equal((await drive(id, () => ({ response: 'no' }))).summary.attempts_passed, 2)
    })

    test('pausing twice is pausing once, and the audit log tells who did what once', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      await begin(id)
      const { key, id: keyId } = await service().newKey(['redteam'])
      const send = (verb: string) =>
        call({ path: `/tests/${id}/attack-run/${verb}`, body: {}, key }).then(({ json }) => json)
      assert.equal((await send('resume')).paused_at, null, 'nothing was paused')
      const all = await Promise.all(Array.from({ length: 4 }, () => send('pause')))
      assert.equal(new Set(all.map(({ paused_at }) => paused_at)).size, 1)
      assert.deepEqual(await send('pause'), all[0])
      const resumed = await Promise.all(Array.from({ length: 4 }, () => send('resume')))
      assert.deepEqual(new Set(resumed.map(({ paused_at }) => paused_at)), new Set([null]))
      const told = (await audited(id)).toReversed()
      assert.deepEqual(
        told.map(({ action, actor }: Json) => [action, actor]),
        [
          ['attack-run.pause', `api_key:${keyId}`],
          ['attack-run.resume', `api_key:${keyId}`],
        ],
      )
      assert.deepEqual([told[0].after.paused_at, told[1].before.paused_at], [all[0].paused_at, all[0].paused_at])
      assert.deepEqual([told[0].after.run_id, told[1].after.run_id], [all[0].run_id, all[0].run_id])
    })

    test('a run that has ended or is being ended is neither paused nor resumed; ending a paused run ends it', async () => {
      const none = await readyTest({ techniques: ['plain.ask'] })
      for (const verb of ['pause', 'resume'] as const)
        assertProblem(await change(none, verb), 409, 'precondition-missing')
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      const { run_id } = await begin(id)
      const move = (await next(id)).json
      held.hold()
      await reply(id, move, { response: 'no' })
      await changed(id, 'pause')
      const completing = change(id, 'complete')
      // Its end is asked for as soon as nothing is paused any more.
      while ((await summary(id)).paused_at !== undefined);
      const soon = assertProblem(await change(id, 'pause'), 409, 'conflict')
      assert.match(soon.detail, /is being ended/)
      held.release()
      const { json } = await completing
      assert.deepEqual([json.status, json.summary.attempts_passed, json.summary.not_run], ['completed', 1, 1])
      for (const verb of ['pause', 'resume'] as const) {
        const { detail } = assertProblem(await change(id, verb, { run_id }), 409, 'conflict')
        assert.match(detail, new RegExp(`${run_id} has ended.*attack-run/begin`))
      }
      assert.equal((await next(id)).json.done, true)
      assert.deepEqual(
        (await audited(id)).map(({ action }: Json) => action),
        ['attack-run.pause'],
      )
    })

    test('the last answer of a run ends it though it is paused', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      const { run_id } = await begin(id)
      const { moves } = (await next(id, { parallel: '2', worker: 'w' })).json
      await changed(id, 'pause')
      for (const move of moves) {
        await reply(id, { ...move, run_id }, { response: 'no' })
        await decided(id, { ...move, run_id })
      }
      const over = await summary(id)
      assert.deepEqual([over.status, over.paused_at, over.summary.attempts_passed], ['completed', undefined, 2])
      assert.equal((await next(id)).json.done, true)
      assertProblem(await change(id, 'resume'), 409, 'conflict')
    })

    test('neither what was lent nor what waits for a verdict is lost however long a run is paused', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1, attempts: 3 })
      const { run_id } = await begin(id)
      const { moves } = (await next(id, { parallel: '3', worker: 'w' })).json
      const [judged, lent] = moves.map((move: object) => ({ ...move, run_id }))
      await changed(id, 'pause')
      await later(90 * 86_400_000, async () => {
        const late = await reply(id, judged, { response: 'no' })
        assert.deepEqual([late.status, late.json.decision], [200, 'pending'])
        await decided(id, judged)
        await changed(id, 'resume')
        const ask = async () => (await next(id, { parallel: '2', worker: 'w' })).json.moves
        const back: Json[] = await ask()
        assert.deepEqual(
          back.map(({ attempt_id, prompt, turn_index }) => [attempt_id, prompt, turn_index]),
          moves.slice(1).map(({ attempt_id, prompt, turn_index }: Json) => [attempt_id, prompt, turn_index]),
        )
        assert.equal(back[0].attempt_id, lent.attempt_id)
        assert.deepEqual(await ask(), back)
        for (const move of back) await reply(id, { ...move, run_id }, { response: 'no' })
        const last = await drive(id, () => assert.fail('nothing else is asked'))
        assert.deepEqual([last.summary.attempts_passed, last.summary.not_run], [3, 0])
      })
    })

    test('pauses change nothing about which attempts come, and in which order', async () => {
      const settings = { techniques: ['plain.ask', 'enc.base64', 'fix.forge', 'fix.once'], attempts: 2, turns: 2 }
      const orderOf = async (beforeEach: (id: string) => Promise<void>) => {
        const id = await readyTest({ ...settings, scenarios: 2, seed: 'paused' })
        await begin(id)
        const asked: Json[] = []
        for (;;) {
          await beforeEach(id)
          const { json: move } = await next(id)
          if (move.done) return { asked, summary: move.summary }
          const { scenario_id, technique_id, attempt_index, turn_index, prompt, attacker } = move
          asked.push({ goal: attacker.goal, scenario_id, technique_id, attempt_index, turn_index, prompt })
          await reply(id, move, { response: technique_id === 'fix.forge' ? 'a breach' : 'no' })
          await decided(id, move)
        }
      }
      const straight = await orderOf(async () => {})
      let count = 0
      const paused = await orderOf(async (id) => {
        count += 1
        if (count % 3 !== 0 || (await summary(id)).status === 'completed') return
        await changed(id, 'pause')
        assertProblem(await next(id), 409, 'eval-pending')
        await changed(id, 'resume')
      })
      const known = ({ asked }: typeof straight) => asked.map(({ scenario_id: _, ...rest }) => rest)
      assert.ok(straight.asked.length > 16)
      assert.deepEqual(known(paused), known(straight))
      assert.equal(paused.summary.attempts_failed, straight.summary.attempts_failed)
    })

    test('nothing new begins in a paused run that confirms what it found', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1, attempts: 2 })
      await begin(id, { confirm_breaches: { replays: 2, minimise: false } })
      for (let asked = 0; asked < 2; asked += 1) {
        const { json: move } = await next(id)
        assert.equal(move.confirms, undefined)
        await reply(id, move, { response: 'a breach' })
        await decided(id, move)
      }
      await changed(id, 'pause')
      assert.deepEqual((await next(id, { parallel: '4' })).json.moves, [])
      const [{ total }] = (await service().raw(
        `SELECT COUNT(*) AS total FROM attack_attempts WHERE run_id = '${(await summary(id)).run_id}'`,
      )) as [{ total: number | string }]
      assert.equal(Number(total), 2)
      await changed(id, 'resume')
      let confirming = 0
      const last = await drive(id, ({ confirms }) => {
        if (confirms !== undefined) confirming += 1
        return { response: 'a breach' }
      })
      assert.deepEqual([last.status, confirming > 0], ['completed', true])
    })

    test('a run of another organization cannot be told from one that is not there, and a key must be for red-team tests', async () => {
      const { newOrganization, newKey } = service()
      const id = await readyTest({ techniques: ['plain.ask'] })
      const { run_id } = await begin(id)
      const other = await newOrganization()
      const guard = await newKey(['guard'])
      for (const verb of ['pause', 'resume'] as const) {
        const send = (testId: string, body: object, key: string, organizationId: string) =>
          service().call({
            path: `/api/v1/tests/${testId}/attack-run/${verb}`,
            ...{ body, key, headers: { 'x-organization-id': organizationId } },
          })
        const nobody = '01900000-0000-7000-8000-00000000dead'
        const [theirs, missing] = await Promise.all(
          [id, nobody].map((testId) => send(testId, { run_id }, other.key, other.organizationId)),
        )
        const plain = (answer: Json) => ({ ...answer.json, request_id: '' })
        assertProblem(theirs as never, 404, 'test-not-found')
        assert.deepEqual(plain(theirs), plain(missing))
        assertProblem(await change(id, verb, { run_id: nobody }), 404, 'attack-run-not-found')
        assertProblem(await send(id, {}, guard.key, service().organizationId), 403, 'missing-permission')
      }
      assert.equal((await summary(id)).paused_at, undefined)
    })

    if (database === 'postgres')
      test('every server hears of a pause, and one that read the run before it begins nothing', async () => {
        const sibling = await service().startSibling()
        try {
          const id = await readyTest({ techniques: ['plain.ask'], attempts: 5, turns: 1 })
          const { run_id } = await begin(id)
          const headers = { 'x-organization-id': service().organizationId }
          const path = `/api/v1/tests/${id}/attack-run/next`
          const ask = (worker: string) => sibling.call({ path, query: { parallel: '1', worker }, headers })
          assert.equal((await ask('w')).json.moves.length, 1)
          await changed(id, 'pause')
          assert.deepEqual((await ask('v')).json.moves, [])
          const begun = async () => {
            const [row] = await service().raw(
              `SELECT COUNT(*) AS total FROM attack_attempts WHERE run_id = '${run_id}'`,
            )
            return Number(row?.total)
          }
          assert.equal(await begun(), 1)
          await changed(id, 'resume')
          // Many ask while it is paused in between: what is told is what is stored.
          const asked = Array.from({ length: 4 }, (_, place) => ask(`x${place}`))
          await changed(id, 'pause')
          const count = await begun()
          const moves = (await Promise.all(asked)).flatMap(({ json }) => json.moves)
          assert.equal(await begun(), count, 'nothing begins after the pause')
          assert.ok(moves.length <= count)
        } finally {
          await sibling.close()
        }
      })
  },
  {},
  { catalogueModule: calm, redTeamEngine: held.engine, clock },
)
