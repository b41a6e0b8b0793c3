import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLine } from '../client/attack/plain-line.ts'
import { printable } from './printable.ts'

test('what a terminal would obey is printed as its number, and everything else as it is', () => {
  assert.equal(printable('a\u001b[31mb\rc\u0007\u009b2K\u007f'), 'a\\u001b[31mb\\u000dc\\u0007\\u009b2K\\u007f')
  assert.equal(printable('\u202elive\u2028\u2067'), '\\u202elive\\u2028\\u2067')
  const plain = 'two lines\nand\ta tab, Größe 漢字 👩‍👩‍👧 العربية'
  assert.equal(printable(plain), plain)
})

test('JSON stays the same JSON', () => {
  const value = { name: 'a\u001bb\u009bc\u2028d\u202e' }
  assert.deepEqual(JSON.parse(printable(JSON.stringify(value))), value)
})

test('a name of an older version cannot forge a line of a list', () => {
  assert.equal(plainLine('mine\n019a  rdk_…  admin\u001b[2K'), 'mine 019a rdk_… admin')
})
