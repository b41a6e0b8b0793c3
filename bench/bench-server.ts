import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A server in a process of its own, on an empty database. */
export interface BenchServer {
  readonly pid: number
  readonly port: number
  readonly organizationId: string
  /** A key with all permissions. */
  readonly key: string
  /** From the start of the process to its banner, in milliseconds. */
  readonly readyMs: number
  /** Where its embedded database stands. */
  readonly sqlitePath: string
  /** What it wrote on stderr so far, at most the last 20,000 characters. */
  readonly log: () => string
  /** Sends SIGTERM, waits, deletes the data. Throws when it did not end with 0. */
  stop(): Promise<void>
}

/** The longest that can be set: a slow machine shall show slow checks, not failed ones. */
const checkTimeoutMs = 60_000

const root = dirname(import.meta.dirname)
const startMsMax = 30_000

/**
 * Starts `server/main.ts` as `npm start` does, with nothing but the settings that a measurement needs. A second server on
 * one database takes organization and key of the first. `settings`: variables beside those.
 */
export async function startBenchServer(
  databaseUrl: string | null = null,
  first: Pick<BenchServer, 'organizationId' | 'key'> | null = null,
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-bench-'))
  const organizationId = first?.organizationId ?? randomUUID()
  const key = first?.key ?? randomBytes(32).toString('hex')
  const startedMs = performance.now()
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      REDOUBT_PORT: '0',
      REDOUBT_DATA_DIR: folder,
      REDOUBT_LOG_LEVEL: 'warn',
      REDOUBT_CHECK_TIMEOUT_MS: String(checkTimeoutMs),
      REDOUBT_INIT_ORGANIZATION_ID: organizationId,
      REDOUBT_INIT_API_KEY: key,
      ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(signal ?? String(code)))
  })
  const log = collectLog(child)
  const remove = async () => {
    process.off('exit', killAtExit)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await readPort(child, ended)
    const readyMs = performance.now() - startedMs
    const stop = async () => {
      child.kill('SIGTERM')
      const how = await ended
      await remove()
      if (how !== '0') throw new Error(`The server ended with ${how}:\n${log()}`)
    }
    const sqlitePath = join(folder, 'redoubt.sqlite')
    return { pid: child.pid ?? 0, port, organizationId, key, readyMs, sqlitePath, log, stop }
  } catch (error) {
    child.kill('SIGKILL')
    await ended
    await remove()
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${log()}`)
  }
}

function collectLog(child: ChildProcess): () => string {
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text = (text + chunk).slice(-20_000)
  })
  return () => text
}

/** Reads the address from the banner. */
function readPort(child: ChildProcess, ended: Promise<string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server is not ready after ${startMsMax} ms.`)), startMsMax)
    let printed = ''
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      const port = /^ {2}address {2,}http:\/\/127\.0\.0\.1:(\d+)$/m.exec(printed)?.[1]
      if (port === undefined) return
      clearTimeout(timer)
      resolve(Number(port))
    })
    ended.then((how) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${how} before it was ready.`))
    })
  })
}
