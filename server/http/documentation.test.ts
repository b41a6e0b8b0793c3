import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import Fastify from 'fastify'
import { registerDocumentation } from './documentation.ts'

test('the OpenAPI document is written once for each of its places, and then only sent', async () => {
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
  assert.equal(written.length, 2)
  await app.close()
})

test('the page shows each operation once, says which are extensions, and has our own name and mark', async () => {
  const app = Fastify()
  await registerDocumentation(app, '1.2.3')
  app.get('/one', { schema: { tags: ['Guard v1', 'extension'], summary: 'One' } }, async () => 'one')
  app.get('/two', { schema: { tags: ['Guard v1'], summary: 'Two' } }, async () => 'two')
  await app.ready()
  const { tags, paths } = (await app.inject({ url: '/docs/json' })).json()
  assert.deepEqual([paths['/one'].get.tags, paths['/one'].get.summary], [['Guard v1'], 'One (extension)'])
  assert.deepEqual([paths['/two'].get.tags, paths['/two'].get.summary], [['Guard v1'], 'Two'])
  assert.ok(!tags.some(({ name }: { readonly name: string }) => name === 'extension'))
  const document = (await app.inject({ url: '/openapi.json' })).json()
  assert.deepEqual(document.paths['/one'].get.tags, ['Guard v1', 'extension'])
  const page = await app.inject({ url: '/docs/static/index.html' })
  const { body } = page.statusCode === 200 ? page : await app.inject({ url: '/docs/' })
  assert.match(body, /<title>Redoubt<\/title>/)
  assert.match(body, /mark\.svg/)
  assert.equal((await app.inject({ url: '/docs/static/theme/mark.svg' })).statusCode, 200)
  await app.close()
})
