import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { compileCache } from '../compile-cache.ts'

/** A service in a process of its own. */
export interface ServerProcess {
  /** E.g. `http://127.0.0.1:39123`. */
  readonly address: string
  readonly pid: number
  /** Ends it as a power switch would, without a chance to finish; resolves when it is gone. */
  kill(): Promise<void>
}

/** A start that takes longer is broken. */
const startMsMax = 60_000

/**
 * Starts the real service with these settings and no others, or another program with such a banner; resolves when its
 * banner tells the address.
 */
export async function startServerProcess(
  settings: Readonly<Record<string, string>>,
  program = join(import.meta.dirname, '..', '..', 'server', 'main.ts'),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...compileCache, PATH: process.env.PATH, REDOUBT_PORT: '0', REDOUBT_LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const ended = once(child, 'close').finally(() => process.off('exit', killAtExit))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-10_000)
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), startMsMax)
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed = (printed + chunk).slice(-10_000)
      const found = /^ {2}address +(http:\S+)$/m.exec(printed)?.[1]
      if (found !== undefined) resolve(found)
    })
    ended.then(
      ([code, signal]) => reject(new Error(`The service ended with ${signal ?? code} at its start:\n${said}`)),
      reject,
    )
  })
  clearTimeout(timer)
  return {
    address,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
