import { type Finding, scored } from '../../domain/guard/finding.ts'
import type { PolicyDetector } from '../detector.ts'
import { type Reading, rangeInOriginal } from '../reading.ts'
import { sideOf } from './content-calibration.ts'
import type { ReferencePolicy } from './content-categories.ts'
import {
  alarmFrom,
  type ContentParts,
  caveatOf,
  contentVersion,
  placeInWords,
  strengthOf,
  toldFrom,
} from './content-finding.ts'
import { judgeReferences } from './judge-references.ts'
import { quoted } from './own-examples.ts'

/**
 * Judges advice, false claims and copying by likeness to built-in examples beside the content head. Input: the user asks
 * for it, for a particular person or work. Output: the assistant gives it; a general explanation or a pointer to a
 * professional is allowed. Each has the value .5 at 1 % of benign texts by itself.
 * Source: own examples (training/content/reference-texts.ts), content head of the encoder.
 * Known misses: fields without an example; answers in the form of questions; languages that the encoder hardly knows;
 * whether a claim is true, beyond those of the examples.
 */
export function createReferenceDetector(policy: ReferencePolicy, parts: ContentParts): PolicyDetector {
  return {
    id: policy.id,
    about: {
      title: `Content: ${policy.words}`,
      version: contentVersion(parts),
      source: 'Likeness to built-in examples and the content head of the encoder; calibrated on benign train texts.',
      knownMisses:
        'Fields without a built-in example, languages that the encoder hardly knows, whether a claim is true beyond those of the examples.',
    },
    evaluate: (reading) => evaluate(reading, policy, parts),
  }
}

async function evaluate(
  reading: Reading,
  policy: ReferencePolicy,
  { calibration, read }: ContentParts,
): Promise<Finding> {
  const own = calibration.references.get(policy.id)
  if (own === undefined) throw new Error(`The content calibration has no ${policy.id}.`)
  const { parts, unjudged } = await read(reading)
  const said = sideOf(reading.exchange.direction)
  const { value, part, nearest } = judgeReferences(parts, {
    policy,
    calibration: own,
    probes: calibration.probes,
    said,
  })
  const caveat = caveatOf(reading, unjudged, value >= alarmFrom ? calibration.operatingPoints[policy.id] : undefined)
  const rest = { unjudged, caveat }
  if (part === null || value < toldFrom) return scored(value, rest)
  const range = rangeInOriginal(part.view, part.start, part.end)
  const manner = said === 'asks' ? 'asking for' : 'giving'
  const near = nearest === null ? '' : `, near to ${quoted(nearest)}`
  return scored(value, {
    ...rest,
    reason: `${strengthOf(value)} ${manner} ${policy.words}${near}${placeInWords(part.view, range, reading.exchange.text)}.`,
    spans: [{ ...range, view: part.view.label, label: policy.words }],
  })
}
