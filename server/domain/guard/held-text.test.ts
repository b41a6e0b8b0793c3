import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { assertLinear } from '../../../test/growth.ts'
import { HeldText } from './held-text.ts'

function bordersOf(text: string): readonly string[] {
  const held = new HeldText<'content'>()
  const found: string[] = []
  for (const unit of text.split('')) {
    held.append('content', unit)
    if (held.border > held.released)
      found.push(
        held
          .release(held.border)
          .map((part) => part.text)
          .join(''),
      )
  }
  return found
}

test('sentences end where a reader would say so', () => {
  assert.deepEqual(bordersOf('One. Two! "Three?" four'), ['One. ', 'Two! ', '"Three?" '])
  assert.deepEqual(bordersOf('一。二！三'), ['一。', '二！'])
  assert.deepEqual(bordersOf('Head\n\nText:\n- a\n- b\n'), ['Head\n\n', 'Text:\n', '- a\n'])
})

test('nothing that may go on has a border in it', () => {
  for (const text of [
    'It is 4111 1111. 1111 1111 so',
    'It is 4111.\n1111 so',
    'the project\napollo so',
    'see https://evil.example/path\nmore/of/it so',
    '-----BEGIN PRIVATE KEY-----\n\nMIIE.\n\nabc. So',
  ])
    assert.deepEqual(bordersOf(text), [], text)
  assert.equal(bordersOf('-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n\nSo').length, 1)
})

test('what leaves is what came, field by field, however it was cut', () => {
  const piece = fc.record({ field: fc.constantFrom('content', 'reasoning'), text: fc.string({ maxLength: 30 }) })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const held = new HeldText<string>()
      const left: Record<string, string> = {}
      const take = (end: number) => {
        for (const { field, text } of held.release(end)) left[field] = (left[field] ?? '') + text
      }
      const came: Record<string, string> = {}
      for (const { field, text } of pieces) {
        held.append(field, text)
        if (text !== '') came[field] = (came[field] ?? '') + text
        take(held.border)
      }
      take(held.units)
      assert.deepEqual(left, came)
    }),
  )
})

test('300,000 characters one by one cost in proportion to their number', () =>
  assertLinear({
    size: 300_000,
    make: (size) => size,
    work: (size) => {
      const held = new HeldText<'content'>()
      for (let count = 0; count < size; count++) held.append('content', 'x')
      assert.equal(held.border, 0)
    },
  }))
