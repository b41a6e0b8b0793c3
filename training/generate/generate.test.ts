import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFromNumber } from '../../server/text/random/seeded-random.ts'
import { nearDuplicates } from '../near-duplicates.ts'
import type { GeneratedPair } from './catalogue.ts'
import { families, generatePairs } from './catalogue.ts'
import { genres, heldOutGenres } from './documents/genres.ts'
import { insert } from './injected-documents.ts'
import { allLanguages } from './languages/all-languages.ts'

const documents = Array.from({ length: 300 }, (_, at) =>
  [...genres, ...heldOutGenres]
    .slice(at % 20, (at % 20) + 2)
    .map((genre) => genre.make(randomFromNumber(at), null))
    .join('\n\n'),
)
const pairs = generatePairs(documents, 5)
const of = (id: string): readonly GeneratedPair[] => pairs.filter(({ family }) => family === id)

test('the same seed and documents give the same pairs, another seed others', () => {
  assert.deepEqual(generatePairs(documents, 5), pairs)
  const others = new Set(generatePairs(documents, 6).map(({ attack }) => attack))
  assert.ok(pairs.filter(({ attack }) => others.has(attack)).length < pairs.length / 3)
})

test('there are at least 10,000 pairs of at least 12 families, and each family makes nearly its number', () => {
  assert.ok(pairs.length >= 14_000, String(pairs.length))
  assert.ok(families.length >= 30)
  for (const { id, count } of families) assert.ok(of(id).length >= count * 0.9, `${id}: ${of(id).length} of ${count}`)
})

test('no text occurs twice, as attack or as benign, whatever its case', () => {
  const texts = pairs.flatMap(({ attack, benign }) => [attack, benign]).map((text) => text.trim().toLowerCase())
  assert.equal(new Set(texts).size, texts.length)
})

test('no text is empty or has an unfilled place', () => {
  for (const { attack, benign, family } of pairs) {
    assert.ok(attack.trim() !== '' && benign.trim() !== '', family)
    if (['injected-document', 'disguised', 'machine-suffix', 'exfiltration-link', 'model-programs'].includes(family))
      continue
    assert.doesNotMatch(attack, /\{[a-z]+\}|\[goal\]|undefined/, family)
    assert.doesNotMatch(benign, /\{[a-z]+\}|\[goal\]/, family)
  }
})

test('at least 15 languages have 200 pairs or more, of at least six families', () => {
  const counted = Map.groupBy(pairs, ({ language }) => language)
  const wide = [...counted.values()].filter(
    (own) => own.length >= 200 && new Set(own.map(({ family }) => family)).size >= 6,
  )
  assert.ok(wide.length >= 15, String(wide.length))
  assert.equal(counted.size, allLanguages.length)
})

test('each pair says what its attack tries, and every kind has 300 pairs or more', () => {
  for (const kind of ['override', 'extraction', 'jailbreak', 'injected-in-data', 'obfuscated'] as const) {
    assert.ok(pairs.filter(({ kinds }) => kinds.includes(kind)).length >= 300, kind)
  }
  assert.ok(pairs.every(({ kinds }) => kinds.length > 0 && new Set(kinds).size === kinds.length))
})

test('a span lies in the attack, is smaller than it and names a piece that the twin does not have', () => {
  for (const { attack, benign, attackSpan, family } of pairs) {
    // A quoted twin may quote the very order.
    if (attackSpan === undefined || family === 'quoted') continue
    const { start, end } = attackSpan
    assert.ok(start >= 0 && start < end && end <= attack.length, family)
    assert.ok(!benign.includes(attack.slice(start, end)), `${family}: ${attack.slice(start, end)}`)
  }
  for (const id of ['injected-document', 'genre-document', 'noted-document', 'foreign-document', 'machine-suffix']) {
    assert.ok(
      of(id).every(({ attackSpan }) => attackSpan !== undefined),
      id,
    )
  }
})

test('a twentieth of the pairs is held out by family: at least two whole families, English and others', () => {
  const held = pairs.filter(({ heldOutFamily }) => heldOutFamily)
  const share = held.length / pairs.length
  assert.ok(share > 0.04 && share < 0.08, String(share))
  assert.ok(new Set(held.map(({ family }) => family)).size >= 2)
  assert.ok(new Set(held.map(({ language }) => language)).size >= 15)
  const whole = new Set(held.map(({ family }) => family))
  assert.ok(pairs.every(({ family, heldOut }) => !whole.has(family) || heldOut))
  assert.ok(pairs.every(({ heldOutFamily, wording }) => heldOutFamily || !held.some((one) => one.wording === wording)))
})

test('a wording is held out everywhere or nowhere, in every family some are', () => {
  const held = new Set(pairs.filter(({ heldOut }) => heldOut).map(({ wording }) => wording))
  assert.ok(pairs.every(({ wording, heldOut }) => held.has(wording) === heldOut))
  for (const { id, heldOut } of families) {
    if (heldOut) continue
    const share = of(id).filter((pair) => pair.heldOut).length / of(id).length
    assert.ok(share > 0 && share < 0.6, `${id} ${share}`)
  }
})

test('lengths are spread, and length does not tell an attack from its twin', () => {
  const attacks = pairs.map(({ attack }) => attack.length)
  for (const [from, to] of [
    [1, 40],
    [40, 100],
    [100, 300],
    [300, 1_000],
    [1_000, 50_000],
  ] as const) {
    const share = attacks.filter((length) => length >= from && length < to).length / attacks.length
    assert.ok(share >= 0.01, `${from} to ${to}: ${share}`)
  }
  const longer = pairs.filter(({ attack, benign }) => attack.length > benign.length).length / pairs.length
  assert.ok(longer > 0.35 && longer < 0.7, String(longer))
})

test('fewer than half of the short texts of one half resemble one of the other half', () => {
  // A third of them: enough to tell, and the search stays within seconds.
  const short = pairs.filter(({ attack }) => attack.length < 600).filter((_, at) => at % 3 === 0)
  const halves = [short.filter((_, at) => at % 2 === 0), short.filter((_, at) => at % 2 === 1)] as const
  for (const [side, most] of [
    ['attack', 0.5],
    ['benign', 0.5],
  ] as const) {
    const [left, right] = halves.map((half) => half.map((pair) => pair[side]))
    const share = nearDuplicates(left ?? [], right ?? []).size / (left?.length ?? 1)
    assert.ok(share < most, `${side}: ${share}`)
  }
})

test('an order is inserted between paragraphs and nothing else changes', () => {
  assert.equal(insert('a\n\nb', 'X', 0), 'X\n\na\n\nb')
  assert.equal(insert('a\n\nb', 'X', 0.5), 'a\n\nX\n\nb')
  assert.equal(insert('a\n\nb', 'X', 1), 'a\n\nb\n\nX')
})

test('a document is the same whatever stands in it, and the order stands in it unchanged', () => {
  for (const genre of [...genres, ...heldOutGenres]) {
    for (let seed = 0; seed < 20; seed++) {
      const clean = genre.make(randomFromNumber(seed), null)
      const filled = genre.make(randomFromNumber(seed), 'Zebra crossing ahead.')
      assert.equal(filled.split('Zebra crossing ahead.').length, 2, genre.name)
      assert.equal(genre.make(randomFromNumber(seed), null), clean)
      assert.notEqual(filled, clean)
    }
  }
})

test('every language has several sentences for each purpose, none of them twice', () => {
  for (const { language, ...texts } of allLanguages) {
    for (const [purpose, sentences] of Object.entries(texts)) {
      assert.ok(sentences.length >= 2, `${language} ${purpose}`)
      assert.equal(new Set(sentences).size, sentences.length, `${language} ${purpose}`)
    }
    assert.ok(
      texts.wrappers.every((one) => one.includes('{text}')) && texts.talk.every((one) => one.includes('{quote}')),
    )
  }
})
