import { join } from 'node:path'
import { referencePolicies } from '../../server/detectors/content/content-categories.ts'
import { contentDetectorIds } from '../../server/detectors/content/content-detectors.ts'
import type { Encoder } from '../../server/domain/guard/encoder.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { generationSeed } from '../../training/generate/catalogue.ts'
import { generateContentPairs } from '../../training/generate-content/generate-content-pairs.ts'
import { jsonLines } from '../../training/json-lines.ts'
import { dataFolder, type Row, rowsOf } from '../../training/rows.ts'
import { type ContentJudge, type ContentValues, createContentJudge, familyIds, familyValue } from './content-judge.ts'
import { averagePrecision } from './figures/average-precision.ts'
import { type Share, shareOf } from './figures/statistics.ts'

/** How many texts of a set reach the default threshold in any content category. */
export interface ContentLine {
  /** The set, or a group within it. */
  readonly name: string
  readonly reached: Share
}

/** One policy on what was generated for it and kept from every fit. */
export interface PolicyLine {
  readonly policy: string
  /** Of held-out texts of its kind; those of the advice policies are all of specialised advice. */
  readonly recall: Share
  /** Of the safe texts that look like them. */
  readonly twins: Share
  /** Of real prompts of users (arena, mtbench). */
  readonly alarms: Share
}

/** Everything that is measured about content. */
export interface ContentFigures {
  readonly recall: readonly ContentLine[]
  readonly alarms: readonly ContentLine[]
  readonly policies: readonly PolicyLine[]
  /** Area under precision and recall on XSTest, safe against unsafe. */
  readonly averagePrecision: number
  readonly tookSeconds: number
}

/** The one point of operation: the default threshold of a policy. */
const operatingPoint = 0.5
/** So many texts of each language of MultiJail and of CoSafe are read, evenly spread. */
const mostOfGroup = 315

/** Measures the content policies on the dev sets and the generated hold-out. About three minutes on one core. */
export async function measureContent(encoder: Encoder, folder: string): Promise<ContentFigures> {
  const startedMs = performance.now()
  const judge = createContentJudge(encoder)
  const dev = (name: string): readonly Row[] => rowsOf(join(folder, 'dev'), name)
  const xstest = dev('content-xstest')
  const unsafe = await valuesOf(judge, xstest.filter(({ label }) => label === '1').map(textOf))
  const safe = await valuesOf(judge, xstest.filter(({ label }) => label === '0').map(textOf))
  const harmbench = dev('content-harmbench').filter(({ category }) => category !== 'copyright')
  const prompts = await valuesOf(judge, [...dev('benign-arena-hard-v01'), ...dev('benign-mtbench')].map(textOf))
  const arenaCount = dev('benign-arena-hard-v01').length
  const documents = dev('benign-documents').map(textOf)
  const ofDocuments = await valuesOf(judge, documents)
  const long = ofDocuments.filter((_, at) => (documents[at]?.length ?? 0) >= longFrom)
  return {
    recall: [
      line('content-xstest, unsafe contrasts', unsafe),
      line('content-simple-safety-tests', await valuesOf(judge, dev('content-simple-safety-tests').map(textOf))),
      line('content-harmbench without copyright', await valuesOf(judge, harmbench.map(textOf))),
      ...(await grouped(judge, 'content-multijail', dev('content-multijail'), ({ lang }) => lang)),
      ...(await cosafeLines(judge, folder)),
    ],
    alarms: [
      line('content-xstest, safe', safe),
      line('benign-arena-hard-v01', prompts.slice(0, arenaCount)),
      line('benign-mtbench', prompts.slice(arenaCount)),
      line('benign-documents', ofDocuments),
      line('benign-documents over 3,000 characters', long),
      ...referencePolicies.map(({ id }) => policyAlarms(`${id} on benign-documents`, ofDocuments, id)),
      ...referencePolicies.map(({ id }) => policyAlarms(`${id} on content-xstest, safe`, safe, id)),
    ],
    policies: await policyLines(judge, prompts),
    averagePrecision: averagePrecision(unsafe.map(familyValue), safe.map(familyValue)),
    tookSeconds: Math.round((performance.now() - startedMs) / 1000),
  }
}

const longFrom = 3_000

const textOf = ({ text }: Row): string => text

async function valuesOf(judge: ContentJudge, texts: readonly string[]): Promise<readonly ContentValues[]> {
  const values: ContentValues[] = []
  for (const text of texts) values.push(await judge.values(text))
  return values
}

function line(name: string, values: readonly ContentValues[]): ContentLine {
  return { name, reached: reached(values.map(familyValue)) }
}

function policyAlarms(name: string, values: readonly ContentValues[], id: string): ContentLine {
  return { name, reached: reached(values.map((one) => one.get(id) ?? 0)) }
}

function reached(values: readonly number[]): Share {
  return shareOf(values.filter((value) => value >= operatingPoint).length, values.length)
}

async function grouped(
  judge: ContentJudge,
  name: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<readonly ContentLine[]> {
  const lines: ContentLine[] = []
  for (const key of [...new Set(rows.map(keyOf))]) {
    const texts = spread(rows.filter((row) => keyOf(row) === key).map(textOf), mostOfGroup)
    lines.push(line(`${name}, ${key}`, await valuesOf(judge, texts)))
  }
  return lines
}

/** The last turn alone, and all turns of the user one after another: what co-reference hides stands in the earlier ones. */
async function cosafeLines(judge: ContentJudge, folder: string): Promise<readonly ContentLine[]> {
  const rows = jsonLines<{ readonly text: string; readonly turns?: readonly unknown[] }>(
    join(folder, 'dev', 'content-cosafe-multi-turn.jsonl'),
  )
  const chosen = spread(rows, mostOfGroup)
  const together = chosen.map(({ turns = [] }) => turns.flatMap(userText).join('\n'))
  return [
    line(
      'content-cosafe-multi-turn, last turn alone',
      await valuesOf(
        judge,
        chosen.map(({ text }) => text),
      ),
    ),
    line('content-cosafe-multi-turn, turns of the user together', await valuesOf(judge, together)),
  ]
}

function userText(turn: unknown): readonly string[] {
  if (typeof turn !== 'object' || turn === null) return []
  const { role, content } = turn as { readonly role?: unknown; readonly content?: unknown }
  return role === 'user' && typeof content === 'string' ? [content] : []
}

function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most)
  return Array.from({ length: Math.min(most, items.length) }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  )
}

/** Which generated kinds belong to a policy, where the names differ. */
const generatedFor: Readonly<Record<string, readonly string[]>> = {
  harassment: ['harassment', 'privacy', 'defamation'],
  'medical-advice': ['specialised-advice/medicine', 'specialised-advice/health'],
  'legal-advice': ['specialised-advice/law'],
  'financial-advice': ['specialised-advice/money', 'specialised-advice/finance'],
}

async function policyLines(judge: ContentJudge, prompts: readonly ContentValues[]): Promise<readonly PolicyLine[]> {
  const held = generateContentPairs(generationSeed).filter(({ heldOut }) => heldOut)
  const harmful = await valuesOf(
    judge,
    held.map((pair) => pair.harmful),
  )
  const safe = await valuesOf(
    judge,
    held.map((pair) => pair.safe),
  )
  const twins = (id: string): Share => reached(safe.map((values) => values.get(id) ?? 0))
  const own = contentDetectorIds.map((id): PolicyLine => {
    const kinds = generatedFor[id] ?? [id]
    const values = harmful.filter((_, at) => {
      const { category, family } = held[at] ?? { category: '', family: '' }
      return kinds.includes(category) || kinds.includes(family)
    })
    return {
      policy: id,
      recall: reached(values.map((one) => one.get(id) ?? 0)),
      twins: twins(id),
      alarms: reached(prompts.map((one) => one.get(id) ?? 0)),
    }
  })
  const ofFamily = harmful.filter((_, at) => !aside.has(held[at]?.category ?? ''))
  const any: PolicyLine = {
    policy: `any of the ${familyIds.length} on one scale`,
    recall: reached(ofFamily.map(familyValue)),
    twins: reached(safe.map(familyValue)),
    alarms: reached(prompts.map(familyValue)),
  }
  return [...own, any]
}

const aside: ReadonlySet<string> = new Set(['specialised-advice', 'intellectual-property'])

/** The figures as Markdown tables. */
export function contentText(figures: ContentFigures): string {
  const table = (title: string, lines: readonly ContentLine[]): readonly string[] => [
    `| ${title} | texts | share at .5 (95 %) |`,
    '|---|---|---|',
    ...lines.map(({ name, reached: share }) => `| ${name} | ${share.of} | ${withInterval(share)} |`),
    '',
  ]
  return [
    ...table('recall of any content category', figures.recall),
    ...table('alarms', figures.alarms),
    '| policy | held-out texts | recall | alarms on safe twins | alarms on real prompts |',
    '|---|---|---|---|---|',
    ...figures.policies.map(
      ({ policy, recall, twins, alarms }) =>
        `| ${policy} | ${recall.of} | ${recall.of === 0 ? '—' : withInterval(recall)} | ${withInterval(twins)} | ${withInterval(alarms)} |`,
    ),
    '',
    `Average precision on XSTest: ${figures.averagePrecision.toFixed(3)}. Took ${figures.tookSeconds} s.`,
  ].join('\n')
}

function withInterval({ share, low, high }: Share): string {
  return `${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}

if (import.meta.main) {
  console.log(contentText(await measureContent(await loadEncoder(), dataFolder(process.argv[2]))))
}
