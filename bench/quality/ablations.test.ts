import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { ablationsText, readAblations } from './ablations.ts'

test('ablations are read from the files of the fits, and their section is left out without them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-ablations-'))
  try {
    assert.equal(ablationsText(readAblations(folder)), '')
    mkdirSync(join(folder, 'models'))
    mkdirSync(join(folder, 'training', 'encoder'), { recursive: true })
    const figures = {
      crossValidatedRecallAt1Percent: 0.8,
      withoutEachSignal: [{ without: 'rules', recallAt1Percent: 0.5 }],
    }
    writeFileSync(join(folder, 'models', 'security-fusion.json'), JSON.stringify({ figures }))
    const security = { without: { one: { gain: -0.1 }, two: { gain: 0.2 } } }
    writeFileSync(join(folder, 'training', 'encoder', 'ablations.json'), JSON.stringify({ security }))
    const text = ablationsText(readAblations(folder))
    assert.match(text, /\| nothing +\| 0\.800 +\|\n\| rules +\| 0\.500 +\|/)
    assert.match(text, /two +\| 0\.200 +\|\n.*one +\| -0\.100/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
