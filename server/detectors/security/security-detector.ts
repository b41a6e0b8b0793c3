import type { Encoder } from '../../domain/guard/encoder.ts'
import type { ScoredFinding, Span } from '../../domain/guard/finding.ts'
import { scored, spansMax } from '../../domain/guard/finding.ts'
import { mergeRanges } from '../../text/merge-ranges.ts'
import type { Range } from '../../text/range.ts'
import type { SecurityDetector } from '../detector.ts'
import { contextReadingOf } from '../meaning/context-reading.ts'
import type { Reading } from '../reading.ts'
import { type FirstLookParts, lookFirst } from './first-look.ts'
import type { LookWeights } from './look-weights.ts'
import { explain, placesOf, type SecurityOpinion } from './opinion.ts'
import { lookAgain } from './second-look.ts'

/** What the detector of attacks is made of. */
export interface SecurityParts extends FirstLookParts {
  /** Reads a doubtful message beside a rule. */
  readonly encoder: Encoder
  /** Weighs that reading. */
  readonly look: LookWeights
}

/**
 * Builds the detector of attacks on instructions: structure signals and lexicon over all views, the encoder over windows
 * of them and hashed n-grams, weighed into one calibrated value; where that leaves doubt, a second look. Cost: that of the encoder, which is shared by all
 * detectors of a reading, and about 1 ms a thousand characters; whoever asks again about a reading gets the same answer.
 */
export function createSecurityDetector(parts: SecurityParts): SecurityDetector {
  const known = new WeakMap<Reading, Promise<ScoredFinding>>()
  return {
    id: 'attacks',
    about: {
      title: 'Attacks on instructions, by phrases, structure and meaning',
      version: `3-${parts.fusion.version}-${parts.look.version}`,
      source:
        'Own signals, a fine-tuned MiniLM-L6 and hashed n-grams, weighed on public labelled sets and generated pairs; where they leave doubt, a second reading beside a rule; see models/README.md',
      knownMisses: 'Stories and games without a telling sentence; foreign wordings outside the lexicon; images',
    },
    evaluate(reading) {
      const before = known.get(reading)
      if (before !== undefined) return before
      const judged = judge(parts, reading)
      known.set(reading, judged)
      return judged
    },
  }
}

async function judge(parts: SecurityParts, reading: Reading): Promise<ScoredFinding> {
  const own = await judgeReading(parts, reading)
  // The text with what earlier turns supply, where that differs from the text.
  const withContext = contextReadingOf(reading)
  const context = withContext === null ? null : await judgeReading(parts, withContext)
  const unjudged = mergeRanges([...reading.unread, ...own.unencoded])
  const caveat = caveatOf(reading, own.unencoded)
  if (context !== null && context.value > own.value) {
    const whole: Span = {
      start: 0,
      end: reading.exchange.text.length,
      view: 'context',
      label: 'carries on what was begun earlier',
    }
    const reason = `Together with earlier turns: ${explain(context) ?? ''}`
    return scored(context.value, { reason, spans: [whole], unjudged, caveat })
  }
  return scored(own.value, { reason: explain(own), spans: placesOf(own, spansMax), unjudged, caveat })
}

interface Judgement extends SecurityOpinion {
  readonly unencoded: readonly Range[]
}

async function judgeReading(parts: SecurityParts, reading: Reading): Promise<Judgement> {
  const first = await lookFirst(parts, reading)
  const second = await lookAgain(first, parts.encoder, parts.look)
  return { ...first, ...second, before: second === null ? null : first.value }
}

function caveatOf(reading: Reading, unencoded: readonly Range[]): string | null {
  const parts = [
    reading.unread.length === 0
      ? null
      : 'Some parts were judged only as sent, because their hidden or encoded forms exceeded the budget.',
    unencoded.length === 0
      ? null
      : 'The text is too long for the encoder to read all of it; the parts that it did not read were judged by rules and n-grams alone.',
  ].filter((part) => part !== null)
  return parts.join(' ') || null
}
