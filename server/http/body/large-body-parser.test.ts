import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BodyPlace, LargeBodyParser } from './large-body-parser.ts'

function write({ buffer }: BodyPlace, text: string) {
  assert.ok(buffer)
  const bytes = new TextEncoder().encode(text)
  new Uint8Array(buffer).set(bytes)
  return { buffer, length: bytes.length }
}

test('a body never sees what an earlier one left in the same memory', async () => {
  const parser = new LargeBodyParser()
  const first = parser.admit('a', 100)
  const long = { secret: 'x'.repeat(5_000) }
  const parsed = await parser.parse(write(first, JSON.stringify(long)), 'a')
  assert.deepEqual(parsed, { kind: 'parsed', body: long, images: [] })
  first.release()
  const second = parser.admit('b', 100)
  assert.equal(second.buffer, first.buffer)
  assert.deepEqual(await parser.parse(write(second, '{"a":1}'), 'b'), { kind: 'parsed', body: { a: 1 }, images: [] })
  const cut = await parser.parse(write(second, '{"a":"'), 'b')
  assert.deepEqual(cut, { kind: 'refused', problem: 'The body is not JSON: a string has no end at byte 6.' })
  second.release()
  await parser.close()
})

test('memory is used again for three bodies at a time; others get their own, and a place gives back once', () => {
  const parser = new LargeBodyParser({ threads: 2 })
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((sender) => parser.admit(sender, 100))
  assert.ok(first?.buffer && second?.buffer && third?.buffer && fourth)
  assert.equal(fourth.buffer, null)
  first.release()
  first.release()
  assert.equal(parser.admit('e', 100).buffer, first.buffer)
  assert.equal(parser.admit('f', 100).buffer, null)
})

test('a body in memory of its own is parsed too, resizable or not', async () => {
  const parser = new LargeBodyParser()
  const bytes = new TextEncoder().encode('{"a":1}')
  const resizable = new ArrayBuffer(20, { maxByteLength: 40 })
  new Uint8Array(resizable).set(bytes)
  for (const buffer of [bytes.slice().buffer, resizable]) {
    const parsed = await parser.parse({ buffer, length: bytes.length }, 'a')
    assert.deepEqual(parsed, { kind: 'parsed', body: { a: 1 }, images: [] })
    assert.equal(buffer.detached, true)
  }
  await parser.close()
})

test('the one body of a sender is not kept behind the many of another one', async () => {
  const parser = new LargeBodyParser({ threads: 1 })
  const done: string[] = []
  const parse = (sender: string) => {
    const bytes = new TextEncoder().encode('{"a":1}')
    return parser.parse({ buffer: bytes.buffer, length: bytes.length }, sender).then(() => done.push(sender))
  }
  await Promise.all([...Array.from({ length: 6 }, () => parse('many')), parse('one')])
  assert.ok(done.indexOf('one') <= 2, done.join())
  await parser.close()
})
