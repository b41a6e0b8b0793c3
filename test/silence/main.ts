import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import packageJson from '../../package.json' with { type: 'json' }
import { startPostgresServer } from '../postgres-server.ts'
import { createWatchedFolders, type WatchedFolders } from './outside.ts'
import { assertTracer, breachesIn, tracer } from './trace.ts'
import { walk } from './walk.ts'

const usage = `node test/silence/main.ts [--idle-s SECONDS]

Watches every system call (strace) of the service, an attack and the command line, on both databases, and of a program
that loads every package, and fails when one reaches an address beyond this machine, asks a name service, starts a
program, or writes outside of the data folder. First it proves that it sees all of that, and what onnxruntime does
where nobody silences it. --idle-s: how long the service is watched after its work (default 20).`

const { values } = parseArgs({ options: { 'idle-s': { type: 'string', default: '20' }, help: { type: 'boolean' } } })
const idleMs = Number(values['idle-s']) * 1_000
const noise = join(import.meta.dirname, 'make-noise.mjs')

/** Not loadable by their name: data, and programs. Their files are used by the others, or run by themselves. */
const notCode = /^(@tesseract\.js-data\/|dejavu-fonts-ttf$|node-linux-)/

/** Packages that are loaded by a part alone, and the part that the service loads. */
const parts: Readonly<Record<string, string>> = { '@noble/hashes': '@noble/hashes/sha3.js' }

/** One thing that is watched: its name, and what it does wrong. */
interface Seen {
  readonly name: string
  readonly breaches: readonly string[]
}

process.exitCode = values.help || !Number.isSafeInteger(idleMs) ? help() : await main()

function help(): number {
  console.log(usage)
  return values.help ? 0 : 2
}

async function main(): Promise<number> {
  assertTracer()
  await proveThatItSees()
  console.log('✔ the watch sees names, addresses, sockets, files and programs, and what onnxruntime does unsilenced')
  const silent = [
    report([await watchPackages()]),
    report(await watchWalk('embedded', null)),
    report(await withPostgres((url) => watchWalk('postgres', url))),
  ]
  return silent.every(Boolean) ? 0 : 1
}

/** Prints what was seen; whether it was nothing. */
function report(seen: readonly Seen[]): boolean {
  for (const { name, breaches } of seen) {
    console.log(`${breaches.length === 0 ? '✔' : '✖'} ${name}`)
    for (const breach of breaches) console.log(`    ${breach}`)
  }
  return seen.every(({ breaches }) => breaches.length === 0)
}

/** Rejects unless each kind of noise is reported. */
async function proveThatItSees(): Promise<void> {
  const expect = async (words: readonly string[], patterns: readonly RegExp[]) => {
    const breaches = await watchNoise(words, {})
    for (const pattern of patterns) {
      assert.ok(
        breaches.some((breach) => pattern.test(breach)),
        `the watch is blind: no ${pattern} in\n${breaches.join('\n')}`,
      )
    }
  }
  await expect(
    [],
    [
      /^connect to 192\.0\.2\.1 port 9$/,
      /^connect to the socket \/nowhere\/socket$/,
      /^send\w* to 192\.0\.2\.1 port 9$/,
      /^connect to \S+ port 53$/,
      /^openat .*\/home\/stray$/,
      /^execve starts \/\S*true$/,
    ],
  )
  await expect(['onnxruntime-node'], [/\.onnxruntime\/deviceid/, /\.onnxruntime\/onnxruntime\.db/])
}

/** Every package that the service may load, in one process. */
async function watchPackages(): Promise<Seen> {
  const names = Object.keys(packageJson.dependencies)
    .filter((name) => !notCode.test(name))
    .map((name) => parts[name] ?? name)
  const breaches = await watchNoise(names, { ORT_DISABLE_TELEMETRY: '1', MAKE_NOISE_IDLE_MS: String(idleMs) })
  return { name: `${names.length} packages, each loaded as it is`, breaches }
}

async function watchNoise(words: readonly string[], more: Readonly<Record<string, string>>) {
  return await withFolders(async (folders) => {
    const file = join(dirname(folders.data), 'noise.trace')
    const [command = '', ...before] = tracer(file)
    const env = { ...folders.environment, ...more }
    const options = { cwd: folders.work, env, stdio: ['ignore', 'ignore', 'inherit'] as ('ignore' | 'inherit')[] }
    const child = spawn(command, [...before, process.execPath, noise, ...words], options)
    const timer = setTimeout(() => child.kill('SIGKILL'), idleMs + 120_000)
    const [code] = await once(child, 'close')
    clearTimeout(timer)
    assert.equal(code, 0, `make-noise.mjs ${words.join(' ')}`)
    return await breachesIn(file, child.pid ?? 0, folders)
  })
}

function watchWalk(store: string, databaseUrl: string | null): Promise<readonly Seen[]> {
  return withFolders(async (folders) => {
    const fileOf = (name: string) => join(dirname(folders.data), `${name}.trace`)
    const watch = (name: string) => ({ before: tracer(fileOf(name)), environment: {} })
    const pids = Object.entries(await walk({ folders, databaseUrl, watch, attacks: true, idleMs }))
    return await Promise.all(
      pids.map(async ([name, pid]) => ({
        name: `${store}: ${name}`,
        breaches: await breachesIn(fileOf(name), pid, folders),
      })),
    )
  })
}

async function withFolders<Result>(work: (folders: WatchedFolders) => Promise<Result>): Promise<Result> {
  const folders = await createWatchedFolders()
  try {
    return await work(folders)
  } finally {
    await folders.remove()
  }
}

async function withPostgres<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await startPostgresServer()
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
