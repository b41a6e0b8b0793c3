import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { ImageFormat } from '../../domain/guard/exchange.ts'
import { imageSizeOf } from './image-size.ts'

const folder = new URL('../../../test/images/', import.meta.url)

async function fixture(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(name, folder)))
}

const files: readonly (readonly [name: string, format: ImageFormat, isAnimated: boolean])[] = [
  ['one-bit.png', 'png', false],
  ['sixteen-bit.png', 'png', false],
  ['animated.png', 'png', true],
  ['plain.jpg', 'jpeg', false],
  ['cmyk.jpg', 'jpeg', false],
  ['lossy.webp', 'webp', false],
  ['lossless.webp', 'webp', false],
  ['animated.webp', 'webp', true],
  ['animated.gif', 'gif', true],
]

for (const [name, format, isAnimated] of files) {
  test(`the size of ${name} is read from its header`, async () => {
    const size = imageSizeOf(await fixture(name), format)
    assert.deepEqual([size?.width, size?.height, size?.isAnimated], [420, 50, isAnimated])
  })
}

test('a header that says 30,000 by 30,000 pixels is believed without a pixel behind it', async () => {
  const png = (await fixture('one-bit.png')).slice(0, 60)
  new DataView(png.buffer).setUint32(16, 30_000)
  new DataView(png.buffer).setUint32(20, 30_000)
  const size = imageSizeOf(png, 'png')
  assert.deepEqual([size?.width, size?.height], [30_000, 30_000])
})

test('a picture of a GIF that reaches beyond its screen counts with its own size', async () => {
  const gif = await fixture('animated.gif')
  const colours = 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)
  const start = gif.indexOf(0x2c, 13 + colours)
  new DataView(gif.buffer).setUint16(start + 5, 40_000, true)
  assert.equal(imageSizeOf(gif, 'gif')?.width, 40_000)
})

test('the first picture of an animated GIF ends before the second begins', async () => {
  const gif = await fixture('animated.gif')
  const end = imageSizeOf(gif, 'gif')?.firstPictureEnd ?? 0
  assert.ok(end > 800 && end < gif.length)
  assert.equal(imageSizeOf(gif.slice(0, end), 'gif')?.isAnimated, false)
})

test('a file cut off at any byte has its whole size or none, and never throws', async () => {
  for (const [name, format] of files) {
    const bytes = await fixture(name)
    for (let length = 0; length < Math.min(bytes.length, 900); length++) {
      const size = imageSizeOf(bytes.slice(0, length), format)
      assert.ok(size === null || (size.width === 420 && size.height === 50), `${name} cut at ${length}`)
    }
  }
})

test('random bytes behind a signature have no size or a finite one', () => {
  let state = 1
  const bytes = Uint8Array.from({ length: 4_096 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return state & 255
  })
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    for (let offset = 0; offset < 2_000; offset += 7) {
      const size = imageSizeOf(bytes.slice(offset), format)
      assert.ok(size === null || (Number.isFinite(size.width) && size.width > 0))
    }
  }
})
