import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import Fastify from 'fastify'
import { registerDocumentation } from './documentation.ts'

test('the OpenAPI document is written once, and then only sent, at both of its places', async () => {
  const app = Fastify()
  await registerDocumentation(app, '1.2.3')
  app.get('/one', { schema: { description: 'a route like no other' } }, async () => 'one')
  await app.ready()
  const stringify = mock.method(JSON, 'stringify')
  for (const url of ['/openapi.json', '/docs/json', '/openapi.json', '/docs/json']) {
    const { statusCode, body, headers } = await app.inject({ url })
    assert.equal(statusCode, 200)
    assert.match(String(headers['content-type']), /^application\/json/)
    assert.match(body, /a route like no other/)
  }
  const written = stringify.mock.calls.filter(({ result }) => result?.includes('a route like no other'))
  stringify.mock.restore()
  assert.equal(written.length, 1)
  await app.close()
})
