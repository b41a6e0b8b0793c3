// The console in a real browser against a real server on both databases: builds it when its sources changed, then runs
// test/console/*.browser.ts. They stand beside the other tests because they need Chromium.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startPostgresServer } from '../test/postgres-server.ts'

const root = dirname(import.meta.dirname)
/** A test that has not ended after this long has failed. */
const testTimeoutMs = 180_000

const parts = process.argv.slice(2)
const files = globSync('test/console/*.browser.ts', { cwd: root })
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  .sort()
process.exitCode = (await run([join(root, 'scripts/build-console.ts')])) || (await runTests())

async function runTests(): Promise<number> {
  const given = process.env.TEST_POSTGRES_URL
  const postgres = given ? { url: given, stop: async () => {} } : await startPostgresServer()
  try {
    const flags = ['--test', '--test-concurrency=2', `--test-timeout=${testTimeoutMs}`, '--test-reporter=spec']
    return await run([...flags, ...files], { TEST_POSTGRES_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

function run(words: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<number> {
  const child = spawn(process.execPath, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...more } })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
