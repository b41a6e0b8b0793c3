import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '../../domain/problem.ts'
import { checkSearchCost } from './check-search-cost.ts'
import { computedMs } from './computed-ms.ts'
import { createPatternChecker } from './thread-pattern-checker.ts'

const threadUrl = new URL('./stuck-pattern-thread.fixture.ts', import.meta.url)
const deny = (...patterns: readonly string[]) => ({ deny: patterns, allow: [] })

test('patterns that take too long or break the thread are refused; what waits behind them is answered', async () => {
  const checker = createPatternChecker({ threadUrl, checkMsMax: 400 })
  const answers = await Promise.all([
    checker.check(deny('stuck')),
    checker.check(deny('fine')),
    checker.check(deny('break')),
    checker.check(deny('fine as well')),
  ])
  assert.deepEqual(
    answers.map((errors) => errors.map(({ message }) => /0\.4 s, measured|too much memory/.exec(message)?.[0])),
    [['0.4 s, measured'], [], ['too much memory'], []],
  )
  await checker.close()
})

test('the same patterns are checked once, also when they were refused', async () => {
  const checker = createPatternChecker({ threadUrl, checkMsMax: 300 })
  const first = await checker.check(deny('stuck'))
  assert.equal(await checker.check(deny('stuck')), first, 'the same answer, and not one that is made anew')
  await checker.close()
})

test('one more than may wait, and what waits when the service stops, gets overloaded', async () => {
  const checker = createPatternChecker({ threadUrl, queueMax: 1 })
  const overloaded = (error: unknown) => error instanceof Problem && error.code === 'overloaded'
  const stuck = assert.rejects(checker.check(deny('stuck')), overloaded)
  const waiting = assert.rejects(checker.check(deny('fine')), overloaded)
  await assert.rejects(checker.check(deny('more')), overloaded)
  await checker.close()
  await Promise.all([stuck, waiting])
})

test('classes that are wide under case folding are refused before they are compiled', async () => {
  // Compiling them takes 14 s; whoever began it would say that it took too long.
  const checker = createPatternChecker({ checkMsMax: 5_000 })
  const errors = await checker.check(deny(...Array<string>(30).fill('[a-\u{1ffff}]'.repeat(70))))
  assert.equal(errors.length, 30)
  assert.match(errors[0]?.message ?? '', /lists 8\d{6} characters .* at most 400000/)
  const together = await checker.check(deny(...Array<string>(30).fill('[a-\u{1ffff}]')))
  assert.deepEqual(
    together.map(({ path }) => path),
    ['patterns.deny'],
  )
  assert.deepEqual(await checker.check(deny('secret\\s+project', '[^\\x00-\\x7f]{3}', '\\p{Greek}+')), [])
  await checker.close()
})

test('a pattern that costs too much to search with is refused with its measured cost, its neighbours are not', () => {
  // Ten times slower than it is: how fast the machine of the test is does not decide.
  const slowly = () => 10 * computedMs()
  const errors = checkSearchCost({ deny: ['harmless', 'x.{0,990}y'], allow: [] }, slowly)
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['patterns.deny[1]'],
  )
  assert.match(errors[0]?.message ?? '', /costs \d+\.\d ms to search 1 kB/)
})

test('ordinary patterns cost little to search with', () => {
  const patterns = ['blue\\s+bird', 'acme.{0,200}password', '\\b\\d{3}-\\d{2}-\\d{4}\\b', '(?:refund|money) back']
  assert.deepEqual(checkSearchCost({ deny: patterns, allow: ['acme cloud'] }, computedMs), [])
})

test('waiting for the processor makes no pattern dearer', () => {
  const begun = computedMs()
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  assert.ok(computedMs() - begun < 100, `${computedMs() - begun} ms`)
})
