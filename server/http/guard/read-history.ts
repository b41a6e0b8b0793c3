import { type HistoryMessage, imagesMax, textUnitsMax } from '../../../contract/guard/message.ts'
import type { Image, Turn } from '../../domain/guard/exchange.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'
import { readImage, type WireImage } from '../body/read-images.ts'
import { readMessage } from '../messages/read-message.ts'
import { imagesOf } from '../read-request.ts'

/** A history in the words of the domain. */
export interface ReadHistory {
  readonly turns: readonly Turn[]
  /** Those in the last message; the images of earlier ones are not looked at. */
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

/** The messages of a history that keeps the rules which a schema cannot say. `path` names the field in errors. */
export function readHistory(messages: readonly HistoryMessage[], path: string): ReadHistory {
  const errors: FieldError[] = []
  let units = 0
  const read = messages.map((message, index) => {
    const { content, tool_calls: calls, function_call: older } = message
    const one = readMessage(message, `${path}[${index}]`)
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
  const last = read.length - 1
  const images = (read[last]?.images ?? []).flatMap((image) => {
    const found = readImage(image, `${path}[${last}].content[${image.part}]`)
    if (!('message' in found)) return [found]
    errors.push(found)
    return []
  })
  refuse(errors)
  return {
    turns: read.map(({ turn }) => turn),
    images,
    notJudged: read.flatMap(({ notJudged }, messageIndex) => {
      return notJudged.map(({ part, type }) => ({ messageIndex, partIndex: part, type }))
    }),
  }
}

/** The turns of a history that was read before. */
export function turnsOf(messages: readonly HistoryMessage[]): readonly Turn[] {
  return messages.map((message) => readMessage(message, '').turn)
}

/** The images that came beside a history and in its last message, together at most 6. */
export function allImages(
  beside: readonly WireImage[] | undefined,
  history: ReadHistory,
  path: string,
): readonly Image[] {
  const images = [...imagesOf(beside, path), ...history.images]
  const message = `has ${images.length} images with those of the last message; at most ${imagesMax} are taken`
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
