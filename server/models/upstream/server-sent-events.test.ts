import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { UpstreamFailure } from '../../domain/guard/upstream.ts'
import { eventBytesMax, readServerSentEvents } from './server-sent-events.ts'

async function read(pieces: readonly Uint8Array[]): Promise<readonly string[]> {
  async function* sent() {
    yield* pieces
  }
  const found: string[] = []
  for await (const data of readServerSentEvents(sent())) found.push(data)
  return found
}

const bytes = (text: string) => new TextEncoder().encode(text)

test('events are the same however their bytes are cut', async () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const whole = bytes(
      ['data: {"a":"é😀"}', '', ': comment', 'event: x', 'data:1', 'data: 2', '', 'data: lost'].join(end),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: whole.length }), { maxLength: 12 }), async (cuts) => {
        const at = [0, ...cuts.toSorted((one, other) => one - other), whole.length]
        const pieces = at.slice(1).map((to, index) => whole.slice(at[index], to))
        assert.deepEqual(await read(pieces), ['{"a":"é😀"}', '1\n2'])
      }),
      { numRuns: 60 },
    )
  }
})

test('bytes that are no UTF-8 cost their character and nothing else', async () => {
  const [broken] = await read([bytes('data: a'), new Uint8Array([0xff, 0xe2, 0x82]), bytes('b\n\n')])
  assert.match(broken ?? '', /^a\ufffd+b$/)
})

test('an event without an end is given up before it fills the memory', async () => {
  const piece = bytes('x'.repeat(65_536))
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += piece.length
      yield piece
    }
  }
  await assert.rejects(async () => {
    for await (const _ of readServerSentEvents(endless())) assert.fail('no event ended')
  }, UpstreamFailure)
  assert.ok(sent <= eventBytesMax + 2 * piece.length)
})
