import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generateLookAlikes } from './generate-look-alikes.ts'
import { harmfulQuestions } from './look-alike-contrasts.ts'

const examples = generateLookAlikes(3)

test('the same seed gives the same look-alikes, another seed others', () => {
  assert.deepEqual(generateLookAlikes(3), examples)
  assert.notDeepEqual(generateLookAlikes(4), examples)
})

test('there are over 1,500 different answers of each kind, none with a place left open', () => {
  for (const complies of [true, false]) {
    assert.ok(examples.filter((one) => one.complies === complies).length > 1_500)
  }
  assert.equal(new Set(examples.map(({ request, response }) => `${request}\n${response}`)).size, examples.length)
  for (const { request, response, manner } of examples) {
    assert.ok(request.trim() !== '' && response.trim() !== '', manner)
    assert.doesNotMatch(request + response, /[{}]|undefined/, manner)
  }
})

test('no harmful question is answered, and safe questions are also declined', () => {
  const harmful = new Set(harmfulQuestions.map(({ question }) => question))
  assert.ok(examples.every(({ request, complies }) => !(complies && harmful.has(request))))
  const declined = examples.filter(({ manner }) => manner === 'declines and says why')
  assert.ok(declined.some(({ request }) => !harmful.has(request)))
})
