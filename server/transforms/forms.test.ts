import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { decodeMorse } from './ciphers/morse.ts'
import { decodeNato } from './ciphers/nato.ts'
import { decodeRot, encodeRot } from './ciphers/rot.ts'
import { decodeBase32, encodeBase32 } from './encodings/base32.ts'
import { base64Bytes, decodeBase64, encodeBase64 } from './encodings/base64.ts'
import { decodeBase85, encodeBase85 } from './encodings/base85.ts'
import { decodeBinary, encodeBinary } from './encodings/binary.ts'
import { decodeHex, encodeHex } from './encodings/hex.ts'
import { decodeHtmlEntities, encodeHtmlEntities } from './encodings/html-entities.ts'
import { decodePercent } from './encodings/percent.ts'
import { decodeQuotedPrintable, encodeQuotedPrintable } from './encodings/quoted-printable.ts'
import { decodeUnicodeEscapes, encodeUnicodeEscapes } from './encodings/unicode-escapes.ts'
import { decodeTagCharacters } from './hidden/tag-characters.ts'
import { asciiLookAlike, encodeHomoglyphs } from './letters/homoglyphs.ts'

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 })

test('base64 is read without padding, wrapped over lines and in the URL alphabet', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (plain, width) => {
      const encoded = encodeBase64(plain)
      assert.equal(decodeBase64(encoded.replace(/=+$/, '')), plain)
      assert.equal(decodeBase64(encoded.replace(new RegExp(`.{1,${width}}`, 'g'), '$&\r\n')), plain)
      assert.equal(decodeBase64(encodeBase64(plain, true)), plain)
    }),
  )
})

test('base64 agrees with the platform on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), (bytes) => {
      assert.deepEqual(base64Bytes(Buffer.from(bytes).toString('base64')), bytes)
    }),
  )
})

test('base64 of bytes that are no text, a stray sign, a lone digit and misplaced padding are refused', () => {
  for (const encoded of ['/9j/4AAQ', 'SGVs!G8=', 'A', 'SG=Vs', '', '===='])
    assert.equal(decodeBase64(encoded), null, encoded)
})

test('base32 is read in small letters and without padding, and matches the vectors of RFC 4648', () => {
  assert.equal(encodeBase32('foobar'), 'MZXW6YTBOI======')
  assert.equal(encodeBase32('fooba'), 'MZXW6YTB')
  fc.assert(
    fc.property(text, (plain) =>
      assert.equal(decodeBase32(encodeBase32(plain).toLowerCase().replace(/=+$/, '')), plain),
    ),
  )
})

test('every form of hexadecimal is read back', () => {
  for (const form of ['plain', 'spaced', '0x', 'backslash-x'] as const) {
    fc.assert(fc.property(text, (plain) => assert.equal(decodeHex(encodeHex(plain, form)), plain)))
  }
  assert.equal(decodeHex('48:65:6c:6C:6f'), 'Hello')
  assert.equal(decodeHex('486'), null)
})

test('every form of base85 is read back, and known vectors hold', () => {
  for (const form of ['ascii85', 'z85', 'rfc1924'] as const) {
    fc.assert(fc.property(text, (plain) => assert.equal(decodeBase85(encodeBase85(plain, form), form), plain)))
  }
  assert.equal(encodeBase85('Man '), '9jqo^')
  assert.equal(decodeBase85('<~9jqo^~>'), 'Man ')
  assert.equal(decodeBase85('uuuuu'), null)
  assert.equal(decodeBase85('s8W-"'), null)
})

test('every form of Unicode escape is read back', () => {
  for (const form of ['u', 'u-braces', 'x', 'u-plus'] as const) {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', 'é', '漢', '😀', ' '), minLength: 1 }), (plain) =>
        assert.equal(decodeUnicodeEscapes(encodeUnicodeEscapes(plain, form)), plain),
      ),
    )
  }
  assert.equal(decodeUnicodeEscapes('\\u{110000} \\u12 \\xg1 U+12'), null)
})

test('HTML references by name, number and hexadecimal number are read, with and without semicolon after a number', () => {
  assert.equal(decodeHtmlEntities('&lt;b&gt; &eacute;&#233;&#xE9;&#105g'), '<b> éééig')
  assert.equal(decodeHtmlEntities('AT&T &unknown; &#xD800; &#1114112; &'), null)
  fc.assert(
    fc.property(text, (plain) => assert.equal(decodeHtmlEntities(encodeHtmlEntities(plain, 'hexadecimal')), plain)),
  )
})

test('percent escapes that are not UTF-8 stay as they are', () => {
  assert.equal(decodePercent('%FF%FE'), null)
  assert.equal(decodePercent('100% of %C3%A9t%C3%A9'), '100% of été')
})

test('quoted-printable undoes soft breaks inside a character and refuses a stray sign of equality', () => {
  assert.equal(decodeQuotedPrintable('caf=C3=\r\n=A9'), 'café')
  assert.equal(decodeQuotedPrintable('a = b'), null)
  fc.assert(
    fc.property(
      text.filter((plain) => /[^ -<>-~]/.test(plain)),
      (plain) => assert.equal(decodeQuotedPrintable(encodeQuotedPrintable(plain)), plain),
    ),
  )
})

test('binary is read with and without gaps and in seven digits', () => {
  assert.equal(decodeBinary(encodeBinary('Hi there', '')), 'Hi there')
  assert.equal(decodeBinary('1001000 1101001'), 'Hi')
  assert.equal(decodeBinary('1001 1'), null)
})

test('every rotation is undone by itself', () => {
  for (let steps = -30; steps <= 30; steps++)
    assert.equal(decodeRot(encodeRot('Quick zebra', steps), steps), 'Quick zebra')
})

test('Morse is read with typographic signs and bars, and unknown codes are refused', () => {
  assert.equal(decodeMorse('•••• •• | –– •'), 'HI ME')
  assert.equal(decodeMorse('..-.-.-.-'), null)
})

test('the NATO alphabet is read in common spellings, with commas', () => {
  assert.equal(decodeNato('Hotel, India. Alpha Juliet Whisky'), 'hiajw')
  assert.equal(decodeNato('hotel breakfast'), null)
})

test('flags that are made of tag characters are not hidden text', () => {
  assert.equal(decodeTagCharacters('\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} hello'), null)
})

test('look-alikes of every letter that is encoded fold to that letter', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const lookAlike = encodeHomoglyphs(letter)
    if (lookAlike !== letter) assert.equal(asciiLookAlike(lookAlike), letter)
  }
  assert.equal(asciiLookAlike('ж'), null)
  assert.equal(asciiLookAlike('a'), null)
})
