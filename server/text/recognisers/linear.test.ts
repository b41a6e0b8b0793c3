import { test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
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

test('the work grows with the text, not with its square', async () => {
  for (const unit of units)
    await assertLinear({ what: JSON.stringify(unit), size: 80_000, make: (size) => repeated(unit, size), work })
})

test('a megabyte of numbers or marks is read too', async () => {
  for (const unit of ['1', '@', '12 34 ', '030 1234567 ', '4111 1111 1111 1111 '])
    await assertLinear({ what: JSON.stringify(unit), size: 1_000_000, make: (size) => repeated(unit, size), work })
})

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}
