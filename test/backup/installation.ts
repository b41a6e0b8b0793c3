import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { compileCache } from '../compile-cache.ts'
import { type BlockName, blockOf } from './page.ts'

/** A copy of the program in a folder of its own, in which the commands of the page run as they stand. */
export interface Installation {
  readonly folder: string
  /** Runs a block to its end; resolves with what it printed. Rejects when a command of it fails. */
  run(name: BlockName, settings?: Settings): Promise<string>
  /** Runs a block, or `npm start`, that ends with a service; resolves when that listens. */
  start(name: BlockName | 'start', settings?: Settings): Promise<RunningService>
  /** Ends what still runs and deletes the folder. */
  remove(): Promise<void>
}

/** Settings of the service and variables that the page names. */
export type Settings = Readonly<Record<string, string>>

/** A service that listens. */
export interface RunningService {
  readonly address: string
  /** Stops it with SIGTERM; rejects unless it ends with 0. */
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
/** Copied, because the program takes paths from where its files lie; all else is linked. */
const copied = new Set(['server', 'cli', 'contract', 'client', 'package.json'])
const startMsMax = 120_000
const run = promisify(execFile)

/**
 * `before` is put before the rest of the PATH. Of npm only what is not tested here is left out: `npm start` runs the server
 * of this folder, without looking whether all packages are installed.
 */
export function createInstallation(before: readonly string[] = []): Installation {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-installation-'))
  const programs = join(folder, '.programs')
  for (const name of readdirSync(root)) {
    if (copied.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
    else if (!name.startsWith('.') && name !== 'data') symlinkSync(join(root, name), join(folder, name))
  }
  mkdirSync(programs)
  const node = `exec "${process.execPath}"`
  const shims = {
    npm: `[ "$*" = start ] || exit 64; ${node} "${folder}/server/main.ts"`,
  }
  for (const [name, code] of Object.entries(shims)) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${code}\n`)
    chmodSync(join(programs, name), 0o755)
  }
  const path = [programs, ...before, dirname(process.execPath), process.env.PATH ?? ''].join(delimiter)
  const environment = (settings: Settings) => ({
    ...compileCache,
    PATH: path,
    HOME: folder,
    REDOUBT_PORT: '0',
    REDOUBT_DETECTOR_WORKERS: '1',
    ...settings,
  })
  const script = (name: BlockName | 'start') => `set -euo pipefail\n${name === 'start' ? 'npm start' : blockOf(name)}`
  const running = new Set<ChildProcess>()
  return {
    folder,
    async run(name, settings = {}) {
      const options = { cwd: folder, env: environment(settings), timeout: startMsMax }
      const { stdout } = await run('bash', ['--norc', '-c', script(name)], options)
      return stdout
    },
    async start(name, settings = {}) {
      const options = { cwd: folder, env: environment(settings), detached: true }
      const child = spawn('bash', ['--norc', '-c', script(name)], { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      running.add(child)
      child.once('close', () => running.delete(child))
      return serviceOf(child)
    },
    async remove() {
      for (const child of running) kill(child, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function serviceOf(child: ChildProcess): Promise<RunningService> {
  const killAtExit = () => kill(child, 'SIGKILL')
  process.once('exit', killAtExit)
  const ended = once(child, 'close').finally(() => process.off('exit', killAtExit))
  const timer = setTimeout(killAtExit, startMsMax)
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000)
    })
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-10_000)
      const found = /^ {2}address +(http:\S+)$/m.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    ended.then(([code, signal]) => reject(new Error(`The start ended with ${signal ?? code}:\n${said}`)), reject)
  }).finally(() => clearTimeout(timer))
  return {
    address,
    async stop() {
      kill(child, 'SIGTERM')
      const [code, signal] = await ended
      // The shell that a block runs in may end by the signal that its service ended well by.
      if (code !== 0 && signal !== 'SIGTERM') throw new Error(`The service ended with ${signal ?? code}:\n${said}`)
    },
  }
}

/** To the shell and what it started. */
function kill({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // All of it has ended.
  }
}
