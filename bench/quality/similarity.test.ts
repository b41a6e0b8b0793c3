import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { createFakeEncoder } from '../../server/detectors/meaning/fake-encoder.fixture.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { similarityDrop } from './page/bars.ts'
import { measureSimilarity, originalFigures } from './similarity.ts'

/** Texts are alike when they are about as long. */
function byLength(): Encoder {
  const empty = new Float32Array()
  return {
    ...createFakeEncoder(),
    encode: async (windows) =>
      windows.map(({ start, end }) => ({
        embedding: Float32Array.of(Math.cos((end - start) / 10), Math.sin((end - start) / 10)),
        security: empty,
        content: empty,
        response: empty,
        planted: empty,
        applies: empty,
      })),
  }
}

test('each language is measured by itself and held against the original', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-similarity-'))
  try {
    mkdirSync(join(folder, 'dev'))
    const pairs = ['aa', 'aaaa', 'aaaaaa', 'aaaaaaaa', 'aaaaaaaaaa'].flatMap((text2, at) => [
      { text: 'a', text2, label: 5 - at, lang: 'en' },
      { text: 'a', text2, label: at, lang: 'de' },
    ])
    writeFileSync(
      join(folder, 'dev', 'similarity-stsb-dev.jsonl'),
      pairs.map((pair) => `${JSON.stringify(pair)}\n`).join(''),
    )
    const lines = await measureSimilarity(byLength(), folder, new Map([['en', 0.9]]))
    assert.deepEqual(
      lines.map(({ language, pairs: count, correlation, original }) => [
        language,
        count,
        Math.round(correlation.value),
        original,
      ]),
      [
        ['en', 5, 1, 0.9],
        ['de', 5, -1, null],
      ],
    )
    assert.ok(Math.abs((similarityDrop(lines[0])?.value ?? 0) + 0.1) < 1e-6)
    assert.equal(similarityDrop(lines[1]), null)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('without the figures of the original there is nothing to hold against', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-originals-'))
  try {
    const card = join(folder, 'encoder.json')
    writeFileSync(card, '{}')
    assert.equal(originalFigures(card).size, 0)
    writeFileSync(card, JSON.stringify({ figures: { 'similarity of the original': { en: { value: 0.88 } } } }))
    assert.deepEqual([...originalFigures(card)], [['en', 0.88]])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
