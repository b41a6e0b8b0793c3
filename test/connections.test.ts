import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { compileCache } from './compile-cache.ts'
import { type Service, startService } from './service.ts'

let service: Service
before(async () => {
  service = await startService('embedded', {}, { headersMsMax: 300 })
})
after(() => service.close())

/** A client that never closes: what the server does not end stays. */
interface Client {
  readonly socket: Socket
  /** All that was received. */
  readonly received: () => string
  /** Resolves when the server has ended the connection; nothing more can be sent then. */
  readonly gone: Promise<unknown>
}

async function open(port: number, sent = ''): Promise<Client> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  let received = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text
  })
  socket.on('error', () => undefined)
  const gone = once(socket, 'close')
  await once(socket, 'connect')
  if (sent !== '') socket.write(sent)
  return { socket, received: () => received, gone }
}

const portOf = (address: string) => Number(new URL(address).port)

function connectionCount(): Promise<number> {
  return new Promise((resolve, reject) =>
    service.app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

/** Waits until the server has let go of every connection; its own time limits end them. */
async function noneLeft(): Promise<void> {
  for (const untilMs = performance.now() + 15_000; (await connectionCount()) > 0; ) {
    assert.ok(performance.now() < untilMs, `${await connectionCount()} connections are still open`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

test('connections that are silent, too slow or unreadable are let go, though the client never closes', async () => {
  await fetch(`${service.address}/health/live`, { headers: { connection: 'close' } }).then((reply) => reply.text())
  const port = portOf(service.address)
  const clients = await Promise.all([
    ...Array.from({ length: 20 }, () => open(port)),
    open(port, 'GET /health/live HTTP/1.1\r\nhost: x\r\n'),
    open(port, 'this is no HTTP\r\n\r\n'),
    open(port, 'POST /api/v1/check HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{'),
  ])
  await noneLeft()
  const [slow, unreadable, keyless] = clients.slice(20).map((client) => client.received())
  assert.match(slow ?? '', /^HTTP\/1\.1 400 .*did not arrive in time/s)
  assert.match(unreadable ?? '', /^HTTP\/1\.1 400 .*not valid HTTP/s)
  assert.match(keyless ?? '', /^HTTP\/1\.1 401 .*connection: close/s)
  for (const { socket } of clients) socket.destroy()
})

test('a connection on which only empty lines arrive is let go, before its first request as after it', async () => {
  const { server } = service.app.http
  const usualMs = server.keepAliveTimeout
  server.keepAliveTimeout = 200
  const port = portOf(service.address)
  const asked = 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n'
  const clients = await Promise.all([open(port, '\r\n'), open(port, asked)])
  // What is written when the server has just ended it fails, as it should.
  for (const { gone } of clients) gone.catch(() => undefined)
  const sending = setInterval(() => {
    for (const { socket } of clients) if (socket.writable) socket.write('\r\n')
  }, 50)
  try {
    await noneLeft()
  } finally {
    clearInterval(sending)
    server.keepAliveTimeout = usualMs
    for (const { socket } of clients) socket.destroy()
  }
  assert.match(clients[1]?.received() ?? '', /^HTTP\/1\.1 200 /)
})

test('a request with two hosts, or with an expectation that nobody knows, is refused with a problem document', async () => {
  const port = portOf(service.address)
  const cases = [
    ['GET /health/live HTTP/1.1\r\nhost: a\r\nHost: b\r\nconnection: close\r\n\r\n', 400, 'invalid-request'],
    ['GET /health/live HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n', 417, 'expectation-failed'],
  ] as const
  for (const [sent, status, code] of cases) {
    const client = await open(port, sent)
    await once(client.socket, 'end')
    const [head = '', body = ''] = client.received().split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} .*content-type: application/problem\\+json`, 'is'))
    assert.equal(JSON.parse(body).code, code)
    client.socket.destroy()
  }
  const sent = 'GET /health/live HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n'
  const known = await open(port, sent)
  await once(known.socket, 'end')
  assert.match(known.received(), /HTTP\/1\.1 200 /)
  known.socket.destroy()
})

test('a body over the limit gets its 413 read, however much of it is sent first', async () => {
  const port = portOf(service.address)
  const head = `POST /api/v1/check HTTP/1.1\r\nhost: x\r\nx-api-key: ${service.key}\r\ncontent-type: application/json\r\n`
  for (const length of [60_000_000, null]) {
    const announced = length === null ? 'transfer-encoding: chunked' : `content-length: ${length}`
    const client = await open(port, `${head}${announced}\r\n\r\n`)
    client.socket.pause()
    const piece = Buffer.alloc(1_000_000, 'a')
    for (let sent = 0; sent < 60 && client.socket.writable; sent++) {
      if (length === null) client.socket.write(`${piece.length.toString(16)}\r\n`)
      if (!client.socket.write(piece)) await Promise.race([once(client.socket, 'drain'), client.gone])
      if (length === null) client.socket.write('\r\n')
    }
    client.socket.resume()
    await once(client.socket, 'end')
    assert.match(client.received(), /^HTTP\/1\.1 413 .*connection: close.*payload-too-large/s)
    client.socket.destroy()
  }
  await noneLeft()
})

test('a client without descriptors to spare: what cannot be taken is told in the log, and the server recovers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redoubt-connections-'))
  const main = new URL('../server/main.ts', import.meta.url).pathname
  const child = spawn('/bin/sh', ['-c', `ulimit -n 160; exec "${process.execPath}" "${main}"`], {
    env: {
      ...compileCache,
      PATH: process.env.PATH,
      REDOUBT_PORT: '0',
      REDOUBT_DATA_DIR: folder,
      REDOUBT_DETECTOR_WORKERS: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  let printed = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
  })
  while (!printed.includes('documentation')) {
    await Promise.race([once(child.stdout, 'data'), ended.then(() => assert.fail(said))])
  }
  const address = /address +(\S+)/.exec(printed)?.[1] ?? ''
  const clients = await Promise.all(Array.from({ length: 200 }, () => open(portOf(address))))
  while (!said.includes('connections are refused')) await once(child.stderr, 'data')
  for (const { socket } of clients) socket.destroy()
  let reply: Response | null = null
  for (let attempt = 0; reply === null && attempt < 200; attempt++) {
    reply = await fetch(`${address}/health/ready`).catch(() => null)
    if (reply === null) await new Promise((resolve) => setTimeout(resolve, 25))
  }
  assert.equal(reply?.status, 200)
  child.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null], said)
  await rm(folder, { recursive: true, force: true })
})
