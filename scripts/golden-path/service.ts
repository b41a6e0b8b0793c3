import { spawn } from 'node:child_process'
import { type Banner, readBanner } from '../../test/start-banner.ts'

/** A service that `npm start` started, as a user's terminal would hold it. */
export interface StartedService {
  readonly banner: Banner
  /** Sends SIGTERM to npm and resolves with how it ended, e.g. `0`. */
  stop(): Promise<string>
}

/** Runs `npm start` in a folder and waits for its banner. Rejects with what it printed when it ends before. */
export function startService(folder: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<StartedService> {
  const child = spawn('npm', ['start'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, by) => resolve(by ?? String(code)))
  })
  signal.addEventListener('abort', () => killGroup(child.pid))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve, reject) => {
    let printed = ''
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      said = (said + chunk).slice(-20_000)
    })
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      const banner = readBanner(printed)
      if (banner !== null) resolve({ banner, stop })
    })
    ended.then((how) => reject(new Error(`npm start ended with ${how} before it was ready:\n${printed}\n${said}`)))
  })
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All of it has ended already.
  }
}
