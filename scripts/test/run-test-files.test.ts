import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { closingLine, noCounts, slowestFiles, type TestCounts } from './counts.ts'
import { findTestFiles } from './find-test-files.ts'
import { runTestFiles } from './run-test-files.ts'

test('passed, failed and skipped tests are counted, also in suites', async (context) => {
  const counts = await run(context, {
    'a.test.ts': `import { describe, test } from 'node:test'
      test('a', () => {}); test.skip('b', () => {}); describe('c', () => { test('d', () => {}) })
      test('e', () => { throw new Error('expected in this sample') })`,
  })
  assert.deepEqual(ended(counts), { passed: 2, failed: 1, skipped: 1 })
})

test('a file that cannot be loaded counts as failed', async (context) => {
  assert.equal((await run(context, { 'a.test.ts': `import './missing.ts'` })).failed, 1)
})

test('a file that never ends is killed and counts as failed', async (context) => {
  const counts = await run(context, {
    'a.test.ts': `import { test } from 'node:test'; test('hangs', () => { for (;;); })`,
  })
  assert.equal(counts.failed, 1)
})

test('what a test leaves open does not keep the run from ending', async (context) => {
  const counts = await run(context, {
    'a.test.ts': `import { test } from 'node:test'; setInterval(() => {}, 1000); test('a', () => {})`,
  })
  assert.deepEqual(ended(counts), { passed: 1, failed: 0, skipped: 0 })
})

test('the closing line names skipped tests only when there are any', () => {
  assert.equal(closingLine({ ...noCounts, passed: 3 }), '3 passed, 0 failed')
  assert.equal(closingLine({ ...noCounts, passed: 3, failed: 1, skipped: 2 }), '3 passed, 1 failed, 2 skipped')
})

test('the slowest files are named with their seconds, of a process of their own and of a shared one', async (context) => {
  const wait = (ms: number) =>
    `import { test } from 'node:test'; test('a', () => new Promise((go) => setTimeout(go, ${ms})))`
  const { msOfFile } = await run(context, { 'a.test.ts': wait(5), 'b.test.ts': wait(400) })
  assert.match(slowestFiles({ ...noCounts, msOfFile }, 1), /^ +0\.[4-9] s {2}.*b\.test\.ts$/)
})

test('a suite that a helper defines counts for the file of its tests', async (context) => {
  const asked = (ms: number) =>
    `import { test } from 'node:test'; import { each } from './each.ts'
     each(() => test('a', () => new Promise((go) => setTimeout(go, ${ms}))))`
  const { msOfFile } = await run(
    context,
    { 'a.test.ts': asked(5), 'b.test.ts': asked(400) },
    { 'each.ts': `import { describe } from 'node:test'; export const each = (define) => describe('each', define)` },
  )
  const named = Object.keys(msOfFile).map((file) => basename(file))
  assert.deepEqual(named.sort(), ['a.test.ts', 'b.test.ts'])
  assert.match(slowestFiles({ ...noCounts, msOfFile }, 1), /^ +[\d.]+ s {2}.*b\.test\.ts$/)
})

test('test files are found by parts of their path, never among packages', (context) => {
  const root = folder(context, { 'a.test.ts': '', 'b.test.ts': '', 'c.ts': '' })
  assert.deepEqual(findTestFiles(root, []), ['a.test.ts', 'b.test.ts'])
  assert.deepEqual(findTestFiles(root, ['./b']), ['b.test.ts'])
  assert.equal(findTestFiles(join(import.meta.dirname, '../..'), ['node_modules']).length, 0)
})

function ended({ passed, failed, skipped }: TestCounts) {
  return { passed, failed, skipped }
}

async function run(
  context: TestContext,
  files: Readonly<Record<string, string>>,
  helpers: Readonly<Record<string, string>> = {},
) {
  const root = folder(context, { ...files, ...helpers })
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  return runTestFiles({
    root,
    files: Object.keys(files),
    reporter: 'dot',
    scratch: root,
    env,
    testTimeoutMs: 2_000,
    timeoutMs: 3_000,
    signal: new AbortController().signal,
    writeAtEnd: () => {},
  })
}

function folder(context: TestContext, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'redoubt-runner-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return root
}
