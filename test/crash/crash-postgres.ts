import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** A PostgreSQL server that was killed. */
export interface CrashedPostgres {
  /** How many processes were killed. */
  readonly processes: number
  /** Starts it again as it was started before, on the same files and port; resolves when it answers. */
  restart(): Promise<RestartedPostgres>
}

/** A PostgreSQL server that runs again. */
export interface RestartedPostgres {
  stop(): Promise<void>
}

/** A recovery that takes longer has failed. */
const recoveryMsMax = 30_000
/** How often it is asked whether the recovery is over. */
const askEveryMs = 100

/**
 * Kills a PostgreSQL server of this machine with SIGKILL, all of its processes. The server must be one that the test
 * started itself, and `url` must lead to it as a user who may ask for its folder.
 */
export async function crashPostgres(url: string): Promise<CrashedPostgres> {
  const folder = await folderOf(url)
  const command = readFileSync(join(folder, 'postmaster.opts'), 'utf8')
  const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const processes = [postmaster, ...childrenOf(postmaster)]
  for (const pid of processes) killIfThere(pid)
  for (const pid of processes) await untilGone(pid)
  return { processes: processes.length, restart: () => restart(url, folder, command) }
}

async function folderOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ data_directory: string }>('SHOW data_directory')).rows[0]?.data_directory ?? ''
  } finally {
    await client.end()
  }
}

async function restart(url: string, folder: string, command: string): Promise<RestartedPostgres> {
  const [, program = '', rest = ''] = /^(\S+)(.*)/.exec(command) ?? []
  const parameters = [...rest.matchAll(/"([^"]*)"/g)].map(([, parameter = '']) => parameter)
  const { uid, gid } = statSync(folder)
  const child = spawn(program, parameters, {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: 'ignore',
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const ended = once(child, 'exit').finally(() => process.off('exit', killAtExit))
  for (let waitedMs = 0; !(await answers(url)); waitedMs += askEveryMs) {
    if (child.exitCode !== null || waitedMs > recoveryMsMax) throw new Error('PostgreSQL does not start again.')
    await pause(askEveryMs)
  }
  return {
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Every process that has this parent. The parent's id is the second field after the name in parentheses. */
function childrenOf(parent: number): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => statOf(pid)?.parent === parent)
}

function statOf(pid: number): { readonly state: string; readonly parent: number } | null {
  try {
    const [state = '', parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return null
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

/** Its memory and its port are free only then; a dead process that nobody has asked for counts as gone. */
async function untilGone(pid: number): Promise<void> {
  for (let waitedMs = 0; (statOf(pid)?.state ?? 'Z') !== 'Z'; waitedMs += askEveryMs) {
    if (waitedMs > recoveryMsMax) throw new Error(`Process ${pid} does not end.`)
    await pause(askEveryMs)
  }
}
