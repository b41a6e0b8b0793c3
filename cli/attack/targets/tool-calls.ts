import type { TargetToolCall } from '../../../client/attack-target.ts'

const callsMax = 50
const argumentsMax = 20_000

/** Reads tool calls in the form of OpenAI, or as `{name, arguments}`; what is neither is left out. At most 50. */
export function readToolCalls(values: readonly unknown[]): readonly TargetToolCall[] {
  return values
    .flat()
    .slice(0, callsMax)
    .flatMap((value) => {
      const call = isRecord(value) && isRecord(value.function) ? value.function : value
      if (!isRecord(call) || typeof call.name !== 'string' || call.name === '') return []
      return [{ name: call.name.slice(0, 200), arguments: textOf(call.arguments ?? call.input).slice(0, argumentsMax) }]
    })
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
