import assert from 'node:assert/strict'
import { test } from 'node:test'
import { materialOf } from './material-of.ts'

const long = 'a text of more than forty characters, which stands for itself'

test('every text of an answer is among the material, as what it is', () => {
  const answer = {
    content: [
      { type: 'text', text: 'one' },
      { type: 'resource', resource: { uri: 'a://b', mimeType: 'text/html; charset=utf-8', text: '<p>two</p>' } },
      { type: 'resource', resource: { uri: 'a://c', mimeType: 'text/markdown', text: '# three' } },
      {
        type: 'resource',
        resource: { mimeType: 'application/json', blob: Buffer.from('{"four": 4}').toString('base64') },
      },
      { type: 'resource_link', uri: 'a://d', name: 'five', description: long },
    ],
    structuredContent: { six: 6 },
    _meta: { seven: ['eight'] },
  }
  const found = materialOf(answer, 'read').map(({ title, ...rest }) => rest)
  assert.deepEqual(found.slice(0, -1), [
    { text: 'one' },
    { html: '<p>two</p>' },
    { markdown: '# three' },
    { text: '{"four": 4}' },
    { text: long },
    { json: { six: 6 } },
  ])
  assert.match(JSON.stringify(found.at(-1)), /"json".*five.*seven.*eight/)
})

test('binary data is left out, and an answer without a word is no material', () => {
  const data = 'iVBORw0KGgo='.repeat(10)
  assert.deepEqual(materialOf({ content: [{ type: 'image', mimeType: 'image/png', data }] }, 'read'), [])
  assert.deepEqual(materialOf({}, 'read'), [])
})

test('more texts than a check takes are all there, the last of them together', () => {
  const content = Array.from({ length: 250 }, (_, at) => ({ type: 'text', text: `text ${at}.` }))
  const found = materialOf({ content }, 'read')
  assert.equal(found.length, 100)
  const all = found.map(({ text }) => text).join('\n')
  for (let at = 0; at < 250; at += 1) assert.ok(all.includes(`text ${at}.`))
})
