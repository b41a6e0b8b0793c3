import type { Range } from '../../text/range.ts'
import type { EvaluatorIdentity } from '../evaluator-identity.ts'
import type { TopicSimilarity } from '../topic/topic.ts'

/** A place in the text as sent that explains a value. */
export interface Span extends Range {
  /** Through which view the place was seen, e.g. `as sent`, `normalised`, `base64`. */
  readonly view: string
  /** What was seen there, e.g. `override phrase (de)`. */
  readonly label: string
}

/** A measurement that was made. */
export interface ScoredFinding {
  readonly status: 'scored'
  /** Policies: 0 to 1. Security: calibrated risk of 0 or more, where 1 is 1 % false alarms. */
  readonly value: number
  /** Why, in plain words; null when nothing was found. */
  readonly reason: string | null
  /** At most 20, strongest first. */
  readonly spans: readonly Span[]
  /** Ranges of the text that were not judged; empty when all of it was. */
  readonly unjudged: readonly Range[]
  /** Whether an image, or a part of one, was not judged; its text has no range in the text as sent. */
  readonly isImageUnjudged: boolean
  /** What was left out or judged by a fallback, in plain words; null when the judgement is whole. Shown as `status: warning`. */
  readonly caveat: string | null
  /** Security only: what was measured of each material of the exchange. Absent = it has none. */
  readonly material?: readonly MaterialFinding[]
}

/** A measurement that could not be made; it never looks like a passed one. */
export interface FailedFinding {
  readonly status: 'failed'
  /** For people, in a sentence. */
  readonly reason: string
}

/** What was measured of one document or tool message; ranges count the units of what is read of it. */
export type MaterialFinding = (Omit<ScoredFinding, 'material'> | FailedFinding) & {
  /** Place in the list of materials of the exchange. */
  readonly at: number
}

/** What an evaluator returns: a measurement with reason and spans, or a failure. Never a decision. */
export type Finding = ScoredFinding | FailedFinding

/** How near a text is to each topic that was asked for. */
export interface TopicsFinding {
  readonly status: 'compared'
  readonly topics: readonly TopicSimilarity[]
  /** What was left out, in plain words; null when all of the text was compared. */
  readonly caveat: string | null
}

/** A finding together with who made it. */
export interface AttributedFinding {
  readonly finding: Finding
  readonly detector: EvaluatorIdentity
}

/** The comparison with topics, or its failure, with who made it. */
export interface AttributedTopics {
  readonly finding: TopicsFinding | FailedFinding
  readonly detector: EvaluatorIdentity
}

/** The most spans that a finding lists. */
export const spansMax = 20

/** A finding of `value` with nothing to say beyond it. */
export function scored(value: number, rest: Partial<Omit<ScoredFinding, 'status' | 'value'>> = {}): ScoredFinding {
  return {
    status: 'scored',
    value,
    reason: null,
    spans: [],
    unjudged: [],
    isImageUnjudged: false,
    caveat: null,
    ...rest,
  }
}

/** A finding that says why there is no measurement. */
export function failed(reason: string): FailedFinding {
  return { status: 'failed', reason }
}
