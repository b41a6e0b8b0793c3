import assert from 'node:assert/strict'
import { test } from 'node:test'
import { domainsOf } from './domain-words.ts'
import { domains } from './domains.ts'

test('a trade with an aim that is not known is refused by its name', () => {
  const [first, second] = domains
  assert.ok(first && second)
  assert.deepEqual(domainsOf([first, second]), [first, second])
  assert.throws(
    () => domainsOf([first, { ...second, aims: [...second.aims, 'tax-evasion'] }]),
    new RangeError(`The trade ${second.id} has the aim tax-evasion, which is not known.`),
  )
})

test('every trade has an id of its own, stems to be found by and at least 8 aims; the last is for everything else', () => {
  assert.equal(new Set(domains.map(({ id }) => id)).size, domains.length)
  assert.equal(domains.at(-1)?.id, 'general')
  for (const { id, stems, aims } of domains) {
    assert.ok(stems.length > 0 === (id !== 'general'), id)
    assert.ok(aims.length >= 8 && new Set(aims).size === aims.length, id)
  }
})
