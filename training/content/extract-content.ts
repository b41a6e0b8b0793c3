import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { harmCategories, referencePolicies } from '../../server/detectors/content/content-categories.ts'
import { findSwearWords } from '../../server/detectors/content/find-swear-words.ts'
import { windowsAgainMax } from '../../server/detectors/content/judge-harm-again.ts'
import { type Reference, referenceLikeness } from '../../server/detectors/content/reference-similarity.ts'
import { responsePieces } from '../../server/detectors/content/response-pieces.ts'
import { createReadingEncoder, type EncodedPart } from '../../server/detectors/meaning/encode-reading.ts'
import { packVectors, unpackVectors } from '../../server/detectors/vectors/pack-vectors.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { contentHeads, type Encoder, networksOf } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { opensWithRefusal } from '../../server/text/refusals/refusal-opening.ts'
import { LineFile } from '../line-file.ts'
import { dataFolder } from '../rows.ts'
import { type ContentText, contentResponses, contentTexts } from './learnt-texts.ts'
import { referenceTexts } from './reference-texts.ts'

/**
 * Writes what the encoder says of the texts on which the content values are fitted and calibrated, through the product's
 * views and windows: `node training/content/extract-content.ts [texts of extract-texts.ts] [output file] [data folder]`.
 * About three minutes on one core.
 */
const texts = process.argv[2] ?? join(tmpdir(), 'redoubt-training', 'texts.jsonl')
const output = process.argv[3] ?? join(tmpdir(), 'redoubt-training', 'content.jsonl')
const encoder = await loadEncoder()
const encode = createReadingEncoder(encoder)
const references = new Map(
  await Promise.all(
    referencePolicies.map(async ({ id }) => [id, await embedded(encoder, referenceTexts.get(id) ?? [])] as const),
  ),
)
const opened = [...references].map(([, { texts: list, vectors }]) => ({
  references: list,
  vectors: unpackVectors(vectors),
}))
const file = new LineFile(output)
file.write({
  heads: contentHeads,
  categories: harmCategories,
  policies: referencePolicies,
  references: Object.fromEntries(references),
  madeFor: networksOf(encoder),
})
const rows = contentTexts(texts, dataFolder(process.argv[4]))
for (const row of rows) file.write(row.second === null ? await single(row) : await pair(row, row.second))
for (const row of contentResponses(texts)) {
  file.write({ ...known(row), pieces: responsePieces(row.second ?? '') })
}
file.close()
console.log(`${rows.length} texts → ${output}`)

async function single({ text, ...row }: ContentText) {
  const reading = readExchange(exchangeOf(text))
  const { parts } = await encode(reading)
  // What the second network learnt from would teach how to weigh nothing.
  const read = row.split === 'fit' ? [] : parts
  const strongest = read.toSorted((a, b) => harmOf(b) - harmOf(a)).slice(0, windowsAgainMax)
  const again = new Map<EncodedPart, readonly number[]>()
  for (const part of strongest) {
    const [alone] = await encoder.readAlone([encoder.windowAlone(part.view.text.slice(part.start, part.end))])
    if (alone !== undefined) again.set(part, rounded(alone.content))
  }
  const swearWords = reading.views.flatMap(findSwearWords)
  return {
    ...known(row),
    strong: swearWords.some(({ strength }) => strength === 'strong'),
    mild: swearWords.some(({ strength }) => strength === 'mild'),
    units: text.length,
    parts: parts.map((part) => ({
      content: rounded(part.encoding.content),
      again: again.get(part) ?? null,
      embedding: base64Of(part.encoding.embedding),
      // For each policy: likeness to both sides as asked for, then as given.
      likeness: opened.map((one) =>
        (['asks', 'gives'] as const).flatMap((said) => {
          const { violating, allowed } = referenceLikeness(part.encoding.embedding, one.vectors, { ...one, said })
          return rounded([violating, allowed])
        }),
      ),
    })),
  }
}

async function pair({ text, ...row }: ContentText, second: string) {
  const [encoding] = await encoder.encode([encoder.windowOfPair(text, second)])
  if (encoding === undefined) throw new Error('The encoder left a window out.')
  const { response, embedding } = encoding
  return {
    ...known(row),
    response: rounded(response),
    embedding: base64Of(embedding),
    hasPhrase: opensWithRefusal(second),
    pieces: responsePieces(second),
  }
}

function harmOf({ encoding }: EncodedPart): number {
  return encoding.content[0] ?? 0
}

function base64Of({ buffer, byteOffset, byteLength }: Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}

function known({
  source,
  split,
  pool,
  language,
  harmful,
  categories,
  unknownCategories,
  refuses,
  complies,
  policies,
}: Omit<ContentText, 'text'>) {
  return { source, split, pool, language, harmful, categories, unknownCategories, refuses, complies, policies }
}

function rounded(numbers: ArrayLike<number>): readonly number[] {
  return Array.from(numbers, (one) => Number(one.toFixed(4)))
}

async function embedded(of: Encoder, list: readonly Reference[]) {
  const encodings = await of.encode(list.flatMap(({ text }) => of.windowsOf(text, 1)))
  return { texts: list, vectors: packVectors(encodings.map(({ embedding }) => embedding)) }
}
