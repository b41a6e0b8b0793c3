import assert from 'node:assert/strict'
import { PassThrough, Readable } from 'node:stream'
import { test } from 'node:test'
import { Problem } from '../../domain/problem.ts'
import { StreamedLines } from './streamed-lines.ts'

const limits = { lineBytesMax: 100, bytesMax: 1_000, idleMsMax: 60_000, totalMsMax: 60_000 }

async function readAll(lines: StreamedLines): Promise<{ readonly head: string; readonly others: readonly string[] }> {
  let head = ''
  for await (const piece of lines.head()) head += Buffer.from(piece).toString()
  const others: string[] = []
  for await (const { number, bytes } of lines.lines()) others.push(`${number}:${Buffer.from(bytes).toString()}`)
  return { head, others }
}

const refuses = (code: string, line?: number) => (error: unknown) =>
  error instanceof Problem && error.code === code && error.members.line === line

test('lines are the same however the bytes are cut; blank ones count and are left out', async () => {
  const bytes = Buffer.from('{"head": 1}\n{"a": "ü😀"}\n\n \r\n{"b": 2}\r\nlast')
  for (const size of [1, 2, 3, 7, 1_000]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      Buffer.from(bytes.subarray(at * size, (at + 1) * size)),
    )
    const read = await readAll(new StreamedLines(Readable.from(pieces), limits))
    assert.deepEqual(read, { head: '{"head": 1}', others: ['2:{"a": "ü😀"}', '5:{"b": 2}\r', '6:last'] })
  }
})

test('a line, and all lines together, have a bound, also when no end of line ever comes', async () => {
  const endless = () =>
    Readable.from(
      (function* () {
        yield Buffer.from('head\n')
        for (;;) yield Buffer.from('x'.repeat(30))
      })(),
    )
  await assert.rejects(readAll(new StreamedLines(endless(), limits)), refuses('payload-too-large', 2))
  const many = Readable.from(
    (function* () {
      yield Buffer.from('head\n')
      for (;;) yield Buffer.from('x'.repeat(9).concat('\n'))
    })(),
  )
  await assert.rejects(readAll(new StreamedLines(many, limits)), refuses('payload-too-large', 102))
})

test('a body that stands still is given up, and so is one that breaks off; an end is none of both', async () => {
  const still = new PassThrough()
  still.write('head\n{"a"')
  await assert.rejects(readAll(new StreamedLines(still, { ...limits, idleMsMax: 5 })), refuses('invalid-request'))
  const trickling = new PassThrough()
  trickling.write('head\n')
  const drip = setInterval(() => trickling.write('\n'), 1).unref()
  await assert.rejects(readAll(new StreamedLines(trickling, { ...limits, totalMsMax: 20 })), refuses('invalid-request'))
  clearInterval(drip)
  const broken = new PassThrough()
  broken.write('head\n{"a"')
  setImmediate(() => broken.destroy(new Error('aborted')))
  await assert.rejects(readAll(new StreamedLines(broken, limits)), /closed before/)
  const ended = new PassThrough()
  ended.end('head\nwhole')
  assert.deepEqual(await readAll(new StreamedLines(ended, limits)), { head: 'head', others: ['2:whole'] })
})

test('nothing is read ahead of whoever takes the lines', async () => {
  let made = 0
  const source = Readable.from(
    (function* () {
      for (; made < 1_000; made++) yield Buffer.from(`${made}\n`)
    })(),
    { highWaterMark: 1 },
  )
  const lines = new StreamedLines(source, { ...limits, bytesMax: 1_000_000 })
  for await (const _ of lines.head());
  const others = lines.lines()
  for (let taken = 0; taken < 3; taken++) await others.next()
  await new Promise((resolve) => setImmediate(resolve))
  assert.ok(made < 20, String(made))
  lines.close()
})
