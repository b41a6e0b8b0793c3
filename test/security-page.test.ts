import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'

const root = dirname(import.meta.dirname)
const table =
  readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n## Each promise and the test that holds it\n')[1] ?? ''
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| promise |'))
  .map((line) => line.slice(2, -2).split(' | '))

/** What a row says holds its promise; "the same two" and the like stand for those of the row before. */
const pathsOf = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

const isTest = (path: string): boolean =>
  /\.test\.ts$/.test(path) || /(?:^|\/)test_\w+\.py$/.test(path) || /\.browser\.ts$/.test(path)

/** What CI runs besides `npm test`, as .ci/run names it. */
const runInCi = readFileSync(join(root, '.ci/run'), 'utf8')

test('each promise of SECURITY.md names the tests that hold it', () => {
  assert.ok(rows.length >= 50, `${rows.length} rows`)
  for (const [promise = '', cell = '', ...more] of rows) {
    assert.deepEqual(more, [], promise)
    assert.ok(promise.length > 20, promise)
    assert.ok(pathsOf(cell).length > 0, `no test: ${promise}`)
  }
})

test('each test that SECURITY.md names is there and holds tests, a folder some', () => {
  for (const [promise = '', cell = ''] of rows) {
    for (const path of pathsOf(cell)) {
      assert.ok(existsSync(join(root, path)), `${path} does not exist: ${promise}`)
      const files = statSync(join(root, path)).isDirectory()
        ? globSync('**/*.{test.ts,py}', { cwd: join(root, path) }).map((file) => join(path, file))
        : [path]
      const tests = files.filter((file) => isTest(file) || basename(file) === 'main.ts')
      assert.ok(tests.length > 0, `${path} holds no test: ${promise}`)
      const texts = tests.map((file) => readFileSync(join(root, file), 'utf8'))
      const held = texts.filter((text) => /\btest\(|\bdef test_|\bassert\b|process\.exitCode/.test(text))
      assert.equal(held.length, texts.length, `${path} tests nothing`)
      for (const text of texts) assert.equal(/\b(?:test|describe|it)\.(?:skip|todo|only)\b/.test(text), false, path)
    }
  }
})

test('what only CI runs is said so, and CI runs it', () => {
  for (const [, cell = ''] of rows) {
    for (const path of pathsOf(cell)) {
      const isBesides = path.startsWith('clients/python/') || path.endsWith('main.ts')
      if (!isBesides) continue
      assert.match(cell, /\(CI\)/, path)
      assert.ok(path.startsWith('clients/python/') ? runInCi.includes('test:python') : runInCi.includes(path), path)
    }
  }
})
