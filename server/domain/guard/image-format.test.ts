import assert from 'node:assert/strict'
import { test } from 'node:test'
import { agreesWithMimeType, imageFormatOf } from './image-format.ts'

const heads = {
  png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0),
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
  gif: new TextEncoder().encode('GIF89a....'),
  webp: new TextEncoder().encode('RIFF....WEBPVP8 '),
} as const

test('each format is known by its first bytes', () => {
  for (const [format, bytes] of Object.entries(heads)) assert.equal(imageFormatOf(bytes), format)
  assert.equal(imageFormatOf(new TextEncoder().encode('GIF87a')), 'gif')
})

test('anything else, a cut-off head or an empty file is no format', () => {
  const others = ['', 'GIF88a', 'RIFF....WAVE', '<svg/>', '%PDF-1.7', 'BM']
  for (const text of others) assert.equal(imageFormatOf(new TextEncoder().encode(text)), null, text)
  for (const bytes of Object.values(heads)) assert.equal(imageFormatOf(bytes.subarray(0, 2)), null)
})

test('a MIME type agrees with its own format only', () => {
  assert.equal(agreesWithMimeType('png', 'image/PNG'), true)
  assert.equal(agreesWithMimeType('jpeg', 'image/jpg'), true)
  assert.equal(agreesWithMimeType('jpeg', 'image/png'), false)
  assert.equal(agreesWithMimeType('gif', 'text/gif'), false)
})
