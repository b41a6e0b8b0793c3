import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RedactionMemory } from './redaction-memory.ts'

test('a text in which nothing was found is remembered without being kept', () => {
  const memory = new RedactionMemory(1_000)
  for (let n = 0; n < 5; n += 1) memory.keep(`key ${n}`, null)
  const text = 'x'.repeat(10_000)
  for (let n = 0; n < 5; n += 1) assert.equal(memory.find(`key ${n}`, text), text)
})

test('what was not used for longest is forgotten first, and a text beyond the bound is not kept', () => {
  const memory = new RedactionMemory(1_000)
  memory.keep('old', 'a'.repeat(300))
  memory.keep('used', 'b'.repeat(300))
  memory.find('old', '')
  memory.keep('new', 'c'.repeat(300))
  memory.keep('huge', 'd'.repeat(1_000))
  assert.deepEqual(
    ['old', 'used', 'new', 'huge'].map((key) => memory.find(key, '')?.length),
    [300, undefined, 300, undefined],
  )
})
