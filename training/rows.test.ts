import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { dataFolder, rowsOf } from './rows.ts'

test('a missing data folder is a plain sentence that says where to get the sets', () => {
  assert.throws(
    () => dataFolder(join(tmpdir(), 'no-such-folder')),
    /No labelled sets in .*no-such-folder.*models\/README\.md/,
  )
})

test('rows are read with empty fields for what a set does not have; rows without text are left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  try {
    mkdirSync(join(folder, 'train'))
    writeFileSync(
      join(folder, 'train', 'one.jsonl'),
      '{"text":"a","label":1}\n{"text":" ","label":0}\n{"text":"b","label":"0","lang":"de"}\n',
    )
    assert.deepEqual(rowsOf(join(folder, 'train'), 'one'), [
      { text: 'a', label: '1', lang: '', category: '', source: '' },
      { text: 'b', label: '0', lang: 'de', category: '', source: '' },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
