import { createPatternsDetector } from '../../server/detectors/patterns/patterns-detector.ts'
import { createPersonalDataDetectors } from '../../server/detectors/personal-data/personal-data-detectors.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { imageFormatOf } from '../../server/domain/guard/image-format.ts'
import type { Policy } from '../../server/domain/policy/policy.ts'
import { defaultPolicies } from '../../server/domain/policy/policy-catalogue.ts'
import type { OcrReport } from '../../server/models/ocr/ocr-messages.ts'
import { openRecogniser, type PictureRecogniser } from '../../server/models/ocr/open-recogniser.ts'
import { readPicture } from '../../server/models/ocr/read-picture.ts'
import { benchRandom } from '../load/bench-random.ts'
import { type Share, shareOf } from '../quality/figures/statistics.ts'
import { median, quantile } from '../statistics.ts'
import { chooseDrawing, type Drawing, drawTextImage } from './draw-text-image.ts'
import { denyPatterns, type ImageText, imageTexts } from './image-texts.ts'

/** Letter sizes in pixels; the images are shared out evenly. */
const sizesPx = [12, 14, 16, 18, 20, 24, 28, 32]
const imageCount = 200
const seed = 4_711

const policies = defaultPolicies({ organizationId: 'bench', nextId: () => 'policy', nowMs: 0 })
const detectors = new Map(
  [...createPersonalDataDetectors(), createPatternsDetector()].map((detector) => [detector.id, detector]),
)

interface Measured {
  readonly drawing: Drawing
  readonly language: ImageText['language']
  readonly detector: ImageText['detector']
  readonly isFound: boolean
  readonly readMs: number
}

/** How many of some images were found. */
export interface ImageLine {
  readonly name: string
  readonly found: Share
}

/** Everything that is measured about text in images. */
export interface ImageFigures {
  /** All images first, then by size of the letters, language, policy and drawing. */
  readonly lines: readonly ImageLine[]
  /** Until the recogniser is ready, in milliseconds. */
  readonly loadMs: number
  /** Of one image, in milliseconds. */
  readonly medianMs: number
  readonly p99Ms: number
  /** Images that took longer than the five seconds that the service gives them. */
  readonly tooSlow: number
  /** More memory while it reads, in megabytes, drawing of the images included. */
  readonly addedMB: number
}

/** Told of an image whose text was not found. */
export type OnMiss = (drawing: Drawing, text: string, read: string) => void

/**
 * Draws 200 images of texts that a policy catches as plain text, reads them with the service's own parts, and counts those
 * whose text the same policy catches at its threshold. Takes one to four minutes.
 */
export async function measureImages(onMiss: OnMiss = () => {}): Promise<ImageFigures> {
  for (const one of imageTexts) {
    if (!(await isCaught(one.text, one.detector))) throw new Error(`No policy catches the plain text: ${one.text}`)
  }
  const before = process.memoryUsage.rss()
  const startedMs = performance.now()
  const recogniser = await openRecogniser()
  const loadMs = performance.now() - startedMs
  const random = benchRandom(seed)
  const measured: Measured[] = []
  let rssMax = 0
  for (let index = 0; index < imageCount; index++) {
    const { text, language, detector } = random.pick(imageTexts)
    const drawing = chooseDrawing(random, sizesPx[index % sizesPx.length] ?? 12)
    const bytes = drawTextImage(text, drawing, random)
    const beganMs = performance.now()
    const read = await readOne(recogniser, bytes)
    const readMs = performance.now() - beganMs
    const isFound = await isCaught(read, detector)
    if (!isFound) onMiss(drawing, text, read)
    measured.push({ drawing, language, detector, isFound, readMs })
    rssMax = Math.max(rssMax, process.memoryUsage.rss())
  }
  const times = measured.map(({ readMs }) => readMs)
  return {
    lines: linesOf(measured),
    loadMs,
    medianMs: median(times),
    p99Ms: quantile(times, 0.99),
    tooSlow: times.filter((ms) => ms > 5_000).length,
    addedMB: (rssMax - before) / 1e6,
  }
}

/** What the service's thread does with an image, on this thread and without its bound of time. */
async function readOne(recogniser: PictureRecogniser, file: Buffer): Promise<string> {
  const bytes = new Uint8Array(file)
  const format = imageFormatOf(bytes)
  if (format === null) throw new Error('The drawing is no image.')
  const parts: string[] = []
  const report = (told: OcrReport) => {
    if (told.kind === 'part') parts.push(told.text)
    else if (told.kind === 'unreadable') throw new Error(`A drawing cannot be read: ${told.reason}`)
  }
  await readPicture({ bytes, format, recogniser, report })
  return parts.join('\n')
}

async function isCaught(text: string, id: ImageText['detector']): Promise<boolean> {
  const policy = policyOf(id)
  const scope = { signal: new AbortController().signal }
  const finding = await detectors.get(id)?.evaluate(readExchange(exchangeOf(text)), { policy, compiled: null }, scope)
  return finding?.status === 'scored' && finding.value >= policy.detectionThreshold
}

function policyOf(id: ImageText['detector']): Policy {
  const policy = policies.find(({ detector }) => detector === id) ?? policies[0]
  if (policy === undefined) throw new Error('There is no policy to judge by.')
  if (id !== 'patterns') return policy
  return {
    ...policy,
    detector: id,
    patterns: { deny: denyPatterns, allow: [] },
    examples: { violating: [], allowed: [] },
  }
}

function linesOf(measured: readonly Measured[]): readonly ImageLine[] {
  const line = (name: string, of: (one: Measured) => boolean): ImageLine => {
    const some = measured.filter(of)
    return { name, found: shareOf(some.filter(({ isFound }) => isFound).length, some.length) }
  }
  return [
    line('**all**', () => true),
    ...sizesPx.map((sizePx) => line(`${sizePx} px`, ({ drawing }) => drawing.sizePx === sizePx)),
    ...['en', 'fr'].map((language) => line(language, (one) => one.language === language)),
    ...[...new Set(measured.map(({ detector }) => detector))].map((id) => line(id, ({ detector }) => detector === id)),
    line('low contrast (3.5 to 1)', ({ drawing }) => ['#828282', '#8a7f70'].includes(drawing.colours[0])),
    line('turned', ({ drawing }) => drawing.degrees !== 0),
    line('with noise', ({ drawing }) => drawing.noise > 0),
    line('JPEG', ({ drawing }) => drawing.jpegQuality !== null),
    line('on a screen', ({ drawing }) => drawing.scene === 'screen'),
  ]
}

/** The figures as Markdown. */
export function imagesText({ lines, loadMs, medianMs, p99Ms, tooSlow, addedMB }: ImageFigures): string {
  return [
    '| images | found | share (95 %) |',
    '|---|---|---|',
    ...lines.map(
      ({ name, found: { hits, of, share, low, high } }) =>
        `| ${name} | ${hits} of ${of} | ${percent(share)} (${percent(low)} to ${percent(high)}) |`,
    ),
    '',
    `The recogniser loads in ${Math.round(loadMs)} ms. An image: p50 ${Math.round(medianMs)} ms, p99 ${Math.round(p99Ms)} ms; ${tooSlow} took over 5 s.`,
    `Memory while it reads: ${Math.round(addedMB)} MB more, drawing of the images included.`,
  ].join('\n')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
