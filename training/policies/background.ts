import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BackgroundCard,
  backgroundFolder,
  backgroundTextUnits,
} from '../../server/detectors/compile/background.ts'
import { embeddingWidth } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { sentenceRanges } from '../../server/text/sentences/sentence-ranges.ts'
import { dataFolder } from '../rows.ts'
import { backgroundSources, backgroundTexts, ownOrdinary } from './background-texts.ts'

/** A longer text is known by its beginning. */
const unitsMax = 3_000

/** Of each text so many windows, and so many of its sentences when it has several: what a check may measure. */
/** No number of a direction is larger: it has length 1 over 384 of them. */
const largestNumber = 0.25

const windowsMax = 2
const sentencesMax = 1

const encoder = await loadEncoder()
const texts = backgroundTexts(dataFolder(process.argv[2]))
const rows: Int8Array[] = []
const owners: number[] = []
const scale = largestNumber / 127
for (const [place, { text }] of texts.entries()) {
  const beginning = text.slice(0, unitsMax)
  const sentences = sentenceRanges(beginning)
  const parts =
    sentences.length < 2
      ? []
      : sentences
          .slice(1, 1 + sentencesMax)
          .flatMap(({ start, end }) => encoder.windowsOf(beginning.slice(start, end), 1))
  for (const { embedding } of await encoder.encode([...encoder.windowsOf(beginning, windowsMax), ...parts])) {
    rows.push(Int8Array.from(embedding, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))))
    owners.push(place)
  }
}
const bytes = Buffer.alloc(rows.length * (embeddingWidth + 2))
rows.forEach((row, at) => {
  bytes.set(new Uint8Array(row.buffer), at * embeddingWidth)
  bytes.writeUInt16LE(owners[at] ?? 0, rows.length * embeddingWidth + 2 * at)
})
const card: BackgroundCard = {
  about:
    'What ordinary texts mean, as numbers: owners’ policies are calibrated on it. Written by training/policies/background.ts; make it again whenever the encoder changes.',
  encoder: encoder.identity.version,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  parts: rows.length,
  scale,
  sources: backgroundSources.map(({ name, licence, share }) => ({
    name,
    licence,
    texts: texts.filter(({ source }) => source === name).length,
    share,
  })),
}
writeFileSync(join(backgroundFolder, 'background.bin'), bytes)
writeFileSync(
  join(backgroundFolder, 'background-texts.json'),
  textsFile(texts.map(({ text, source }) => (source === ownOrdinary ? text : ''))),
)
writeFileSync(join(backgroundFolder, 'background.json'), `${JSON.stringify(card, null, 1)}\n`)
console.log(`${texts.length} texts, ${rows.length} parts, ${bytes.length} bytes, encoder ${card.encoder}`)

/** The beginnings of the texts, one a line; they do not depend on the encoder. */
function textsFile(texts: readonly string[]): string {
  const about =
    'Beginnings of those texts of background.bin that are our own (training/blind), in its order, empty for all others: the pair head reads those nearest to a new policy.'
  const lines = texts.map((text) => `  ${JSON.stringify(text.slice(0, backgroundTextUnits).toWellFormed())}`)
  return `{\n "about": ${JSON.stringify(about)},\n "texts": [\n${lines.join(',\n')}\n ]\n}\n`
}
