import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const run = (...words: readonly string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], { encoding: 'utf8' })

test('without the labelled sets it fails with a sentence that says where to get them', () => {
  const { status, stderr, stdout } = run(join(tmpdir(), 'no-such-folder'))
  assert.equal(status, 1)
  assert.match(stderr, /^No labelled sets in .*no-such-folder: .*models\/README\.md/)
  assert.equal(stdout, '')
})

test('an unknown option is refused by name', () => {
  const { status, stderr } = run('--wirte')
  assert.equal(status, 1)
  assert.match(stderr, /unknown option --wirte/)
})
