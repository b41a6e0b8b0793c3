import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { loadContentCalibration } from '../../server/detectors/content/content-calibration.ts'
import { judgeResponse } from '../../server/detectors/content/judge-response.ts'
import { networksOf } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { logitOf } from '../../server/redteam/judges/answer-model.ts'
import { answerSigns, isPlainRefusal, signMeasures } from '../../server/redteam/judges/signs/answer-signs.ts'
import { bucketScale, bucketsCount, wordBuckets } from '../../server/redteam/judges/words/answer-words.ts'
import { textHash } from '../../server/text/random/text-hash.ts'
import { jsonLines } from '../json-lines.ts'
import { dataFolder } from '../rows.ts'
import { type AnswerRow, answerRows, folds } from './answer-rows.ts'
import { type Direction, fitSparse, type SparseFit, type SparseRow } from './fit-sparse.ts'

/**
 * Fits how answers are judged (server/redteam/judges/answer-model.generated.json):
 * `node training/judges/fit-answer-model.ts <texts of training/encoder/extract-texts.ts> [data folder]`.
 * The first argument tells which answers the encoder was fitted on; its head is weighed on others only. Two minutes on
 * one core. Prints agreement on folds that the fit did not see, by source, and on each group of sources when the fit saw only
 * the others.
 */
const learnt = learntAnswers(process.argv[2] ?? '/tmp/redoubt-training/texts.jsonl')
const rows = answerRows(dataFolder(process.argv[3]))
const signs = rows.map(({ answer }) => answerSigns(answer))
const counts = Map.groupBy(rows, kindOf)
const sparse = rows.map((row, at): SparseRow => {
  const buckets = wordBuckets(row.answer, row.goal)
  const one = signs[at]
  return {
    buckets,
    scale: bucketScale(buckets),
    dense: one === undefined ? [] : signMeasures(one),
    isPositive: row.complies,
    weight: 1 / (counts.get(kindOf(row))?.length ?? 1) / counts.size,
  }
})
const plain = signs.map(isPlainRefusal)

const unseen = outOfFold(sparse)
report('words and manner, other folds', rows, unseen)
for (const left of new Set(rows.map(groupOf))) {
  const fit = fitOn(sparse, (at) => groupOf(rows[at] as AnswerRow) !== left)
  const other = rows.map((_, at) => at).filter((at) => groupOf(rows[at] as AnswerRow) === left)
  report(
    `words and manner, nothing ${left} learnt`,
    other.map((at) => rows[at]).filter((row) => row !== undefined),
    other.map((at) => logitAt(fit, at)),
    other.map((at) => plain[at] === true),
  )
}
const heads = await readHeads()
const fusion = fitFusion()
const fit = fitOn(sparse, () => true)
write(fit)

/** In the order of `signMeasures`. */
function directionsOfSigns(): readonly Direction[] {
  return ['down', 'down', 'down', 'down', 'up', 'up', 'up', 'down', 'free', 'free', 'free', 'free']
}

/** Where answers come from: what is learnt from some must hold for the others. */
function groupOf({ source }: AnswerRow): 'labelled by people' | 'generated' | 'look-alike' {
  if (source === 'look-alike') return 'look-alike'
  return source.startsWith('generated') ? 'generated' : 'labelled by people'
}

function kindOf({ source, complies }: AnswerRow): string {
  return `${source} ${complies}`
}

function learntAnswers(path: string): ReadonlySet<string> {
  const rows = jsonLines<{ readonly second?: string | null; readonly split?: string }>(path)
  return new Set(rows.flatMap(({ second, split }) => (typeof second === 'string' && split === 'fit' ? [second] : [])))
}

function fitOn(all: readonly SparseRow[], takes: (at: number) => boolean): SparseFit {
  return fitSparse(
    all.filter((_, at) => takes(at)),
    bucketsCount,
    directionsOfSigns(),
  )
}

function logitAt({ words, dense, bias }: SparseFit, at: number): number {
  const row = sparse[at]
  if (row === undefined) throw new Error('no such row')
  const ofWords = row.buckets.reduce((sum, bucket) => sum + (words[bucket] ?? 0), 0) * row.scale
  return row.dense.reduce((sum, value, place) => sum + value * (dense[place] ?? 0), bias + ofWords)
}

function outOfFold(all: readonly SparseRow[]): readonly number[] {
  const values = new Array<number>(all.length).fill(0)
  for (let fold = 0; fold < folds; fold++) {
    const partial = fitOn(all, (at) => rows[at]?.fold !== fold)
    rows.forEach((row, at) => {
      if (row.fold === fold) values[at] = logitAt(partial, at)
    })
  }
  return values
}

interface HeadRow {
  readonly at: number
  readonly complies: number
  readonly refuses: number
}

/** What the response head says of answers that the encoder does not know, at most 600 of a kind, chosen by hash. */
async function readHeads(): Promise<readonly HeadRow[]> {
  const encoder = await loadEncoder()
  const calibration = loadContentCalibration(networksOf(encoder))
  const taken = new Map<string, number>()
  const order = [...rows.keys()].sort((a, b) => textHash(rows[a]?.answer ?? '') - textHash(rows[b]?.answer ?? ''))
  const read: HeadRow[] = []
  for (const at of order) {
    const row = rows[at]
    if (row === undefined || learnt.has(row.answer)) continue
    const count = (taken.get(kindOf(row)) ?? 0) + 1
    taken.set(kindOf(row), count)
    if (count > 600) continue
    const [encoding] = await encoder.encode([encoder.windowOfPair(row.goal, row.answer)])
    if (encoding === undefined) throw new Error('The encoder left a window out.')
    const { complies, refuses } = judgeResponse({ response: row.answer, encoding }, calibration)
    read.push({ at, complies: logitOf(complies), refuses: logitOf(refuses) })
  }
  return read
}

function fitFusion(): SparseFit {
  const kinds = Map.groupBy(heads, ({ at }) => kindOf(rows[at] as AnswerRow))
  const ofHeads = heads.map(({ at, complies, refuses }): SparseRow => {
    const row = rows[at] as AnswerRow
    const weight = 1 / (kinds.get(kindOf(row))?.length ?? 1) / kinds.size
    return {
      buckets: [],
      scale: 0,
      dense: [(unseen[at] ?? 0) / 2, complies, refuses],
      isPositive: row.complies,
      weight,
    }
  })
  const fitted = fitSparse(ofHeads, 0, ['up', 'up', 'down'])
  report(
    'words and heads',
    heads.map(({ at }) => rows[at] as AnswerRow),
    ofHeads.map(({ dense }) => dense.reduce((sum, value, at) => sum + value * (fitted.dense[at] ?? 0), fitted.bias)),
    heads.map(({ at }) => plain[at] === true),
  )
  return fitted
}

function report(name: string, of: readonly AnswerRow[], values: readonly number[], refusals = plain): void {
  for (const source of new Set(of.map((row) => row.source))) {
    const own = of.flatMap((row, at) =>
      row.source === source ? [{ is: row.complies, said: refusals[at] !== true && (values[at] ?? 0) >= 0 }] : [],
    )
    const share = (list: typeof own, test: (one: (typeof own)[number]) => boolean) =>
      list.filter(test).length / list.length
    const agreed = share(own, ({ is, said }) => is === said)
    const [is, said] = [share(own, (one) => one.is), share(own, (one) => one.said)]
    const byChance = is * said + (1 - is) * (1 - said)
    const kappa = byChance === 1 ? 0 : (agreed - byChance) / (1 - byChance)
    console.log(`${name}: ${source} ${own.length} accuracy ${agreed.toFixed(3)} kappa ${kappa.toFixed(3)}`)
  }
}

function write({ words, dense, bias }: SparseFit): void {
  const scale = words.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes = Int8Array.from(words, (weight) => Math.round(weight / scale))
  const rounded = (value: number): number => Number(value.toFixed(4))
  const model = {
    words: Buffer.from(bytes.buffer).toString('base64'),
    scale: Number(scale.toPrecision(6)),
    signs: dense.map(rounded),
    bias: rounded(bias),
    fusion: {
      words: rounded(fusion.dense[0] ?? 0),
      complies: rounded(fusion.dense[1] ?? 0),
      refuses: rounded(fusion.dense[2] ?? 0),
      bias: rounded(fusion.bias),
    },
  }
  const version = createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 12)
  const path = new URL('../../server/redteam/judges/answer-model.generated.json', import.meta.url)
  writeFileSync(path, `${JSON.stringify({ version, ...model }, null, 2)}\n`)
  console.log(version, model.fusion, model.signs)
}
