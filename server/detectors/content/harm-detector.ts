import { type Finding, scored } from '../../domain/guard/finding.ts'
import type { PolicyDetector } from '../detector.ts'
import { type Reading, rangeInOriginal } from '../reading.ts'
import type { HarmCategory } from './content-categories.ts'
import {
  alarmFrom,
  type ContentParts,
  caveatOf,
  contentVersion,
  placeInWords,
  strengthOf,
  toldFrom,
} from './content-finding.ts'
import { decidingSentence } from './deciding-sentence.ts'
import { harmValues } from './judge-harm.ts'

/**
 * Judges one category of harm by the content head of the encoder. Input: what the user asks for or says. Output: what the
 * assistant says. All categories stand on one scale, so that together they alarm on 1 % of benign texts at .5.
 * Source: the encoder (models/encoder-card.md), calibrated in training/content.
 * Known misses: harm that only the conversation shows; languages that the encoder hardly knows; allusions; half of the short harmful
 * passages inside of long texts on something else; answers to harmful requests that name nothing.
 */
export function createHarmDetector(category: HarmCategory, parts: ContentParts): PolicyDetector {
  return {
    id: category.id,
    about: {
      title: `Content: ${category.words}`,
      version: contentVersion(parts),
      source: 'Content head of the encoder; calibrated on benign texts of the train sets and generated look-alikes.',
      knownMisses:
        'Allusions, languages that the encoder hardly knows, short harmful passages inside of long texts, harm that only the conversation shows.',
    },
    evaluate: (reading) => evaluate(reading, category, parts),
  }
}

async function evaluate(
  reading: Reading,
  category: HarmCategory,
  { encoder, calibration, read }: ContentParts,
): Promise<Finding> {
  const { harm, unjudged } = await read(reading)
  const { value, part } = harm.get(category.id) ?? { value: 0, part: null }
  const isAlarm = value >= alarmFrom
  const caveat = caveatOf(reading, unjudged, isAlarm ? calibration.operatingPoints[category.id] : undefined)
  const rest = { unjudged, caveat }
  if (value < toldFrom) return scored(value, rest)
  if (part === null) {
    const reason = `${strengthOf(value)} ${category.words} together with what was said before.`
    return scored(value, { ...rest, reason })
  }
  const ofCategory = (encoding: Parameters<typeof harmValues>[0]): number =>
    harmValues(encoding, calibration, 1).find(([id]) => id === category.id)?.[1] ?? 0
  const range = isAlarm
    ? await decidingSentence(encoder, part, ofCategory)
    : rangeInOriginal(part.view, part.start, part.end)
  return scored(value, {
    ...rest,
    reason: `${strengthOf(value)} ${category.words}${placeInWords(part.view, range, reading.exchange.text)}.`,
    spans: [{ ...range, view: part.view.label, label: category.words }],
  })
}
