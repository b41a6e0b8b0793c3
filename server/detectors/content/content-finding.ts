import type { Encoder } from '../../domain/guard/encoder.ts'
import { networksOf } from '../../domain/guard/encoder.ts'
import type { Range } from '../../text/range.ts'
import type { Reading, View } from '../reading.ts'
import type { ContentCalibration, OperatingPoint } from './content-calibration.ts'
import type { ContentReader } from './content-reader.ts'

/** What the content detectors share. */
export interface ContentParts {
  readonly encoder: Encoder
  readonly calibration: ContentCalibration
  readonly read: ContentReader
}

/** From this value on a finding says why: one benign text in ten gets so far. */
export const toldFrom = 0.25

/** From this value on a finding is worth a closer look: the default threshold. */
export const alarmFrom = 0.5

/** The version of a content detector: another encoder or calibration gives other values. */
export function contentVersion({ encoder, calibration }: ContentParts): string {
  return `3+${networksOf(encoder)}+content-${calibration.version}`
}

/** What was left out, and how far the judgement can be trusted where it alarms; null when there is nothing to say. */
export function caveatOf(reading: Reading, unjudged: readonly Range[], point?: OperatingPoint): string | null {
  const caveats = [
    reading.unread.length > 0 && 'Parts of the text were judged only as sent, not in their normalised or decoded form.',
    unjudged.length > reading.unread.length && 'The text is longer than what is read by meaning; parts were left out.',
    point !== undefined &&
      !point.isReliable &&
      `This judgement is of warning grade: it finds ${Math.round(100 * point.recall.share)} of 100 texts of its kind.`,
  ].filter((one) => one !== false)
  return caveats.length === 0 ? null : caveats.join(' ')
}

/** Which part of a text is meant, for a reason; empty when it is all of it. */
export function placeInWords({ label, kind }: View, range: Range, text: string): string {
  const through = kind === 'as-sent' || kind === 'normalised' ? '' : ` (read as ${label})`
  const isAll = range.end - range.start >= 0.9 * text.trim().length
  return isAll ? through : `, at characters ${range.start} to ${range.end}${through}`
}

/** How strongly a value speaks, for a reason. */
export function strengthOf(value: number): string {
  return value >= alarmFrom ? 'Looks like' : 'Has a slight likeness to'
}
