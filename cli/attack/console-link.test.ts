import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleLink } from './console-link.ts'

const linkWith = (fetch: typeof globalThis.fetch, signal = new AbortController().signal) =>
  consoleLink({ baseUrl: 'http://127.0.0.1:4180', testId: 't-1', signal, fetch })
const page = { headers: { 'content-type': 'text/html; charset=utf-8' } }

test('where the service shows a console, the test has an address in it', async () => {
  const asked: string[] = []
  const link = await linkWith(async (url) => {
    asked.push(String(url))
    return new Response('<!doctype html>', page)
  })
  assert.equal(link, 'http://127.0.0.1:4180/console/red-team/t-1')
  assert.deepEqual(asked, ['http://127.0.0.1:4180/console/'])
})

test('without a console, and where nobody answers, there is none, and the attack goes on', async () => {
  assert.equal(await linkWith(async () => new Response('not built', { ...page, status: 503 })), null)
  assert.equal(await linkWith(async () => Response.json({})), null)
  assert.equal(await linkWith(() => Promise.reject(new TypeError('fetch failed'))), null)
})
