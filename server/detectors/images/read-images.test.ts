import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exchangeOf } from '../views/exchange-of.fixture.ts'
import { readExchange } from '../views/read-exchange.ts'
import { readImages, withoutImages } from './read-images.ts'

test('each image is read as if its text had been sent; what is missing is told', () => {
  const exchange = {
    ...exchangeOf('hello'),
    imageCount: 4,
    imageTexts: [
      { number: 1, status: 'read', text: '' },
      { number: 2, status: 'partly-read', text: 'written here', reason: 'the time ran out' },
      { number: 3, status: 'unread', reason: 'it is damaged' },
    ],
  } as const
  const read = readImages(exchange, readExchange)
  assert.deepEqual(
    read.map(({ number, reading, gap }) => [number, reading?.views[0]?.text ?? null, gap]),
    [
      [1, null, null],
      [2, 'written here', 'Image 2 was judged only in part: the time ran out.'],
      [3, null, 'Image 3 was not judged: it is damaged.'],
      [4, null, 'Image 4 was not judged.'],
    ],
  )
  assert.equal(read[1]?.reading?.exchange.imageCount, 0, 'detectors are not to think of images')
})

test('an exchange without images stays the same object, one with images hides them', () => {
  const plain = exchangeOf('hello')
  assert.equal(withoutImages(plain), plain)
  assert.deepEqual(withoutImages({ ...plain, imageCount: 1 }), { ...plain, imageTexts: [] })
})

test('an image whose text breaks the views is told as not judged, and the others go on', () => {
  const texts = ['bad', 'good'].map((text, index) => ({ number: index + 1, status: 'read', text }) as const)
  const read = readImages({ ...exchangeOf(''), imageCount: 2, imageTexts: texts }, (exchange) => {
    if (exchange.text === 'bad') throw new Error('broken')
    return readExchange(exchange)
  })
  assert.match(read[0]?.gap ?? '', /Image 1 was not judged/)
  assert.equal(read[1]?.reading?.exchange.text, 'good')
})
