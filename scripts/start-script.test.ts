import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'

const { scripts } = JSON.parse(readFileSync(join(dirname(import.meta.dirname), 'package.json'), 'utf8'))
const start: string = scripts.start

for (const shell of ['sh', 'bash']) {
  test(`npm start under ${shell}: the shell becomes Node, so that signals reach it, with every word behind -- as it was`, async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'redoubt-start-script-'))
    context.after(() => rmSync(folder, { recursive: true, force: true }))
    const node = join(folder, 'node')
    writeFileSync(node, '#!/bin/sh\necho $$\nprintf "%s\\n" "$@"\nexit 7\n')
    chmodSync(node, 0o755)
    // As npm does: it puts the words, quoted for the shell, behind the script. What follows a shell's last command keeps it from
    // becoming that command by itself, as older ones never do.
    const words = `${start} "--port" "4000" 'two words'; echo left behind`
    const child = spawn(shell, ['-c', words], {
      env: { PATH: `${folder}:/usr/bin:/bin` },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
    assert.deepEqual(printed.split('\n'), [`${child.pid}`, 'scripts/start.mjs', '--port', '4000', 'two words', ''])
    assert.equal(code, 7)
  })
}

test('a shell that does not know the first half runs Node with the words too', () => {
  const [first, second, ...more] = start.split(' || ')
  assert.match(first ?? '', /^eval /)
  assert.equal(second, 'node scripts/start.mjs')
  assert.deepEqual(more, [])
})
