import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { injectAll } from '../generate/injected-orders.ts'
import { jsonLines, wellFormedLines } from '../json-lines.ts'
import { dataFolder, rowsOf } from '../rows.ts'

/**
 * Writes what the encoder is measured on, with the views that the product would read, one JSON object a line:
 * `node training/encoder/extract-dev.ts [output file] [data folder]`. Only evaluate.py reads it, and only for totals.
 */
const output = process.argv[2] ?? join(tmpdir(), 'redoubt-training', 'dev.jsonl')
const folder = dataFolder(process.argv[3])
const dev = join(folder, 'dev')

interface Measured {
  /** Which set. */
  readonly set: string
  /** What is read of the text: the normalised view first. For a response, or for the second text of a pair, also `second`. */
  readonly views: readonly string[]
  readonly second?: string
  readonly label: string
  readonly group: string
}

const texts = (set: string, name = set): readonly Measured[] =>
  rowsOf(dev, name).map(({ text, label, lang, category }) => ({
    set,
    views: viewsOf(text),
    label,
    group: lang || category,
  }))
const documents = rowsOf(dev, 'benign-documents')
const measured: readonly Measured[] = [
  ...[
    'attacks-deepset-test',
    'attacks-tensor-trust',
    'benign-arena-hard-v01',
    'benign-mtbench',
    'robustness-naughty-strings',
  ].flatMap((name) => texts(name)),
  ...rowsOf(dev, 'content-xstest').map(({ text, label, category }) => ({
    set: 'content-xstest',
    views: viewsOf(text),
    label,
    group: category,
  })),
  ...rowsOf(dev, 'content-harmbench').map(({ text, label, category }) => ({
    set: 'content-harmbench',
    views: viewsOf(text),
    label,
    group: category,
  })),
  ...texts('content-simple-safety-tests'),
  ...texts('content-multijail'),
  ...rowsOf(join(folder, 'train'), 'harm-advbench').map(({ text }) => ({
    set: 'advbench',
    views: viewsOf(text),
    label: '1',
    group: 'en',
  })),
  ...documents.map(({ text, lang }) => ({
    set: 'documents-clean',
    views: viewsOf(text),
    label: '0',
    group: text.length > 3000 ? 'long' : lang,
  })),
  // Each document once, the positions in turn: all three of each would triple the time and tell little more.
  ...injectAll(documents.map(({ text }) => text))
    .filter((_, at) => at % 3 === Math.floor(at / 3) % 3)
    .map(({ text, position, order }) => ({
      set: 'documents-injected',
      views: viewsOf(text),
      label: String(order),
      group: position,
    })),
  ...pairs('responses-xstest'),
  ...pairs('responses-gptfuzz-evaluate'),
  ...rawRows('similarity-stsb-dev').map((row) => ({
    set: 'stsb',
    views: [row.text ?? ''],
    second: row.text2 ?? '',
    label: row.label ?? '',
    group: row.lang ?? '',
  })),
  ...rawRows('topics-clinc150').map((row) => ({
    set: 'clinc',
    views: [row.text ?? ''],
    label: row.label ?? '',
    group: row.split ?? '',
  })),
]
mkdirSync(dirname(output), { recursive: true })
writeFileSync(output, `${measured.map((one) => JSON.stringify(one)).join('\n')}\n`)
console.log(`${measured.length} texts → ${output}`)

function viewsOf(text: string): readonly string[] {
  const { views } = readExchange(exchangeOf(text))
  const main = views.find(({ kind }) => kind === 'normalised') ?? views[0]
  const others = views.filter(({ kind }) => kind === 'decoded' || kind === 'hidden')
  return [...new Set([main?.text ?? '', ...others.map((view) => view.text)])].filter((one) => one.trim() !== '')
}

/** Requests with their responses; a pair that comes twice counts once. */
function pairs(set: string): readonly Measured[] {
  const train = new Set(
    jsonLines<{ readonly text: string }>(join(folder, 'train', 'responses-gptfuzz.jsonl')).map(({ text }) => text),
  )
  const rows = rawRows(set).filter(({ text = '' }) => set !== 'responses-gptfuzz-evaluate' || !train.has(text))
  const distinct = new Map(rows.map((row) => [`${row.prompt}\n${row.text}`, row]))
  return [...distinct.values()].map(({ prompt = '', text = '', label = '' }) => ({
    set,
    views: [prompt],
    second: text,
    label,
    group: 'en',
  }))
}

function rawRows(name: string): readonly Readonly<Record<string, string>>[] {
  return wellFormedLines(join(dev, `${name}.jsonl`))
}
