import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { type CollectedBody, type CollectOptions, collectBody } from './collect-body.ts'

const chunkBytes = 50_000

function newChunks(count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, index) => new Uint8Array(chunkBytes).fill(index + 1))
}

function collect(stream: Readable, options: Partial<CollectOptions> = {}): Promise<CollectedBody> {
  const { promise, resolve, reject } = Promise.withResolvers<CollectedBody>()
  const defaults = { contentLength: null, bytesMax: 10_000_000, smallBytesMax: 100_000, idleMsMax: 10_000 }
  collectBody(stream, { ...defaults, onLarge: () => null, ...options }, (error, body) => {
    if (body === undefined) reject(error)
    else resolve(body)
  })
  return promise
}

function bytesOf(body: CollectedBody): Uint8Array {
  return body.kind === 'small' ? body.bytes : new Uint8Array(body.buffer, 0, body.length)
}

test('a large body arrives whole, in memory lent for it or its own, its length announced or not', async () => {
  const expected = Buffer.concat(newChunks(30))
  for (const contentLength of [null, expected.length]) {
    for (const lent of [null, new SharedArrayBuffer(10_000_000)]) {
      const body = await collect(Readable.from(newChunks(30)), { contentLength, onLarge: () => lent })
      assert.ok(body.kind === 'large' && (lent === null || body.buffer === lent))
      assert.equal(expected.compare(bytesOf(body)), 0)
    }
  }
})

test('the memory of a chunk is free once it was copied, unless it is shared with others', async () => {
  const [own, shared] = [newChunks(30), new Uint8Array(2 * chunkBytes).fill(7)]
  const body = await collect(Readable.from([...own, shared.subarray(chunkBytes)]))
  assert.deepEqual(
    own.filter(({ length }) => length > 0),
    [],
  )
  assert.equal(shared.length, 2 * chunkBytes)
  assert.equal(body.kind === 'large' && body.length, 31 * chunkBytes)
})

test('a large body lets other work in at least after every few chunks', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  // Everything is there at once, as with a fast sender.
  const stream = new Readable({ read() {}, highWaterMark: 10_000_000 })
  for (const chunk of newChunks(60)) stream.push(chunk)
  stream.push(null)
  await collect(stream)
  isDone = true
  assert.ok(turns >= 10, String(turns))
})

test('a body that breaks off fails once, also between two turns, and is not read on', async () => {
  const stream = new Readable({ read() {} })
  const lent = new SharedArrayBuffer(10_000_000)
  const collected = collect(stream, { onLarge: () => lent })
  for (const chunk of newChunks(4)) stream.push(chunk)
  stream.once('pause', () => stream.destroy())
  await assert.rejects(collected, /closed before the body was complete/)
  assert.equal(stream.isPaused(), true)
})

test('a body longer than it was announced is refused, in lent memory too', async () => {
  for (const lent of [null, new SharedArrayBuffer(10_000_000)]) {
    const stream = Readable.from(newChunks(4))
    await assert.rejects(
      collect(stream, { contentLength: 150_000, onLarge: () => lent }),
      /longer than its content-length/,
    )
  }
})
