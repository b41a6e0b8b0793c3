import { type ScoredFinding, type Span, scored, spansMax } from '../../domain/guard/finding.ts'
import type { PolicyDetector } from '../detector.ts'
import type { EncodedPart } from '../meaning/encode-reading.ts'
import { type Reading, rangeInOriginal } from '../reading.ts'
import { calibratedValue } from './calibrated-value.ts'
import { type ContentCalibration, loweredByLength, weigh } from './content-calibration.ts'
import { contentLogit } from './content-categories.ts'
import {
  alarmFrom,
  type ContentParts,
  caveatOf,
  contentVersion,
  placeInWords,
  strengthOf,
  toldFrom,
} from './content-finding.ts'
import { findSwearWords, type SwearWord } from './find-swear-words.ts'

/** A strong swear word of the list decides by itself, whatever the calibration says of it: that is the policy's definition. */
const strongValue = 0.7

/**
 * Judges rough words by a list in twelve languages, plain and masked, and by the content head of the encoder for what is
 * in no list. Source: own list; the encoder, fitted on toxicity-davidson (MIT) and generated texts.
 * Known misses: words of other languages, dialect, new spellings; vulgar pictures in clean words. Alarms on purpose: swear
 * words that are quoted, explained or part of a name.
 */
export function createProfanityDetector(parts: ContentParts): PolicyDetector {
  return {
    id: 'profanity',
    about: {
      title: 'Content: profanity',
      version: contentVersion(parts),
      source: 'Own list of swear words in twelve languages; content head of the encoder.',
      knownMisses: 'Words of other languages, dialect, new spellings. Quoted swear words alarm too.',
    },
    async evaluate(reading) {
      const { parts: windows, unjudged } = await parts.read(reading)
      const words = distinctViews(reading).flatMap(findSwearWords)
      const byHead = judgeProfanity(windows, words, parts.calibration)
      const value = words.some(({ strength }) => strength === 'strong')
        ? Math.max(strongValue, byHead.value)
        : byHead.value
      const point = value >= alarmFrom && words.length === 0 ? parts.calibration.operatingPoints.profanity : undefined
      const finding = scored(value, { unjudged, caveat: caveatOf(reading, unjudged, point) })
      return told(finding, reading, words, byHead.part)
    },
  }
}

interface JudgedProfanity {
  readonly value: number
  readonly part: EncodedPart | null
}

/** What head and words together are worth. */
function judgeProfanity(
  parts: readonly EncodedPart[],
  words: readonly SwearWord[],
  { profanity }: ContentCalibration,
): JudgedProfanity {
  const [strong, mild] = (['strong', 'mild'] as const).map((wanted) =>
    words.some(({ strength }) => strength === wanted),
  )
  let best: { readonly score: number; readonly part: EncodedPart | null } = { score: -Infinity, part: null }
  for (const part of parts) {
    const logit = contentLogit(part.encoding.content, 'profanity')
    const score = weigh(profanity.parameters, [logit, Number(strong), Number(mild)])
    if (score > best.score) best = { score, part }
  }
  if (best.part === null) return { value: 0, part: null }
  const score = best.score - loweredByLength(profanity, parts.length)
  return { value: calibratedValue(score, profanity.knots), part: best.part }
}

function distinctViews({ views }: Reading): Reading['views'] {
  return [...new Map(views.map((view) => [view.text, view])).values()]
}

function told(
  finding: ScoredFinding,
  reading: Reading,
  words: readonly SwearWord[],
  part: EncodedPart | null,
): ScoredFinding {
  if (finding.value < toldFrom) return finding
  if (words.length > 0) {
    const languages = [...new Set(words.map(({ language }) => language))].slice(0, 3).join(', ')
    const spans = words.slice(0, spansMax).map(({ view, start, end, language, strength }): Span => {
      const label = `${strength} swear word (${language})`
      return { ...rangeInOriginal(view, start, end), view: view.label, label }
    })
    const reason = `Uses ${words.length === 1 ? 'a swear word' : 'swear words'} (${languages}).`
    return { ...finding, reason, spans: distinctPlaces(spans) }
  }
  if (part === null) return finding
  const range = rangeInOriginal(part.view, part.start, part.end)
  return {
    ...finding,
    reason: `${strengthOf(finding.value)} profanity${placeInWords(part.view, range, reading.exchange.text)}.`,
    spans: [{ ...range, view: part.view.label, label: 'profanity' }],
  }
}

function distinctPlaces(spans: readonly Span[]): readonly Span[] {
  return [...new Map(spans.map((span) => [`${span.start} ${span.end}`, span])).values()]
}
