import { plainLine } from '../../client/attack/plain-line.ts'
import type { Calibration } from '../../contract/calibration/calibration.ts'

/** A text that a calibration names. */
export type NamedText = Calibration['suspects'][number]

/** A calibration in lines for people; `wordsOf` finds the words of a text, as the service names texts without them. */
export function showCalibration(calibration: Calibration, wordsOf: (text: NamedText) => string): readonly string[] {
  const { id, status, reason, texts, suspects, guardrails } = calibration
  return [
    `calibration  ${id}`,
    `status       ${status}${calibration.dry_run ? ' (dry run: nothing was moved)' : ''}`,
    `texts        ${texts.measured} of ${texts.different} measured, ${texts.repeated} repeated ones left out`,
    ...(reason === null ? [] : [`reason       ${reason}`]),
    ...showProject(calibration),
    ...suspects.map((text) => `  suspect    ${showText(text, wordsOf)}`),
    ...guardrails.flatMap((one) => showGuardrail(one, calibration, wordsOf)),
  ]
}

function showProject({ project }: Calibration): readonly string[] {
  if (project === null) return []
  const { texts, before, after, held_out: heldOut } = project
  const held =
    heldOut === null
      ? []
      : [
          `forecast     ${heldOut.before.alarms} -> ${heldOut.after.alarms} of the ${heldOut.texts} texts that chose nothing`,
        ]
  return [
    `together     ${before.alarms} -> ${after.alarms} of ${texts}; expected at most ${percent(after.high)} (95 %)`,
    ...held,
  ]
}

function showGuardrail(
  one: Calibration['guardrails'][number],
  calibration: Calibration,
  wordsOf: (text: NamedText) => string,
): readonly string[] {
  const { before, after } = one
  if (one.problem !== null) return ['', `${one.name}: ${one.problem}`]
  if (before === null || after === null) return []
  const limit = one.limited_by === null ? '' : `, the ${one.limited_by} that a calibration may set`
  return [
    '',
    `${one.name}`,
    `  threshold  ${one.threshold_before} -> ${one.threshold_after}  (${stateOf(one, calibration)}${limit})`,
    `  alarms     ${before.alarms} -> ${after.alarms} of ${one.judged}; expected at most ${percent(after.high)} (95 %)`,
    ...one.alarming.map((text) => `  alarmed    ${showText(text, wordsOf)}`),
  ]
}

function stateOf(one: Calibration['guardrails'][number], { reverted_at, dry_run }: Calibration): string {
  if (one.applied) return reverted_at === null ? 'applied' : 'reverted'
  if (one.threshold_before === one.threshold_after) return 'unchanged'
  return dry_run || one.guardrail === 'security' ? 'not applied' : 'suggested; it moves without --security-only'
}

function showText(text: NamedText, wordsOf: (text: NamedText) => string): string {
  const name = text.message_id === null ? `text ${(text.index ?? 0) + 1}` : `message ${text.message_id}`
  return `${text.value.toFixed(2)}  ${name}  ${plainLine(wordsOf(text))}`.trimEnd()
}

function percent(rate: number): string {
  return `${Number((rate * 100).toPrecision(2))} %`
}
