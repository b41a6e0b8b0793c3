import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, describe, test } from 'node:test'
import { MessageChannel } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import type { Image } from '../../domain/guard/exchange.ts'
import { imageFormatOf } from '../../domain/guard/image-format.ts'
import type { ImageReader } from '../../domain/guard/image-reader.ts'
import type { ImageText } from '../../domain/guard/image-text.ts'
import { createImageReader } from './image-reader.ts'

const folder = new URL('../../../test/images/', import.meta.url)
const written = 'Project Bluebird is secret'

async function fixture(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(name, folder)))
}

function imageOf(bytes: Uint8Array, content: Image['content'] = bytes): Image {
  const format = imageFormatOf(bytes)
  assert.ok(format)
  return { format, name: null, sizeBytes: bytes.length, content }
}

/** A PNG of 4,000 by 4,000 black and white dots in disorder, which takes seconds to read. */
function slowPng(): Uint8Array {
  const side = 4_000
  const chunk = (kind: string, content: Uint8Array) => {
    const bytes = Buffer.alloc(content.length + 12)
    bytes.writeUInt32BE(content.length)
    bytes.write(kind, 4, 'latin1')
    bytes.set(content, 8)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), content.length + 8)
    return bytes
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  const lineBytes = 1 + side / 8
  const dots = Buffer.alloc(lineBytes * side)
  let seed = 1
  for (const index of dots.keys()) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    dots[index] = index % lineBytes === 0 ? 0 : seed >>> 24
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(dots, { level: 1 })), chunk('IEND', Buffer.of())]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}

async function readOne(reader: ImageReader, bytes: Uint8Array): Promise<ImageText> {
  const [text] = await reader.read([imageOf(bytes)], 'o')
  assert.ok(text)
  return text
}

describe('a reader with time', () => {
  // The machine of a test may be busy; what the bound does is tested below.
  const reader = createImageReader({ requestMsMax: 30_000 })
  after(() => reader.close())

  for (const name of [
    'plain.jpg',
    'cmyk.jpg',
    'turned.jpg',
    'one-bit.png',
    'sixteen-bit.png',
    'lossy.webp',
    'lossless.webp',
  ]) {
    test(`the text in ${name} is read`, async () => {
      assert.deepEqual(await readOne(reader, await fixture(name)), { number: 1, status: 'read', text: written })
    })
  }

  test('of an animated GIF or PNG the first picture is read, and the reader says so', async () => {
    for (const name of ['animated.gif', 'animated.png']) {
      const reason = 'it is animated, and only its first picture was read'
      assert.deepEqual(await readOne(reader, await fixture(name)), {
        number: 1,
        status: 'partly-read',
        text: written,
        reason,
      })
    }
  })

  test('damaged images are unread with the reason, and the next one is read', async () => {
    const jpeg = await fixture('plain.jpg')
    const png = await fixture('sixteen-bit.png')
    const noise = png.map((byte, index) => (index < 40 ? byte : (index * 7_919) & 255))
    const webp = await fixture('lossy.webp')
    for (const bytes of [jpeg.slice(0, jpeg.length / 2), png.slice(0, png.length / 2), noise, webp.slice(0, 60)]) {
      const text = await readOne(reader, bytes)
      assert.equal(text.status, 'unread')
      assert.match(text.status === 'unread' ? text.reason : '', /damaged/)
    }
    for (const bytes of [jpeg.slice(0, 20), png.slice(0, 12)]) {
      const text = await readOne(reader, bytes)
      assert.match(text.status === 'unread' ? text.reason : '', /header is damaged/)
    }
    const animated = await readOne(reader, await fixture('animated.webp'))
    assert.match(animated.status === 'unread' ? animated.reason : '', /animated WebP/)
    assert.equal((await readOne(reader, jpeg)).status, 'read')
  })

  test('an image of 30,000 by 30,000 pixels is not decoded, and its size is told', async () => {
    const png = await fixture('one-bit.png')
    new DataView(png.buffer).setUint32(16, 30_000)
    new DataView(png.buffer).setUint32(20, 30_000)
    const text = await readOne(reader, png)
    assert.match(text.status === 'unread' ? text.reason : '', /30000 × 30000 pixels/)
  })

  test('bytes that come sealed from another thread are read, and closed ones are unread', async () => {
    const bytes = await fixture('plain.jpg')
    const seal = () => {
      const { port1, port2 } = new MessageChannel()
      port1.postMessage(bytes)
      port1.close()
      return port2
    }
    const closed = seal()
    closed.close()
    const texts = await reader.read([imageOf(bytes, seal()), imageOf(bytes, closed), imageOf(bytes)], 'o')
    assert.deepEqual(
      texts.map(({ status }) => status),
      ['read', 'unread', 'read'],
    )
  })
})

test('images of an organization that asks later are read between those of one that asked for many', async () => {
  const reader = createImageReader({ requestMsMax: 30_000 })
  const image = imageOf(await fixture('plain.jpg'))
  const order: string[] = []
  const read = async (organizationId: string) => {
    const [text] = await reader.read([image], organizationId)
    assert.equal(text?.status, 'read')
    order.push(organizationId)
  }
  await Promise.all(['one', 'one', 'one', 'one', 'two', 'two'].map(read))
  assert.deepEqual(order, ['one', 'two', 'one', 'two', 'one', 'one'])
  await reader.close()
})

test('what waits while images of others are read is given up in its own time', async () => {
  const requestMsMax = 1_000
  const reader = createImageReader({ requestMsMax })
  const image = imageOf(slowPng())
  const first = reader.read([image, image], 'one')
  await new Promise((resolve) => setTimeout(resolve, 500))
  const askedMs = performance.now()
  const second = reader.read([image], 'two')
  const waitedMs = second.then(() => performance.now() - askedMs)
  for (const text of [...(await first), ...(await second)])
    assert.match(text.status === 'unread' ? text.reason : '', /time .* ran out/)
  // With less than 150 ms left nothing is begun any more; a timer may be a few early. How late it comes is a matter of the machine.
  assert.ok((await waitedMs) > requestMsMax - 160, 'its time did not end with that of the first')
  await reader.close()
})

test('whoever lost its time or its place to images of others is told so, and whoever had only its own is not', async () => {
  const reader = createImageReader({ requestMsMax: 400, waitingMax: 2, waitingOfOneMax: 2 })
  const image = imageOf(slowPng())
  const quick = imageOf(await fixture('plain.jpg'))
  const first = reader.read([image, image, image], 'flooding')
  const second = reader.read([image], 'quiet')
  const isCrowdedOut = (texts: readonly ImageText[]) =>
    texts.map((text) => text.status !== 'read' && text.isCrowdedOut === true)
  assert.deepEqual(isCrowdedOut(await second), [true], 'no place')
  assert.deepEqual(isCrowdedOut(await first), [false, false, false])
  const flood = reader.read([image], 'flooding')
  const late = reader.read([quick], 'quiet')
  assert.deepEqual(isCrowdedOut(await late), [true], 'no time')
  await flood
  await reader.close()
})

test('what is not read in time is unread, and the reader goes on with a new thread', async () => {
  const reader = createImageReader({ requestMsMax: 200 })
  const bytes = slowPng()
  const texts = await reader.read([imageOf(bytes), imageOf(bytes)], 'o')
  for (const text of texts) assert.match(text.status === 'unread' ? text.reason : '', /time .* ran out/)
  await reader.close()
})

test('what finds no place is unread at once, and one organization does not take all places', async () => {
  const reader = createImageReader({ waitingMax: 3, waitingOfOneMax: 2 })
  const image = imageOf(await fixture('plain.jpg'))
  const first = reader.read([image, image, image], 'one')
  const second = reader.read([image, image], 'two')
  const reasons = async (texts: typeof first) => (await texts).map((text) => ('reason' in text ? text.reason : null))
  const stopped = reader.close()
  const tooMany = 'too many images are waiting to be read'
  const stopping = 'the service is stopping'
  assert.deepEqual(await reasons(first), [stopping, stopping, tooMany])
  assert.deepEqual(await reasons(second), [stopping, tooMany])
  await stopped
  assert.deepEqual(await reasons(reader.read([image], 'one')), [stopping])
})
