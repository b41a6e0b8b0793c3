import assert from 'node:assert/strict'
import { test } from 'node:test'
import { secretInAddress } from './address-secrets.ts'

test('a login before the host is seen however it is written; an @ elsewhere is none', () => {
  const logins = [
    'https://user:pass@shop.example/chat',
    'https://token@shop.example',
    'HTTP://:pass@shop.example?x=1',
    'https:///user:pass@shop.example/',
    'https://us\ner:pass@shop.example/',
  ]
  for (const address of logins) assert.deepEqual(secretInAddress(address), { kind: 'login' }, address)
  for (const address of ['https://shop.example/@user', 'https://shop.example?to=a@b.example', 'http://a.example#@'])
    assert.equal(secretInAddress(address), null, address)
})

test('a parameter that is called like a key holds one, unless its value is taken from elsewhere or is empty', () => {
  const keys = [
    'key',
    'api_key',
    'apiKey',
    'X-Api-Key',
    'api%5Fkey',
    'token',
    'access_token',
    'subscription-key',
    'sig',
  ]
  for (const name of keys) {
    const found = secretInAddress(`https://shop.example/chat?lang=en&${name}=abc`)
    assert.deepEqual(found, { kind: 'key', parameter: decodeURIComponent(name) })
    assert.equal(secretInAddress(`https://shop.example/chat?${name}={{env:KEY}}&q={{prompt}}`), null)
    assert.equal(secretInAddress(`https://shop.example/chat?${name}=`), null)
  }
  assert.deepEqual(secretInAddress('https://shop.example/#token=abc'), { kind: 'key', parameter: 'token' })
  for (const name of ['monkey', 'max_tokens', 'keyword', 'author', 'q', 'sort_key'])
    assert.equal(secretInAddress(`https://shop.example/?${name}=abc`), null, name)
})
