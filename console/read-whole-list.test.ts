import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedoubtClient } from '../client/create-client.ts'
import { listedMax, readWholeList } from './read-whole-list.ts'

/** A client of a service with so many projects; notes what is asked. */
function clientOf(total: number) {
  const asked: number[] = []
  const call = (name: string, { query }: { readonly query: { readonly offset: number; readonly limit: number } }) => {
    assert.equal(name, 'listProjects')
    const { offset, limit } = query
    asked.push(offset)
    const items = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      id: `${offset + index}`,
    }))
    return Promise.resolve({ total, offset, limit, items })
  }
  return { client: { call } as unknown as RedoubtClient, asked }
}

test('the pages of a list are joined in their order, however many there are', async () => {
  for (const total of [0, 1, 500, 501, 1_234]) {
    const { client, asked } = clientOf(total)
    const list = await readWholeList(client, 'listProjects', {})
    assert.equal(list.total, total)
    assert.deepEqual(
      list.items.map(({ id }) => id),
      Array.from({ length: total }, (_, index) => `${index}`),
    )
    assert.equal(asked.length, Math.max(1, Math.ceil(total / 500)))
  }
})

test('of an endless list a bounded part is read, and its total tells that there is more', async () => {
  const { client, asked } = clientOf(1_000_000)
  const list = await readWholeList(client, 'listProjects', {})
  assert.equal(list.items.length, listedMax)
  assert.equal(list.total, 1_000_000)
  assert.equal(asked.length, 10)
})
