import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OnePerOrganization } from './one-per-organization.ts'

test('a second one of the same organization is refused until the first has ended, however it ends', async () => {
  const turns = new OnePerOrganization('It runs already.')
  const { promise, reject } = Promise.withResolvers<never>()
  const first = assert.rejects(
    turns.run('one', () => promise),
    /broke/,
  )
  await assert.rejects(
    turns.run('one', async () => 'second'),
    { code: 'overloaded', message: 'It runs already.', retryAfterSeconds: 5 },
  )
  assert.equal(await turns.run('other', async () => 'another organization'), 'another organization')
  reject(new Error('It broke.'))
  await first
  assert.equal(await turns.run('one', async () => 'third'), 'third')
})
