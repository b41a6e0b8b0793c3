import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { addCounts, closingLine, noCounts, type TestCounts } from './test/counts.ts'
import { findTestFiles } from './test/find-test-files.ts'
import { runTestFiles } from './test/run-test-files.ts'

const usage = `npm test -- [--reporter dot|spec|tap] [part of a path …]

Runs every *.test.ts, or those whose path holds one of the parts, against a real PostgreSQL that it starts
(or the one at TEST_POSTGRES_URL). Prints "N passed, N failed" last and fails when a test fails or none ran.`

/** An asynchronous test that has not ended after this long is ended. */
const testTimeoutMs = 120_000
/** A file in test/ that has not ended after this long is killed. */
const fileTimeoutMs = 240_000
/** The files beside their sources share one process and are killed together after this long. */
const sharedTimeoutMs = 420_000
/** How many files of test/ run at a time, each in its own process. */
const parallelFiles = 2

const root = dirname(import.meta.dirname)
process.exitCode = await main()

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { reporter: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const files = findTestFiles(root, positionals)
  const reporter = values.reporter ?? (positionals.length > 0 ? 'spec' : 'dot')
  const counts = files.length === 0 ? noCounts : await runAll(files, reporter)
  if (files.length === 0) console.error(`No test file matches ${positionals.join(' ')}.`)
  console.log(closingLine(counts))
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

async function runAll(files: readonly string[], reporter: string): Promise<TestCounts> {
  const postgres = await startPostgres()
  if (postgres === null) return { ...noCounts, failed: 1 }
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const scratch = mkdtempSync(join(tmpdir(), 'redoubt-test-'))
  const shared = { root, reporter, scratch, testTimeoutMs, signal: stopping.signal, env: testEnvironment(postgres.url) }
  const beside = files.filter((file) => !file.startsWith('test/'))
  const whole = files.filter((file) => file.startsWith('test/'))
  try {
    let counts = noCounts
    if (beside.length > 0) {
      counts = await runTestFiles({ ...shared, files: beside, timeoutMs: sharedTimeoutMs, writeAtEnd: null })
    }
    const writeAtEnd = (text: string) => process.stdout.write(text)
    const worker = async () => {
      for (let file = whole.shift(); file !== undefined && !stopping.signal.aborted; file = whole.shift()) {
        const result = await runTestFiles({ ...shared, files: [file], timeoutMs: fileTimeoutMs, writeAtEnd })
        counts = addCounts(counts, result)
      }
    }
    await Promise.all(Array.from({ length: parallelFiles }, worker))
    return stopping.signal.aborted ? { ...counts, failed: counts.failed + 1 } : counts
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    await postgres.stop()
  }
}

/** The database that the tests use; null, with the reason printed, when there is none. */
async function startPostgres(): Promise<{ readonly url: string; stop(): Promise<void> } | null> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return { url: given, stop: async () => {} }
  try {
    const { startPostgresServer } = await import('../test/postgres-server.ts')
    return await startPostgresServer()
  } catch (error) {
    console.error('PostgreSQL for the tests does not start:', error)
    return null
  }
}

/** The environment without settings of the service, which would change what the tests see. */
function testEnvironment(postgresUrl: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('REDOUBT_') && name !== 'DATABASE_URL')
  return { ...Object.fromEntries(kept), TEST_POSTGRES_URL: postgresUrl }
}
