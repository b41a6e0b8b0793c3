import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExchangeRecord } from '../domain/ports.ts'
import { Recorder } from './recorder.ts'
import { StoredBefore } from './stored-before.ts'

/** A record of nothing but an organization and the length of its text. */
function record(organizationId: string, characters: number): ExchangeRecord {
  const message = { id: crypto.randomUUID(), organizationId }
  const texts = [{ text: 'x'.repeat(characters) }]
  return { message, texts, steps: [], conversation: null, idempotentReply: null } as unknown as ExchangeRecord
}

/** A recorder whose database is never there, so that the order in which requests came to be written shows. */
function recorderThatFails(): Recorder {
  const memory = new StoredBefore()
  memory.plan = () => {
    throw new Error('no database')
  }
  const classify = () => ({ kind: 'unavailable', detail: 'no database' }) as const
  return new Recorder({ writeBatch: async () => {}, lanes: 1, shard: 0, memory, classify })
}

test('the one record of an organization goes with the next transaction, however much another one has waiting', async () => {
  const recorder = recorderThatFails()
  const ended: string[] = []
  const write = (organizationId: string, characters: number) =>
    recorder.record([record(organizationId, characters)]).catch(() => ended.push(organizationId))
  // Each fills a transaction of its own.
  const flood = Array.from({ length: 12 }, () => write('flood', 4_000_000))
  const quiet = write('quiet', 10)
  await Promise.all([...flood, quiet])
  assert.ok(ended.indexOf('quiet') <= 2, ended.join())
})

test('it is told how many requests of one organization wait', async () => {
  const recorder = recorderThatFails()
  const asked = ['own', 'own', 'other'].map((organizationId) =>
    recorder.record([record(organizationId, 1), record(organizationId, 1)]).catch(() => {}),
  )
  assert.deepEqual([recorder.waitingOf('own'), recorder.waitingOf('other')], [2, 1])
  await Promise.all(asked)
  assert.deepEqual([recorder.waitingOf('own'), recorder.waitingOf('other')], [0, 0])
})

test('one organization cannot fill the whole queue', async () => {
  const recorder = recorderThatFails()
  const refused: string[] = []
  const write = (organizationId: string) =>
    recorder.record([record(organizationId, 1)]).catch((error: Error) => {
      if (/Too many/.test(error.message)) refused.push(organizationId)
    })
  await Promise.all([...Array.from({ length: 8_000 }, () => write('flood')), write('quiet')])
  assert.deepEqual([refused.length, refused.includes('quiet')], [500, false])
})
