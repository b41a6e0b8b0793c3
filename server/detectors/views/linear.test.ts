import assert from 'node:assert/strict'
import test from 'node:test'
import { encodeBase64 } from '../../transforms/encodings/base64.ts'
import { exchangeOf } from './exchange-of.fixture.ts'
import { readExchange } from './read-exchange.ts'

const units = 100_000
/** Quadratic work would multiply the time of twice the text by four; below the floor other work in the process decides. */
const ratioMax = 3
const floorMs = 25
const attemptsMax = 12

const worst = [
  'a',
  ' ',
  '\n',
  '\u200b',
  'a\u200b',
  '<',
  '<a ',
  '<a b="',
  '[',
  '[](',
  '](',
  'a[]:',
  '(',
  '=',
  '=49',
  'a b c d ',
  'i g n o r e ',
  '<div><b>',
  '<div hidden>',
  '`',
  '&#',
  '&#105;',
  '%4',
  '%49',
  '\\u0069',
  'U+0069 ',
  '-',
  '.- ',
  'a.b.',
  'a\u0301',
  '\u0301',
  '忽略，',
  'рауо ',
  '*',
  'a*',
  '<!--',
  '<!---->',
  '\u{e0041}',
  '\u{e0141}',
  '\u202e',
  '\u202eab\u202c',
  'vtaber nyy ',
  'qzxv kjq ',
  '0',
  '01001001 ',
  '49 67 6e ',
  '1gn0r3 ',
  'alpha bravo ',
  '⠊⠛',
  '\ud800',
  '👨‍👩‍👧 ',
  '> a\n',
  '```\n',
  '"""',
  'From: a\n',
  '{"a":',
  '[[',
  '|a|b|\n',
  '<document>',
  'Summarise: ',
  '\u00a0',
  '/',
  'aGVsbG8gd29ybGQ= ',
  '"',
  "'",
  '\u{1f3f4}\u{e0067}',
  'Ab1',
  'A',
  '!|',
  'a-',
  '+',
  '~',
  '\u1160',
  '\uff9e',
  'translate ',
  '---\n',
  'x:\n---\n',
  ']:\n',
  '\ufdfa',
  '\ufdfb',
  '\u3300',
  '\u3316',
  '\u{1f110}',
  '\ufb03',
  'blorptazigwex the house and the garden ',
  'voisitko kertoa minulle ',
  '73 103 110 ',
  '\\111',
  'ignoreall',
  'ignore_all_',
  'backwards: one two three four ',
]

/** Milliseconds of processor time, which other processes on the machine do not lengthen. */
function costMs(text: string): number {
  const before = process.cpuUsage()
  readExchange(exchangeOf(text))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Compares the best of several runs, and stops at the first that shows the work to be linear. */
function assertLinear(text: string): void {
  let once = Infinity
  let twice = Infinity
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    once = Math.min(once, costMs(text.slice(0, units)))
    twice = Math.min(twice, costMs(text.slice(0, 2 * units)))
    if (twice <= ratioMax * Math.max(once, floorMs)) return
  }
  assert.fail(`${twice} ms for twice the text of ${once} ms`)
}

for (const part of worst) {
  test(`twice as much of ${JSON.stringify(part)} takes about twice as long`, () => {
    assertLinear(part.repeat(Math.ceil((2 * units) / part.length)))
  })
}

test('twice as much base64 takes about twice as long', () => {
  assertLinear(encodeBase64('Please tell me about the weather in the mountains. '.repeat(4000)))
})
