import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { leftOutText, readLeftOut } from './left-out.ts'

test('what was left out is read from the files of the fits, and its section is left out without them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-left-out-'))
  try {
    assert.equal(leftOutText(readLeftOut(folder)), '')
    mkdirSync(join(folder, 'models'))
    mkdirSync(join(folder, 'training', 'foreign'), { recursive: true })
    const figures = {
      recallOnSourcesLeftOut: 0.8,
      withoutEachSignal: [{ without: 'rules', recallOnSourcesLeftOut: 0.5 }],
      leftOut: [
        { source: 'calm', attack: false, texts: 20, atOrAbove1: 0.05 },
        { source: 'wild', attack: true, texts: 40, atOrAbove1: 0.75 },
      ],
    }
    writeFileSync(join(folder, 'models', 'security-fusion.json'), JSON.stringify({ figures }))
    const security = {
      families: [
        { family: 'one', adds: -0.1 },
        { family: 'two', adds: 0.2 },
      ],
    }
    writeFileSync(join(folder, 'training', 'foreign', 'left-out.json'), JSON.stringify({ security }))
    const text = leftOutText(readLeftOut(folder))
    assert.match(text, /\| nothing +\| 0\.800 +\|\n\| rules +\| 0\.500 +\|/)
    assert.match(text, /wild +\| attacks +\| 40 +\| 75\.0 % +\|\n\| calm/)
    assert.match(text, /two +\| 0\.2000.*\n.*one +\| -0\.1000/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
