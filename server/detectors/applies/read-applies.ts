import type { Encoder, EncoderWindow, TextBesideRule } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'

/** What the pair head says of a rule and a text. */
export interface AppliesReading {
  /** Log odds that the rule forbids or describes the text, of the stretch that says so most; not calibrated. */
  readonly logit: number
}

/** Beyond these log odds a reading says no more. */
const logitMax = 8

/** Log odds of a reading within what they can say, as weights are fitted for them: −8 to 8. */
export function boundedLogit(logit: number): number {
  return Math.max(-logitMax, Math.min(logitMax, logit))
}

/** What the pair head is asked. */
export interface AppliesQuestion extends TextBesideRule {
  /** The most stretches that are read; of a longer text they are spread evenly. Default 12. */
  readonly stretchesMax?: number
}

/** A text of so many units stands beside its rule without losing its middle, in most languages. */
const stretchUnits = 320
/** Two neighbours share this much. */
const overlapUnits = 60

/**
 * Asks the network that reads a text beside a rule whether the rule applies to it: once for a short text, else for the whole with its
 * middle left out and for stretches of it, of which the strongest counts.
 * Source: models/encoder-pairs.onnx (models/encoder-card.md), fitted on authored policies and judged answers, and on labelled sets with their
 * category put in words. Known misses: exceptions to exceptions, rules about form, conditions that earlier messages settle.
 * Cost: 3 to 15 ms a stretch on one core.
 */
export async function readBesideRule(encoder: Encoder, question: AppliesQuestion): Promise<AppliesReading> {
  const windows = stretchesOf(question).map(({ start, end }): EncoderWindow => {
    const text = question.text.slice(start, end)
    return { ...encoder.windowBesideRule({ ...question, text }), start, end }
  })
  const logits = await encoder.readBesideRule(windows)
  return { logit: logits.reduce((most, logit) => (logit > most ? logit : most), Number.NEGATIVE_INFINITY) }
}

function stretchesOf({ text, stretchesMax = 12 }: AppliesQuestion): readonly Range[] {
  const whole = { start: 0, end: text.length }
  if (text.length <= stretchUnits) return [whole]
  const count = Math.ceil((text.length - overlapUnits) / (stretchUnits - overlapUnits))
  const read = Math.min(count, Math.max(1, stretchesMax - 1))
  const step = read === 1 ? 0 : (text.length - stretchUnits) / (read - 1)
  const stretches = Array.from({ length: read }, (_, at) => {
    const start = wordStart(text, Math.round(at * step))
    return { start, end: Math.min(text.length, start + stretchUnits) }
  })
  return [whole, ...stretches]
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const blank = text.slice(at, at + 24).search(/\s/)
  return blank === -1 ? at : at + blank + 1
}
