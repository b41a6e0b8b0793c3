import type { Exchange } from '../../domain/exchange.ts'
import type { ScoredFinding, Span } from '../../domain/finding.ts'
import { scored, spansMax } from '../../domain/finding.ts'
import type { SecurityDetector } from '../detector.ts'
import type { Reading } from '../reading.ts'
import { readExchange } from '../views/read-exchange.ts'
import { calibratedRisk, lowestRateShown } from './calibration.ts'
import { features } from './feature-list.ts'
import { extractFeatures } from './features.ts'
import type { Contribution, Fusion } from './fusion.ts'
import { fuse } from './fusion.ts'
import type { SecurityRules } from './security-rules.ts'
import { loadSecurityRules } from './security-rules.ts'

/**
 * Builds the detector of attacks on instructions: structure signals and lexicon over all views, weighed by the committed
 * weights. Reads models/security-rules.json once; throws a plain message when that file cannot be used.
 */
export function createSecurityDetector(rules: SecurityRules = loadSecurityRules()): SecurityDetector {
  return {
    id: 'security-rules',
    about: {
      title: 'Attacks on instructions, by structure and phrases',
      version: `1-${rules.version}`,
      source: 'Own signals, weighed on public labelled sets and generated pairs; see models/README.md',
      knownMisses: 'Paraphrases and stories without telling phrases; suffixes of plain words; images',
    },
    evaluate: (reading) => judge(rules, reading),
  }
}

/** What is left to say of a text besides its spans. */
interface Judgement {
  readonly fusion: Fusion
  readonly value: number
  readonly extrapolated: boolean
  /** The lowest false-alarm rate that the calibration can show. */
  readonly lowestRate: number
}

function judge(rules: SecurityRules, reading: Reading): ScoredFinding {
  const own = judgeReading(rules, reading)
  const context = judgeContext(rules, reading.exchange)
  const unjudged = reading.unread
  const caveat =
    unjudged.length === 0
      ? null
      : 'Some parts were judged only as sent, because their hidden or encoded forms exceeded the budget.'
  if (context !== null && context.value > own.value) {
    const whole: Span = {
      start: 0,
      end: reading.exchange.text.length,
      view: 'context',
      label: 'carries on what was begun earlier',
    }
    return scored(context.value, {
      reason: `Together with earlier turns: ${reasonOf(context) ?? ''}`,
      spans: [whole],
      unjudged,
      caveat,
    })
  }
  return scored(own.value, { reason: reasonOf(own), spans: spansOf(own.fusion.contributions), unjudged, caveat })
}

function judgeReading(rules: SecurityRules, reading: Reading): Judgement {
  const fusion = fuse(rules, extractFeatures(reading))
  return { fusion, ...calibratedRisk(rules.calibration, fusion.score), lowestRate: lowestRateShown(rules.calibration) }
}

/** The text with what earlier turns supply, where that differs from the text. */
function judgeContext(rules: SecurityRules, exchange: Exchange): Judgement | null {
  if (exchange.textWithContext === exchange.text) return null
  return judgeReading(rules, readExchange({ ...exchange, text: exchange.textWithContext }))
}

const reasonsMax = 3

function reasonOf({ fusion, lowestRate, extrapolated }: Judgement): string | null {
  const told = fusion.contributions.filter(({ feature }) => !silentFeatures.has(features[feature]?.name ?? ''))
  const words = [...new Set(told.map(wordsOf))].slice(0, reasonsMax)
  if (words.length === 0) return null
  const beyond = extrapolated
    ? ` Rarer than 1 in ${Math.floor(1 / lowestRate)} of the calibration texts, which is all that they can show; the value beyond is extrapolated.`
    : ''
  return `Signs seen: ${words.join('; ')}.${beyond}`
}

/** Features that only sum up others say nothing to a reader. */
const silentFeatures: ReadonlySet<string> = new Set([
  'density',
  'length',
  'lexicon.variety',
  'structure.variety',
  'lexicon.certain',
])

function wordsOf({ feature, evidence }: Contribution): string {
  return evidence[0]?.words ?? features[feature]?.title ?? ''
}

/** The places of the strongest features first, each place once. */
function spansOf(contributions: readonly Contribution[]): readonly Span[] {
  const spans: Span[] = []
  const seen = new Set<string>()
  for (const { span } of contributions.flatMap(({ evidence }) => evidence)) {
    const key = `${span.start} ${span.end} ${span.label}`
    if (span.end <= span.start || seen.has(key)) continue
    seen.add(key)
    spans.push(span)
    if (spans.length === spansMax) break
  }
  return spans
}
