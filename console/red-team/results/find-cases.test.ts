import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RedoubtClient } from '../../../client/create-client.ts'
import { findCases } from './find-cases.ts'

interface Query {
  readonly offset: number
  readonly limit: number
}

/** A service with so many cases, of which those in `shortened` are cut where they are not read alone; and what it was asked. */
function serviceOf(total: number, shortened: readonly string[] = []) {
  const asked: Query[] = []
  const call = async (_name: string, { query }: { readonly query: Query }) => {
    asked.push({ offset: query.offset, limit: query.limit })
    const places = Array.from({ length: Math.max(0, Math.min(query.limit, total - query.offset)) }, (_, place) => place)
    const cases = places.map((place) => {
      const id = `case ${query.offset + place}`
      return { id, is_shortened: query.limit > 1 && shortened.includes(id) }
    })
    return { cases, total }
  }
  return { client: { call } as unknown as Pick<RedoubtClient, 'call'>, asked }
}

const { signal } = new AbortController()
const reference = (...caseIds: readonly string[]) => ({ testId: 't', runId: null, caseIds })

test('cases are looked for page by page, and those whose texts are cut are read alone', async () => {
  const { client, asked } = serviceOf(1_000, ['case 120'])
  const found = await findCases(client, reference('case 120', 'case 3'), signal)
  assert.deepEqual(
    [...found].map(([id, one]) => [id, one.is_shortened]),
    [
      ['case 3', false],
      ['case 120', false],
    ],
  )
  assert.deepEqual(asked, [
    { offset: 0, limit: 100 },
    { offset: 100, limit: 100 },
    { offset: 120, limit: 1 },
  ])
})

test('what is not there is looked for to the end of the list, and not beyond 5,000 cases', async () => {
  const small = serviceOf(250)
  assert.equal((await findCases(small.client, reference('gone'), signal)).size, 0)
  assert.equal(small.asked.length, 3)
  const large = serviceOf(100_000)
  assert.equal((await findCases(large.client, reference('gone'), signal)).size, 0)
  assert.equal(large.asked.length, 50)
})
