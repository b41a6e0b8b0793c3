import { join } from 'node:path'
import { transforms } from '../../server/transforms/catalogue.ts'
import { heldOutPairs } from '../../training/generate/held-out-pairs.ts'
import { rowsOf } from '../../training/rows.ts'
import { injectAll, lengthGroup, orderWordings } from './injected-orders.ts'
import type { Judge } from './judges.ts'
import { leakValues, type NamedValues } from './leaks.ts'
import type { Share } from './statistics.ts'
import { areaUnderCurve, fOne, shareOf } from './statistics.ts'

/** One line of a table. */
export interface Line {
  /** The set or the group within it. */
  readonly name: string
  /** Share of texts at or above value 1. */
  readonly reached: Share
  readonly auc: number | null
  readonly f1: number | null
}

/** All figures of one judge. */
export interface Figures {
  readonly recall: readonly Line[]
  readonly alarms: readonly Line[]
  readonly documents: readonly Line[]
  readonly heldOut: readonly Line[]
  /** Of the plain catches, the share that is still caught in each disguise. */
  readonly disguised: readonly Line[]
  /** Alarms on benign texts in each disguise. */
  readonly disguisedBenign: readonly Line[]
}

/** The one point of operation at which everything is measured. */
export const operatingPoint = 1

/** Measures one judge on all security sets of a data folder. */
export async function measure(judge: Judge, folder: string): Promise<Figures> {
  const sets = readSets(folder)
  const values = (texts: readonly string[]) => valuesOf(judge, texts)
  const arena = await values(sets.arena)
  const deepsetAttacks = await values(sets.deepsetAttacks)
  const deepsetBenign = await values(sets.deepsetBenign)
  const tensorTrust = await values(sets.tensorTrust)
  const { leaks, benign } = await leakValues(judge, folder)
  const named = (group: NamedValues): Line => line(group.name, group.values)
  const caught = sets.deepsetAttacks.filter((_, at) => (deepsetAttacks[at] ?? 0) >= operatingPoint)
  return {
    recall: [
      {
        ...line('attacks-deepset-test', deepsetAttacks),
        auc: areaUnderCurve(deepsetAttacks, deepsetBenign),
        f1: fOne(deepsetAttacks, deepsetBenign, operatingPoint),
      },
      { ...line('attacks-tensor-trust (AUC against arena)', tensorTrust), auc: areaUnderCurve(tensorTrust, arena) },
      ...leaks.map(named),
    ],
    alarms: [
      line('benign-arena-hard-v01', arena),
      line('benign-mtbench', await values(sets.mtbench)),
      line('attacks-deepset-test, benign rows', deepsetBenign),
      line('content-xstest (as security negatives)', await values(sets.xstest)),
      line('train/harm-advbench (kept out of the fit)', await values(sets.advbench)),
      line('robustness-naughty-strings', await values(sets.naughty)),
      ...benign.map(named),
    ],
    documents: await documentLines(sets.documents, values),
    heldOut: await heldOutLines(folder, values),
    disguised: await disguisedLines(caught, values),
    disguisedBenign: await disguisedLines(
      sets.arena.filter((_, at) => at % 8 === 0),
      values,
    ),
  }
}

type Values = (texts: readonly string[]) => Promise<readonly number[]>

/** The values of a judge, text by text: a judge computes on this thread, so more at once would only wait. */
async function valuesOf(judge: Judge, texts: readonly string[]): Promise<readonly number[]> {
  const values: number[] = []
  for (const text of texts) values.push(await judge.value(text))
  return values
}

async function disguisedLines(texts: readonly string[], values: Values): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const { name, encode } of transforms) lines.push(line(name, await values(texts.map((text) => encode(text)))))
  return lines
}

function line(name: string, values: readonly number[]): Line {
  return {
    name,
    reached: shareOf(values.filter((value) => value >= operatingPoint).length, values.length),
    auc: null,
    f1: null,
  }
}

function readSets(folder: string) {
  const dev = (name: string) => rowsOf(join(folder, 'dev'), name)
  const texts = (name: string): readonly string[] => dev(name).map(({ text }) => text)
  const deepset = dev('attacks-deepset-test')
  return {
    deepsetAttacks: deepset.filter(({ label }) => label === '1').map(({ text }) => text),
    deepsetBenign: deepset.filter(({ label }) => label === '0').map(({ text }) => text),
    tensorTrust: texts('attacks-tensor-trust'),
    arena: texts('benign-arena-hard-v01'),
    mtbench: texts('benign-mtbench'),
    xstest: texts('content-xstest'),
    naughty: texts('robustness-naughty-strings'),
    documents: texts('benign-documents'),
    advbench: rowsOf(join(folder, 'train'), 'harm-advbench').map(({ text }) => text),
  }
}

const longFrom = 3_000

async function documentLines(documents: readonly string[], values: Values): Promise<readonly Line[]> {
  const clean = await values(documents)
  const injected = injectAll(documents)
  const found = await values(injected.map(({ text }) => text))
  const chosen = (keep: (at: number) => boolean): readonly number[] => found.filter((_, at) => keep(at))
  const groups = <Key extends string>(keyOf: (at: number) => Key): readonly Line[] =>
    [...new Set([...injected.keys()].map(keyOf))].map((key) =>
      line(
        `… ${key}`,
        chosen((at) => keyOf(at) === key),
      ),
    )
  return [
    line('clean documents: alarms', clean),
    line(
      'clean documents over 3,000 characters: alarms',
      clean.filter((_, at) => (documents[at]?.length ?? 0) >= longFrom),
    ),
    ...(['under 1,000', '1,000 to 3,000', 'over 3,000'] as const).map((group) =>
      line(
        `clean documents, ${group}: alarms`,
        clean.filter((_, at) => lengthGroup(documents[at]?.length ?? 0) === group),
      ),
    ),
    { ...line('with an injected order: recall', found), auc: areaUnderCurve(found, clean) },
    ...groups((at) => `order at the ${injected[at]?.position ?? 'start'}`),
    ...groups((at) => `document ${injected[at]?.length ?? ''}`),
    ...groups((at) => `“${(orderWordings[injected[at]?.order ?? 0] ?? '').slice(0, 60)}…”`),
  ]
}

async function heldOutLines(folder: string, values: Values): Promise<readonly Line[]> {
  const pairs = heldOutPairs(folder)
  const distinct = [...new Map(pairs.map((pair) => [pair.attack, pair])).values()]
  const attacks = await values(distinct.map(({ attack }) => attack))
  const twins = await values([...new Set(pairs.map(({ benign }) => benign))])
  const by = (title: string, keyOf: (at: number) => string): readonly Line[] =>
    [...new Set([...distinct.keys()].map(keyOf))].map((key) =>
      line(
        `${title} ${key}`,
        attacks.filter((_, at) => keyOf(at) === key),
      ),
    )
  return [
    { ...line('all attacks: recall', attacks), auc: areaUnderCurve(attacks, twins) },
    line('all benign twins: alarms', twins),
    ...by('technique', (at) => distinct[at]?.family ?? ''),
    ...by('language', (at) => distinct[at]?.language ?? ''),
  ]
}
