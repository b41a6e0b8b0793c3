/** What a message calls, as it is judged. */
export interface CalledTool {
  readonly name: string
  /** JSON text, as far as whoever wrote it kept to that. */
  readonly arguments: string
}

/** The calls of a message of the assistant, also in the older form. One of another form is judged by all that it holds. */
export function callsOf(message: object): readonly CalledTool[] {
  const { tool_calls: calls, function_call: older } = message as { tool_calls?: unknown; function_call?: unknown }
  const given = [...(Array.isArray(calls) ? calls : [calls]), older].filter((one) => one !== null && one !== undefined)
  return given.map(readCall)
}

function readCall(call: unknown): CalledTool {
  const { function: called, custom, ...rest } = asFields(call)
  const { name, arguments: args, input } = asFields(called ?? custom ?? rest)
  const said = args ?? input
  if (typeof name !== 'string' || said === undefined) return { name: '', arguments: textOf(call) }
  return { name, arguments: textOf(said) }
}

function asFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/**
 * What calls say: their names and arguments as sent, and where these hide characters behind escapes, their texts in plain
 * as well.
 */
export function textOfCalls(calls: readonly (CalledTool | null)[]): string {
  return calls
    .map((call) => {
      if (call === null) return ''
      const plain = call.arguments.includes('\\') ? textsIn(call.arguments) : ''
      return [`${call.name} ${call.arguments}`.trim(), plain].filter((part) => part !== '').join('\n')
    })
    .filter((part) => part !== '')
    .join('\n\n')
}

/** All texts in a JSON value, keys too; nothing when it is no JSON, which is judged as it is. */
function textsIn(json: string): string {
  const found: string[] = []
  try {
    JSON.parse(json, (key, value: unknown) => {
      if (key !== '' && !/^\d+$/.test(key)) found.push(key)
      if (typeof value === 'string') found.push(value)
      return value
    })
  } catch {
    return ''
  }
  return found.join('\n')
}
