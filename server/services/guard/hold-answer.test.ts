import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recognisePersonalData } from '../../text/recognisers/recognise-personal-data.ts'
import { recogniseSecrets } from '../../text/recognisers/recognise-secrets.ts'
import { confidentFrom } from '../../text/recognisers/recognised.ts'
import type { EvaluatedExchange } from './evaluate-exchange.ts'
import { HeldAnswer } from './hold-answer.ts'

// Put together at run time, so that scanners of this repository find no key in it.
const glued = (...parts: readonly string[]): string => parts.join('')
const token = 'Zq8vT3nYw5Lm2Rk9Xb4Hc7Jd'

/** Things that must not leave, in the forms in which they are found. */
const secrets = [
  glued('AKIA', 'Q3EGRIPTZ5NB4XWM'),
  glued('ghp_', token, 'A1b2C3'),
  glued('sk_', 'live_', token),
  `-----BEGIN RSA PRIVATE KEY-----\n${token}${token}\n${token}${token}\n-----END RSA PRIVATE KEY-----`,
  'postgres://admin:s3cr3tP4ss@db.internal:5432/app',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  'DE89 3704 0044 0532 0130 00',
  'anna.muster@example-bank.com',
  glued('AIza', 'SyB1x8vT3nYw5Lm2Rk9Xb4Hc7JdQp6Zk0Wa'),
]

const frames: readonly ((secret: string) => string)[] = [
  (secret) => `Of course. Here it is: ${secret}`,
  (secret) => `First, a word. Then another one!\n\n${secret}\n\nThat is all. Good luck.`,
  (secret) => `Yes:\n- one\n- ${secret}\n- three\n`,
  (secret) => `"Is it ${secret}?" she asked. "It is." And they went home.`,
  (secret) => `${secret} is what you want. Do not tell. ${secret}`,
]

/** Unsafe as soon as a text holds one of them, as a policy on credentials and personal data has it. */
async function judge(text: string): Promise<EvaluatedExchange> {
  const found = [...recogniseSecrets(text), ...recognisePersonalData(text)]
  const isSafe = !found.some(({ confidence }) => confidence >= confidentFrom)
  return { verdict: { isSafe, security: null, policies: [] }, mode: 'normal', evaluatedAtMs: 0, latencyMs: 0 }
}

/** The seeded numbers of a small generator, 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed + 1
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return ((state >>> 8) & 0xffff) / 0x10000
  }
}

/** A text in pieces of 1 character up to the whole of it. */
function split(text: string, next: () => number): readonly string[] {
  const longest = Math.max(1, Math.round(text.length ** next()))
  const pieces: string[] = []
  for (let at = 0; at < text.length; ) {
    const units = 1 + Math.floor(next() * longest)
    pieces.push(text.slice(at, at + units))
    at += units
  }
  return pieces
}

async function whatLeaves(pieces: readonly string[]): Promise<{ readonly text: string; readonly isBlocked: boolean }> {
  const held = new HeldAnswer<'content'>(judge)
  let text = ''
  for (const piece of [...pieces, null]) {
    if (piece !== null) held.append('content', piece)
    const released = piece === null ? await held.finish('') : await held.release()
    if (released.kind === 'blocked') return { text, isBlocked: true }
    text += released.parts.map((part) => part.text).join('')
  }
  return { text, isBlocked: false }
}

test('over 2,000 seeded splits of 50 breaching answers not one character of what is protected leaves', async () => {
  const answers = secrets.flatMap((secret) => frames.map((frame) => ({ secret, text: frame(secret) })))
  assert.equal(answers.length, 50)
  let leftSomething = 0
  for (let seed = 0; seed < 2_000; seed++) {
    const { secret, text } = answers[seed % answers.length] ?? { secret: '', text: '' }
    const left = await whatLeaves(split(text, numbersFrom(seed)))
    assert.ok(left.isBlocked, `seed ${seed}: ${text}`)
    assert.ok(text.startsWith(left.text))
    assert.ok(left.text.length <= text.indexOf(secret), `seed ${seed}: ${JSON.stringify(left.text)}`)
    if (left.text !== '') leftSomething += 1
  }
  assert.ok(leftSomething > 200, 'what precedes it does leave')
})

test('a good answer leaves whole however it is split, and all judgements together read at most nine times its length', async () => {
  const text = 'A good sentence of some length. Another one, a little longer than that!\n\n'.repeat(60)
  for (let seed = 0; seed < 40; seed++) {
    let units = 0
    const held = new HeldAnswer<'content'>((judged) => {
      units += judged.length
      return judge(judged.slice(0, 0))
    })
    let left = ''
    for (const piece of split(text, numbersFrom(seed))) {
      held.append('content', piece)
      const released = await held.release()
      assert.ok(released.kind === 'parts')
      left += released.parts.map((part) => part.text).join('')
    }
    const rest = await held.finish('')
    assert.ok(rest.kind === 'parts')
    assert.equal(left + rest.parts.map((part) => part.text).join(''), text)
    assert.ok(units <= 10 * text.length, `${units} for ${text.length}`)
  }
})

test('what follows a text is judged with it before its end leaves', async () => {
  const held = new HeldAnswer<'content'>(judge)
  held.append('content', 'I will send it')
  assert.deepEqual(await held.finish(`send {"to": "${secrets[1]}"}`), { kind: 'blocked' })
  assert.equal(held.hasLeft, false)
})
