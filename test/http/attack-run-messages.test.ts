import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attackCalls } from '../attack-calls.ts'
import { attackEngine } from '../attack-engine.fixture.ts'
import { assertProblem, eachService } from '../service.ts'

/** Detectors that need no models. */
const calm = new URL('../calm-catalogue.fixture.ts', import.meta.url).href
const { engine } = attackEngine()

const parts = (...texts: readonly string[]) => texts.map((text) => ({ type: 'text', text }))

eachService(
  (service) => {
    const { call, readyTest, begin, next, reply, decided } = attackCalls(service)

    /** The second turn of an attempt, behind a warm-up. */
    const secondTurn = async () => {
      const id = await readyTest({ techniques: ['plain.ask'], warmUpTurns: 1 })
      await begin(id)
      await reply(id, (await next(id)).json, { response: 'Hi!' })
      return { id, move: (await next(id)).json }
    }

    const takes = async (id: string, move: unknown, fields: object) => {
      const { status, text, json } = await reply(id, move, fields)
      assert.deepEqual([status, json.decision], [200, 'pending'], text)
      await decided(id, move)
    }

    const refuses = async (id: string, move: unknown, fields: object) => {
      const { errors, detail } = assertProblem(await reply(id, move, fields), 400, 'invalid-request')
      assert.equal(errors[0].path, 'messages')
      assert.match(detail, /messages/)
    }

    test('messages may hold their texts in parts, of which other parts are passed over', async () => {
      const { id, move } = await secondTurn()
      const image = { type: 'image_url', image_url: { url: 'data:,' } }
      await takes(id, move, {
        response: 'no\nnever',
        messages: [
          { role: 'system', content: parts('Be kind.') },
          ...move.messages,
          { role: 'user', content: [...parts(move.prompt), image] },
          { role: 'assistant', content: parts('no', 'never') },
        ],
      })
    })

    test('parts that say something else than request, response or what was said before are refused', async () => {
      const { id, move } = await secondTurn()
      const exchange = [
        { role: 'user', content: parts(move.prompt) },
        { role: 'assistant', content: parts('no') },
      ]
      const [asked, answered] = exchange
      const other = { role: 'user', content: parts('other') }
      await refuses(id, move, { response: 'no', messages: [...move.messages, other, answered] })
      await refuses(id, move, { response: 'yes', messages: [...move.messages, asked, answered] })
      const messages = [{ role: 'user', content: parts('Hello?') }, move.messages[1], ...exchange]
      assertProblem(await reply(id, move, { response: 'no', messages }), 409, 'conflict')
      assert.equal((await next(id)).json.turn_index, 1, 'nothing was taken')
    })

    test('messages may end before the prompt: then they say nothing about the exchange', async () => {
      const { id, move } = await secondTurn()
      await takes(id, move, { response: 'no', messages: move.messages })
      const again = await reply(id, move, { response: 'no', messages: move.messages })
      assert.deepEqual([again.status, again.json.turn_index], [200, 1], 'and so does the repetition')
      const third = (await next(id)).json
      assert.equal(third.messages.length, 4)
      await refuses(id, third, { response: 'no', messages: third.messages.slice(0, 2) })
      await takes(id, third, { response: 'no', messages: third.messages })
    })

    test('the first turn has nothing before it: no messages, and none with text, are as good as absent', async () => {
      const id = await readyTest({ techniques: ['plain.ask'] })
      await begin(id)
      const move = (await next(id)).json
      const before = [{ role: 'user', content: 'Hello?' }]
      await refuses(id, move, { response: 'no', messages: [...before, { role: 'assistant', content: 'Hi!' }] })
      await takes(id, move, { response: 'no', messages: [] })
      await takes(id, (await next(id)).json, { response: 'no', messages: [{ role: 'user', content: null }] })
    })

    test('the answer may stand in the messages alone, and blanks at the ends of texts do not matter', async () => {
      const { id, move } = await secondTurn()
      const exchange = [
        { role: 'user', content: ` ${move.prompt}\n` },
        { role: 'assistant', content: parts('no, and ', 'never') },
      ]
      await takes(id, move, { messages: [...move.messages, ...exchange] })
      const { messages } = (await next(id)).json
      assert.equal(messages.at(-1).content, 'no, and \nnever')
    })

    test('who runs into another run or a closed attempt is told so, whatever the messages say', async () => {
      const { id, move } = await secondTurn()
      const messages = [{ role: 'user', content: 'something else' }]
      const unknown = await reply(id, { ...move, attempt_id: 'nobody' }, { response: 'no', messages })
      assertProblem(unknown, 404, 'attempt-not-found')
      await call({ path: `/tests/${id}/attack-run/complete`, body: {} })
      await refuses(id, move, { response: 'no', messages })
    })
  },
  {},
  { catalogueModule: calm, redTeamEngine: engine },
)
