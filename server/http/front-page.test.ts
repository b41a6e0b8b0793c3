import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { registerFrontPage } from './front-page.ts'

test('GET / says what runs here and leads to the documentation as JSON; a browser is led to the console', async () => {
  const app = Fastify()
  registerFrontPage(app, '1.2.3')
  const json = (await app.inject({ url: '/' })).json()
  assert.deepEqual([json.service, json.version, json.documentation], ['Redoubt', '1.2.3', '/docs'])
  const { statusCode, headers } = await app.inject({ url: '/', headers: { accept: 'text/html,*/*;q=0.8' } })
  assert.deepEqual([statusCode, headers.location], [302, '/console'])
  await app.close()
})
