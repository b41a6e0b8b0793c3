import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeTexts } from './personal-data.fixture.ts'
import { recognisePersonalData } from './recognise-personal-data.ts'
import { confidentFrom } from './recognised.ts'

const confident = (text: string) => recognisePersonalData(text).filter(({ confidence }) => confidence >= confidentFrom)

test('generated numbers with their checksum are found at their place, in all but a few sentences', () => {
  const made = makeTexts(7, 60)
  const missed = made.filter(
    ({ text, label, start, end }) =>
      !confident(text).some((find) => label.test(find.label) && find.start === start && find.end === end),
  )
  const kinds = Map.groupBy(missed, ({ label }) => label.source)
  for (const [kind, texts] of kinds) {
    assert.ok(texts.length <= 3, `${kind}: ${texts.length} of 60 missed, such as ${JSON.stringify(texts[0]?.text)}`)
  }
})

const found: readonly (readonly [string, string, string])[] = [
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', 'payment card number', '4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1'],
  ['my credit card is 4929 1234 5678 9012', 'payment card number', '4929 1234 5678 9012'],
  ['transfer to IBAN DE12 3456 7890 1234 5678 90', 'IBAN', 'DE12 3456 7890 1234 5678 90'],
  ['account number: 12345678', 'bank account number', '12345678'],
  ['CVV 123', 'card security code', '123'],
  [';4111111111111111=25121010000012300000?', 'magnetic stripe data', ';4111111111111111=25121010000012300000?'],
  ['jane (at) firm (dot) org', 'e-mail address, spelled out', 'jane (at) firm (dot) org'],
  ['call 555-0187 ', 'phone number', '555-0187'],
  ['212-555-0187 x12', 'phone number', '212-555-0187 x12'],
  ['+44 (0)20 7946 0958', 'phone number', '+44 (0)20 7946 0958'],
  ['whose number is 612 34 56 78?', 'phone number', '612 34 56 78'],
  ['ssn 000123456', 'US social security number', '000123456'],
  ['ITIN 912-70-1234', 'US taxpayer number', '912-70-1234'],
  ['NHS 943 476 5919', 'national health number (United Kingdom)', '943 476 5919'],
  ['AHV 756.9217.0769.85', 'social insurance number (Switzerland)', '756.9217.0769.85'],
  ['11010519491231002X', 'national id (China)', '11010519491231002X'],
  ['2a00:1450:4009:81f::200e', 'IP address', '2a00:1450:4009:81f::200e'],
  ['00:1B:44:11:3A:B7', 'MAC address', '00:1B:44:11:3A:B7'],
  ['My passport number is X1234567', 'passport number', 'X1234567'],
  ['Führerschein: B072RRE2I55', 'driving licence number', 'B072RRE2I55'],
  ['DOB: 04/12/1987', 'date of birth', '04/12/1987'],
  ['I was born on 3 May 1990', 'date of birth', '3 May 1990'],
  ['742 Oak Terrace, Springfield, IL 62704', 'postal address', '742 Oak Terrace, Springfield, IL 62704'],
  ['Wohnhaft Ulmenweg 12, 10115 Berlin', 'postal address', 'Ulmenweg 12, 10115 Berlin'],
  ['12 rue des Lilas, 75002 Paris', 'postal address', '12 rue des Lilas, 75002 Paris'],
  ['I live at 5 Mill Lane', 'postal address', '5 Mill Lane'],
  ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'crypto wallet address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'crypto wallet address', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'crypto wallet address', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['MRN: 00123456', 'medical record number', '00123456'],
  ['health insurance number A123456789', 'health insurance number', 'A123456789'],
]

for (const [text, label, value] of found) {
  test(`is found with confidence: ${text}`, () => {
    const finds = confident(text).map((find) => [find.label, text.slice(find.start, find.end)])
    assert.deepEqual(finds, [[label, value]])
  })
}

const left = [
  'We are open from 10:30 to 18:00, since 2024-01-15, on 12/24/2025 too, see 3.14 and 1,234,567,890 people.',
  'Order 4532015112830366 and ISBN 978-3-16-148410-0, tracking 1Z999AA10123456784, part 0401000-02.',
  'GB82 WEST 1234 5698 7654 33 has a wrong checksum, 4111 1111 1111 1112 too.',
  'v1.2.3.4, version 10.0.19041.1, from 192.168.1.1 or 203.0.113.5 or fe80::1, resolver 8.8.8.8.',
  'git@github.com:a/b.git, icon@2x.png, @home, user@localhost, std::vector<int> a::b',
  'write to support@firm.org or no-reply@firm.org',
  'doi 10.1016/j.cell.2020.01.001, commit 9f86d081884c7d659a2feaa0c55ad015, 019a0000-0000-7000-8000-000000000000',
  'He was born on 14 March 1879, walked 5 minutes up the road, and read 20 pages in the square.',
  'the salt is 612 345 678 kg and 12 34 56 crates, id 12345678A',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD and 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb break their checksum',
  'the card ends in 4242, **** **** **** 4242, and 0000 0000 0000 0000 is none',
  'Lottery numbers: 12 34 56 78 90; call me maybe 1999 2000 2001; a call center from 2019-2023 with 1200 agents',
  'My card deck has 52 cards and 1234 5678 combos; call 127.0.0.1:3000; Phone specs: 4000 mAh, 6.1 inch, 1080 x 2400',
  'row 17 1572.96 3 TRUE 157.30 10 2 62 1 173.03',
  '',
  '\0 \ud83d\ude00 漢字',
]

for (const text of left) {
  test(`holds nothing sure: ${text.slice(0, 60)}`, () => assert.deepEqual(confident(text), []))
}

test('finds never overlap and lie within the text', () => {
  for (const { text } of makeTexts(3, 20)) {
    let done = 0
    for (const { start, end } of recognisePersonalData(`${text} ${text}`)) {
      assert.ok(start >= done && end > start && end <= 2 * text.length + 1)
      done = end
    }
  }
})
