import { isRecord } from '../../client/is-record.ts'
import type { BodyOf } from '../../client/wire.ts'

/** One document of a check. */
export type Material = NonNullable<BodyOf<'check'>['documents']>[number]

/** The most documents of one check. */
const documentsMax = 100
/** Fields that hold binary data in base64, which no LLM reads as text. */
const binary = new Set(['data', 'blob'])
/** What says how to read something else, and what a client chose itself. */
const notRead = new Set(['type', 'mimeType', 'role', 'resultType', 'uri'])

/** A text of this length is judged by itself: among the names and numbers around it an order would weigh less. In UTF-16 units. */
const ownTextMin = 40

/**
 * All that an LLM may come to read of an answer of an MCP server: texts of its content and of embedded resources as what they are,
 * structured content as JSON, and whatever else stands in it, names and `_meta` among them, as JSON too. Images and audio are left out.
 */
export function materialOf(answer: unknown, title: string): readonly Material[] {
  const texts: Material[] = []
  const rest = strip(answer, (material) => texts.push(material))
  const all = hasText(rest) ? [...texts, { json: rest }] : texts
  const named = all.map((material) => ({ ...material, title }))
  if (named.length <= documentsMax) return named
  const [last, ...others] = [named.slice(documentsMax - 1), ...named.slice(0, documentsMax - 1)] as const
  return [...(others as readonly Material[]), { title, text: (last as readonly Material[]).map(textOf).join('\n\n') }]
}

/** How much of it there is to be read, in UTF-16 units. */
export function unitsOf(materials: readonly Material[]): number {
  return materials.reduce((sum, material) => sum + textOf(material).length, 0)
}

function textOf({ text, html, markdown, json }: Material): string {
  return text ?? html ?? markdown ?? JSON.stringify(json)
}

/** A copy without the texts that were found, which are told, and without binary data. */
function strip(value: unknown, tell: (material: Material) => void): unknown {
  if (Array.isArray(value)) return value.map((one) => strip(one, tell))
  if (typeof value === 'string' && value.length >= ownTextMin) {
    tell({ text: value })
    return ''
  }
  if (!isRecord(value)) return value
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'text' && typeof inner === 'string') {
      if (inner.trim() !== '') tell(readAs(inner, value.mimeType))
      return []
    }
    if (name === 'structuredContent' && inner !== undefined) {
      tell({ json: inner })
      return []
    }
    if (binary.has(name) && typeof inner === 'string' && typeof value.mimeType === 'string') {
      const text = decoded(inner, value.mimeType)
      if (text !== null) tell(readAs(text, value.mimeType))
      return []
    }
    return [[name, notRead.has(name) ? inner : strip(inner, tell)] as const]
  })
  return Object.fromEntries(kept)
}

function readAs(text: string, mimeType: unknown): Material {
  const type = typeof mimeType === 'string' ? mimeType.split(';')[0]?.trim().toLowerCase() : undefined
  if (type === 'text/html' || type === 'application/xhtml+xml') return { html: text }
  return type === 'text/markdown' ? { markdown: text } : { text }
}

/** Text that comes as base64; null for what is no text. */
function decoded(data: string, mimeType: string): string | null {
  if (!/^text\/|\b(?:json|xml|yaml|javascript|svg)\b/i.test(mimeType)) return null
  const text = Buffer.from(data, 'base64').toString('utf8')
  return text.trim() === '' ? null : text
}

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(hasText)
  return isRecord(value) && Object.entries(value).some(([name, inner]) => !notRead.has(name) && hasText(inner))
}
