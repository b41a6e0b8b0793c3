import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { test } from 'node:test'
import { cutReply, HttpConnection, requestBytes } from './http-connection.ts'

test('a reply is cut only when all of it is there', () => {
  const whole = Buffer.from('HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello')
  for (let length = 0; length < whole.length; length++) assert.equal(cutReply(whole.subarray(0, length)), null)
  const reply = cutReply(whole)
  assert.equal(reply?.status, 404)
  assert.equal(reply?.body.toString(), 'hello')
})

test('a real server understands the requests, and one connection carries many', async (t) => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = `${request.method} ${request.url} ${request.headers['x-api-key']} ${Buffer.concat(chunks)}`
      response.setHeader('content-length', Buffer.byteLength(text))
      response.end(text)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const connection = await HttpConnection.open(portOf(server.address()))
  t.after(() => connection.close())
  const post = requestBytes({ method: 'POST', path: '/a?b=c', key: 'k', body: { text: 'ü' } })
  for (let round = 0; round < 3; round++) {
    assert.equal((await connection.send(post)).body.toString(), 'POST /a?b=c k {"text":"ü"}')
    const get = await connection.send(requestBytes({ method: 'GET', path: '/d', key: null }))
    assert.equal(get.body.toString(), 'GET /d undefined ')
  }
})

test('a connection that ends in the middle of a reply is an error, not a reply', async (t) => {
  const server = createTcpServer((socket) => socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Le')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const connection = await HttpConnection.open(portOf(server.address()))
  const request = requestBytes({ method: 'GET', path: '/', key: null })
  await assert.rejects(connection.send(request), /closed the connection/)
  await assert.rejects(connection.send(request), /is closed/, 'and so is every request after it')
})

function portOf(address: unknown): number {
  return (address as { readonly port: number }).port
}
