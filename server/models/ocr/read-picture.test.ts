import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { imageTextUnitsMax } from '../../domain/guard/image-text.ts'
import type { OcrReport } from './ocr-messages.ts'
import { type Band, type PictureRecogniser, UndecodableImage } from './open-recogniser.ts'
import { readPicture } from './read-picture.ts'

/** The header of a PNG; what reads it here looks at no pixel. */
function pngOf(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(60)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  new DataView(bytes.buffer).setUint32(16, width)
  new DataView(bytes.buffer).setUint32(20, height)
  return bytes
}

function word(text: string): string {
  return ['5', '1', '1', '1', '1', '1', '0', '0', '9', '9', '90', text].join('\t')
}

/** A recogniser that sees lines of 20 pixels, one below the other, and in each part the number of the part. */
function recogniserOf(lineCount: number, told: (Band | null)[], text?: string): PictureRecogniser {
  return {
    linesOf: async () =>
      Array.from({ length: lineCount }, (_, index) => ({ left: 10, top: 30 * index, width: 900, height: 20 })),
    async read(_picture, band) {
      told.push(band)
      return word(text ?? `part-${told.length}`)
    },
  }
}

async function reportsOf(
  bytes: Uint8Array,
  recogniser: PictureRecogniser,
  format: 'png' | 'gif' = 'png',
): Promise<OcrReport[]> {
  const reports: OcrReport[] = []
  await readPicture({ bytes, format, recogniser, report: (one) => reports.push(one) })
  return reports
}

test('a page of many lines is told part by part, and no part cuts a line', async () => {
  const bands: (Band | null)[] = []
  const reports = await reportsOf(pngOf(1_000, 1_000), recogniserOf(14, bands))
  assert.deepEqual(reports, [
    { kind: 'part', text: 'part-1' },
    { kind: 'part', text: 'part-2' },
    { kind: 'part', text: 'part-3' },
    { kind: 'read', missing: null },
  ])
  assert.deepEqual(bands[0], { left: 2, top: 0, width: 916, height: 178 })
  assert.deepEqual(bands[1]?.top, 172)
})

test('a small picture, and one of few lines, is read whole', async () => {
  for (const [bytes, lines] of [
    [pngOf(500, 500), 14],
    [pngOf(1_000, 1_000), 5],
  ] as const) {
    const bands: (Band | null)[] = []
    await reportsOf(bytes, recogniserOf(lines, bands))
    assert.deepEqual(bands, [null])
  }
})

test('a large picture without a line is read, and holds nothing', async () => {
  assert.deepEqual(await reportsOf(pngOf(2_000, 2_000), recogniserOf(0, [])), [{ kind: 'read', missing: null }])
})

test('text beyond the bound is left out, and the report says so', async () => {
  const reports = await reportsOf(pngOf(1_000, 1_000), recogniserOf(60, [], 'a'.repeat(imageTextUnitsMax - 10)))
  const units = reports.reduce((sum, one) => sum + (one.kind === 'part' ? one.text.length : 0), 0)
  assert.equal(units, imageTextUnitsMax)
  const last = reports.at(-1)
  assert.match((last?.kind === 'read' && last.missing) || '', /first 12000 characters/)
})

test('a picture over the bounds is never given to the recogniser', async () => {
  for (const [width, height] of [
    [30_000, 30_000],
    [12_001, 1],
    [4_001, 4_000],
  ] as const) {
    const bands: (Band | null)[] = []
    const [only] = await reportsOf(pngOf(width, height), recogniserOf(1, bands))
    assert.deepEqual([only?.kind, bands.length], ['unreadable', 0])
  }
})

test('only the first picture of a GIF is given to the recogniser', async () => {
  const gif = new Uint8Array(await readFile(new URL('../../../test/images/animated.gif', import.meta.url)))
  let given = 0
  const recogniser = recogniserOf(1, [])
  await reportsOf(
    gif,
    {
      ...recogniser,
      read(picture, band) {
        given = picture.length
        assert.equal(picture.at(-1), 0x3b)
        return recogniser.read(picture, band)
      },
    },
    'gif',
  )
  assert.ok(given > 0 && given < gif.length)
})

test('a recogniser that breaks is told apart from a picture that cannot be decoded', async () => {
  for (const [error, isBroken] of [
    [new UndecodableImage(), false],
    [new Error('memory access out of bounds'), true],
  ] as const) {
    const recogniser = { ...recogniserOf(1, []), read: () => Promise.reject(error) }
    const [only] = await reportsOf(pngOf(100, 100), recogniser)
    assert.deepEqual(only?.kind === 'unreadable' && only.isBroken, isBroken)
  }
})
