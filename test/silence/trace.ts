import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findBreaches, tellsEnd, tracedCalls } from './breaches.ts'
import type { WatchedFolders } from './outside.ts'

const root = dirname(dirname(import.meta.dirname))
/** Node's own cache of compiled code lies beside the code that it was made from, as trusted as that. */
const compiled = join(root, 'node_modules/.cache/compile')
const endMsMax = 10_000

/** What to put before a command line so that every system call of `tracedCalls` is written to a file. */
export function tracer(file: string): readonly string[] {
  const calls = `trace=${tracedCalls.map((call) => `?${call}`).join(',')}`
  // -D: the tracer stands aside, so that signals reach the program; -s 0: no text of anybody in the file.
  const expressions = [calls, 'signal=none', 'inject=io_uring_setup:error=ENOSYS'].flatMap((one) => ['-e', one])
  return ['strace', '-D', '-f', '-q', '-y', '-s', '0', '--seccomp-bpf', ...expressions, '-o', file]
}

/** Throws a plain sentence when this machine cannot trace: a watch that cannot run has not passed. */
export function assertTracer(): void {
  const { error, status, stderr } = spawnSync('strace', ['-f', '--seccomp-bpf', '-o', '/dev/null', 'true'], {
    encoding: 'utf8',
  })
  if (error !== undefined) {
    throw new Error(`The watch needs strace 5.3 or newer (${error.message}): apt-get install -y strace`)
  }
  if (status !== 0) throw new Error(`strace may not watch programs here: ${stderr}`)
  // So that the first program of a fresh clone does not make the folders above it, which are nobody's.
  mkdirSync(compiled, { recursive: true })
}

/** What a traced program did outside of the folders of a walk. Waits until the trace is whole; rejects when it stays cut. */
export async function breachesIn(file: string, pid: number, folders: WatchedFolders): Promise<readonly string[]> {
  const deadlineMs = performance.now() + endMsMax
  let trace = readFileSync(file, 'utf8')
  while (!tellsEnd(trace, pid)) {
    if (performance.now() > deadlineMs) throw new Error(`The tracer ended before process ${pid} did: ${file}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    trace = readFileSync(file, 'utf8')
  }
  return findBreaches(trace, {
    writes: [folders.data, folders.work, compiled],
    programs: [process.execPath, realpathSync(process.execPath), join(root, 'node_modules/.bin/node')],
  })
}
