import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { piecesOf } from './highlighted-text.ts'

const span = (start: number, end: number, label = 'a') => ({ start, end, label, view: 'as sent' })

test('the pieces are the text, whatever the spans say, and each span covers its place', () => {
  const spans = fc.array(fc.tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: -5, max: 40 })), { maxLength: 6 })
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), spans, (text, places) => {
      const pieces = piecesOf(
        text,
        places.map(([start, end]) => span(start, end)),
      )
      assert.equal(pieces.map((piece) => piece.text).join(''), text)
      for (const { start, text: piece, spans: seen } of pieces) {
        for (const one of seen) assert.ok(one.start < start + piece.length && one.end > start)
      }
    }),
  )
})

test('where spans overlap both are told', () => {
  const pieces = piecesOf('abcdef', [span(0, 4, 'x'), span(2, 6, 'y')])
  assert.deepEqual(
    pieces.map(({ text, spans }) => [text, spans.map(({ label }) => label).join('')]),
    [
      ['ab', 'x'],
      ['cd', 'xy'],
      ['ef', 'y'],
    ],
  )
})
