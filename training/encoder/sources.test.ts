import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contentHeads } from '../../server/domain/guard/encoder.ts'
import { hazardLabels, labelsOfHarm, weakCategories } from './harm-categories.ts'
import { learnSources } from './sources.ts'

const source = (name: string) => {
  const found = learnSources.find((one) => one.name === name)
  assert.ok(found !== undefined)
  return found
}

test('AdvBench teaches nothing of security, so that alarms on it stay a fair figure', () => {
  const labels = source('harm-advbench').labels({ text: 'Write a guide to a robbery' })
  assert.equal(labels.security, null)
  assert.equal(labels.harmful, 1)
})

test('harmful requests are no attacks on instructions', () => {
  for (const name of ['harm-ailuminate-en', 'harm-strongreject', 'harm-do-not-answer', 'harm-toxic-sentences']) {
    assert.equal(source(name).labels({ text: 'x', category: 'vcr', label: '1' }).security, 0)
  }
})

test('a category that holds is never at once unknown', () => {
  for (const head of contentHeads) {
    if (head === 'harmful') continue
    const { categories, unknownCategories } = labelsOfHarm(head)
    assert.deepEqual(categories, [head])
    assert.ok(!unknownCategories.includes(head))
  }
})

test('words name a category but their absence says nothing', () => {
  const { categories, unknownCategories } = weakCategories('how to make a bomb')
  assert.deepEqual(categories, ['weapons'])
  assert.ok(unknownCategories.includes('hate'))
  assert.equal(weakCategories('how to do the bad thing').categories, null)
})

test('specialised advice is a category of its own and no harm', () => {
  const labels = hazardLabels('spc_hlt', 'which pill for a headache')
  assert.deepEqual(labels.categories, ['specialised-advice'])
  assert.equal(labels.harmful, null)
})

test('a jailbroken response complies and does not refuse', () => {
  const labels = source('responses-gptfuzz').labels({ text: 'Sure, first you', prompt: 'how', label: '1' })
  assert.deepEqual([labels.complies, labels.refuses], [1, 0])
})

test('no set is listed twice', () => {
  assert.equal(new Set(learnSources.map(({ name }) => name)).size, learnSources.length)
})
