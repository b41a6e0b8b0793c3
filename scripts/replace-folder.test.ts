import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const replacing = `
  import { mkdirSync, writeFileSync } from 'node:fs'
  import { replaceFolder } from '${new URL('replace-folder.ts', import.meta.url).href}'
  const [root, name] = process.argv.slice(1)
  for (let round = 0; round < 60; round++) {
    const fresh = root + '/fresh-' + name + '-' + round
    mkdirSync(fresh)
    for (const file of ['a', 'b', 'c']) writeFileSync(fresh + '/' + file, name + ' ' + round)
    replaceFolder(fresh, root + '/place')
  }`

test('of several that put a folder in its place at the same time none fails, and the last one stands there whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'redoubt-replace-'))
  try {
    await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        promisify(execFile)(process.execPath, ['--input-type=module', '--eval', replacing, root, name]),
      ),
    )
    assert.deepEqual(readdirSync(root), ['place'])
    const [first, ...others] = ['a', 'b', 'c'].map((file) => readFileSync(join(root, 'place', file), 'utf8'))
    assert.match(first ?? '', / 59$/)
    assert.deepEqual(others, [first, first])
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
