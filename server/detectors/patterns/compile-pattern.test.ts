import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { checkPolicyPatterns } from './check-policy-patterns.ts'
import { compilePattern } from './compile-pattern.ts'
import { estimateProgramSize } from './estimate-program-size.ts'

test('a pattern is matched without regard to case unless it says otherwise', () => {
  const loose = compilePattern('blue\\s+bird')
  const strict = compilePattern('(?-i)Bluebird')
  assert.ok(loose.kind === 'compiled' && strict.kind === 'compiled')
  assert.equal(loose.pattern.test('The BLUE bird'), true)
  assert.equal(strict.pattern.test('bluebird'), false)
})

test('line anchors hold at every line, text anchors at the text only', () => {
  const line = compilePattern('^order$')
  const text = compilePattern('\\Aorder\\z')
  assert.ok(line.kind === 'compiled' && text.kind === 'compiled')
  assert.equal(line.pattern.test('an\norder\nhere'), true)
  assert.equal(text.pattern.test('an\norder\nhere'), false)
})

test('a pattern that matches the empty text anywhere is refused', () => {
  for (const source of ['a*', '\\b', '\\B', '^', '$', '(?:foo)?', 'foo|', '()', '^$', '\\A', '(?:x|\\b)', '(?-m)$']) {
    assert.equal(compilePattern(source).kind, 'refused', source)
  }
  for (const source of ['a+', '\\bfoo\\b', '^foo$', '\\s', '\\n']) {
    assert.equal(compilePattern(source).kind, 'compiled', source)
  }
})

test('what RE2 does not know is refused in plain words', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['(?=secret)x', /look-around/],
    ['(a)\\1', /back-references/],
    ['(unclosed', /not RE2 syntax/],
    ['[z-a]', /not RE2 syntax/],
    ['', /empty/],
    ['a'.repeat(1_001), /at most 1000/],
  ]
  for (const [source, expected] of cases) {
    const result = compilePattern(source)
    assert.ok(result.kind === 'refused', source)
    assert.match(result.problem, expected)
  }
})

test('what is wrong with a pattern is told of it as it was typed, without what the engine puts before it', () => {
  for (const source of ['(abc', 'x)', '(?i)(abc', '(?m)(?i)(abc']) {
    const result = compilePattern(source)
    assert.ok(result.kind === 'refused', source)
    assert.ok(result.problem.endsWith(`at ${JSON.stringify(source)}`), result.problem)
  }
})

test('a short pattern that means a huge program is refused before it is compiled', () => {
  for (const source of ['(?:a{30}){33}b'.repeat(40), `(${'x'.repeat(990)}){900}`, '((a{9}){9}){9}'.repeat(30)]) {
    assert.ok(estimateProgramSize(source) > 8_000, source.slice(0, 40))
    assert.deepEqual(compilePattern(source).kind, 'refused')
  }
})

test('the estimate is never below half of the real program', () => {
  const atom = fc.constantFrom('a', '\\d', '[a-z]', '.', '(?:ab|c)', '(x)', 'é')
  const times = fc.constantFrom('', '+', '?', '{3}', '{2,5}', '{4,}')
  const piece = fc.tuple(atom, times).map(([one, repeated]) => one + repeated)
  const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => `z(?:${pieces.join('')}){2}`)
  fc.assert(
    fc.property(pattern, (source) => {
      const compiled = compilePattern(source)
      assert.ok(compiled.kind === 'compiled')
      assert.ok(estimateProgramSize(source) * 2 >= compiled.programSize, `${source}: ${compiled.programSize}`)
    }),
    { numRuns: 200 },
  )
})

test('any text as a pattern is answered, never thrown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (source) => {
      assert.ok(['compiled', 'refused'].includes(compilePattern(source).kind))
    }),
    { numRuns: 500 },
  )
})

test('errors of a policy name each pattern by its path', () => {
  const errors = checkPolicyPatterns({ deny: ['fine', 'fine too', 'ok', '(broken'], allow: ['x*'] })
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['patterns.deny[3]', 'patterns.allow[0]'],
  )
})

test('too many patterns and too large a list are refused', () => {
  assert.deepEqual(
    checkPolicyPatterns({ deny: Array(101).fill('a'), allow: [] }).map(({ path }) => path),
    ['patterns.deny'],
  )
  const large = checkPolicyPatterns({ deny: Array(100).fill('b'.repeat(1_000)), allow: [] })
  assert.equal(large.length, 1)
  assert.match(large[0]?.message ?? '', /too large/)
  assert.deepEqual(checkPolicyPatterns({ deny: Array(100).fill('some forbidden words'), allow: [] }), [])
})
