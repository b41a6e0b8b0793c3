import { createHash } from 'node:crypto'
import type { TurnRole } from '../../domain/guard/exchange.ts'
import { freshToolPlaces } from '../../domain/guard/tool-material.ts'
import { isRecord } from '../../domain/is-record.ts'
import { type DecodedImage, decodeImage } from './decode-image.ts'
import { imagePlaceOf, readDataUrl } from './embedded-image.ts'

/** Where an image stood in a body, and what it was. */
export interface ExtractedImage {
  /** The names and indexes that lead from the body to the object that held its text. */
  readonly at: readonly (string | number)[]
  readonly decoded: DecodedImage
}

/**
 * Takes the base64 texts out of a parsed body (`images`, and data URLs in the parts of the last message of
 * `messages_history` and of the tool messages behind the assistant's last one, in the body and in its `items`) and puts a
 * short placeholder in their place: `sha256:` and the digest of the bytes, or nothing where the text is refused. Images of
 * other messages, which nobody judges, leave the digest of their text behind. What has another shape stays as it is, for the schema to judge. Changes `body`. Cost: decoding, see
 * `decodeImage`.
 */
export function extractImages(body: unknown): ExtractedImage[] {
  const own = extractFrom(body, [])
  const items = isRecord(body) ? body.items : undefined
  if (!Array.isArray(items)) return own
  return [...own, ...items.flatMap((item, index) => extractFrom(item, ['items', index]))]
}

/** The object that `extracted` came from, in a body of the same shape. */
export function imageObjectAt(body: unknown, { at }: ExtractedImage): object | null {
  let found = body
  for (const name of at) {
    if (typeof found !== 'object' || found === null) return null
    found = (found as Record<string | number, unknown>)[name]
  }
  return isRecord(found) ? found : null
}

function extractFrom(holder: unknown, at: ExtractedImage['at']): ExtractedImage[] {
  if (!isRecord(holder)) return []
  const { images, messages_history: history } = holder
  return [
    ...(Array.isArray(images) ? images.flatMap((image, index) => extractImage(image, [...at, 'images', index])) : []),
    ...(Array.isArray(history) ? extractFromMessages(history, [...at, 'messages_history']) : []),
  ]
}

function extractImage(image: unknown, at: ExtractedImage['at']): ExtractedImage[] {
  if (!isRecord(image) || typeof image.base64 !== 'string') return []
  const decoded = decodeImage(image.base64)
  image.base64 = placeholderOf(decoded)
  return [{ at, decoded }]
}

function extractFromMessages(history: readonly unknown[], at: ExtractedImage['at']): ExtractedImage[] {
  const fresh = new Set([...freshToolPlaces(history.map(roleOf)), history.length - 1])
  return history.flatMap((message, index) => {
    if (!isRecord(message) || !Array.isArray(message.content)) return []
    return message.content.flatMap((part, place): ExtractedImage[] => {
      const found = imagePlaceOf(part)
      if (found === null) return []
      const { holder, field } = found
      const image = readDataUrl(holder[field])
      if (image === null) return []
      if (!fresh.has(index)) {
        const digest = createHash('sha256').update(image.base64).digest('hex')
        holder[field] = `data:${image.mimeType};base64,sha256:${digest}`
        return []
      }
      const decoded = decodeImage(image.base64)
      holder[field] = `data:${image.mimeType};base64,${placeholderOf(decoded)}`
      const inside = field === 'url' ? ['image_url'] : []
      return [{ at: [...at, index, 'content', place, ...inside], decoded }]
    })
  })
}

/** Who says a message that no schema has seen, as far as it matters which tool messages are fresh. */
function roleOf(message: unknown): TurnRole {
  const role = isRecord(message) ? message.role : undefined
  if (role === 'tool' || role === 'function') return 'tool'
  return role === 'assistant' ? role : 'user'
}

function placeholderOf(decoded: DecodedImage): string {
  return decoded.kind === 'bytes' ? `sha256:${decoded.sha256}` : ''
}
