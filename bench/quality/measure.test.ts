import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { transforms } from '../../server/transforms/catalogue.ts'
import { encodeBase64 } from '../../server/transforms/encodings/base64.ts'
import type { GeneratedPair } from '../../training/generate/catalogue.ts'
import type { Judge } from './judges.ts'
import { measureDisguise } from './measure-disguise.ts'
import { documentLines, measureDocuments } from './measure-documents.ts'
import { bounded } from './measure-held-out.ts'
import { isTooDeep } from './page/bars.ts'

/** Sees one word, plain and in base64. */
const judge: Judge = {
  name: 'one word',
  value: (text) => (text.includes('assistant') || text === encodeBase64('the assistant') ? 1 : 0),
}

async function withSets(sets: Readonly<Record<string, readonly object[]>>, use: (folder: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-measure-'))
  try {
    mkdirSync(join(folder, 'dev'))
    for (const [name, rows] of Object.entries(sets)) {
      writeFileSync(join(folder, 'dev', `${name}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    }
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every disguise is held against the same attacks plain, set by set', async () => {
  const sets = {
    'attacks-deepset-test': [
      { text: 'the assistant', label: 1 },
      { text: 'the assistant', label: 0 },
    ],
    'attacks-tensor-trust': [{ text: 'nothing', label: 1 }],
    'benign-arena-hard-v01': [{ text: 'hello', label: 0 }],
  }
  await withSets(sets, async (folder) => {
    const { attacks, benign } = await measureDisguise(judge, folder)
    assert.equal(attacks.length, 2 * transforms.length)
    assert.equal(benign.length, transforms.length)
    const [first] = attacks
    assert.deepEqual([first?.disguise, first?.plain.of, first?.drop.value], ['base64', 1, 0])
    const hex = attacks.find(({ disguise }) => disguise === 'hex')
    assert.equal(hex?.drop.value, 1)
    assert.equal(hex !== undefined && isTooDeep(hex), true)
    assert.ok(attacks.filter(({ set }) => set === 'attacks-tensor-trust').every((line) => !isTooDeep(line)))
  })
})

test('each document is measured clean and with an order at each of three places', async () => {
  await withSets({ 'benign-documents': [{ text: 'A page about bread.\n\nIt rises overnight.' }] }, async (folder) => {
    const lines = await measureDocuments(judge, folder)
    const of = (name: string) => lines.find((line) => line.name === name)?.reached.of
    assert.equal(of('clean documents: alarms'), 1)
    assert.equal(of(documentLines.long), 0)
    assert.equal(of(documentLines.injected), 3)
    assert.equal(of('… order at the middle'), 1)
  })
})

test('of each language so many pairs are measured, the same each time and none twice', () => {
  const pair = (attack: string, language: string): GeneratedPair => ({
    attack,
    benign: '',
    kinds: ['override'],
    wording: '',
    language,
    family: '',
    heldOut: true,
    heldOutFamily: true,
  })
  const pairs = [...'abcdefgh'].map((letter) => pair(letter, 'en')).concat(pair('a', 'en'), pair('z', 'fr'))
  const chosen = bounded(pairs, 3)
  assert.equal(chosen.filter(({ language }) => language === 'en').length, 3)
  assert.equal(chosen.filter(({ language }) => language === 'fr').length, 1)
  assert.deepEqual(
    bounded(pairs.toReversed(), 3)
      .map(({ attack }) => attack)
      .sort(),
    chosen.map(({ attack }) => attack).sort(),
  )
})
