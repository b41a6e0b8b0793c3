import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OnDemandThread } from '../../http/on-demand-thread.ts'
import type { RedactionOrder } from './redaction-thread.ts'
import { notRedacted } from './redactor.ts'
import { replaceData } from './replace-data.ts'
import { type RedactionThread, ThreadRedactor, type ThreadRedactorOptions } from './thread-redactor.ts'

const mail = 'anna@quokka.example'
const long = (word: string, units = 5_000) => `${word} ${mail} `.padEnd(units, '-')
const keyed = (text: string) => ({ text, key: `conversation|${text}` })

type Ask = RedactionThread['ask']

/** A redactor whose threads do as told and note what they were asked. */
function startRedactor(ask: Ask, options: Partial<ThreadRedactorOptions> = {}) {
  const asked: string[] = []
  const noted: Ask = (texts) => {
    asked.push(...texts.map((text) => text.slice(0, text.indexOf(' '))))
    return ask(texts)
  }
  return {
    asked,
    redactor: new ThreadRedactor({
      openThread: () => ({ ask: noted, replace: async (texts) => replaceData(texts), close: async () => {} }),
      ...options,
    }),
  }
}

const redactAll: Ask = async (texts) => texts.map((text) => text.replaceAll(mail, '[email]'))

/** A thread that answers each order when it is released. */
function gatedThreads() {
  const waiting: (() => void)[] = []
  const ask: Ask = async (texts) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return redactAll(texts)
  }
  return { ask, release: () => waiting.shift()?.() }
}

test('texts are redacted as the rules say, short ones at once and long ones in a thread', async () => {
  const module = new URL('./redaction-thread.ts', import.meta.url)
  // biome-ignore lint/suspicious/noExplicitAny: the thread answers each order in its own way
  const thread = new OnDemandThread<RedactionOrder, any>({ module, name: 'test' })
  const openThread = (): RedactionThread => ({
    ask: (texts) => thread.ask(texts),
    replace: (texts) => thread.ask({ replace: texts }),
    close: () => thread.close(),
  })
  const redactor = new ThreadRedactor({ openThread })
  const texts = ['clean', mail, long('one'), 'clean '.repeat(1_000), long('two', 200_000)]
  const redact = await redactor.redact('o', texts.map(keyed))
  assert.deepEqual(
    texts.map(redact),
    texts.map((text) => text.replace(mail, '[email]')),
  )
  const rules = [{ detector: 'pii', confidenceMin: 0.5, examples: { violating: [], allowed: [] } }] as const
  const wanted = [texts[1], texts[4]].map((text = '') => ({ text, rules, disguised: [] }))
  const replaced = await redactor.replace('o', wanted)
  assert.ok(replaced.status === 'replaced')
  assert.deepEqual(
    replaced.texts.map(({ text }) => text),
    wanted.map(({ text }) => text.replace(mail, '[EMAIL_1]')),
  )
  await redactor.close()
})

test('short texts do not need a thread', async () => {
  const { redactor, asked } = startRedactor(redactAll)
  const redact = await redactor.redact('o', [keyed(mail), { text: `${mail}!`, key: null }])
  assert.deepEqual([redact(mail), redact(`${mail}!`)], ['[email]', '[email]!'])
  assert.deepEqual(asked, [])
})

test('a text that was not asked for never comes through', async () => {
  const { redactor } = startRedactor(redactAll)
  const redact = await redactor.redact('o', [keyed('a')])
  assert.equal(redact(mail), notRedacted)
})

test('what is remembered is not redacted again, and what has no key is not remembered', async () => {
  const { redactor, asked } = startRedactor(redactAll)
  const history = ['one', 'two'].map((word) => keyed(long(word)))
  await redactor.redact('o', [...history, { text: long('reply'), key: null }])
  const redact = await redactor.redact('o', [...history, keyed(long('three')), { text: long('reply'), key: null }])
  assert.deepEqual(asked, ['one', 'two', 'reply', 'three', 'reply'])
  assert.equal(redact(long('one')), long('one').replace(mail, '[email]'))
})

test('hundreds of texts cross to a thread in few messages', async () => {
  let orders = 0
  const { redactor } = startRedactor((texts) => {
    orders += 1
    return redactAll(texts)
  })
  const texts = Array.from({ length: 500 }, (_, index) => keyed(long(`n${index}`, 200)))
  const redact = await redactor.redact('o', texts)
  assert.ok(texts.every(({ text }) => redact(text) === text.replace(mail, '[email]')))
  assert.ok(orders <= 3, String(orders))
})

test('the texts of a broken thread are not stored, those of the next order are, and who counts is told', async () => {
  let lost = 0
  let isBroken = true
  const { redactor } = startRedactor((texts) => (isBroken ? Promise.reject(new Error('broken')) : redactAll(texts)), {
    onThreadLost: () => {
      lost += 1
    },
  })
  const redact = await redactor.redact('o', [keyed(long('one')), keyed('short')])
  assert.deepEqual([redact(long('one')), redact('short'), lost], [notRedacted, 'short', 1])
  isBroken = false
  const again = await redactor.redact('o', [keyed(long('one'))])
  assert.equal(again(long('one')), long('one').replace(mail, '[email]'))
})

test('what is not redacted in time is not stored; what was is, and later answers change nothing', async () => {
  const { ask, release } = gatedThreads()
  const { redactor } = startRedactor(ask, { requestMsMax: 20 })
  const texts = ['one', 'two', 'three'].map((word) => keyed(long(word, 100_000)))
  const asked = redactor.redact('o', texts)
  release()
  const redact = await asked
  const stored = () => texts.map(({ text }) => redact(text) === notRedacted)
  assert.deepEqual(stored(), [false, true, true])
  release()
  await new Promise(setImmediate)
  assert.deepEqual(stored(), [false, true, true])
  // What came too late helps the repetition.
  const again = await redactor.redact('o', texts.slice(0, 2))
  assert.notEqual(again(long('two', 100_000)), notRedacted)
})

test('a short text does not wait behind long ones', async () => {
  const { ask, release } = gatedThreads()
  const { redactor, asked } = startRedactor(ask)
  const first = redactor.redact(
    'loud',
    [1, 2, 3].map((n) => keyed(long(`long${n}`, 100_000))),
  )
  const second = redactor.redact('quiet', [keyed(long('short'))])
  assert.deepEqual(asked, ['long1', 'short'])
  for (let turn = 0; turn < 4; turn += 1) {
    release()
    await new Promise(setImmediate)
  }
  await Promise.all([first, second])
})

test('too much of one organization is refused with `overloaded`, and keeps no other out', async () => {
  const { ask, release } = gatedThreads()
  const { redactor } = startRedactor(ask, { waitingUnitsOfOneMax: 30_000, waitingUnitsMax: 60_000 })
  // Both threads are at work, so that the others wait.
  const wait = (organization: string, word: string) => redactor.redact(organization, [keyed(long(word, 20_000))])
  const accepted = [wait('loud', 'a'), wait('loud', 'b'), wait('loud', 'c')]
  await assert.rejects(wait('loud', 'd'), { code: 'overloaded', retryAfterSeconds: 2 })
  accepted.push(wait('quiet', 'e'))
  for (let turn = 0; turn < 4; turn += 1) {
    release()
    await new Promise(setImmediate)
  }
  for (const redact of await Promise.all(accepted)) assert.equal(redact(mail), notRedacted)
})

test('a stop gives up what is not redacted soon', async () => {
  const { redactor } = startRedactor(() => new Promise(() => undefined))
  const asked = redactor.redact('o', [keyed(long('one'))])
  await redactor.close()
  assert.equal((await asked)(long('one')), notRedacted)
})

test('texts in which data was not replaced in time, or by a broken thread, are none', async () => {
  const lost: unknown[] = []
  const rules = [{ detector: 'pii', confidenceMin: 0.5, examples: { violating: [], allowed: [] } }] as const
  const texts = [{ text: long('one'), rules, disguised: [] }]
  const late = { status: 'not-replaced', why: 'too-late' }
  for (const replace of [() => new Promise<never>(() => undefined), () => Promise.reject(new Error('broken'))]) {
    const openThread = () => ({ ask: redactAll, replace, close: async () => {} })
    const redactor = new ThreadRedactor({ openThread, requestMsMax: 20, onThreadLost: (error) => lost.push(error) })
    assert.deepEqual(await redactor.replace('o', texts), late)
  }
  assert.equal(lost.length, 1)
})
