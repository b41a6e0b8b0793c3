import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const door = join(import.meta.dirname, 'redoubt.mjs')

test('the door starts the program and hands on its output and exit code', () => {
  const good = run(door, ['--version'])
  assert.deepEqual([good.status, good.stderr], [0, ''])
  const bad = run(door, ['confg'])
  assert.equal(bad.status, 2)
  assert.match(bad.stderr, /nearest valid one is "config"/)
})

test('every problem of the settings is explained, with exit code 2', () => {
  const { status, stderr, stdout } = run(door, ['config'], { REDOUBT_PROT: '1', REDOUBT_PORT: 'x' })
  assert.equal(status, 2)
  assert.match(stderr, /REDOUBT_PROT is no setting.*REDOUBT_PORT/)
  assert.match(stderr, /REDOUBT_PORT is "x"/)
  assert.match(stdout, /REDOUBT_HOST/)
})

test('what is wrong is red where the terminal has colours, and plain in a pipe', () => {
  const say = (env: Readonly<Record<string, string>>) => run(door, ['confg'], env).stderr
  assert.ok(say({ FORCE_COLOR: '1' }).startsWith('\u001b[31mThere is no command'))
  assert.ok(say({}).startsWith('There is no command'))
})

test('output that nobody reads to its end is no fault', async () => {
  const env = { ...process.env, REDOUBT_PORT: '4180' }
  const child = spawn(process.execPath, [door, 'config'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.destroy()
  let told = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    told += text
  })
  const [code] = await once(child, 'close')
  assert.deepEqual([code, told], [0, ''])
})

test('before anything is installed the door says what to do', (context) => {
  const root = mkdtempSync(join(tmpdir(), 'redoubt-door-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'cli'))
  cpSync(door, join(root, 'cli/redoubt.mjs'))
  const { status, stderr } = run(join(root, 'cli/redoubt.mjs'), ['--help'])
  assert.equal(status, 1)
  assert.match(stderr, /Nothing is installed .*npm start/s)
})

function run(path: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const clean = Object.entries(process.env).filter(
    ([name]) => !/^(REDOUBT_|DATABASE_URL$|NODE_TEST|FORCE_COLOR$|NO_COLOR$)/.test(name),
  )
  return spawnSync(process.execPath, [path, ...words], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...Object.fromEntries(clean), ...env },
  })
}
