import { imagesMax, textUnitsMax } from '../../../contract/guard/message.ts'
import type { Image, Turn } from '../../domain/guard/exchange.ts'
import { freshToolPlaces } from '../../domain/guard/tool-material.ts'
import { invalidField } from '../../domain/problem.ts'
import { imagesOf } from '../read-request.ts'

/** What is asked of an LLM, in the words of the guard. */
export interface AskedChat {
  /** The last one holds everything that was said since the assistant's last answer. */
  readonly turns: readonly Turn[]
  /** The messages as sent, one turn each. */
  readonly asSent: readonly Turn[]
  /** Those up to the assistant's last answer and with it; empty when it has not answered yet. */
  readonly answered: readonly Turn[]
  /** Those that came with the last turn, and with the results of the assistant's last calls. */
  readonly images: readonly Image[]
  /** Which kinds of parts are handed on without being judged, e.g. `input_audio`. */
  readonly notJudged: readonly string[]
}

/** One message as read. */
export interface ReadChatMessage {
  readonly turn: Turn
  /** In the order of their parts. */
  readonly images: readonly { readonly base64: string; readonly mimeType: string }[]
}

/**
 * Which of these messages, oldest first and at least one, is judged: what is new, as one turn. `path` names their field.
 * Throws Problem `invalid-request` when they are too long, or bring too many images.
 */
export function chatRequestOf(
  sent: readonly ReadChatMessage[],
  { path, notJudged }: { readonly path: string; readonly notJudged: ReadonlySet<string> },
): AskedChat {
  const read = withResultsFirst(sent)
  const units = read.reduce((sum, { turn }) => sum + turn.content.length, 0)
  if (units > textUnitsMax) {
    throw invalidField(path, `has ${units} characters together; at most ${textUnitsMax} are taken`)
  }
  const start = startOfLastTurn(read)
  const { images, left } = newImages(read, start, path)
  const turns = read.map(({ turn }) => turn)
  return {
    asSent: sent.map(({ turn }) => turn),
    answered: turns.slice(0, turns.findLastIndex(({ role }, index) => index < start && role === 'assistant') + 1),
    turns: [...turns.slice(0, start), ...lastTurns(turns.slice(start))],
    images,
    notJudged: [...new Set([...notJudged, ...left])].sort(),
  }
}

/**
 * The images of the last turn, and as many as find a place beside them of those that the assistant's last calls brought.
 * `left`: as what those are named that find none.
 */
function newImages(
  read: readonly ReadChatMessage[],
  start: number,
  path: string,
): { readonly images: readonly Image[]; readonly left: readonly string[] } {
  const last = read.slice(start).flatMap(({ images }) => images)
  if (last.length > imagesMax) throw invalidField(path, `brings ${last.length} images; at most ${imagesMax} are taken`)
  const tools = new Set(freshToolPlaces(read.map(({ turn }) => turn.role)))
  const placed = read.flatMap(({ images }, index) => {
    return index >= start || tools.has(index) ? images.map((image) => ({ index, image })) : []
  })
  const taken = placed.slice(-imagesMax)
  const found = imagesOf(
    taken.map(({ image }) => image),
    `${path}.images`,
  )
  return {
    images: found.map((image, at) => {
      const index = taken[at]?.index
      return index !== undefined && tools.has(index) ? { ...image, toolMessage: index } : image
    }),
    left: taken.length < placed.length ? ['image_url'] : [],
  }
}

/** Of what is new, the results of tools come first, so that one behind a user's message does not hide it. */
function withResultsFirst(sent: readonly ReadChatMessage[]): readonly ReadChatMessage[] {
  const start = sent.findLastIndex(({ turn }, index) => turn.role === 'assistant' && index < sent.length - 1) + 1
  const isResult = ({ turn }: ReadChatMessage) => turn.role === 'tool'
  const fresh = sent.slice(start)
  return [...sent.slice(0, start), ...fresh.filter(isResult), ...fresh.filter((message) => !isResult(message))]
}

/** Where what is new begins: behind the last answer of the assistant that something follows, and behind results of tools. */
function startOfLastTurn(read: readonly ReadChatMessage[]): number {
  const last = read.length - 1
  for (let index = last; index > 0; index--) {
    const role = read[index - 1]?.turn.role
    if (read[index]?.turn.role === 'tool' || role === 'assistant' || role === 'tool') {
      // The beginning of an answer that the assistant is to go on with stands behind what it answers.
      if (index === last && read[index]?.turn.role === 'assistant') continue
      return index
    }
  }
  return 0
}

/** What is new as one turn, so that a message behind it does not hide it; instructions of the application come before. */
function lastTurns(turns: readonly Turn[]): readonly Turn[] {
  const said = turns.filter(({ role }) => role !== 'system')
  if (turns.length === 1 || said.length === 0) return turns
  const content = said.map((turn) => turn.content).join('\n\n')
  return [...turns.filter(({ role }) => role === 'system'), { role: 'user', content }]
}
