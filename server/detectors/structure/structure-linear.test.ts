import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { structureSignals } from './catalogue.ts'
import type { StructureSignal } from './signal.ts'

/** Pieces that make patterns start often and fail late. */
const hostile = [
  'a',
  ' ',
  '\n',
  '- ',
  '<',
  '![',
  '![a](https://a.example/?',
  'ignore the ',
  'say say ',
  'write "',
  'x = "a" ',
  'a + b ',
  'do not never ',
  'start your answer ',
  'you are now a ',
  'show the your its ',
  'user: ',
  'user: a\nassistant: b\n',
  '=== end of the ',
  'send all the data ',
  'what is the ',
  'no any such ',
  'two ways ',
  'note to all other ai ',
  'word.\\ + word](word ',
  'парол ',
  '忽略',
  'https://a.example/',
  '#### ',
  '(((',
]

describe('structure signals on hostile repetition', () => {
  for (const signal of structureSignals) {
    test(`${signal.id} takes at most about twice as long for twice the text`, () => {
      for (const piece of hostile) {
        // Another process on the machine can spoil one measurement, not the best of four; quadratic work spoils all.
        let ratio = growth(signal, piece)
        for (let retry = 0; retry < 3 && ratio >= 3.2; retry++) ratio = Math.min(ratio, growth(signal, piece))
        assert.ok(ratio < 3.2, `${JSON.stringify(piece)}: ${ratio.toFixed(2)} times as long`)
      }
    })
  }
})

/** The best of several rounds of the time for 64,000 units over that for 32,000; 1 where both are too short to time. */
function growth(signal: StructureSignal, piece: string): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 6 && best >= 2.6; round++) {
    const half = elapsedMs(signal, textOf(piece, 32_000))
    const whole = elapsedMs(signal, textOf(piece, 64_000))
    best = Math.min(best, whole < 1 ? 1 : whole / Math.max(half, 0.05))
  }
  return best
}

function elapsedMs(signal: StructureSignal, text: string): number {
  const startedMs = performance.now()
  signal.measure({
    view: { kind: 'hidden', label: 'hidden', text, starts: null, ends: null },
    hasDocuments: true,
    inDocument: () => false,
  })
  return performance.now() - startedMs
}

function textOf(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}
