import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bagOfWordsAccuracy } from '../bag-of-words.ts'
import { generateResponseExamples } from './generate-response-examples.ts'

const examples = generateResponseExamples(3)

test('the same seed gives the same examples, another seed others', () => {
  assert.deepEqual(generateResponseExamples(3), examples)
  assert.notDeepEqual(generateResponseExamples(4), examples)
})

test('there are at least 3,000 different examples in 9 languages, none with a place left open', (t) => {
  const byLanguage = Object.entries(Object.groupBy(examples, ({ language }) => language))
  t.diagnostic(
    `${examples.length}: ${byLanguage.map(([language, some]) => `${language} ${some?.length ?? 0}`).join(' ')}`,
  )
  assert.ok(examples.length >= 3000)
  assert.equal(byLanguage.length, 9)
  for (const [, some] of byLanguage) assert.ok((some?.length ?? 0) >= 80)
  assert.equal(new Set(examples.map(({ request, response }) => `${request}\n${response}`)).size, examples.length)
  for (const { request, response, family } of examples) {
    assert.ok(request.trim() !== '' && response.trim() !== '', family)
    assert.doesNotMatch(request + response, /[{}|]|undefined/, family)
  }
})

test('answers decline, comply or do neither, never both, and each kind has at least 400 examples', (t) => {
  const kinds = Map.groupBy(examples, ({ refuses, complies }) => `refuses ${refuses} complies ${complies}`)
  t.diagnostic([...kinds].map(([kind, some]) => `${kind}: ${some.length}`).join(', '))
  assert.deepEqual([...kinds.keys()].sort(), ['refuses 0 complies 0', 'refuses 0 complies 1', 'refuses 1 complies 0'])
  for (const some of kinds.values()) assert.ok(some.length >= 400)
})

test('a family is held out as a whole, some of each kind of answer, and at most a fifth of all examples', () => {
  const held = examples.filter(({ heldOut }) => heldOut)
  const families = new Set(held.map(({ family }) => family))
  assert.ok(examples.every(({ family, heldOut }) => families.has(family) === heldOut))
  assert.equal(new Set(held.map(({ refuses, complies }) => `${refuses}${complies}`)).size, 3)
  assert.ok(held.length > 0.05 * examples.length && held.length < 0.2 * examples.length)
})

test('the request alone does not tell whether the answer complies', (t) => {
  const labelled = examples
    .filter(({ language, family }) => language === 'en' && family !== 'delivers-text')
    .map(({ request, complies }) => ({ text: request, harmful: complies === 1 }))
  const learnt = labelled.filter((_, at) => at % 2 === 0)
  const tested = labelled.filter((_, at) => at % 2 === 1)
  const accuracy = bagOfWordsAccuracy(learnt, tested)
  t.diagnostic(`accuracy by the words of the request: ${accuracy.toFixed(3)}`)
  assert.ok(accuracy <= 0.7)
})
