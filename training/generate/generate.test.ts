import assert from 'node:assert/strict'
import { test } from 'node:test'
import { families, generatePairs } from './catalogue.ts'
import { insert } from './injected-documents.ts'

const documents = ['First paragraph of a text.\n\nSecond paragraph.', 'Another text about gardens.']
const pairs = generatePairs(documents, 5)

test('the same seed and documents give the same pairs, another seed others', () => {
  assert.deepEqual(generatePairs(documents, 5), pairs)
  assert.notDeepEqual(generatePairs(documents, 6), pairs)
})

test('each family makes its number of pairs, each an attack and another benign text, without unfilled places', () => {
  for (const { id, count } of families) {
    const own = pairs.filter(({ family }) => family === id)
    assert.equal(own.length, count)
    for (const { attack, benign } of own) {
      assert.ok(attack.trim() !== '' && benign.trim() !== '' && attack !== benign, id)
      assert.doesNotMatch(attack + benign, /\{(?:order|question|thing|taunt|wish|bypass|task)\}/)
    }
  }
})

test('at least ten languages are covered, attack and benign', () => {
  assert.ok(new Set(pairs.map(({ language }) => language)).size >= 10)
})

test('a wording is held out everywhere or nowhere, in every family some are', () => {
  const held = new Set(pairs.filter(({ heldOut }) => heldOut).map(({ wording }) => wording))
  assert.ok(pairs.every(({ wording, heldOut }) => held.has(wording) === heldOut))
  for (const { id } of families) {
    const own = pairs.filter(({ family }) => family === id)
    const share = own.filter(({ heldOut }) => heldOut).length / own.length
    assert.ok(share > 0 && share < 0.6, `${id} ${share}`)
  }
})

test('an order is inserted between paragraphs and nothing else changes', () => {
  assert.equal(insert('a\n\nb', 'X', 0), 'X\n\na\n\nb')
  assert.equal(insert('a\n\nb', 'X', 0.5), 'a\n\nX\n\nb')
  assert.equal(insert('a\n\nb', 'X', 1), 'a\n\nb\n\nX')
})
