import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = dirname(import.meta.dirname)
const folder = mkdtempSync(join(tmpdir(), 'redoubt-image-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** What the first stage of the image copies before each of its commands: the whole checkout is copied in the second one only. */
const [firstStage = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM (?!node)/m)
const copiedBefore = (command: string): readonly string[] =>
  [...(firstStage.split(command)[0] ?? '').matchAll(/^COPY (.+) (\S+)$/gm)].flatMap(([, from = '', to = '']) =>
    from.split(' ').map((path) => {
      assert.ok(join(to, basename(path)) === path || to === path, `${path} is copied to its own place, not to ${to}`)
      return path
    }),
  )

test('the image has all that its installation reads', () => {
  const copied = copiedBefore('RUN node scripts/install.mjs')
  const isCopied = (path: string): boolean => copied.some((one) => path === one || path.startsWith(`${one}/`))
  const seen = new Set<string>()
  const open = ['scripts/install.mjs']
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    assert.ok(isCopied(path), path)
    const text = readFileSync(join(root, path), 'utf8')
    for (const [, from = ''] of text.matchAll(/from '(\.[^']+)'/g)) open.push(join(dirname(path), from))
  }
  assert.ok(seen.size > 1)
  for (const path of ['package.json', 'package-lock.json', '.npmrc']) assert.ok(isCopied(path), path)
})

test('the console can be built from what the image copies before it builds it', async () => {
  for (const path of copiedBefore('RUN node_modules/.bin/node scripts/build-console.ts')) {
    const filter = (from: string): boolean => !relative(root, from).startsWith('console/dist')
    cpSync(join(root, path), join(folder, path), { recursive: true, filter })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  await run(process.execPath, [join(folder, 'scripts/build-console.ts')], { cwd: folder }).catch(({ stderr }) =>
    assert.fail(String(stderr)),
  )
  assert.ok(existsSync(join(folder, 'console/dist/index.html')))
})

test('what runs in the image is no root, writes to one volume, and may have a root that is read-only', () => {
  const [, secondStage = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split(/^FROM (?!node)/m)
  assert.match(secondStage, /^RUN useradd .*--uid 1000 node/m)
  assert.ok(secondStage.indexOf('USER node') < secondStage.indexOf('\nCMD '), 'the command runs as that user')
  assert.deepEqual(secondStage.match(/^VOLUME .*$/gm), ['VOLUME /data'])
  assert.match(secondStage, /REDOUBT_DATA_DIR=\/data/)
  assert.match(readFileSync(join(root, 'compose.yaml'), 'utf8'), /^ {4}read_only: true$/m)
})
