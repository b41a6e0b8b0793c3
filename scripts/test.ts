import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EmbeddedTemplate } from '../test/embedded-database.ts'
import { addCounts, closingLine, noCounts, slowestFiles, type TestCounts } from './test/counts.ts'
import { findTestFiles } from './test/find-test-files.ts'
import { runTestFiles } from './test/run-test-files.ts'

const usage = `npm test -- [--reporter dot|spec|tap] [--slowest N] [part of a path …]

Runs every *.test.ts, or those whose path holds one of the parts, against a real PostgreSQL that it starts
(or the one at TEST_POSTGRES_URL). Prints "N passed, N failed" last and fails when a test fails or none ran; before it, with --slowest, where the time went.`

/** An asynchronous test that has not ended after this long is ended. */
const testTimeoutMs = 120_000
/** A process that has not ended after this long is killed: several times what any takes, for the machine may be busy. */
const fileTimeoutMs = 420_000
/** The same for files of `sharing`, which are more. */
const togetherTimeoutMs = 4 * fileTimeoutMs
/** Files beside their sources share a process, so many at a time. */
const filesBesideTogether = 60
/** Files whose paths begin alike share a process, so many at a time: to load the service and its models takes longer than half of them. */
const sharing = ['test/http/', 'test/store/', 'test/attack-', 'test/pool/', 'test/security/']
const filesTogether = 16
/** How many processes run at a time: with three on two busy cores, tests that wait for a judge ran out of time. */
const lanes = 2
/** What takes longest comes first, these and then what shares a process; a single short file at the end keeps no lane waiting long. */
const longest = ['test/zoo/', 'test/guides', 'test/crash/', 'test/start', 'test/examples/']

const root = dirname(import.meta.dirname)
process.exitCode = await main()

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { reporter: { type: 'string' }, help: { type: 'boolean' }, slowest: { type: 'string' } },
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
  if (values.slowest) console.log(slowestFiles(counts, Number(values.slowest)))
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
  const writeAtEnd = (text: string) => process.stdout.write(text)
  const shared = { root, reporter, scratch, testTimeoutMs, signal: stopping.signal, writeAtEnd }
  const waiting = [...inProcesses(files)]
  const template = await postgres.createTemplate()
  const embedded = await postgres.createEmbeddedTemplate()
  try {
    const env = testEnvironment({
      TEST_POSTGRES_URL: postgres.url,
      TEST_POSTGRES_TEMPLATE: template.name,
      TEST_EMBEDDED_TEMPLATE: embedded.path,
    })
    let counts = noCounts
    const lane = async () => {
      for (let part = waiting.shift(); part !== undefined && !stopping.signal.aborted; part = waiting.shift()) {
        const result = await runTestFiles({ ...shared, ...part, env })
        counts = addCounts(counts, result)
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    return stopping.signal.aborted ? { ...counts, failed: counts.failed + 1 } : counts
  } finally {
    rmSync(scratch, { recursive: true, force: true })
    await embedded.drop()
    await template.drop()
    await postgres.stop()
  }
}

interface TestPostgres {
  readonly url: string
  /** A database with the present schema, of which those of services are copies. */
  createTemplate(): Promise<{ readonly name: string; drop(): Promise<void> }>
  /** The same for the embedded database. */
  createEmbeddedTemplate(): Promise<EmbeddedTemplate>
  stop(): Promise<void>
}

/**
 * What runs in a process of its own: of the files beside their sources and of those that start services some at a time, for what
 * they load and compile is the same, each other one alone.
 */
function inProcesses(files: readonly string[]): readonly { readonly files: readonly string[]; timeoutMs: number }[] {
  const rank = (file: string) => longest.findIndex((start) => file.startsWith(start)) >>> 0
  const isShared = (file: string) => sharing.some((start) => file.startsWith(start))
  const isLong = (file: string) => rank(file) < longest.length
  const beside = files.filter((file) => !file.startsWith('test/'))
  const others = files.filter((file) => file.startsWith('test/')).sort((one, other) => rank(one) - rank(other))
  const alone = others.filter((file) => !isShared(file))
  const each = (some: readonly string[]) => some.map((file) => ({ files: [file], timeoutMs: fileTimeoutMs }))
  return [
    ...each(alone.filter(isLong)),
    ...sharing.flatMap((start) =>
      someOf(
        others.filter((file) => file.startsWith(start)),
        filesTogether,
      ).map((some) => ({ files: some, timeoutMs: togetherTimeoutMs })),
    ),
    ...someOf(beside, filesBesideTogether).map((some) => ({ files: some, timeoutMs: fileTimeoutMs })),
    ...each(alone.filter((file) => !isLong(file))),
  ]
}

function someOf(files: readonly string[], most: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(files.length / most) }, (_, at) => files.slice(at * most, (at + 1) * most))
}

/** The database that the tests use; null, with the reason printed, when there is none. */
async function startPostgres(): Promise<TestPostgres | null> {
  const given = process.env.TEST_POSTGRES_URL
  try {
    const { createEmbeddedTemplate } = await import('../test/embedded-database.ts')
    const { createTemplate } = await import('../test/postgres-database.ts')
    const { startPostgresServer } = await import('../test/postgres-server.ts')
    const server = given ? { url: given, stop: async () => {} } : await startPostgresServer()
    return { ...server, createTemplate: () => createTemplate(server.url), createEmbeddedTemplate }
  } catch (error) {
    console.error('PostgreSQL for the tests does not start:', error)
    return null
  }
}

/**
 * The environment without settings of the service, which would change what the tests see. Compiled modules are kept:
 * two hundred processes would compile the same sources again.
 */
function testEnvironment(places: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('REDOUBT_') && name !== 'DATABASE_URL')
  const compiled = join(root, 'node_modules', '.cache', 'compiled')
  return {
    ...Object.fromEntries(kept),
    NODE_COMPILE_CACHE: compiled,
    ...places,
  }
}
