import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { MessagePort } from 'node:worker_threads'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from '../../domain/problem.ts'
import { ServingTurns } from '../../domain/serving-turns.ts'
import { LargeBodyParser } from './large-body-parser.ts'
import { readWireImages, type WireImage } from './read-wire-images.ts'
import { type BodyParserOptions, readBody, registerBodyParser } from './register-body-parser.ts'

const statuses: Readonly<Record<string, number>> = {
  'invalid-request': 400,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  overloaded: 503,
}

async function startApp(options: BodyParserOptions = {}) {
  const app = Fastify({ forceCloseConnections: true })
  registerBodyParser(app, options)
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Problem) {
      return reply.code(statuses[error.code] ?? 500).send({ code: error.code, detail: error.message })
    }
    return reply.send(error)
  })
  /** What the handler was given. */
  const echoed: unknown[] = []
  app.post('/echo', { bodyLimit: 48 * 1024 * 1024 }, (request) => {
    echoed.push(request.body)
    const body = request.body as { images?: WireImage[] } | undefined
    const read = readWireImages(body?.images)
    const images = read.kind === 'images' ? read.images.map(({ sizeBytes }) => sizeBytes) : read.errors
    return { body: body ?? 'none', images }
  })
  app.post('/small', { bodyLimit: 1_000 }, () => ({}))
  app.post('/refuse', { bodyLimit: 4_000_000 }, () => {
    throw new Problem('invalid-request', 'No.')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, url: `http://127.0.0.1:${port}`, echoed }
}

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream

function post(url: string, body: Body, type = 'application/json', others: Readonly<Record<string, string>> = {}) {
  const headers = { 'content-type': type, ...others }
  return fetch(url, { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

function inChunks(text: string): ReadableStream {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + 50_000))
      at += 50_000
    },
  })
}

const image = {
  base64: Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(400_000, 7),
  ]).toString('base64'),
  mimeType: 'image/png',
}

test('a handler sees one shape, whether the body was small, large, or of unknown length', async () => {
  const { app, url } = await startApp()
  for (const text of ['hi', 'é€😀'.repeat(100_000)]) {
    for (const send of [
      JSON.stringify({ text, images: [image] }),
      inChunks(JSON.stringify({ text, images: [image] })),
    ]) {
      const reply = (await (await post(`${url}/echo`, send)).json()) as { body: { text: string }; images: number[] }
      assert.equal(reply.body.text, text)
      assert.deepEqual(reply.images, [400_008])
    }
  }
  const small = (await (await post(`${url}/echo`, '{"text":"hi","__proto__":{"x":1}}')).json()) as { body: object }
  assert.deepEqual(small.body, { text: 'hi' })
  await app.close()
})

test('an empty body is none, and with a JSON content type too', async () => {
  const { app, url } = await startApp()
  assert.deepEqual(await (await post(`${url}/echo`, '')).json(), { body: 'none', images: [] })
  assert.deepEqual(await (await fetch(`${url}/echo`, { method: 'POST' })).json(), { body: 'none', images: [] })
  await app.close()
})

test('unreadable bodies are 400, small and large alike, and other types 415', async () => {
  const { app, url } = await startApp()
  const padding = ' '.repeat(300_000)
  for (const text of ['{"a":', '{"a":1}}', '['.repeat(100_000), '{"a":"\u0001"}']) {
    for (const send of [text, padding + text]) assert.equal((await post(`${url}/echo`, send)).status, 400)
  }
  assert.equal((await post(`${url}/echo`, new Uint8Array([0x22, 0xc3, 0x28, 0x22]))).status, 400)
  assert.equal((await post(`${url}/echo`, 'hello', 'text/plain')).status, 415)
  const compressed = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  assert.equal((await fetch(`${url}/echo`, { method: 'POST', body: '{}', headers: compressed })).status, 415)
  await app.close()
})

test('a body above the limit is 413, announced or not', async () => {
  const { app, url } = await startApp()
  assert.equal((await post(`${url}/small`, JSON.stringify('x'.repeat(900)))).status, 200)
  assert.equal((await post(`${url}/small`, JSON.stringify('x'.repeat(1_000)))).status, 413)
  assert.equal((await post(`${url}/small`, inChunks(JSON.stringify('x'.repeat(2_000))))).status, 413)
  await app.close()
})

test('an announced size above the limit is refused before any of the body is sent', async () => {
  const { app, port } = await startApp()
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /small HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999999999\r\n\r\n')
  const [reply] = (await once(socket, 'data')) as [Buffer]
  assert.match(reply.toString(), /^HTTP\/1\.1 413 [\s\S]*payload-too-large/)
  socket.destroy()
  await app.close()
})

test('more large bodies at once than admitted are 503, and the place of one that broke off is free again', async () => {
  const { app, port, url } = await startApp({ admittedMax: 1 })
  const socket = connect(port, '127.0.0.1')
  const head = 'POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n'
  const body = JSON.stringify({ text: 'x'.repeat(400_000) })
  const arrived = received(app, 300_000)
  socket.write(`${head}${' '.repeat(300_000)}`)
  await arrived
  assert.equal((await post(`${url}/echo`, body)).status, 503)
  socket.destroy()
  await once(socket, 'close')
  let status = 503
  for (let tries = 0; tries < 50 && status === 503; tries++) status = (await post(`${url}/echo`, body)).status
  assert.equal(status, 200)
  await app.close()
})

test('a large body gives its memory back when it breaks off, is too large, or was parsed', async () => {
  const large = new LargeBodyParser({ threads: 1 })
  const options = { contentLength: null, bytesMax: 500_000, smallBytesMax: 1_000, idleMsMax: 10_000 }
  const read = (stream: Readable) => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    readBody(stream, { ...options, large, sender: () => 'one' }, (error, body) => resolve(error ?? body))
    return promise
  }
  const brokenOff = new Readable({ read() {} })
  brokenOff.push(Buffer.alloc(300_000, ' '))
  brokenOff.once('pause', () => brokenOff.destroy())
  assert.match(String(await read(brokenOff)), /closed before/)
  assert.match(String(await read(Readable.from([Buffer.alloc(400_000), Buffer.alloc(400_000)]))), /larger than/)
  assert.deepEqual(await read(Readable.from([Buffer.from(`{"a":1}${' '.repeat(2_000)}`)])), { a: 1 })
  const [first, second, third] = [large.admit('one', 100), large.admit('one', 100), large.admit('one', 100)]
  assert.ok(first.buffer && second.buffer)
  assert.equal(third.buffer, null)
  await large.close()
})

test('an announcement alone takes no place, and a sender that holds all its places keeps no other one out', async () => {
  const { app, port, url } = await startApp({
    admittedMax: 3,
    admittedOfSenderMax: 2,
    senderOf: (request) => String(request.headers['x-sender']),
  })
  const body = JSON.stringify({ text: 'x'.repeat(400_000) })
  const head = (sender: string) =>
    `POST /echo HTTP/1.1\r\nhost: x\r\nx-sender: ${sender}\r\ncontent-type: application/json\r\ncontent-length: 5000000\r\n\r\n`
  const announced = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
  for (const socket of announced) socket.write(`${head('slow')}{`)
  const held: Socket[] = []
  for (let count = 0; count < 2; count++) {
    const socket = connect(port, '127.0.0.1')
    const arrived = received(app, 300_000)
    socket.write(`${head('slow')}${' '.repeat(300_000)}`)
    await arrived
    held.push(socket)
  }
  assert.equal((await post(`${url}/echo`, body, 'application/json', { 'x-sender': 'slow' })).status, 503)
  assert.equal((await post(`${url}/echo`, body, 'application/json', { 'x-sender': 'other' })).status, 200)
  for (const socket of [...announced, ...held]) socket.destroy()
  await app.close()
})

test('a body of which nothing arrives any more is refused', async () => {
  const { app, port } = await startApp({ idleMsMax: 50 })
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /echo HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
  const [reply] = await once(socket, 'data')
  assert.match(String(reply), /^HTTP\/1\.1 400 /)
  socket.destroy()
  await app.close()
})

test('many large bodies at once are parsed two at a time and all answered', async () => {
  const { app, url } = await startApp({ admittedOfSenderMax: 12 })
  const replies = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const reply = await post(`${url}/echo`, JSON.stringify({ text: `${i}`.repeat(300_000) }))
      return (await reply.json()) as { body: { text: string } }
    }),
  )
  for (const [i, reply] of replies.entries()) assert.equal(reply.body.text, `${i}`.repeat(300_000))
  await app.close()
})

/** Resolves when a request that comes in from now on has sent so many bytes of its body. */
function received(app: FastifyInstance, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const onRequest = (request: IncomingMessage) => {
      let count = 0
      // Before the parser, which empties each chunk.
      request.prependListener('data', (chunk: Uint8Array) => {
        count += chunk.length
        if (count < bytes) return
        app.server.off('request', onRequest)
        resolve()
      })
    }
    app.server.on('request', onRequest)
  })
}

test('images of a large body that nobody reads are let go when the reply is over, refused or not', async () => {
  const { app, url } = await startApp()
  const closings = Promise.withResolvers<void>()
  let closed = 0
  const close = MessagePort.prototype.close
  MessagePort.prototype.close = function closeAndCount(this: MessagePort) {
    if (++closed === 4) closings.resolve()
    return close.call(this)
  }
  try {
    const body = JSON.stringify({ images: [image, image] })
    assert.equal((await post(`${url}/refuse`, body)).status, 400)
    assert.equal((await post(`${url}/echo`, body)).status, 200)
    await closings.promise
  } finally {
    MessagePort.prototype.close = close
    await app.close()
  }
})

test('of bodies that arrive at once so much is parsed in one turn; one whose client has gone by its turn is not parsed', async () => {
  const due: (() => void)[] = []
  const turns = new ServingTurns({ workMax: 1_000, waitingMax: 100, nextTurn: (begin) => due.push(begin) })
  const { app, port, url, echoed } = await startApp({ turns })
  after(() => app.close())
  const ask = (text: string) => post(`${url}/echo`, JSON.stringify({ text: text.padEnd(1_000) }))
  assert.equal((await ask('first')).status, 200)
  // The turn of the first is not over: whoever comes now waits.
  const gone = connect(port, '127.0.0.1')
  const arrived = once(app.server, 'request')
  const body = JSON.stringify({ text: 'gone'.padEnd(1_000) })
  gone.write(
    `POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  gone.write(body)
  const [, reply] = (await arrived) as [IncomingMessage, ServerResponse]
  gone.destroy()
  await once(reply, 'close')
  const others = Promise.all([ask('second'), ask('third')])
  const isOver = others.then(() => true)
  while (!(await Promise.race([isOver, new Promise((resolve) => setImmediate(resolve))]))) {
    const before = echoed.length
    due.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
    assert.ok(echoed.length <= before + 1, 'two were parsed in one turn')
  }
  const texts = echoed.map((one) => String((one as { text: string }).text).trim())
  assert.deepEqual(texts.toSorted(), ['first', 'second', 'third'])
})
