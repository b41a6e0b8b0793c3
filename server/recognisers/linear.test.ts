import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recognisePersonalData } from './recognise-personal-data.ts'
import { recogniseSecrets } from './recognise-secrets.ts'

const units = [
  ...['1', '@', 'a@', 'a.', 'a@b.', '1 ', '1.', '(1) ', '0-', ':', 'a:', '12 34 ', '123456789 ', '+1', '1-1.1/', ' '],
  ...['DE12 ', '212-555-0187 ', '030 1234567 ', '4111 1111 1111 1111 ', 'ssn 123456789 ', 'passport A123456 '],
  ...['born 1.1.1990 ', '12 a b c d e f g ', 'Musterstr. 12 ', '1aBc3aBc3aBc3aBc3aBc3aBc3aBc3aBc3 ', 'cvv ', 'ab:'],
  ...['sk-a-', 'password ', 'password=', 'password "', 'eyJaaaaaaaa.', '-----BEGIN ', '-----BEGIN PRIVATE KEY '],
  ...[
    'aB3',
    'http://a:b',
    'a:b@',
    'bearer a1 ',
    'seed: abc abc ',
    'my pin ',
    ' at a dot ',
    'B123456789012^',
    'a_',
    'api-',
  ],
] as const

const work = (text: string): void => {
  recognisePersonalData(text)
  recogniseSecrets(text)
}

test('texts of four times the length take at most about four times as long', () => {
  for (const unit of units) {
    const [short, long] = [repeated(unit, 20_000), repeated(unit, 80_000)]
    work(short)
    // Other work on the machine disturbs single measurements, so the best of some attempts counts. Quadratic work gives 16.
    let ratio = Infinity
    for (let attempt = 0; attempt < 6 && ratio >= 8; attempt += 1) {
      ratio = Math.min(ratio, quickestMs(long) / Math.max(2, quickestMs(short)))
    }
    assert.ok(ratio < 8, `${JSON.stringify(unit)}: ${ratio.toFixed(1)} times as long`)
  }
})

test('a megabyte of numbers or marks is read in a few seconds', () => {
  for (const unit of ['1', '@', '12 34 ', '030 1234567 ', '4111 1111 1111 1111 ']) {
    const startedMs = performance.now()
    work(repeated(unit, 1_000_000))
    assert.ok(performance.now() - startedMs < 8_000, unit)
  }
})

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

function quickestMs(text: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const startedMs = performance.now()
    work(text)
    return performance.now() - startedMs
  })
  return Math.min(...runs)
}
