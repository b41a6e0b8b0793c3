import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { operations } from '../contract/routes.ts'

const root = dirname(import.meta.dirname)
const package_ = join(root, 'clients/python')
const read = (path: string) => readFileSync(join(package_, path), 'utf8')

test('the Python client has a method for every operation, once for programs that wait and once for those that await', () => {
  const rooms = globSync('src/redoubt_guard/*_operations.py', { cwd: package_ })
  const methods = rooms.flatMap((file) =>
    [...read(file).matchAll(/^ {4}(async )?def (?!iterate_)(\w+)\(/gm)].map(([, kind = '', name]) => `${kind}${name}`),
  )
  // What any key may ask stands in each room: whoever has a key of one kind looks there.
  const names = Object.entries(operations).flatMap(([name, { permission }]) =>
    (permission === null ? rooms : ['its own']).map(() => name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)),
  )
  assert.deepEqual(methods.sort(), [...names, ...names.map((name) => `async ${name}`)].sort())
})

test('no page tells anyone to fetch a package of our name from an index: it would be a stranger’s', () => {
  const pages = globSync('**/*.{md,py,toml,ts,mjs}', { cwd: root, exclude: ['node_modules/**', 'data/**'] })
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8')
    for (const [, given = ''] of text.matchAll(
      /\b(?:pip3?|pipx|uv(?: pip| tool)?) (?:install|download|add|run) ([^\n`]*)/g,
    )) {
      for (const word of given.split(/\s+/)) assert.doesNotMatch(word, /^redoubt/i, `${page}: ${given}`)
    }
  }
})

test('what pip installs for the tests is locked with digests, and the package says nothing of an index', () => {
  const locks = [...globSync('**/*requirements.txt', { cwd: package_ }), '../../training/tests/requirements.txt']
  for (const file of locks) {
    const entries = read(file).split(/^(?=[a-z0-9])/im)
    for (const entry of entries)
      assert.match(entry, /^[\w.-]+==\S+[^\n]*\\\n {4}--hash=sha256:[0-9a-f]{64}/, `${file}: ${entry}`)
  }
  assert.match(read('pyproject.toml'), /"Private :: Do Not Upload"/)
})
