import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OnDemandThread } from '../../server/http/on-demand-thread.ts'
import type { RedactionOrder } from '../../server/services/redaction/redaction-thread.ts'
import type { TextToReplace } from '../../server/services/redaction/replace-data.ts'
import { dumpDatabase } from '../database-dump.ts'
import { eachService } from '../service.ts'

const input = '/public/guard/v1/input_guardrails'
const module = new URL('../../server/services/redaction/redaction-thread.ts', import.meta.url)
const mail = 'anna@quokka.example'
const mark = '[not stored: it could not be redacted in time]'
const user = (content: string) => ({ role: 'user', content })
/** Too long to be redacted without a thread. */
const long = (word: string, units = 3_000) => `${word} ${mail} `.padEnd(units, 'plain words, ')

type Ask = (texts: readonly string[]) => Promise<readonly (string | null)[]>

/** What happens to an order for a thread, in place of handing it on. */
let intercept: (texts: readonly string[], handOn: Ask) => ReturnType<Ask> = (texts, handOn) => handOn(texts)

function openRedactionThread() {
  // biome-ignore lint/suspicious/noExplicitAny: the thread answers each order in its own way
  const thread = new OnDemandThread<RedactionOrder, any>({ module, name: 'test' })
  const handOn: Ask = (texts) => thread.ask(texts)
  return {
    ask: (texts: readonly string[]) => intercept(texts, handOn),
    replace: (texts: readonly TextToReplace[]) => thread.ask({ replace: texts }),
    close: () => thread.close(),
  }
}

const parts = {
  catalogueModule: new URL('../calm-catalogue.fixture.ts', import.meta.url).href,
  openRedactionThread,
}

eachService(
  (service, database) => {
    const newConversation = async () => {
      return service().newConversation(await service().newProject({ storeText: 'redacted' }))
    }
    const ask = (conversation_id: string, contents: readonly string[], headers = {}) =>
      service().call({
        path: input,
        query: { conversation_id },
        body: { messages_history: contents.map(user) },
        headers,
      })
    /** The stored texts of a conversation, the last message's after those of its history. */
    const storedTexts = async (conversation_id: string): Promise<readonly string[]> => {
      const { json } = await service().call({ path: `/api/v1/conversations/${conversation_id}/export` })
      const texts = [...json.turns.items, ...json.messages.items]
      return texts.map(({ content, text }: { content?: string; text?: string }) => content ?? text ?? '')
    }

    test('while 8 texts of 900 kB are redacted, another route is answered', async () => {
      const lengths: number[] = []
      const liveDuring: number[] = []
      let hasEnded = false
      intercept = async (texts, handOn) => {
        lengths.push(...texts.map(({ length }) => length))
        const redacted = handOn(texts)
        // Nothing is stored, and so nothing answered, before this has come back.
        const live = await service().call({ path: '/health/live', key: null })
        assert.equal(hasEnded, false)
        liveDuring.push(live.status)
        return redacted
      }
      const texts = Array.from({ length: 8 }, (_, index) => long(`text ${index}`, 900_000))
      const project_id = await service().newProject({ storeText: 'redacted' })
      const items = texts.map((text) => ({ project_id, text }))
      const answer = await service().call({ path: '/api/v1/check', body: { items } })
      hasEnded = true
      assert.equal(answer.status, 200, answer.text.slice(0, 300))
      assert.equal(lengths.filter((length) => length === 900_000).length, 8)
      assert.deepEqual(liveDuring, [200, 200, 200, 200, 200, 200, 200, 200])
      for (const [index, item] of answer.json.items.entries()) {
        const [stored] = await storedTexts(item.conversation_id)
        assert.ok(stored === texts[index]?.replace(mail, '[email]'), `text ${index}`)
      }
    })

    test('history that was redacted with an earlier turn is not redacted again', async () => {
      const asked: string[] = []
      intercept = (texts, handOn) => {
        asked.push(...texts.map((text) => text.slice(0, text.indexOf(' '))))
        return handOn(texts)
      }
      const conversation_id = await newConversation()
      const turns = ['first', 'second', 'third', 'fourth'].map((word) => long(word))
      for (let count = 1; count <= turns.length; count += 1) {
        const answer = await ask(conversation_id, turns.slice(0, count))
        assert.equal(answer.status, 200, answer.text)
      }
      assert.deepEqual(asked, ['first', 'second', 'third', 'fourth'])
      const stored = await storedTexts(conversation_id)
      assert.deepEqual([...new Set(stored)].sort(), turns.map((text) => text.replace(mail, '[email]')).sort())
    })

    test('a thread that breaks leaves no unredacted word in any table, and the verdict is given and kept', async () => {
      const failing: readonly (typeof intercept)[] = [
        () => Promise.reject(new Error('broken')),
        // What is no list ends the thread.
        (_texts, handOn) => handOn(null as never),
      ]
      for (const [index, fails] of failing.entries()) {
        intercept = fails
        const word = `bilby${database}${index}`
        const text = long(word)
        const conversation_id = await newConversation()
        const headers = { 'idempotency-key': `broken-${index}` }
        const answer = await ask(conversation_id, [`${text} before`, text], headers)
        assert.equal(answer.status, 200, answer.text)
        assert.equal(answer.json.input_request.content.text, text)
        const projectId = await service().newProject({ storeText: 'redacted' })
        const body = { project_id: projectId, text: `${text} checked`, output: `${text} answered` }
        const checked = await service().call({ path: '/api/v1/check', body, headers })
        assert.equal(checked.status, 200, checked.text)
        const dumped = await dumpDatabase(service(), database)
        const left = dumped.split('\n').filter((line) => line.includes(word) || line.includes(mail))
        assert.deepEqual(
          left.map((line) => line.slice(0, 2_000)),
          [],
        )
        assert.deepEqual(await storedTexts(conversation_id), [mark, mark])
        const again = await ask(conversation_id, [`${text} before`, text], headers)
        assert.equal(again.headers.get('idempotent-replayed'), 'true')
        assert.equal(again.json.input_request.content.text, text)
      }
      const metrics = await service().call({ path: '/metrics', key: null })
      const lost = /^redoubt_workers_lost_total\{worker="redaction",reason="ended"\} (\d+)$/m.exec(metrics.text)
      assert.ok(Number(lost?.[1]) >= 1, metrics.text)
    })

    test('an answer to a system message that could not be redacted is told as not compared', async () => {
      intercept = () => Promise.reject(new Error('broken'))
      const conversation_id = await newConversation()
      const messages_history = [{ role: 'system', content: 'You speak like a pirate. '.repeat(200) }, user('hello')]
      const query = { conversation_id }
      const asked = await service().call({ path: input, query, body: { messages_history } })
      const body = { input_id: asked.json.input_request.id, output: 'Good morning!' }
      const answered = await service().call({ path: '/public/guard/v1/output_guardrails', query, body })
      assert.equal(answered.json.security_guardrail_results.status, 'warning', answered.text)
      assert.match(answered.json.security_guardrail_results.reason, /stored as marks/)
    })
  },
  {},
  { ...parts, redactionMsMax: 100_000 },
)
