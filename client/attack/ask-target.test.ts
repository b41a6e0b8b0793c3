import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../test/growth.ts'
import { recordedClock } from '../recorded-clock.fixture.ts'
import { askTarget } from './ask-target.ts'
import { type AttackTarget, TargetError } from './attack-target.ts'
import { eachAtOnce } from './each-at-once.ts'
import { errorStreak } from './error-streak.ts'
import { plainLine } from './plain-line.ts'

const ask = (target: AttackTarget, signal = new AbortController().signal) =>
  askTarget(target, { prompt: 'p', messages: [], conversationId: 'c', signal, images: [] }, recordedClock())

test('a target that does not heed its signal does not hold up who stops', { timeout: 20_000 }, async () => {
  const stop = new AbortController()
  const reason = new Error('enough')
  const asked = ask(() => new Promise(() => undefined), stop.signal)
  stop.abort(reason)
  await assert.rejects(asked, reason)
  let calls = 0
  const late = ask(async () => {
    calls += 1
    return 'x'
  }, stop.signal)
  await assert.rejects(late, reason)
  assert.equal(calls, 0, 'nothing is asked any more')
})

test('a target that answers with something else has failed, in words', async () => {
  for (const wrong of [undefined, null, 7, {}, { text: 7 }]) {
    const { text, error } = await ask(async () => wrong as unknown as string)
    assert.deepEqual([text, error], [null, 'The target answered with neither a string nor {text}.'])
  }
  const odd = { text: 't', toolCalls: [{ name: 'x', arguments: { a: 1 } }, null, { name: '' }] }
  const { toolCalls } = await ask(async () => odd as unknown as string)
  assert.deepEqual(toolCalls, [{ name: 'x', arguments: '{"a":1}' }])
})

test('why a target failed is one plain line', async () => {
  const { error, isUnreachable } = await ask(() =>
    Promise.reject(new TargetError('\u001b[31mno\u001b[0m\r\nway\u0007')),
  )
  assert.deepEqual([error, isUnreachable], ['no way', false])
  const refused = await ask(() => Promise.reject(new TargetError('no', { isUnreachable: true })))
  assert.equal(refused.isUnreachable, true)
})

const lines: readonly (readonly [string, string])[] = [
  ['plain é 漢 😀 text', 'plain é 漢 😀 text'],
  ['\u001b[2J\u001b[1;1Hgone', 'gone'],
  ['\u009b31mred', 'red'],
  ['\u001b]0;a title\u0007rest', 'rest'],
  ['\u001b]8;;http://x.example\u001b\\link\u001b]8;;\u001b\\', 'link'],
  ['\u001b]0;never ended', '0;never ended'],
  ['a\u202eb\u200bc\u0000d\u2028e', 'a b c d e'],
  ['  \n ', ''],
]
for (const [text, expected] of lines) {
  test(`a line for people holds no command to a terminal: ${JSON.stringify(text)}`, () => {
    assert.equal(plainLine(text), expected)
  })
}

test('a line that is made of beginnings of commands costs in proportion to its length', async () => {
  for (const piece of ['\u001b]', '\u009d', '\u001b[1', '\u001b', '\u0090'])
    await assertLinear({
      what: JSON.stringify(piece),
      size: 100_000,
      make: (size) => piece.repeat(size),
      work: plainLine,
    })
})

test('a target that was never reached is given up sooner than one that fails', () => {
  const count = errorStreak({ errorsMax: 5, unreachableMax: 2 })
  const refused = { error: 'refused', isUnreachable: true }
  const broken = { error: 'broken', isUnreachable: false }
  const fine = { error: null, isUnreachable: false }
  count(refused)
  assert.throws(() => count(refused), /not reached once \(2 times tried\).*The last time: refused/)
  const other = errorStreak({ errorsMax: 3, unreachableMax: 2 })
  for (const outcome of [refused, broken, fine, refused, refused]) other(outcome)
  assert.throws(() => other(broken), /failed 3 times in a row\. The last time: broken/)
})

test('what was begun is waited for, also when there is no next item', async () => {
  let isEnded = false
  async function* broken() {
    yield 1
    throw new Error('no page')
  }
  const options = { concurrency: 2, signal: new AbortController().signal }
  const work = async () => {
    await new Promise(setImmediate)
    isEnded = true
  }
  await assert.rejects(eachAtOnce(broken(), options, work), /no page/)
  assert.equal(isEnded, true)
})
