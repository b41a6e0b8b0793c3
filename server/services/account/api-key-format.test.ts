import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { looksLikeIssuedKey, makeApiKey, recognisablePrefix } from './api-key-format.ts'

test('every key has 53 characters, the prefix and an intact checksum, whatever the random bytes', () => {
  const lowest = makeApiKey((size) => new Uint8Array(size))
  const highest = makeApiKey((size) => new Uint8Array(size).fill(255))
  const keys = [lowest, highest, ...Array.from({ length: 200 }, () => makeApiKey(randomBytes))]
  for (const key of keys) {
    assert.match(key, /^rdk_[0-9A-Za-z]{49}$/)
    assert.equal(looksLikeIssuedKey(key), true)
  }
  assert.equal(new Set(keys).size, keys.length)
})

test('all 256 random bits reach the key: flipping any one of them changes it', () => {
  const base = new Uint8Array(randomBytes(32))
  const seen = new Set([makeApiKey(() => base)])
  for (let bit = 0; bit < 256; bit += 1) {
    const flipped = Uint8Array.from(base, (byte, index) => (index === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte))
    seen.add(makeApiKey(() => flipped))
  }
  assert.equal(seen.size, 257)
})

test('a key with one character changed, cut or added is told apart', () => {
  const key = makeApiKey(randomBytes)
  for (let index = 0; index < key.length; index += 1) {
    const other = key.charAt(index) === 'a' ? 'b' : 'a'
    assert.equal(looksLikeIssuedKey(key.slice(0, index) + other + key.slice(index + 1)), false, `character ${index}`)
  }
  assert.equal(looksLikeIssuedKey(key.slice(0, -1)), false)
  assert.equal(looksLikeIssuedKey(`${key}0`), false)
  assert.equal(looksLikeIssuedKey(`${key}\n`), false)
  assert.equal(looksLikeIssuedKey(''), false)
})

test('the recognisable part of a key is short: 8 characters when issued, 4 when given', () => {
  const key = makeApiKey(randomBytes)
  assert.equal(recognisablePrefix(key), key.slice(0, 8))
  assert.equal(recognisablePrefix('a-key-that-the-operator-chose-himself'), 'a-ke')
})
