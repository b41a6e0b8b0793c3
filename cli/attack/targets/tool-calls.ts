import type { TargetToolCall } from '../../../client/attack/attack-target.ts'
import { isRecord } from '../../../client/is-record.ts'

const argumentsMax = 20_000

/**
 * Reads tool calls in the forms of OpenAI (`function`, `custom`), or as `{name, arguments}` or `{name, input}`; what is
 * none of them is left out. None is cut off: each may be forbidden.
 */
export function readToolCalls(values: readonly unknown[]): readonly TargetToolCall[] {
  return values.flat().flatMap((value) => {
    const inner = isRecord(value) ? (value.function ?? value.custom) : null
    const call = isRecord(inner) ? inner : value
    if (!isRecord(call) || typeof call.name !== 'string' || call.name === '') return []
    return [{ name: call.name.slice(0, 200), arguments: textOf(call.arguments ?? call.input).slice(0, argumentsMax) }]
  })
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
