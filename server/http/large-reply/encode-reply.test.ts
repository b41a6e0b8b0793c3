import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeReply, splitReply } from './encode-reply.ts'
import { LargeReplyWriter } from './large-reply-writer.ts'

const long = `a "quoted" \n text \u0000 é漢😀 ${'x'.repeat(20_000)}`
const replies: readonly unknown[] = [
  { id: null, content: { text: long, again: long, other: `${long}!` }, rows: [{ value: 1.5, isSafe: true }, 'short'] },
  { nothing: {}, list: [], text: 'mark0"mark1' },
  [long, 'mark0', long],
]

test('a reply that was split and encoded is the JSON of the reply, byte for byte', () => {
  for (const reply of replies) {
    const bytes = encodeReply(splitReply(reply, 'mark-that-nobody-guesses-'))
    assert.equal(Buffer.from(bytes).toString('utf8'), JSON.stringify(reply))
  }
})

test('a long text that stands in a reply several times is taken out once', () => {
  assert.equal(splitReply(replies[0], 'm').texts.length, 2)
})

test('the thread encodes many replies, and starts again after it was closed', async () => {
  const writer = new LargeReplyWriter()
  const written = await Promise.all(replies.map((reply) => writer.write(reply)))
  for (const [index, bytes] of written.entries()) {
    assert.equal(Buffer.from(bytes).toString('utf8'), JSON.stringify(replies[index]))
  }
  await writer.close()
  assert.equal(Buffer.from(await writer.write(replies[0])).toString('utf8'), JSON.stringify(replies[0]))
  await writer.close()
})
