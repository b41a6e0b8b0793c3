import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { type Clone, makeClone, npmRuns } from './install-clone.fixture.ts'

/** Stands for npm: lays out what the lockfile names, with npm's own record of it. */
const npm = `
  const fs = require('node:fs')
  fs.appendFileSync('npm-runs', process.argv.slice(2).join(' ') + '\\n')
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
  for (const [path, { version, dev }] of Object.entries(packages)) {
    if (path === '' || (dev && process.argv.includes('--omit=dev'))) continue
    fs.mkdirSync(path, { recursive: true })
    fs.writeFileSync(path + '/package.json', JSON.stringify({ version }))
  }
  fs.mkdirSync('node_modules/.bin', { recursive: true })
  for (const [name, target] of [['node', process.env.REAL_NODE], ['vite', '../vite/package.json']]) {
    fs.rmSync('node_modules/.bin/' + name, { force: true })
    fs.symlinkSync(target, 'node_modules/.bin/' + name)
  }
  fs.writeFileSync('node_modules/.package-lock.json', fs.readFileSync('package-lock.json'))`

/** `shared` is needed by both; what the console has inside itself and its scope go with it. */
const packages = {
  '': { dependencies: { fastify: '1', vite: '1', '@mantine/core': '1' } },
  'node_modules/fastify': { version: '1', dependencies: { shared: '1' }, peerDependencies: { host: '1' } },
  'node_modules/host': { version: '1' },
  'node_modules/shared': { version: '1' },
  'node_modules/vite': { version: '1', dependencies: { shared: '1', bundler: '1' } },
  'node_modules/bundler': { version: '1' },
  'node_modules/@mantine/core': { version: '1', dependencies: { shared: '2' } },
  'node_modules/@mantine/core/node_modules/shared': { version: '2' },
  'node_modules/typescript': { version: '1', dev: true },
}
const ofService = ['fastify', 'host', 'shared']
const ofConsole = ['@mantine/core', 'bundler', 'vite']

test('what only the build of the console reads is there for it and gone after it, and comes again for the next', async (context) => {
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs'])
  assert.deepEqual(present(clone), [...ofService, ...ofConsole].sort())

  assert.match((await build(clone, 'first')).stdout, /^built first with 1\n$/)
  assert.deepEqual(present(clone), ofService)
  assert.deepEqual([existsSync(join(clone.root, 'node_modules/@mantine')), npmRuns(clone).length], [false, 1])
  // Nothing is left to do, for the build and for a start.
  for (const ran of [await build(clone, 'first'), await run(clone, ['scripts/install.mjs'])]) {
    assert.deepEqual([ran.stdout, ran.stderr], ['', ''])
  }

  const second = await build(clone, 'second')
  assert.equal(second.stdout, 'built second with 1\n')
  assert.match(second.stderr, /what builds the console/)
  assert.match(npmRuns(clone)[1] ?? '', /^install --no-save --ignore-scripts .* --omit=dev/)
  assert.deepEqual(present(clone), ofService)
})

test('a build that fails leaves its packages for the next try', async (context) => {
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs'])
  assert.equal((await build(clone, 'broken')).status, 1)
  assert.deepEqual(present(clone), [...ofService, ...ofConsole].sort())
})

test('nothing is removed where tests and checks are installed, by us or by hand', async (context) => {
  const all = [...ofService, ...ofConsole, 'typescript'].sort()
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs', '--development'])
  await build(clone, 'first')
  assert.deepEqual(present(clone), all)

  const byHand = cloneOf(context)
  await run(byHand, ['npm-cli.js', 'ci'])
  await run(byHand, ['scripts/install.mjs'])
  await build(byHand, 'first')
  assert.deepEqual([present(byHand), npmRuns(byHand)], [all, ['ci']])
})

test('tests and checks are added to an installation without the packages of the console, and bring them', async (context) => {
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs'])
  await build(clone, 'first')
  await run(clone, ['scripts/install.mjs', '--development'])
  assert.deepEqual(present(clone), [...ofService, ...ofConsole, 'typescript'].sort())
})

test('starts at once build once, and none removes what another one reads', async (context) => {
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs'])
  const ran = await Promise.all(['first', 'first', 'first'].map((sources) => build(clone, sources)))
  assert.deepEqual(
    ran.map(({ status }) => status),
    [0, 0, 0],
    ran.map(({ stderr }) => stderr).join(),
  )
  assert.deepEqual(ran.map(({ stdout }) => stdout).sort(), ['', '', 'built first with 1\n'])
  assert.deepEqual(present(clone), ofService)
})

test('an installation that was cut down otherwise is cut down anew, without npm', async (context) => {
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs'])
  await build(clone, 'first')
  const list = join(clone.root, 'scripts/install/unneeded.mjs')
  const more = `{ packages: ['fastify'], drops: ['test'], because: '' }`
  writeFileSync(list, readFileSync(list, 'utf8').replace('unneededParts = [', `unneededParts = [${more},`))
  mkdirSync(join(clone.root, 'node_modules/fastify/test'))
  await run(clone, ['scripts/install.mjs'])
  assert.equal(existsSync(join(clone.root, 'node_modules/fastify/test')), false)
  assert.deepEqual([present(clone), npmRuns(clone).length], [ofService, 1])
})

test('an installation of before it was noted what is removed is made anew for tests, and serves as it is', async (context) => {
  const clone = cloneOf(context)
  await run(clone, ['scripts/install.mjs', '--development'])
  const [record, stamp] = ['.redoubt-pruned.json', '.redoubt-install'].map((name) =>
    join(clone.root, 'node_modules', name),
  )
  const age = () => {
    rmSync(record ?? '')
    writeFileSync(stamp ?? '', 'of another list')
  }
  age()
  await run(clone, ['scripts/install.mjs'])
  assert.equal(npmRuns(clone).length, 1)
  age()
  await run(clone, ['scripts/install.mjs', '--development'])
  assert.deepEqual([npmRuns(clone).length, existsSync(record ?? '')], [2, true])
})

function cloneOf(context: TestContext): Clone {
  const clone = makeClone(context, npm)
  writeFileSync(join(clone.root, 'package-lock.json'), JSON.stringify({ packages }))
  return clone
}

/** The packages that are there, but for those inside others. */
function present({ root }: Clone): readonly string[] {
  const names = Object.keys(packages).flatMap((path) => /^node_modules\/((@\w+\/)?\w+)$/.exec(path)?.[1] ?? [])
  return names.filter((name) => existsSync(join(root, 'node_modules', name))).sort()
}

/** A build that reads a package of the console and notes which sources it is of, as build-console.ts does; it takes some time. */
function build(clone: Clone, sources: string) {
  const program = `
    import { existsSync, readFileSync, writeFileSync } from 'node:fs'
    import { buildWithPackages } from './scripts/install/console-packages.mjs'
    await buildWithPackages(process.cwd(), {
      isStale: () => !existsSync('built') || readFileSync('built', 'utf8') !== '${sources}',
      build: async () => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8'))
        if ('${sources}' === 'broken') throw new Error('broken')
        writeFileSync('built', '${sources}')
        console.log('built ${sources} with ' + version)
      },
      say: (line) => console.error(line),
    })`
  return run(clone, ['--input-type=module', '--eval', program])
}

async function run({ root, env }: Clone, words: readonly string[]) {
  const child = spawn(process.execPath, words, { cwd: root, env, timeout: 60_000 })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  const status = await new Promise((resolve) => child.on('close', resolve))
  return { status, stdout, stderr }
}
