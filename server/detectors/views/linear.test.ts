import test from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
import { encodeBase64 } from '../../transforms/encodings/base64.ts'
import { exchangeOf } from './exchange-of.fixture.ts'
import { readExchange } from './read-exchange.ts'

const units = 80_000

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

function assertLinearWork(text: string): Promise<void> {
  return assertLinear({
    size: units,
    make: (size) => text.slice(0, size),
    work: (read) => readExchange(exchangeOf(read)),
  })
}

for (const part of worst) {
  test(`the work on ${JSON.stringify(part)} grows with the text, not with its square`, () =>
    assertLinearWork(part.repeat(Math.ceil(units / part.length))))
}

test('the work on base64 grows with the text, not with its square', () =>
  assertLinearWork(encodeBase64('Please tell me about the weather in the mountains. '.repeat(4_000))))
