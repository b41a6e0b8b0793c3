import { type HistoryMessage, imagesMax, textUnitsMax } from '../../../contract/guard/message.ts'
import type { Image, Turn } from '../../domain/guard/exchange.ts'
import { freshToolPlaces } from '../../domain/guard/tool-material.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'
import { readImage, type WireImage } from '../body/read-wire-images.ts'
import { type PartImage, type ReadMessage, readGivenMessage } from '../messages/read-given-message.ts'
import { imagesOf } from '../read-request.ts'

/** A history in the words of the domain. */
export interface ReadHistory {
  readonly turns: readonly Turn[]
  /** Those in the last message, and in the tool messages behind the assistant's last one; others are not looked at. */
  readonly images: readonly Image[]
  readonly notJudged: readonly NotJudged[]
}

/** A part of a message that nobody judges. */
export interface NotJudged {
  /** From 0. */
  readonly messageIndex: number
  /** Of the part in the message, from 0. */
  readonly partIndex: number
  /** Of the part, as the client names it. */
  readonly type: string
}

/**
 * The messages of a history that keeps the rules which a schema cannot say. `path` names the field in errors. `beside`: how
 * many images came beside it. Those of tools that find no place beyond those and the last message's are named, not judged.
 */
export function readHistory(messages: readonly HistoryMessage[], path: string, beside = 0): ReadHistory {
  const errors: FieldError[] = []
  let units = 0
  const read = messages.map((message, index) => {
    const { content, tool_calls: calls, function_call: older } = message
    const one = readGivenMessage(message, `${path}[${index}]`)
    units += one.turn.content.length
    const at = `${path}[${index}].content`
    // A misspelt field must never mean that something was not checked.
    if (content === undefined && !calls && !older) errors.push({ path: at, message: 'is required' })
    if (one.texts.some(holdsImage)) errors.push({ path: at, message: imageMessage })
    return one
  })
  if (units > textUnitsMax) {
    errors.push({ path, message: `has ${units} characters together; at most ${textUnitsMax} are taken` })
  }
  const placed = placedImages(read)
  const taken = imagesMax - beside - (read.at(-1)?.images.length ?? 0)
  const ofTools = placed.filter(({ index }) => index < read.length - 1)
  const left = ofTools.slice(0, Math.max(0, ofTools.length - Math.max(0, taken)))
  const images = placed.slice(left.length).flatMap(({ index, image }) => {
    const found = readImage(image, `${path}[${index}].content[${image.part}]`)
    if (!('message' in found)) return [read[index]?.turn.role === 'tool' ? { ...found, toolMessage: index } : found]
    errors.push(found)
    return []
  })
  refuse(errors)
  return {
    turns: read.map(({ turn }) => turn),
    images,
    notJudged: read.flatMap(({ notJudged }, messageIndex) => {
      const images = left.filter(({ index }) => index === messageIndex).map(({ image }) => image)
      return [...notJudged, ...images]
        .sort((one, other) => one.part - other.part)
        .map(({ part, type }) => ({ messageIndex, partIndex: part, type }))
    }),
  }
}

interface PlacedImage {
  /** Of the message. */
  readonly index: number
  readonly image: PartImage
}

/** The images that are new, in the order of the messages: what tools returned last, and what the last message brings. */
function placedImages(read: readonly ReadMessage[]): readonly PlacedImage[] {
  const last = read.length - 1
  const places = new Set(freshToolPlaces(read.map(({ turn }) => turn.role)))
  return read.flatMap(({ images }, index) => {
    return index === last || places.has(index) ? images.map((image) => ({ index, image })) : []
  })
}

/** The turns of a history that was read before. */
export function turnsOf(messages: readonly HistoryMessage[]): readonly Turn[] {
  return messages.map((message) => readGivenMessage(message, '').turn)
}

/** The images that came beside a history and in it, together at most 6. */
export function allImages(
  beside: readonly WireImage[] | undefined,
  history: ReadHistory,
  path: string,
): readonly Image[] {
  const images = [...imagesOf(beside, path), ...history.images]
  const message = `has ${images.length} images with those of the messages; at most ${imagesMax} are taken`
  if (images.length > imagesMax) refuse([{ path, message }])
  return images
}

/** One text that keeps the rules of a message. */
export function readText(text: string, path: string): string {
  if (text.length > textUnitsMax) {
    refuse([{ path, message: `has ${text.length} characters; at most ${textUnitsMax} are taken` }])
  }
  return text
}

function refuse(errors: readonly FieldError[]): void {
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path} ${first.message}.`, { errors: errors.slice(0, 20) })
}

const imageMessage =
  'holds an embedded image (data:image/…;base64,); send it in `images` or in a part `image_url` instead'

/** A data URL of an image. Every repetition is bounded, so that the search is linear in the text. */
const imagePattern = /data:image\/[a-z0-9.+-]{1,40}(?:;[a-z0-9=.-]{1,60})?;base64,/i

function holdsImage(text: string): boolean {
  return imagePattern.test(text)
}
