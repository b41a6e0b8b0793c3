import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** A part of a picture, in pixels. */
export interface Band {
  /** From the left edge of the picture. */
  readonly left: number
  /** From its upper edge. */
  readonly top: number
  /** 1 or more. */
  readonly width: number
  /** 1 or more. */
  readonly height: number
}

/** Reads pictures. Each rejects with `UndecodableImage` for what cannot be decoded, with another error when it broke. */
export interface PictureRecogniser {
  /** Where lines of text seem to be, in the order in which they are read. Cost: a fifth of reading them. */
  linesOf(picture: Uint8Array): Promise<readonly Band[]>
  /** The words of a picture, or of a part of it, as a table for `textOfTable`. */
  read(picture: Uint8Array, band: Band | null): Promise<string>
}

/** The bytes are no picture that can be decoded. */
export class UndecodableImage extends Error {}

const require = createRequire(import.meta.url)

/** What the recogniser is asked, and what it answers; see `tesseract.js/src/worker-script`. */
interface Packet {
  readonly workerId: string
  readonly jobId: string
  readonly action: string
  readonly payload: unknown
}
type Reply =
  | { readonly status: 'resolve'; readonly data: unknown }
  | { readonly status: 'reject'; readonly data: unknown }
  | { readonly status: 'progress' }

interface WorkerScript {
  setAdapter(adapter: Readonly<Record<string, unknown>>): void
  dispatchHandlers(packet: Packet, send: (reply: Reply) => void): void
}

const languages = ['eng', 'fra']

/**
 * Opens the recogniser for English and French on the calling thread, where it then computes. The packages' thread of
 * their own is left out: it would copy each picture once more, and a failed start of it throws where nobody can catch.
 * Reads files of the installed packages only; whatever would ask a network throws. Cost: .3 s and 50 MB.
 */
export async function openRecogniser(): Promise<PictureRecogniser> {
  const script: WorkerScript = require('tesseract.js/src/worker-script/index.js')
  script.setAdapter({
    getCore: require('tesseract.js/src/worker-script/node/getCore.js'),
    gunzip: gunzipSync,
    readCache: readLanguage,
    fetch: refuse,
    writeCache: refuse,
    deleteCache: refuse,
  })
  let asked = 0
  const ask = (action: string, payload: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      script.dispatchHandlers({ workerId: 'ocr', jobId: String(++asked), action, payload }, (reply) => {
        if (reply.status === 'resolve') resolve(reply.data)
        else if (reply.status === 'reject') reject(new Error(String(reply.data)))
      })
    })
  const files = { langPath: 'packages', cacheMethod: 'none', gzip: true, lstmOnly: true }
  await ask('load', { options: { lstmOnly: lstmOnlyEngine, corePath: null, logging: false } })
  await ask('loadLanguage', { langs: languages.join('+'), options: files })
  await ask('initialize', { langs: languages.join('+'), oem: lstmOnlyEngine, config: {} })
  await ask('setParameters', { params: { tessedit_pageseg_mode: automaticLayout, user_defined_dpi: screenDpi } })
  const recognise = (image: Uint8Array, options: object, output: object) =>
    ask('recognize', { image, options, output }).catch(undecodable)
  return {
    linesOf: async (picture) => linesIn(await recognise(picture, {}, { text: false, layoutBlocks: true })),
    read: async (picture, band) =>
      tableIn(await recognise(picture, band === null ? {} : { rectangle: band }, { text: false, tsv: true })),
  }
}

/** The engine that reads by a neural network; the older one is not loaded. */
const lstmOnlyEngine = 1

/** Finds columns and lines by itself. */
const automaticLayout = '3'

/** Of images that do not say; without it the recogniser guesses, and complains. */
const screenDpi = '96'

/** The whole-number variant: as good as the full one here, at half the memory and time to load. */
const variant = '4.0.0_best_int'

async function readLanguage(path: string): Promise<Uint8Array> {
  const language = languages.find((one) => path.endsWith(`/${one}.traineddata.gz`))
  if (language === undefined) throw new Error(`There is no language file ${path}.`)
  const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`))
  return readFile(join(folder, variant, `${language}.traineddata.gz`))
}

function refuse(): never {
  throw new Error('The recogniser of texts in images works offline.')
}

function tableIn(read: unknown): string {
  const table = propertyOf(read, 'tsv')
  if (typeof table === 'string') return table
  throw new Error('The recogniser returned no table.')
}

/** Blocks hold paragraphs, which hold lines, each with the box around it. */
function linesIn(read: unknown): Band[] {
  const inside = (holders: readonly unknown[], name: string) =>
    holders.flatMap((holder) => {
      const held = propertyOf(holder, name)
      return Array.isArray(held) ? (held as readonly unknown[]) : []
    })
  return inside(inside(inside([read], 'layoutBlocks'), 'paragraphs'), 'lines').flatMap((line) => {
    const box = propertyOf(line, 'bbox')
    const [left, top, right, bottom] = ['x0', 'y0', 'x1', 'y1'].map((name) => Number(propertyOf(box, name)))
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return []
    return right > left && bottom > top ? [{ left, top, width: right - left, height: bottom - top }] : []
  })
}

function propertyOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
}

function undecodable(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error)
  throw /Error attempting to read image/.test(message) ? new UndecodableImage() : new Error(message)
}
