import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { measurePersonalData, personalDataText } from './personal-data.ts'

test('a right find, a missed one and one too many give precision, recall and F1 of their entity', () => {
  const folder = mkdtempSync(join(tmpdir(), 'personal-data-'))
  try {
    mkdirSync(join(folder, 'dev'))
    const write = (name: string, rows: readonly unknown[]): void =>
      writeFileSync(join(folder, 'dev', `${name}.jsonl`), rows.map((row) => JSON.stringify(row)).join('\n'))
    write('pii-presidio-research', [
      { text: 'ask anna@mail.test', label: [{ type: 'EMAIL_ADDRESS', start: 4, end: 18, value: '' }] },
      { text: 'ask li@mail.test', label: [] },
      { text: 'ask "a b"@mail', label: [{ type: 'EMAIL_ADDRESS', start: 4, end: 14, value: '' }] },
    ])
    for (const set of ['benign-arena-hard-v01', 'benign-mtbench', 'benign-documents', 'content-xstest']) {
      write(set, [{ text: 'What is new?' }, { text: 'ask li@mail.test' }])
    }
    const figures = measurePersonalData(folder)
    const email = figures.entities.find(({ entity }) => entity === 'EMAIL_ADDRESS')
    assert.deepEqual([email?.precision.share, email?.recall.share, email?.fOne], [0.5, 0.5, 0.5])
    const alarms = figures.alarms.filter(({ policy }) => policy === 'pii')
    assert.deepEqual(
      alarms.map(({ reached }) => reached.hits),
      [1, 1, 1, 1],
    )
    assert.match(personalDataText(figures), /\| EMAIL_ADDRESS \| 2 \| 0\.500/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
