import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Clone, lockfile, makeClone, npmRuns, type Pretence, pretending } from './install-clone.fixture.ts'

/** Stands for npm: notes that it ran, takes its time, then makes a `node` that is Node 24. */
const workingNpm = `
  const fs = require('node:fs')
  fs.appendFileSync('npm-runs', process.argv.slice(2).join(' ') + '\\n')
  setTimeout(() => {
    fs.mkdirSync('node_modules/.bin', { recursive: true })
    fs.rmSync('node_modules/.bin/node', { force: true })
    fs.symlinkSync(process.env.REAL_NODE, 'node_modules/.bin/node')
  }, 300)`

test('what is missing is installed from the lockfile without install scripts, said in one line', (context) => {
  const clone = makeClone(context, workingNpm)
  const { status, stderr, stdout } = install(clone)
  assert.equal(status, 0, stderr)
  assert.equal(stdout, '')
  assert.match(stderr, /^Installing the packages of Redoubt .*\n$/)
  assert.match(npmRuns(clone)[0] ?? '', /^ci --ignore-scripts /)
})

test('nothing happens and nothing is printed while the lockfile is unchanged; a changed one is installed', (context) => {
  const clone = makeClone(context, workingNpm)
  install(clone)
  const again = install(clone)
  assert.deepEqual([again.status, again.stderr, again.stdout], [0, '', ''])
  assert.equal(npmRuns(clone).length, 1)
  writeFileSync(join(clone.root, 'package-lock.json'), lockfile('2.0.0'))
  assert.equal(install(clone).status, 0)
  assert.equal(npmRuns(clone).length, 2)
})

test('a start installs what is needed to run; tests add theirs to it and take nothing away; then both find all there', (context) => {
  const clone = makeClone(context, workingNpm)
  assert.match(install(clone).stderr, /290 MB/)
  assert.match(install(clone, ['--development']).stderr, /what tests and checks need besides/)
  for (const words of [[], ['--development']]) assert.deepEqual(install(clone, words).stderr, '')
  const [first = '', second = '', ...more] = npmRuns(clone)
  assert.match(first, /^ci .* --omit=dev/)
  assert.match(second, /^install --no-save --ignore-scripts .* --include=dev/)
  assert.deepEqual(more, [])
})

test('an installation that takes its time says how far it is', (context) => {
  const clone = makeClone(context, workingNpm)
  const { stderr } = install({ ...clone, env: { ...clone.env, INSTALL_PROGRESS_MS: '50' } })
  assert.match(stderr, /^ {2}0 of 1 packages are there after \d+ s …$/m)
})

test('what this machine can never load is removed, and a package of another shape is left alone', (context) => {
  const clone = makeClone(context, workingNpm)
  const other = process.arch === 'x64' ? 'arm64' : 'x64'
  const modules = join(clone.root, 'node_modules')
  const libraries = join(modules, 'onnxruntime-node/bin/napi-v6')
  const files = [
    ...['darwin/arm64', 'win32/x64', `linux/${other}`, `linux/${process.arch}`].map((part) => join(libraries, part)),
    ...['include/node', 'bin'].map((part) => join(modules, `node-linux-${process.arch}`, part)),
    join(modules, 'tesseract.js-core/tesseract-core.wasm.js'),
  ]
  for (const file of files) mkdirSync(file, { recursive: true })
  assert.equal(install(clone).status, 0)
  assert.deepEqual(
    files.filter((file) => !existsSync(file)),
    [...files.slice(0, 3), files[4]],
  )
})

test('two starts at once on a fresh clone install once and both succeed', async (context) => {
  const clone = makeClone(context, workingNpm)
  const results = await Promise.all([1, 2, 3].map(() => installAsync(clone)))
  assert.deepEqual(
    results.map((result) => result.status),
    [0, 0, 0],
    results.map((result) => result.stderr).join(),
  )
  assert.equal(npmRuns(clone).length, 1)
  assert.equal(results.filter((result) => result.stderr.includes('Waiting for process')).length, 2)
})

test('the lock of a process that died is taken over', (context) => {
  const clone = makeClone(context, workingNpm)
  const lock = join(clone.root, '.cache', 'install.lock')
  mkdirSync(lock, { recursive: true })
  writeFileSync(join(lock, 'holder'), '')
  const result = install(clone)
  assert.equal(result.status, 0, result.stderr)
  assert.equal(result.stderr.includes('Waiting'), false)
  assert.equal(existsSync(lock), false)
})

test('what somebody installed by hand is accepted as it is', (context) => {
  const clone = makeClone(context, workingNpm)
  mkdirSync(join(clone.root, 'node_modules/.bin'), { recursive: true })
  mkdirSync(join(clone.root, 'node_modules/a'))
  writeFileSync(join(clone.root, 'node_modules/.package-lock.json'), lockfile('1.0.0'))
  cpSync(process.execPath, join(clone.root, 'node_modules/.bin/node'))
  assert.deepEqual([install(clone).status, existsSync(join(clone.root, 'npm-runs'))], [0, false])
})

test('a home that is missing or cannot be written gets a cache for this one run', (context) => {
  const clone = makeClone(context, workingNpm)
  const env = { ...clone.env, npm_config_cache: '/dev/null/cache' }
  assert.equal(install({ ...clone, env }).status, 0)
  const used = /--cache (\S+)/.exec(npmRuns(clone)[0] ?? '')?.[1] ?? ''
  assert.ok(used.startsWith(join(clone.root, '.cache')), used)
  assert.equal(existsSync(used), false)
})

const failures: readonly (readonly [string, string, RegExp])[] = [
  ['no network', 'npm error code EAI_AGAIN\nnpm error network request to https://registry failed', /is not reached/],
  ['a full disk', 'npm error code ENOSPC\nnpm error errno ETIMEDOUT', /no space is left on the disk/],
  ['a folder that may not be written', 'npm error code EACCES', /may not be written by user/],
  ['a read-only file system', 'npm error code EROFS', /read-only file system/],
  ['a certificate that is not trusted', 'npm error code SELF_SIGNED_CERT_IN_CHAIN', /NODE_EXTRA_CA_CERTS/],
  ['a package that was tampered with', 'npm error code EINTEGRITY', /differs from what package-lock.json promises/],
  ['a lockfile that is out of step', 'npm error code EUSAGE', /do not fit together/],
  ['something unknown', 'npm error strange', /not known here/],
]

for (const [what, said, expected] of failures) {
  test(`${what} is explained in plain words, with what npm said, and is tried afresh next time`, (context) => {
    const clone = makeClone(context, `console.error(${JSON.stringify(said)}); process.exitCode = 1`)
    const { status, stderr } = install(clone)
    assert.equal(status, 1)
    assert.match(stderr, expected)
    assert.ok(stderr.includes(said.split('\n')[0] ?? ''))
    assert.equal(stderr.includes('    at '), false, 'no stack trace')
    writeFileSync(join(clone.root, 'npm-cli.js'), workingNpm)
    assert.equal(install(clone).status, 0)
  })
}

test('an npm that succeeds but leaves no Node 24 that runs is explained', (context) => {
  const clone = makeClone(
    context,
    `const fs = require('node:fs'); fs.mkdirSync('node_modules/.bin', { recursive: true })
     fs.writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho v18.0.0\\n', { mode: 0o755 })`,
  )
  const { status, stderr } = install(clone)
  assert.equal(status, 1)
  assert.match(stderr, /it says v18\.0\.0/)
})

test('an npm that passes over the package with Node 24 is explained', (context) => {
  const { status, stderr } = install(makeClone(context, ''))
  assert.equal(status, 1)
  assert.match(stderr, /npm left out the package that brings Node 24|MB are left on the disk/)
})

/** Stands for an npm that brings no Node, as on systems for which none is locked. */
const npmWithoutNode = `
  const fs = require('node:fs')
  fs.appendFileSync('npm-runs', process.argv.slice(2).join(' ') + '\\n')
  fs.mkdirSync('node_modules', { recursive: true })`

const onMachine = (clone: Clone, pretence: Pretence): Clone => ({
  ...clone,
  env: { ...clone.env, ...pretending(pretence) },
})

for (const [platform, arch] of [
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
] as const) {
  test(`on ${platform} ${arch}, for which no Node comes with the packages, the user’s own Node 24 is enough; an older one is told`, (context) => {
    const clone = makeClone(context, npmWithoutNode)
    const old = install(onMachine(clone, { platform, arch, version: '22.20.0' }))
    assert.equal(old.status, 1)
    assert.match(old.stderr, /this is Node 22\.20\.0; Node 24 or newer is needed here/)
    assert.equal(existsSync(join(clone.root, 'npm-runs')), false)
    const own = onMachine(clone, { platform, arch })
    const first = install(own)
    assert.equal(first.status, 0, first.stderr)
    assert.match(first.stderr, /Nobody has tried Redoubt on .* docs\/platforms\.md/)
    const again = install(own)
    assert.deepEqual([again.status, again.stderr], [0, ''])
    assert.equal(npmRuns(clone).length, 1)
    const older = install(onMachine(clone, { platform, arch, version: '22.20.0' }))
    assert.match(older.stderr, /Node 24 or newer/, 'also when it became an older one later')
  })
}

test('a machine for which a native library is missing is told before anything is fetched, with what it is', (context) => {
  const clone = makeClone(context, npmWithoutNode)
  for (const [pretence, told] of [
    [{ platform: 'darwin', arch: 'x64' }, /darwin on x64.*nothing for Macs with Intel/],
    [{ platform: 'freebsd', arch: 'x64' }, /freebsd on x64; Redoubt needs Linux or Windows/],
    [{ platform: 'linux', arch: 'riscv64' }, /linux on riscv64/],
    [{ platform: 'linux', arch: process.arch, isMusl: true }, /another C library than glibc \(Alpine\?\).*Debian/],
  ] as const) {
    const { status, stderr } = install(onMachine(clone, pretence))
    assert.equal(status, 1)
    assert.match(stderr, told)
    assert.equal(stderr.includes('    at '), false, 'no stack trace')
  }
  assert.equal(existsSync(join(clone.root, 'npm-runs')), false)
})

test('where the system does not tell when a process began, the lock of a dead one is taken over and that of a living one is not', (context) => {
  const clone = onMachine(makeClone(context, npmWithoutNode), { platform: 'darwin', arch: 'arm64' })
  const lock = join(clone.root, '.cache', 'install.lock')
  const world = [
    hostname(),
    readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim(),
    readlinkSync('/proc/self/ns/pid'),
  ]
  const hold = (pid: number) => {
    mkdirSync(lock, { recursive: true })
    writeFileSync(join(lock, 'holder'), JSON.stringify({ pid, started: 'some time', world: world.join(' ') }))
  }
  hold(process.pid)
  const living = spawnSync(process.execPath, [join(clone.root, 'scripts/install.mjs')], {
    env: clone.env,
    timeout: 2_000,
  })
  assert.match(String(living.stderr), /Waiting for process/)
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  hold(dead)
  const { status, stderr } = install(clone)
  assert.equal(status, 0, stderr)
  assert.equal(stderr.includes('Waiting'), false)
})

for (const pretence of [null, { platform: 'darwin', arch: 'arm64' }, { platform: 'win32', arch: 'x64' }]) {
  test(`npm start builds the console, then runs the service under ${pretence === null ? 'the Node of the packages' : `the own Node (${pretence.platform})`}, with its exit code`, (context) => {
    const made = makeClone(context, pretence === null ? workingNpm : npmWithoutNode)
    const clone = pretence === null ? made : onMachine(made, pretence)
    mkdirSync(join(clone.root, 'server'))
    const saying = (what: string) =>
      `console.log('${what}', process.execPath, process.env.ORT_DISABLE_TELEMETRY, process.argv.slice(2).join())`
    writeFileSync(join(clone.root, 'scripts/build-console.ts'), saying('console'))
    writeFileSync(join(clone.root, 'server/main.ts'), `${saying('server')}; process.exitCode = 3`)
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone.root, 'scripts/start.mjs')], {
      cwd: clone.root,
      env: clone.env,
      encoding: 'utf8',
      timeout: 60_000,
    })
    assert.equal(status, 3, stderr)
    const node = process.execPath
    assert.deepEqual(stdout.trim().split('\n'), [`console ${node} 1 --tolerant`, `server ${node} 1 `.trim()])
  })
}

test('what cannot be installed is not started', (context) => {
  const clone = makeClone(context, `console.error('npm error code EAI_AGAIN'); process.exitCode = 1`)
  const { status, stderr } = spawnSync(process.execPath, [join(clone.root, 'scripts/start.mjs')], {
    env: clone.env,
    encoding: 'utf8',
  })
  assert.equal(status, 1)
  assert.match(stderr, /is not reached/)
  assert.equal(stderr.includes('does not start'), false)
})

test('no npm at all is explained', (context) => {
  const clone = makeClone(context, workingNpm)
  const { npm_execpath: _, ...rest } = clone.env
  const { status, stderr } = install({ ...clone, env: { ...rest, PATH: '/nowhere' } })
  assert.equal(status, 1)
  assert.match(stderr, /npm is not found/)
})

function install({ root, env }: Clone, words: readonly string[] = []) {
  return spawnSync(process.execPath, [join(root, 'scripts/install.mjs'), ...words], {
    cwd: '/',
    env,
    encoding: 'utf8',
    timeout: 60_000,
  })
}

async function installAsync({
  root,
  env,
}: Clone): Promise<{ readonly status: number | null; readonly stderr: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts/install.mjs')], { cwd: '/', env, timeout: 60_000 })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, stderr })))
}
