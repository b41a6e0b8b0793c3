import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownSentences } from './own-sentences.ts'

test('each line that says something is a sentence of its own', () => {
  assert.deepEqual(ownSentences('  One.\n\n \t\nTwo.\r\nOne.'), { sentences: ['One.', 'Two.', 'One.'], isCut: false })
  assert.deepEqual(ownSentences(' \n'), { sentences: [], isCut: false })
})

test('never more lines or longer ones than the service takes, and it is said', () => {
  const lines = Array.from({ length: 21 }, (_, place) => `Sentence ${place}`)
  assert.deepEqual(ownSentences(lines.join('\n')), { sentences: lines.slice(0, 20), isCut: true })
  assert.deepEqual(ownSentences(lines.slice(1).join('\n')).isCut, false)
  const { sentences, isCut } = ownSentences(`${'a'.repeat(9_999)}😀`)
  assert.deepEqual([sentences[0]?.length, sentences[0]?.isWellFormed(), isCut], [10_000, true, true])
})
