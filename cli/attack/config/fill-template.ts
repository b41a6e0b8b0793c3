/** What may stand between double braces. */
export type TemplateValues = Readonly<
  Record<'prompt' | 'messages' | 'conversation_id' | 'session_id' | 'plant' | 'images', unknown>
>

/** How a value is written into a text. */
export type Encoding = 'plain' | 'json' | 'url'

const names = ['prompt', 'messages', 'conversation_id', 'session_id', 'plant', 'images'] as const
/** Anything between double braces, so that a misspelt one is found. */
const anyPlaceholder = /\{\{(?!\s*(?:env|file):)\s*([^{}|]*?)\s*(?:\|\s*([^{}]*?)\s*)?\}\}/g
const pattern = /\{\{\s*([a-z_]+)\s*(?:\|\s*([a-z]+)\s*)?\}\}/g

/** What is wrong with the placeholders of a template; null when nothing is. */
export function templateProblem(text: string): string | null {
  for (const [whole, name, encoding] of text.matchAll(anyPlaceholder)) {
    if (!names.some((known) => known === name)) return `${whole} is no placeholder; there are ${names.join(', ')}`
    if (encoding !== undefined && encoding !== 'json' && encoding !== 'url') {
      return `${whole} asks for an encoding that does not exist; there are json and url`
    }
  }
  return null
}

/**
 * Fills every text of a JSON value. A text that is nothing but one placeholder becomes its value (`{{messages}}` an
 * array); elsewhere a value is written as text, so that a prompt can never change the form of the request.
 */
export function fillValue(template: unknown, values: TemplateValues): unknown {
  if (typeof template === 'string') {
    const whole = names.find((name) => new RegExp(`^\\{\\{\\s*${name}\\s*\\}\\}$`).test(template))
    return whole === undefined ? fillText(template, values, 'plain') : values[whole]
  }
  if (Array.isArray(template)) return template.map((one) => fillValue(one, values))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillValue(value, values)]))
}

/** Fills a text; each placeholder may name its encoding (`{{prompt|url}}`), `encoding` holds for the others. */
export function fillText(template: string, values: TemplateValues, encoding: Encoding): string {
  return template.replace(pattern, (_, name: keyof TemplateValues, asked?: Encoding) => {
    const value = values[name]
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
    return encode(text, asked ?? encoding)
  })
}

function encode(text: string, encoding: Encoding): string {
  if (encoding === 'url') return encodeURIComponent(text.toWellFormed())
  if (encoding === 'json') return JSON.stringify(text).slice(1, -1)
  return text
}
