import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const held = attackEngine()

eachService(
  (service) => {
    const { call, readyTest, begin, next, turn, reply, decided, drive, summary } = attackCalls(service)

    test('the loop of the interface: warm-up continues, an attack is pending, then judged, and the run ends', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], warmUpTurns: 1, turns: 2 })
      const estimate = await call({ path: `/tests/${id}/attack-run/estimate` })
      assert.deepEqual(estimate.json, { credits: 4, attempts: 2, turns_max: 6, balance: null })
      const run = await begin(id)
      assert.deepEqual(run, {
        test_id: id,
        run_id: run.run_id,
        status: 'running',
        work_count: 2,
        scenarios_total: 1,
        technique_ids: ['plain.ask'],
        credits_charged: 4,
        resumed: false,
      })
      const warmUp = (await next(id)).json
      assert.deepEqual(
        [warmUp.done, warmUp.phase, warmUp.turn_index, warmUp.messages, warmUp.prompt],
        [false, 'warm_up', 0, [], 'Hello 0'],
      )
      assert.deepEqual((await next(id)).json, warmUp, 'the same until it is posted')
      const posted = await reply(id, warmUp, { response: 'Hi!' })
      assert.deepEqual([posted.status, posted.json.decision, posted.json.evaluation], [200, 'continue', null])
      const attack = (await next(id)).json
      assert.deepEqual(
        [attack.phase, attack.turn_index, attack.attempt_id, attack.conversation_id],
        ['attack', 1, warmUp.attempt_id, warmUp.conversation_id],
      )
      assert.deepEqual(attack.messages, [
        { role: 'user', content: 'Hello 0' },
        { role: 'assistant', content: 'Hi!' },
      ])
      held.hold()
      const pending = await reply(id, attack, { response: 'no' })
      assert.deepEqual([pending.json.decision, pending.json.evaluation, pending.json.done], ['pending', null, false])
      const waiting = assertProblem(await next(id), 409, 'eval-pending')
      assert.match(waiting.detail, /eval still pending/)
      assert.deepEqual([waiting.attempt_id, waiting.turn_index], [attack.attempt_id, 1])
      assert.ok(waiting.retry_after_ms > 0)
      const { attack_results: results } = (await call({ path: `/tests/${id}` })).json.metadata
      assert.equal(results.current_run_id, run.run_id)
      assert.deepEqual(results.runs[0].cursor, {
        awaiting_eval: { attempt_id: attack.attempt_id, turn_index: 1 },
      })
      held.release()
      const judged = await decided(id, attack)
      assert.deepEqual(
        [judged.decision, judged.evaluation.success, judged.evaluation.outcome, judged.turn_index],
        ['continue', false, 'refused', 1],
      )
      const last = await drive(id, ({ turn_index }) => ({ response: turn_index === 2 ? 'a breach' : 'no' }))
      assert.deepEqual([last.done, last.status, last.prompt], [true, 'completed', undefined])
      const { summary: told, status, current_run_id } = await summary(id)
      assert.deepEqual([status, current_run_id], ['completed', run.run_id])
      assert.deepEqual(told, last.summary)
      assert.deepEqual(
        [told.attempts_total, told.attempts_failed, told.asr, told.turns_to_success_median, told.scenarios_total],
        [2, 2, 1, 2, 1],
      )
      assert.deepEqual(told.asr_at_k, [
        { k: 1, asr: 1 },
        { k: 2, asr: 1 },
      ])
    })

    test('before any run the summary is idle, and next says what is missing', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      assert.deepEqual(await summary(id), { run_id: null, current_run_id: null, status: 'idle', summary: null })
      assertProblem(await next(id), 409, 'precondition-missing')
      assertProblem(await call({ path: `/tests/${id}/attack-run/complete`, body: {} }), 409, 'precondition-missing')
    })

    test('begin says what is missing, and begins once', async () => {
      const none = await readyTest({ techniques: [], scenarios: 0 })
      const answer = await call({ path: `/tests/${none}/attack-run/begin`, body: {} })
      const { detail } = assertProblem(answer, 409, 'precondition-missing')
      assert.match(detail, /scenarios.*techniques/)
      const llm = await readyTest({ techniques: ['llm.pair'] })
      const needs = await call({ path: `/tests/${llm}/attack-run/begin`, body: {} })
      assert.match(assertProblem(needs, 409, 'precondition-missing').detail, /LLM.*llm\.pair/)
      const id = await readyTest({ techniques: ['plain.ask'] })
      const path = `/tests/${id}/attack-run/begin`
      const all = await Promise.all(Array.from({ length: 8 }, () => call({ method: 'POST', path })))
      assert.equal(new Set(all.map(({ json }) => json.run_id)).size, 1)
      assert.equal(
        all.reduce((sum, { json }) => sum + json.credits_charged, 0),
        6,
      )
      assert.equal(all.filter(({ json }) => json.resumed === false).length, 1)
      const ledger: readonly { test_id: string; kind: string; amount: number }[] = (
        await service().call({ path: '/api/v1/credits' })
      ).json.items
      const charged = ledger.filter(({ test_id, kind }) => test_id === id && kind === 'attack-run')
      assert.deepEqual(
        charged.map(({ amount }) => amount),
        [-6],
      )
      for (const change of [
        ['scenarios', { items: [] }],
        ['attack-methods', { technique_ids: ['enc.base64'] }],
      ] as const) {
        const patched = await call({ method: 'PATCH', path: `/tests/${id}/${change[0]}`, body: change[1] })
        assertProblem(patched, 409, 'conflict')
      }
    })

    test('a repeated answer gets the stored one, another answer to a closed turn is refused', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      await begin(id)
      const move = (await next(id)).json
      const answers = await Promise.all(Array.from({ length: 6 }, () => reply(id, move, { response: 'no' })))
      for (const { status, json } of answers) {
        assert.equal(status, 200)
        assert.equal(json.turn_index, 0)
      }
      assertProblem(await reply(id, move, { response: 'something else' }), 409, 'conflict')
      await decided(id, move)
      const again = await reply(id, move, { response: 'no' })
      assert.deepEqual([again.json.decision, again.json.turn_index], ['continue', 0])
      assertProblem(await reply(id, move, { response: 'breach' }), 409, 'conflict')
      assertProblem(await reply(id, move, { response: 'no', turn_index: 5 }), 409, 'conflict')
      const second = (await next(id)).json
      assert.equal(second.turn_index, 1)
      const changed = await reply(id, second, { request: 'what was really sent', response: 'no' })
      assert.deepEqual([changed.status, changed.json.turn_index], [200, 1])
      await decided(id, second)
      const repeated = await reply(id, second, { request: 'what was really sent', response: 'no' })
      assert.deepEqual([repeated.json.turn_index, repeated.json.decision], [1, 'continue'])
      assert.deepEqual((await next(id)).json.messages.at(-2), { role: 'user', content: 'what was really sent' })
    })

    test('messages must not contradict what they belong to', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], warmUpTurns: 1 })
      await begin(id)
      await reply(id, (await next(id)).json, { response: 'Hi!' })
      const move = (await next(id)).json
      const exchange = [
        { role: 'user', content: move.prompt },
        { role: 'assistant', content: 'no' },
      ]
      const refuse = async (messages: readonly object[], status: number, code: string) =>
        assertProblem(await reply(id, move, { response: 'no', messages }), status, code)
      await refuse([...move.messages, { role: 'user', content: 'other' }, exchange[1] ?? {}], 400, 'invalid-request')
      await refuse([...move.messages, exchange[0] ?? {}, { role: 'assistant', content: 'yes' }], 400, 'invalid-request')
      await refuse([{ role: 'user', content: 'Hello?' }, move.messages[1], ...exchange], 409, 'conflict')
      const system = { role: 'system', content: 'You are a support assistant.' }
      const taken = await reply(id, move, { response: 'no', messages: [system, ...move.messages, ...exchange] })
      assert.equal(taken.json.decision, 'pending', taken.text)
    })

    test('a target that errs is asked again, at most three times in all; an answer without verdict is never passed', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      await begin(id)
      const move = (await next(id)).json
      const error = { error: 'it is down' }
      const first = await reply(id, move, error)
      assert.deepEqual([first.json.decision, first.json.turn_index], ['continue', 0])
      assert.deepEqual((await reply(id, move, error)).json, first.json, 'a repetition counts once')
      for (const decision of ['continue', 'aborted']) {
        const again = (await next(id)).json
        assert.deepEqual([again.attempt_id, again.turn_index, again.prompt], [move.attempt_id, 0, move.prompt])
        assert.equal((await reply(id, again, error)).json.decision, decision)
      }
      const other = (await next(id)).json
      assert.notEqual(other.attempt_id, move.attempt_id)
      await reply(id, other, { response: 'unjudgeable' })
      const { json } = await call({ path: `/tests/${id}/attack-run/complete`, body: {} })
      assert.deepEqual(
        [json.status, json.summary.attempts_errored, json.summary.attempts_passed, json.summary.asr],
        ['completed', 2, 0, 0],
      )
      const told = await decided(id, { ...other, run_id: json.run_id })
      assert.deepEqual([told.decision, told.evaluation.status], ['aborted', 'failed'])
    })

    test('techniques take turns back, forge what was said, run out, or fail, and the client is told', async () => {
      const id = await readyTest({
        techniques: ['fix.back', 'fix.once', 'fix.forge', 'fix.mute', 'fix.broken'],
        turns: 2,
      })
      await begin(id)
      const seen: Record<string, Set<string>> = {}
      const conversations = new Set<string>()
      const last = await drive(id, (move) => {
        const told = `${move.turn_index} ${move.messages.length} ${move.attacker.needs_new_session} ${move.attacker.backtracks_used}`
        seen[move.technique_id] = (seen[move.technique_id] ?? new Set()).add(told)
        conversations.add(move.conversation_id)
        return { response: 'no' }
      })
      assert.deepEqual(seen, {
        'fix.back': new Set(['0 0 true 0', '1 0 true 1']),
        'fix.once': new Set(['0 0 true 0']),
        // The forged turns come again, so the target has to forget what it really said.
        'fix.forge': new Set(['0 2 true 0', '1 2 true 0']),
      })
      assert.equal(conversations.size, 2 * (2 + 1 + 2))
      const { attempts_total: total, attempts_errored: errored, attempts_passed: passed } = last.summary
      assert.deepEqual([total, passed, errored], [10, 6, 4])
    })

    test('complete judges what waits, cuts off the rest, and a breach on its way is not lost', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], attempts: 5 })
      const { run_id } = await begin(id)
      const { moves } = (await next(id, { parallel: '3', worker: 'w' })).json
      const [breached, late] = moves.map((move: object) => ({ ...move, run_id }))
      held.hold()
      await reply(id, breached, { response: 'breach' })
      const completing = call({ path: `/tests/${id}/attack-run/complete`, body: { run_id } })
      held.release()
      const { json } = await completing
      assert.deepEqual(
        [json.status, json.summary.attempts_failed, json.summary.not_run, json.summary.attempts_total],
        ['completed', 1, 4, 5],
      )
      const again = await call({ path: `/tests/${id}/attack-run/complete`, body: {} })
      assert.deepEqual(again.json, json)
      const told = await reply(id, late, { response: 'no' })
      assert.deepEqual([told.status, told.json.decision, told.json.done], [200, 'aborted', true])
      assert.equal((await next(id)).json.done, true)
      assert.equal((await decided(id, breached)).decision, 'success')
    })

    test('parallel clients share a run: each gets its own attempts, again when it asks again', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], attempts: 5, turns: 1 })
      const { run_id } = await begin(id)
      const ask = async (worker: string, parallel: number) =>
        (await next(id, { parallel: String(parallel), worker })).json.moves
      const [first, second] = await Promise.all([ask('a', 2), ask('b', 2)])
      const ids = [...first, ...second].map(({ attempt_id }) => attempt_id)
      assert.equal(new Set(ids).size, 4)
      assert.deepEqual(await ask('a', 2), first)
      const anonymous = (await next(id, { parallel: '5' })).json.moves
      assert.equal(anonymous.length, 1)
      assert.ok(!ids.includes(anonymous[0].attempt_id))
      const nothing = (await next(id, { parallel: '5', worker: 'c' })).json
      assert.deepEqual([nothing.done, nothing.moves], [false, []])
      assert.ok(nothing.retry_after_ms > 0)
      for (const move of [...first, ...second, ...anonymous]) {
        const { json } = await reply(id, { ...move, run_id }, { response: 'no', turn_index: 0 })
        assert.equal(json.decision, 'pending')
      }
      const last = await drive(id, () => assert.fail('nothing is left to ask'))
      assert.equal(last.summary.attempts_passed, 5)
    })

    test('a person overrules a verdict; counters and the audit log follow', async () => {
      const id = await readyTest({ techniques: ['plain.ask'], turns: 1 })
      const { run_id } = await begin(id)
      const move = (await next(id)).json
      await reply(id, move, { response: 'breach' })
      await decided(id, move)
      const last = await drive(id, () => ({ response: 'no' }))
      assert.equal(last.summary.attempts_failed, 1)
      const path = `/tests/${id}/attack-run/attempts/${move.attempt_id}/override`
      const ruled = await call({ path, body: { turn_index: 0, success: false, reason: 'it was a joke' } })
      assert.deepEqual(
        [ruled.status, ruled.json.outcome, ruled.json.decision, ruled.json.evaluation.decided_by, ruled.json.run_id],
        [200, 'passed', 'exhausted', 'human', run_id],
      )
      const told = (await summary(id)).summary
      assert.deepEqual([told.attempts_failed, told.attempts_passed, told.per_policy[0].failed], [0, 2, 0])
      const [entry] = (await service().call({ path: '/api/v1/audit-log' })).json.items
      assert.deepEqual([entry.action, entry.target], ['attack-run.override-evaluation', `attempt:${move.attempt_id}`])
      assertProblem(await call({ path, body: { turn_index: 7, success: true, reason: 'x' } }), 409, 'conflict')
      const unknown = `/tests/${id}/attack-run/attempts/${run_id}/override`
      const body = { turn_index: 0, success: true, reason: 'x' }
      assertProblem(await call({ path: unknown, body }), 404, 'attempt-not-found')
    })

    test('one attempt is played again with the same prompts, and two runs are compared', async () => {
      const id = await readyTest({ techniques: ['plain.ask', 'enc.base64'], turns: 1 })
      const first = await begin(id)
      const prompts = new Map<string, string>()
      await drive(id, ({ repro_key, prompt, attacker }) => {
        prompts.set(repro_key, `${prompt} ${attacker.seed}`)
        return { response: 'breach' }
      })
      assert.equal(prompts.size, 4)
      const [key, prompt] = [...prompts][3] ?? []
      const replay = await begin(id, { repro_key: key })
      assert.deepEqual([replay.work_count, replay.credits_charged, replay.resumed], [1, 1, false])
      const move = (await next(id)).json
      assert.equal(`${move.prompt} ${move.attacker.seed}`, prompt)
      await drive(id, () => ({ response: 'no' }))
      const query = { run_id: first.run_id, other_run_id: replay.run_id }
      const { json } = await call({ path: `/tests/${id}/attack-run/compare`, query })
      assert.deepEqual([json.run.asr, json.other.asr, json.difference, json.significant], [1, 0, -1, false])
      assert.ok(Math.abs(json.p_value - 0.2) < 1e-9)
      const wrong = { path: `/tests/${id}/attack-run/begin`, body: { repro_key: 'nonsense' } }
      assertProblem(await call(wrong), 400, 'invalid-request')
    })

    test('what is not there and what is not yours answer the same', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      const other = await readyTest({ techniques: ['plain.ask'] })
      const { run_id } = await begin(id)
      const foreign = await begin(other)
      const move = { ...(await next(id)).json, run_id }
      const fields = { response: 'no' }
      assertProblem(await reply(id, { ...move, run_id: foreign.run_id }, fields), 404, 'attack-run-not-found')
      assertProblem(await reply(other, { ...move, run_id: foreign.run_id }, fields), 404, 'attempt-not-found')
      assertProblem(await reply(id, { ...move, attempt_id: 'nonsense' }, fields), 404, 'attempt-not-found')
      assertProblem(await reply('nonsense', move, fields), 404, 'test-not-found')
      const stranger = await service().newOrganization()
      const headers = { 'x-organization-id': stranger.organizationId }
      const path = `/tests/${id}/attack-run/next`
      assertProblem(await service().call({ path, headers, key: stranger.key }), 404, 'test-not-found')
    })

    test('bad answers are refused and change nothing', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      const { run_id } = await begin(id)
      const move = { ...(await next(id)).json, run_id }
      const refused = async (fields: object, path: string) => {
        const { errors } = assertProblem(await reply(id, move, fields), 400, 'invalid-request')
        assert.equal(errors[0].path, path)
      }
      await refused({}, 'response')
      await refused({ response: 'x'.repeat(1_000_001) }, 'response')
      await refused({ response: 'half \ud800' }, 'response')
      await refused({ response: 7 }, 'response')
      await refused({ response: 'no', tool_calls: [{ type: 'function' }] }, 'tool_calls[0].function.name')
      const calls = Array.from({ length: 1_001 }, () => ({ name: 'look' }))
      await refused({ response: 'no', tool_calls: calls }, 'tool_calls')
      await refused({ response: 'no', turn_index: -1 }, 'turn_index')
      const huge = await turn(id, { ...move, request: move.prompt, response: 'x'.repeat(9_000_000) })
      assertProblem(huge, 413, 'payload-too-large')
      assert.deepEqual({ ...(await next(id)).json, run_id }, move)
      const taken = await reply(id, move, {
        response: 'NUL \0 and 🙂',
        tool_calls: [
          { id: '1', type: 'function', function: { name: 'send', arguments: '{}' } },
          { name: 'look', arguments: { at: 1 } },
          ...calls.slice(0, 500),
        ],
        latency_ms: 12.5,
      })
      assert.equal(taken.json.decision, 'pending', taken.text)
      await decided(id, move)
      assert.equal((await next(id)).json.messages[1].content, 'NUL \0 and 🙂')
    })
  },
  {},
  { catalogueModule: calm, redTeamEngine: held.engine },
)
