import { imagesText } from '../../images/measure-images.ts'
import { contentText } from '../content.ts'
import { roundedAgainst, sectionOf, tableOf } from '../figures/table.ts'
import type { MeasuredPart, PartName, PartResults } from '../part.ts'
import { partNames } from '../part.ts'
import { personalDataText } from '../personal-data.ts'
import { responsesText } from '../responses.ts'
import { topicsText } from '../topics.ts'
import { foreignText } from '../unseen/foreign.ts'
import { type Bar, type HeldBar, holdBars } from './bars.ts'
import { policiesText } from './policies-text.ts'
import { published } from './published.ts'
import { costText, disguiseText, documentsText, heldOutText, securityText } from './security-text.ts'
import { similarityText } from './similarity-text.ts'

/** Everything that one run of the benchmark found. */
export interface QualityReport {
  readonly parts: PartResults
  readonly bars: readonly HeldBar[]
  /** From start to end, in seconds; parts run two at a time. */
  readonly tookSeconds: number
}

/** The report of what was measured. */
export function reportOf(parts: PartResults, tookSeconds: number): QualityReport {
  return { parts, bars: holdBars(parts), tookSeconds }
}

/**
 * The versions that all parts were measured with. Throws when parts of different versions stand beside each other: their
 * figures do not belong together.
 */
export function versionsOf(parts: PartResults): { readonly encoder: string | null; readonly detector: string | null } {
  const measured = Object.values(parts).filter((part) => part.status === 'measured')
  return { encoder: onlyOne(measured, 'encoder'), detector: onlyOne(measured, 'detector') }
}

function onlyOne(parts: readonly MeasuredPart[], key: 'encoder' | 'detector'): string | null {
  const versions = [...new Set(parts.map((part) => part[key]).filter((version) => version !== null))]
  if (versions.length > 1) throw new Error(`parts were measured with different versions: ${versions.join(' and ')}`)
  return versions[0] ?? null
}

/** How each part is told, in the order of the report. */
const sections: { readonly [Name in PartName]: (figures: MeasuredPart<Name>['figures']) => string } = {
  foreign: foreignSection,
  security: securityText,
  documents: documentsText,
  'held-out': heldOutText,
  disguise: disguiseText,
  content: (figures) => sectionOf('Harmful content', contentText(figures), besides('content')),
  policies: policiesText,
  topics: (figures) => sectionOf('Topics: CLINC-150, ten sentences an intent', topicsText(figures)),
  similarity: similarityText,
  'personal-data': (figures) => sectionOf('Personal data', personalDataText(figures), besides('personalData')),
  responses: (figures) => sectionOf('Did a response comply?', responsesText(figures), besides('responses')),
  images: (figures) => sectionOf('Text in 200 generated images', imagesText(figures)),
  cost: costText,
}

function foreignSection(figures: MeasuredPart<'foreign'>['figures']): string {
  return sectionOf(
    'Texts of foreign hands',
    'Stand-ins for what is asked for on texts that nobody here has: whole sources that no fit of the encoder saw, and a tenth of the authored blocks, kept from it. The fusion that weighs its signals was fitted on them; what it says of a source that it did not see stands under *What carries over*.',
    foreignText(figures),
  )
}

function besides(question: keyof typeof published): string {
  return `Published by others: ${published[question]}.`
}

/** The report as Markdown, also good to read in a terminal. */
export function reportText({ parts, bars, tookSeconds }: QualityReport): string {
  const { encoder, detector } = versionsOf(parts)
  const names = Object.keys(sections) as PartName[]
  return [
    `Encoder ${encoder ?? '–'}, security detector ${detector ?? '–'}. Security at value 1, policies at .5; 95 % intervals: Wilson for shares, DeLong for AUC, resampling for F1. Measured in ${tookSeconds} s.`,
    missingText(parts),
    barsText(bars),
    ...names.flatMap((name) => partText(name, parts)),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** A part that is not there must not look like one that passed. */
function missingText(parts: PartResults): string {
  const missing = partNames.filter((name) => parts[name] === undefined)
  return missing.length === 0
    ? ''
    : `**Not measured with these versions:** ${missing.join(', ')}. Their bars count as not met.`
}

function partText<Name extends PartName>(name: Name, parts: PartResults): readonly string[] {
  const part = parts[name]
  if (part === undefined) return []
  if (part.status === 'failed') return [sectionOf(name, `**Could not be measured:** ${part.reason}`)]
  return [sections[name](part.figures)]
}

/** Which of the parts could not be measured. */
export function failedParts(parts: PartResults): readonly PartName[] {
  return partNames.filter((name) => parts[name]?.status === 'failed')
}

function barsText(bars: readonly HeldBar[]): string {
  if (bars.length === 0) return ''
  const met = bars.filter(({ isMet }) => isMet).length
  return sectionOf(
    'What was asked for',
    `${met} of ${bars.length} bars are met. Figures are never rounded to the good side. The last column is what the frozen encoder with linear heads gave, where that was tried.`,
    tableOf([
      ['part', 'question', 'bar', 'measured (95 %)', 'met', 'frozen'],
      ...bars.map((bar) => [
        bar.part,
        bar.question,
        `${bar.side === 'at least' ? '≥' : '≤'} ${bar.bound}`,
        measuredText(bar),
        bar.isMet ? 'met' : '**not met**',
        bar.frozen === null ? '–' : String(bar.frozen),
      ]),
    ]),
  )
}

function measuredText({ measured, side }: Pick<Bar, 'side'> & Pick<HeldBar, 'measured'>): string {
  if (measured === null) return 'not measured'
  const { value, low, high } = measured
  if (low === null || high === null) return String(value)
  return `${roundedAgainst(value, side)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}
