import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { noCounts, type TestCounts } from './counts.ts'

/** What to run together in one process, and how. */
export interface TestRun {
  readonly root: string
  /** Relative to `root`, at least one. */
  readonly files: readonly string[]
  /** One of node's own reporters. */
  readonly reporter: string
  /** A folder for what the run leaves. */
  readonly scratch: string
  readonly env: NodeJS.ProcessEnv
  /** After this long a test that is asynchronous is ended, and said so. */
  readonly testTimeoutMs: number
  /** After this long the process is killed with everything that it started. */
  readonly timeoutMs: number
  /** Kills the run. */
  readonly signal: AbortSignal
  /** Takes what was printed in one piece at the end, so that parallel runs stay readable. */
  readonly writeAtEnd: (text: string) => void
}

/** Runs test files in one process under node's test runner and returns the counts. A run that dies counts as failed. */
export async function runTestFiles(run: TestRun): Promise<TestCounts> {
  const countsPath = join(run.scratch, `${run.files[0]?.replaceAll('/', '_')}.json`)
  const child = spawn(process.execPath, argumentsOf(run, countsPath), {
    cwd: run.root,
    env: run.env,
    detached: true, // Its own process group, so that what a test starts ends with it.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killGroup = () => killProcessGroup(child.pid)
  const timer = setTimeout(killGroup, run.timeoutMs)
  run.signal.addEventListener('abort', killGroup)
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  const startedAt = performance.now()
  const closed = new Promise((resolve) => child.on('close', resolve).on('error', resolve))
  const end = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ?? String(code)))
  })
  clearTimeout(timer)
  run.signal.removeEventListener('abort', killGroup)
  killGroup()
  await closed
  const counts = readCounts(countsPath)
  const isComplete = counts !== null && (end === '0' || counts.failed > 0)
  run.writeAtEnd(Buffer.concat(chunks).toString() + (isComplete ? '' : describeEnd(run, end)))
  const found = isComplete ? counts : { ...(counts ?? noCounts), failed: 1 }
  const [only, second] = run.files
  if (only === undefined || second !== undefined) return found
  return { ...found, msOfFile: { [only]: performance.now() - startedAt } }
}

function describeEnd(run: TestRun, end: string): string {
  const which = run.files.length === 1 ? run.files[0] : `${run.files.length} files from ${run.files[0]} on`
  return `\nThe test process of ${which} ended with ${end}${end === 'SIGKILL' ? ' (too long, or out of memory)' : ''}.\n`
}

function argumentsOf(run: TestRun, countsPath: string): readonly string[] {
  return [
    '--test',
    '--test-isolation=none',
    `--test-timeout=${run.testTimeoutMs}`,
    '--test-force-exit',
    `--test-reporter=${run.reporter}`,
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'count-reporter.ts')}`,
    `--test-reporter-destination=${countsPath}`,
    ...run.files,
  ]
}

function killProcessGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended already.
  }
}

function readCounts(path: string): TestCounts | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
