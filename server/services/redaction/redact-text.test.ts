import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertLinear } from '../../../test/growth.ts'
import { redactText } from './redact-text.ts'

const found: readonly (readonly [string, string])[] = [
  ['Write to anna.meier+shop@mail.example.co.uk, please.', 'Write to [email], please.'],
  ['jörg@müller-werke.example is mine', '[email] is mine'],
  ['Call +49 (0)30 1234567 or 030 / 123 45 67!', 'Call [phone] or [phone]!'],
  ['my number: (212) 555-0187, mobile 5550187', 'my number: [phone], mobile [phone]'],
  ['card 4111 1111 1111 1111 exp 12/29', 'card [card] exp 12/29'],
  ['5500-0055-5555-5559 and 378282246310005', '[card] and [card]'],
  ['IBAN DE89 3704 0044 0532 0130 00 please', 'IBAN [iban] please'],
  ['gb82west12345698765432.', '[iban].'],
  ['key sk-proj-abcDEF123456ghiJKL789 works', 'key [secret] works'],
  ['AKIAIOSFODNN7EXAMPLE', '[secret]'],
  ['password: hunter2! and more', 'password: [secret] and more'],
  ['Authorization: Bearer abc123def456', 'Authorization: Bearer [secret]'],
  ['id 9f86d081884c7d659a2feaa0c55ad015 here', 'id [secret] here'],
  ['-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY----- x', '[secret] x'],
  ['from 192.168.10.254 to 2001:db8::8a2e:370:7334.', 'from [ip] to [ip].'],
  ['SSN 123-45-6789', 'SSN [national id]'],
  ['DNI 12345678Z, NIE X1234567L', 'DNI [national id], NIE [national id]'],
  ['NINO AB 12 34 56 C', 'NINO [national id]'],
  ['CF RSSMRA85T10A562S', 'CF [national id]'],
  ['Steuer-ID 86095742719', 'Steuer-ID [national id]'],
  ['PESEL 44051401359', 'PESEL [national id]'],
  ['CPF 529.982.247-25', 'CPF [national id]'],
  ['NIR 2 55 08 14 168 025 38', 'NIR [national id]'],
]

for (const [text, expected] of found) {
  test(`is replaced: ${text.replaceAll('\n', ' ')}`, () => assert.equal(redactText(text), expected))
}

const kept = [
  'What are your opening hours on 12/24/2025 at 10:30:00?',
  'Order A123456 costs 1,299.00 EUR, 20 pieces, since 2024-01-15 10:30.',
  'GB82 WEST 1234 5698 7654 33 has a wrong checksum, 4111 1111 1111 1112 too.',
  'The token of my appreciation is a secret to nobody, and the password is long.',
  'see src/server/services/redaction/find-numbers.test.ts and InternationalizationConfiguration',
  '019a0000-0000-7000-8000-000000000000 is an id, 12345678A is no DNI',
  'a :: b, 999.1.1.1, @home, user@localhost',
  '\0 and 漢字 and 😀 stay',
]

for (const text of kept) {
  test(`is kept: ${JSON.stringify(text)}`, () => assert.equal(redactText(text), text))
}

test('what was redacted holds nothing more to redact', () => {
  for (const [text] of found) assert.equal(redactText(redactText(text)), redactText(text))
})

test('overlapping finds leave nothing of either behind', () => {
  const text = 'password=anna@mail.example,4111111111111111'
  assert.doesNotMatch(redactText(text), /anna|mail|4111/)
})

test('the work on the worst texts grows with their length, not with its square', async () => {
  const worst: readonly ((units: number) => string)[] = [
    (units) => 'a'.repeat(units),
    (units) => '@'.repeat(units),
    (units) => 'a@'.repeat(units / 2),
    (units) => 'a.'.repeat(units / 2),
    (units) => `a@${'b.'.repeat(units / 2)}`,
    (units) => '1'.repeat(units),
    (units) => '1 '.repeat(units / 2),
    (units) => '1.'.repeat(units / 2),
    (units) => '(1) '.repeat(units / 4),
    (units) => '0-'.repeat(units / 2),
    (units) => ':'.repeat(units),
    (units) => 'a:'.repeat(units / 2),
    (units) => 'DE12 '.repeat(units / 5),
    (units) => 'sk-a-'.repeat(units / 5),
    (units) => 'password '.repeat(units / 9),
    (units) => 'eyJaaaaaaaa.'.repeat(units / 12),
    (units) => '-----BEGIN '.repeat(units / 11),
    (units) => '-----BEGIN PRIVATE KEY '.repeat(units / 23),
    (units) => 'aB3'.repeat(units / 3),
    (units) => ' '.repeat(units),
  ]
  for (const [index, make] of worst.entries())
    await assertLinear({ what: `text ${index}`, size: 120_000, make, work: redactText })
})
