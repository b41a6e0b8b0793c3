import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attachmentFields, imageBytesMax, isUsableImage } from './attachments.ts'

test('images leave as their bytes and kind, documents in the form that was chosen', () => {
  const fields = attachmentFields(
    [{ name: 'a.png', url: 'data:image/png;base64,AAEC' }],
    [
      { title: 'Page', format: 'html', content: '<p>x</p>' },
      { title: '', format: 'json', content: '{"a":1}' },
    ],
  )
  assert.deepEqual(fields, {
    images: [{ base64: 'AAEC', mimeType: 'image/png', name: 'a.png' }],
    documents: [{ title: 'Page', html: '<p>x</p>' }, { json: '{"a":1}' }],
  })
})

test('without attachments a check has no such fields', () => {
  assert.deepEqual(attachmentFields([], []), {})
})

test('what the service would refuse is not taken', () => {
  assert.equal(isUsableImage({ type: 'image/png', size: 10 }), true)
  assert.equal(isUsableImage({ type: 'image/png', size: imageBytesMax }), true)
  for (const [type, size] of [
    ['image/png', imageBytesMax + 1],
    ['image/png', 0],
    ['image/svg+xml', 10],
    ['', 10],
  ] as const) {
    assert.equal(isUsableImage({ type, size }), false, `${type} ${size}`)
  }
})
