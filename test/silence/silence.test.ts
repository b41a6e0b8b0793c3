import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { promisify } from 'node:util'
import { createTestDatabase } from '../each-store.ts'
import { createWatchedFolders, type WatchedFolders } from './outside.ts'
import { walk } from './walk.ts'

/** What follows sees JavaScript and what is left behind; `node test/silence/main.ts` sees every system call. */
const preload = new URL('./report-outgoing.mjs', import.meta.url).href

async function watched(context: TestContext) {
  const folders = await createWatchedFolders()
  context.after(() => folders.remove())
  const report = join(folders.work, 'outgoing.txt')
  const environment = { NODE_OPTIONS: `--import ${preload}`, SILENCE_REPORT: report }
  const asked = () => (existsSync(report) ? [...new Set(readFileSync(report, 'utf8').trim().split('\n'))].sort() : [])
  return { folders, environment, asked }
}

for (const name of ['embedded', 'postgres'] as const) {
  test(`${name}: server and command line ask for no address but this machine, and leave no file in home or temporary folder`, async (context) => {
    const { folders, environment, asked } = await watched(context)
    const database = name === 'postgres' ? await createTestDatabase() : null
    try {
      const watch = () => ({ before: [], environment })
      await walk({ folders, databaseUrl: database?.url ?? null, watch, attacks: false, idleMs: 0 })
      assert.deepEqual(await folders.strays(), [])
      assert.deepEqual(asked(), [])
    } finally {
      await database?.drop()
    }
  })
}

test('the watch sees a library that reports home: what onnxruntime leaves where nobody silences it', async (context) => {
  const { folders, environment } = await watched(context)
  await runNoisy(folders, ['onnxruntime-node'], environment)
  const strays = await folders.strays()
  assert.ok(strays.includes('.cache/Microsoft/DeveloperTools/.onnxruntime/deviceid'), strays.join('\n'))
})

test('the watch sees what JavaScript asks for, in a thread too', async (context) => {
  const { folders, environment, asked } = await watched(context)
  await runNoisy(folders, [], environment)
  assert.deepEqual(asked(), [
    'connects to /nowhere/socket',
    'connects to 192.0.2.1',
    'connects to 192.0.2.2',
    'looks up name.invalid',
    'looks up thread.invalid',
    'sends to 192.0.2.1',
  ])
  assert.deepEqual(await folders.strays(), ['stray'])
})

function runNoisy(folders: WatchedFolders, packages: readonly string[], more: Readonly<Record<string, string>>) {
  const program = new URL('./make-noise.mjs', import.meta.url).pathname
  const env = { ...folders.environment, ...more }
  return promisify(execFile)(process.execPath, [program, ...packages], { cwd: folders.work, env, timeout: 30_000 })
}
