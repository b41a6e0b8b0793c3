import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsOf } from './options.ts'

test('parts, files and the folder are read in any order', () => {
  assert.deepEqual(
    optionsOf(['--only', 'security, content', 'sets', '--json', 'a.json', '--write', '--with', 'b.json']),
    {
      folder: 'sets',
      only: ['security', 'content'],
      with: 'b.json',
      json: 'a.json',
      write: true,
    },
  )
  assert.equal(optionsOf([]).only, undefined)
})

test('a part that does not exist and an option without its value are refused by name', () => {
  assert.throws(() => optionsOf(['--only', 'securty']), /unknown part securty; there are .*security/)
  assert.throws(() => optionsOf(['--json']), /--json needs a value/)
  assert.throws(() => optionsOf(['--only', '--write']), /--only needs a value/)
  assert.throws(() => optionsOf(['one', 'two']), /one data folder/)
})
