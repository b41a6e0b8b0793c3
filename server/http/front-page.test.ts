import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { registerFrontPage } from './front-page.ts'

test('GET / says what runs here and leads to the documentation: to people as a page, to programs as JSON', async () => {
  const app = Fastify()
  registerFrontPage(app, '1.2.3')
  const json = (await app.inject({ url: '/' })).json()
  assert.deepEqual([json.service, json.version, json.documentation], ['Redoubt', '1.2.3', '/docs'])
  const { headers, body } = await app.inject({ url: '/', headers: { accept: 'text/html,*/*;q=0.8' } })
  assert.match(String(headers['content-type']), /^text\/html/)
  assert.match(String(headers['content-security-policy']), /default-src 'none'/)
  assert.match(body, /Redoubt 1\.2\.3/)
  assert.match(body, /href="\/docs"/)
  await app.close()
})
