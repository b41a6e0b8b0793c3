import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

/** How the recording process is started. */
export interface RecordingOptions {
  readonly dataDirectory: string
  /** Modules of this folder to load before it. */
  readonly preload?: readonly string[]
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Which line of it starts the time until it is killed. */
  readonly killAfter: { readonly line: 'opening' | 'ready' | 'kept'; readonly delayMs: number }
}

/** What the killed process had told. */
export interface Recording {
  /** Null when it was killed before it was ready. */
  readonly organizationId: string | null
  readonly projectId: string | null
  /** Ids of messages whose record() had resolved. */
  readonly acknowledged: readonly string[]
  /** Every line, in order. */
  readonly lines: readonly string[]
}

/** A recording process that takes longer is broken. */
const roundMsMax = 30_000

/** Runs `record-until-killed.ts`, kills it at the given moment and returns what it told. Rejects when it ends by itself. */
export async function recordUntilKilled(options: RecordingOptions): Promise<Recording> {
  const child = start(options)
  const lines: string[] = []
  const said: string[] = []
  let timer = setTimeout(() => child.kill('SIGTERM'), roundMsMax)
  let isTimed = false
  const { line: wanted, delayMs } = options.killAfter
  createInterface({ input: child.stderr }).on('line', (line) => said.length < 50 && said.push(line))
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => {
    lines.push(line)
    if (isTimed || !line.startsWith(wanted)) return
    isTimed = true
    clearTimeout(timer)
    timer = setTimeout(() => child.kill('SIGKILL'), delayMs)
  })
  const read = new Promise<void>((resolve) => reader.once('close', resolve))
  const how = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(signal ?? String(code)))
  })
  await read
  clearTimeout(timer)
  if (how !== 'SIGKILL') throw new Error(`The recording process ended with ${how}:\n${said.join('\n')}`)
  return recordingOf(lines)
}

function start({
  dataDirectory,
  preload = [],
  env = {},
}: RecordingOptions): ChildProcessByStdio<null, Readable, Readable> {
  // By NODE_OPTIONS, because --import on the command line does not reach threads that get arguments of their own.
  const imports = preload.map((file) => `--import=${pathToFileURL(join(import.meta.dirname, file)).href}`)
  const script = join(import.meta.dirname, 'record-until-killed.ts')
  const child = spawn(process.execPath, [script, dataDirectory], {
    env: { ...process.env, NODE_OPTIONS: ['--disable-warning=ExperimentalWarning', ...imports].join(' '), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('close', () => process.off('exit', kill))
  return child
}

function recordingOf(lines: readonly string[]): Recording {
  const ready = lines.find((line) => line.startsWith('ready '))?.split(' ')
  return {
    organizationId: ready?.[1] ?? null,
    projectId: ready?.[2] ?? null,
    acknowledged: lines.flatMap((line) => (line.startsWith('kept ') ? line.split(' ').slice(1) : [])),
    lines,
  }
}
