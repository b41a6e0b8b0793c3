import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearDuplicates } from '../near-duplicates.ts'
import { bagOfWordsAccuracy, type Labelled, sharedWordShare, wordsOf } from './bag-of-words.ts'
import { categories } from './categories.ts'
import { generateContentPairs } from './generate-content-pairs.ts'

const pairs = generateContentPairs(7)
const english = pairs.filter(({ language }) => language === 'en')

const textsOf = (some: typeof pairs): readonly Labelled[] =>
  some.flatMap(({ harmful, safe }) => [
    { text: harmful, harmful: true },
    { text: safe, harmful: false },
  ])

test('the same seed gives the same pairs, another seed others', () => {
  assert.deepEqual(generateContentPairs(7), pairs)
  assert.notDeepEqual(generateContentPairs(8), pairs)
})

test('there are at least 6,000 pairs, all different, each with two different texts and no place left open', (t) => {
  t.diagnostic(`${pairs.length} pairs, ${english.length} in English`)
  assert.ok(pairs.length >= 6000)
  assert.equal(new Set(pairs.map(({ harmful, safe }) => `${harmful}\n${safe}`)).size, pairs.length)
  for (const { harmful, safe, family } of pairs) {
    assert.ok(harmful.trim() !== '' && safe.trim() !== '' && harmful !== safe, family)
    assert.doesNotMatch(harmful + safe, /[{}|]|undefined|\s{2}/, family)
  }
})

test('each category has at least 200 English pairs, those with minors 100, and at least 4 in each of 18 languages', (t) => {
  for (const category of categories) {
    const own = pairs.filter((pair) => pair.category === category)
    const byLanguage = Object.entries(Object.groupBy(own, ({ language }) => language))
    t.diagnostic(`${category} ${byLanguage.map(([language, some]) => `${language} ${some?.length ?? 0}`).join(' ')}`)
    assert.equal(byLanguage.length, 19)
    const least = category === 'sexual-content-involving-minors' ? 100 : 200
    for (const [language, some] of byLanguage) {
      assert.ok((some?.length ?? 0) >= (language === 'en' ? least : 4), `${category} ${language}`)
    }
  }
  assert.ok(pairs.length - english.length >= 600)
})

test('a family is held out as a whole, and a tenth of all families are, in English each of another category', () => {
  const families = new Set(pairs.map(({ family }) => family))
  const held = new Set(pairs.filter(({ heldOut }) => heldOut).map(({ family }) => family))
  assert.ok(pairs.every(({ family, heldOut }) => held.has(family) === heldOut))
  assert.ok(Math.abs(held.size / families.size - 0.1) < 0.02)
  const heldEnglish = new Set(english.filter(({ heldOut }) => heldOut).map(({ family }) => family))
  assert.ok(heldEnglish.size >= 8)
  assert.equal(new Set([...heldEnglish].map((family) => family.split('/')[0])).size, heldEnglish.size)
})

test('single words decide little: they stand on both sides, and naive Bayes over them fails on families it has not seen', (t) => {
  const shared = sharedWordShare(textsOf(english), 0.2)
  const learnt = textsOf(english.filter(({ heldOut }) => !heldOut))
  const unseen = bagOfWordsAccuracy(learnt, textsOf(english.filter(({ heldOut }) => heldOut)))
  const seen = bagOfWordsAccuracy(learnt, learnt)
  t.diagnostic(
    `words on both sides ${shared.toFixed(3)}, accuracy unseen ${unseen.toFixed(3)}, on its own data ${seen.toFixed(3)}`,
  )
  assert.ok(shared >= 0.75)
  assert.ok(unseen <= 0.75)
})

test('the sides of a pair share words: half of them or more in most English pairs', (t) => {
  const overlap = english.map(({ harmful, safe }) => {
    const [left, right] = [wordsOf(harmful), wordsOf(safe)]
    return [...left].filter((word) => right.has(word)).length / Math.min(left.size, right.size)
  })
  const share = overlap.filter((value) => value >= 0.5).length / overlap.length
  t.diagnostic(`pairs that share half of their words: ${share.toFixed(3)}`)
  assert.ok(share >= 0.5)
})

test('lengths go from a few words to several sentences on both sides', () => {
  for (const side of ['harmful', 'safe'] as const) {
    const lengths = english.map((pair) => pair[side].split(' ').length).sort((a, b) => a - b)
    assert.ok((lengths[Math.floor(lengths.length * 0.05)] ?? 0) <= 10, side)
    assert.ok((lengths[Math.floor(lengths.length * 0.95)] ?? 0) >= 25, side)
  }
})

test('no more than a third of the harmful texts are near-duplicates of one that came before', (t) => {
  const texts = english.map(({ harmful }) => harmful)
  const half = Math.floor(texts.length / 2)
  const even = texts.filter((_, at) => at % 2 === 0)
  const odd = texts.filter((_, at) => at % 2 === 1)
  const share = nearDuplicates(odd, even).size / half
  t.diagnostic(`near-duplicates between the two halves: ${share.toFixed(3)}`)
  assert.ok(share <= 0.34)
})
