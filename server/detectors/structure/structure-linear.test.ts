import { describe, test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
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
    test(`the work of ${signal.id} grows with the text, not with its square`, async () => {
      for (const piece of hostile) {
        const make = (size: number) => textOf(piece, size)
        await assertLinear({ what: JSON.stringify(piece), size: 64_000, make, work: (text) => measure(signal, text) })
      }
    })
  }
})

function measure(signal: StructureSignal, text: string): void {
  signal.measure({
    view: { kind: 'hidden', label: 'hidden', text, starts: null, ends: null },
    hasDocuments: true,
    inDocument: () => false,
  })
}

function textOf(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
}
