import { plainLine } from '../../client/attack/plain-line.ts'
import type { ReplyOf } from '../../client/wire.ts'

/** What an export came to in lines for people, what it could not show among them: counts without it would say too much. */
export function showExport({ mode, policies, policies_left_out, replay }: ReplyOf<'exportTest'>): readonly string[] {
  const { breaches, twins, still_passing } = replay
  return [
    `mode       ${mode}`,
    ...policies.flatMap(({ id, name, held_back }) => [
      `policy     ${id ?? '(not saved)'}  ${plainLine(name)}`,
      ...(held_back === null ? [] : [`           HELD BACK IN SHADOW: ${plainLine(held_back)}`]),
    ]),
    ...(policies_left_out === 0
      ? []
      : [`           ${policies_left_out} more broken policies were left out; those with most breaches come first`]),
    `breaches   ${breaches.blocked_before} of ${breaches.total} blocked before, ${breaches.blocked_after} after`,
    `twins      ${twins.alarms_before} of ${twins.total} harmless prompts alarmed before, ${twins.alarms_after} after`,
    ...limits(replay),
    ...still_passing.map((id) => `passes     ${id}`),
  ]
}

/** The service tells no more of them. */
const errorsMax = 100

function limits({ pictures_as_text, left_out, errors }: ReplyOf<'exportTest'>['replay']): readonly string[] {
  const [first] = errors
  return [
    ...(pictures_as_text === 0
      ? []
      : [`pictures   ${casesOf(pictures_as_text)} replayed as the text in the picture, not as the picture`]),
    ...(left_out === 0 ? [] : [`left out   ${casesOf(left_out)} not replayed: too many, or out of time`]),
    ...(first === undefined
      ? []
      : [
          `errors     ${errors.length}${errors.length < errorsMax ? '' : ' or more'} checks could not be made and count as not blocked, e.g. ${plainLine(first.reason)}`,
        ]),
  ]
}

function casesOf(count: number): string {
  return count === 1 ? '1 case was' : `${count} cases were`
}
