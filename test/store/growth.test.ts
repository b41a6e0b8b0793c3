import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Turn } from '../../server/domain/guard/exchange.ts'
import { eachStore } from '../each-store.ts'
import { aRecord, newPlace, noon } from './fixtures.ts'

eachStore((_name, open, place) => {
  test('storage of a conversation grows with its turns, although the client sends its whole history each time', async () => {
    const database = randomUUID()
    const store = await open({ database })
    const where = await newPlace(store)
    const { organizationId } = where.project
    const sizes = new Map<number, { readonly rows: number; readonly bytes: number }>()
    const history: Turn[] = []
    for (let turn = 1; turn <= 200; turn += 1) {
      const text = `question ${turn}: ${'how are you? '.repeat(20)}`
      await store.record([aRecord(where, { text, history: [...history], createdAtMs: noon + turn * 60_000 })])
      history.push(
        { role: 'user', content: text },
        { role: 'assistant', content: `answer ${turn}: ${'fine. '.repeat(40)}` },
      )
      if (turn % 100 === 0) sizes.set(turn, await sizeOf(database, organizationId))
    }
    const [half, whole] = [sizes.get(100), sizes.get(200)]
    assert.ok(half && whole)
    // Per turn: one message, two texts, two steps. The last answer is not known to the store yet.
    assert.deepEqual([half.rows, whole.rows], [100 + 199 + 198, 200 + 399 + 398])
    assert.ok(whole.bytes / half.bytes < 2.1, `${half.bytes} bytes after 100 turns, ${whole.bytes} after 200`)
  })

  async function sizeOf(database: string, organizationId: string): Promise<{ rows: number; bytes: number }> {
    let rows = 0
    let bytes = 0
    for (const [table, columns] of [
      ['messages', 'verdict, judgements, text_sha256, history_id'],
      ['turn_texts', 'sha256, text'],
      ['history_steps', 'id, parent_id, text_sha256'],
    ] as const) {
      const found = await place.raw(database, `SELECT ${columns} FROM ${table} WHERE organization_id = ?`, [
        organizationId,
      ])
      rows += found.length
      for (const row of found) {
        for (const value of Object.values(row as object)) {
          bytes += value instanceof Uint8Array ? value.length : String(value).length
        }
      }
    }
    return { rows, bytes }
  }
})
