import { join } from 'node:path'
import type { PolicyDetector } from '../../server/detectors/detector.ts'
import { createPersonalDataDetectors } from '../../server/detectors/personal-data/personal-data-detectors.ts'
import { exchangeOf } from '../../server/detectors/views/exchange-of.fixture.ts'
import { readExchange } from '../../server/detectors/views/read-exchange.ts'
import { defaultPolicies } from '../../server/domain/policy/policy-catalogue.ts'
import { recognisePersonalData } from '../../server/text/recognisers/recognise-personal-data.ts'
import { confidentFrom, type Recognised } from '../../server/text/recognisers/recognised.ts'
import { jsonLines } from '../../training/json-lines.ts'
import { dataFolder, rowsOf } from '../../training/rows.ts'
import { type Share, shareOf } from './figures/statistics.ts'

/** How well one entity of the labelled set is found. */
export interface EntityFigures {
  /** As the set names it. */
  readonly entity: string
  readonly precision: Share
  readonly recall: Share
  readonly fOne: number
  /** 95 % interval of F1, from resampling whole texts. */
  readonly fOneLow: number
  readonly fOneHigh: number
}

/** How often a policy's detector reaches the default threshold on texts of a set. */
export interface PolicyAlarms {
  readonly policy: string
  readonly set: string
  readonly reached: Share
}

/** Everything that is measured about personal data. */
export interface PersonalDataFigures {
  readonly entities: readonly EntityFigures[]
  readonly alarms: readonly PolicyAlarms[]
}

/**
 * Precision, recall and F1 of the recognisers on dev/pii-presidio-research at the confidence of the default threshold,
 * and alarms of the four policies on benign sets. A find counts when it shares at least half of the joint stretch with a
 * labelled one of its entity; each labelled one is counted once.
 */
export function measurePersonalData(folder: string): PersonalDataFigures {
  const rows = jsonLines<LabelledRow>(join(folder, 'dev', 'pii-presidio-research.jsonl'))
  const found = rows.map(({ text }) => recognisePersonalData(text).filter(isConfident))
  return {
    entities: entities.map(({ entity, fits }) =>
      entityFigures(
        entity,
        rows.map((row, at) => countsOf(row, entity, (found[at] ?? []).filter(fits))),
      ),
    ),
    alarms: createPersonalDataDetectors().flatMap((detector) =>
      benignSets.map((set) => ({
        policy: detector.id,
        set,
        reached: alarmsOf(
          detector,
          rowsOf(join(folder, 'dev'), set).map(({ text }) => text),
        ),
      })),
    ),
  }
}

/** The figures as Markdown tables. */
export function personalDataText({ entities: figures, alarms }: PersonalDataFigures): string {
  return [
    '| entity | labelled | precision | recall | F1 (95 %) |',
    '|---|---|---|---|---|',
    ...figures.map(
      ({ entity, precision, recall, fOne, fOneLow, fOneHigh }) =>
        `| ${entity} | ${recall.of} | ${withInterval(precision)} | ${withInterval(recall)} | ${fOne.toFixed(3)} (${fOneLow.toFixed(3)} to ${fOneHigh.toFixed(3)}) |`,
    ),
    '',
    '| policy | benign set | texts | alarms |',
    '|---|---|---|---|',
    ...alarms.map(({ policy, set, reached }) => `| ${policy} | ${set} | ${reached.of} | ${withInterval(reached)} |`),
  ].join('\n')
}

const benignSets = ['benign-arena-hard-v01', 'benign-mtbench', 'benign-documents', 'content-xstest'] as const

const isConfident = ({ confidence }: Recognised): boolean => confidence >= confidentFrom

/** Which of our finds are meant by an entity of the set. */
const entities: readonly { readonly entity: string; readonly fits: (find: Recognised) => boolean }[] = [
  { entity: 'CREDIT_CARD', fits: ({ kind }) => kind === 'payment card' },
  { entity: 'IBAN_CODE', fits: ({ label }) => label === 'IBAN' },
  { entity: 'EMAIL_ADDRESS', fits: ({ kind }) => kind === 'e-mail address' },
  { entity: 'PHONE_NUMBER', fits: ({ kind }) => kind === 'phone number' },
  { entity: 'US_SSN', fits: ({ label }) => label === 'US social security number' },
  { entity: 'IP_ADDRESS', fits: ({ label }) => label === 'IP address' },
  { entity: 'US_DRIVER_LICENSE', fits: ({ label }) => label === 'driving licence number' },
  { entity: 'STREET_ADDRESS', fits: ({ kind }) => kind === 'postal address' },
]

interface Labelled {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface LabelledRow {
  readonly text: string
  readonly label: readonly Labelled[]
}

/** Of one text: finds that are right, finds in all, labelled ones in all. */
interface Counts {
  readonly right: number
  readonly found: number
  readonly labelled: number
}

function countsOf({ label }: LabelledRow, entity: string, found: readonly Recognised[]): Counts {
  const open = label.filter(({ type }) => type === entity)
  const labelled = open.length
  let right = 0
  for (const find of found) {
    const at = open.findIndex((place) => sharesHalf(find, place))
    if (at < 0) continue
    open.splice(at, 1)
    right += 1
  }
  return { right, found: found.length, labelled }
}

function sharesHalf(a: { readonly start: number; readonly end: number }, b: Labelled): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start)
  return shared > 0 && 2 * shared >= Math.max(a.end, b.end) - Math.min(a.start, b.start)
}

const resamples = 1_000

function entityFigures(entity: string, counts: readonly Counts[]): EntityFigures {
  const all = sumOf(counts)
  const bearing = counts.filter(({ found, labelled }) => found + labelled > 0)
  let state = 1
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * bearing.length)
  }
  const resampled = Array.from({ length: resamples }, () =>
    fOneOf(sumOf(bearing.flatMap(() => bearing[next()] ?? []))),
  ).sort((a, b) => a - b)
  return {
    entity,
    precision: shareOf(all.right, all.found),
    recall: shareOf(all.right, all.labelled),
    fOne: fOneOf(all),
    fOneLow: resampled[Math.floor(0.025 * resamples)] ?? 0,
    fOneHigh: resampled[Math.floor(0.975 * resamples)] ?? 0,
  }
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => counts.reduce((total, count) => total + count[key], 0)
  return { right: sum('right'), found: sum('found'), labelled: sum('labelled') }
}

function fOneOf({ right, found, labelled }: Counts): number {
  return found + labelled === 0 ? 0 : (2 * right) / (found + labelled)
}

const scope = { signal: new AbortController().signal }
const policies = defaultPolicies({ organizationId: '', nextId: () => '', nowMs: 0 })

function alarmsOf(detector: PolicyDetector, texts: readonly string[]): Share {
  const policy = policies.find((known) => known.detector === detector.id)
  if (policy === undefined) throw new Error(`no default policy has the detector ${detector.id}`)
  const alarms = texts.filter((text) => {
    const finding = detector.evaluate(readExchange(exchangeOf(text)), { policy, compiled: null }, scope)
    if (finding instanceof Promise || finding.status !== 'scored') throw new Error(`${detector.id} gave no value`)
    return finding.value >= confidentFrom
  })
  return shareOf(alarms.length, texts.length)
}

function withInterval({ share, low, high }: Share): string {
  return `${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}

// On its own: `node bench/quality/personal-data.ts [data folder]`.
if (import.meta.main) console.log(personalDataText(measurePersonalData(dataFolder(process.argv[2]))))
