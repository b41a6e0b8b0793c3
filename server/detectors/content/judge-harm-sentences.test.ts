import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Encoder } from '../../domain/guard/encoder.ts'
import { createReadingEncoder } from '../meaning/encode-reading.ts'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { aloneOf, calibrationFixture, encoderOf, encodingOf } from './content-calibration.fixture.ts'
import { judgeHarmSentences } from './judge-harm-sentences.ts'

const harmful = 'Everyone of them deserves to be beaten up.'
const harmless = Array.from({ length: 12 }, (_, at) => `On day ${at} of the journey we walked along the river.`)
const long = [...harmless.slice(0, 6), harmful, ...harmless.slice(6)].join(' ')

/** What each network says of the harmful sentence alone, and the first of any text that holds others too. */
interface Said {
  readonly first: number
  readonly second: number
  readonly window: number
}

async function judged(text: string, { first, second, window }: Said) {
  const again: string[] = []
  const sentences: string[] = []
  const of = (harm: number) => ({ harmful: harm, violence: harm })
  const encoder = encoderOf(
    (read) => {
      if (read.length < 100) sentences.push(read)
      return encodingOf(of(read === harmful ? first : read.includes(harmful) ? window : -4))
    },
    (read) => {
      again.push(read)
      return aloneOf(of(read === harmful ? second : -4))
    },
  )
  const calibration = { ...calibrationFixture, sentences: { ...calibrationFixture.sentences, from: -1, weight: 1 } }
  const { parts } = await createReadingEncoder(inHalves(encoder))(readExchange(exchangeOf(text)))
  const { value = 0, part = null } = (await judgeHarmSentences(parts, calibration, encoder)).get('violence') ?? {}
  return {
    again,
    sentences,
    value,
    windows: parts.length,
    said: part === null ? '' : part.view.text.slice(part.start, part.end),
  }
}

/** The same encoder, with two windows for a long text. */
function inHalves(encoder: Encoder): Encoder {
  return {
    ...encoder,
    windowsOf(text, most) {
      const half = text.indexOf('. ', text.length / 2)
      if (text.length < 300) return encoder.windowsOf(text, most)
      const halves = [[0, half + 1] as const, [half + 1, text.length] as const]
      return halves.flatMap(([start, end]) =>
        encoder.windowsOf(text.slice(start, end), 1).map((window) => ({ ...window, start, end })),
      )
    },
  }
}

test('a harmful sentence between harmless ones is found, and is the place that is named', async () => {
  const { value, said, again, windows } = await judged(long, { first: 2, second: 2, window: 0 })
  assert.ok(windows > 1)
  assert.ok(value >= 0.5, String(value))
  assert.equal(said, harmful)
  assert.equal(again.length, 3)
})

test('one network alone is not enough', async () => {
  assert.ok((await judged(long, { first: 2, second: -3, window: 0 })).value < 0.5)
  assert.ok((await judged(long, { first: -3, second: 2, window: 0 })).value < 0.5)
})

test('sentences of windows that the first look clears are not read', async () => {
  const { value, again } = await judged(long, { first: 2, second: 2, window: -2 })
  assert.deepEqual(again, [])
  assert.equal(value, 0)
})

test('a text of one window is judged as a whole alone', async () => {
  const { again } = await judged(`${harmless[0]} ${harmful}`, { first: 2, second: 2, window: 0 })
  assert.deepEqual(again, [])
})

test('however many sentences a window has, few are read', async () => {
  const many = [harmful, ...Array.from({ length: 900 }, (_, at) => `This is sentence ${at} of a long list.`)]
  const { sentences, again } = await judged(many.join(' '), { first: 2, second: 2, window: 0 })
  assert.equal(sentences.length, 24)
  assert.equal(again.length, 3)
})
