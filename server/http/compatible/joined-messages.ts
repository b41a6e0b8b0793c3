import type { Range } from '../../text/range.ts'

/** The text of a message, with its place in the request from 0. */
export interface PlacedText {
  /** Place of the message in the request, from 0. */
  readonly messageId: number
  /** Of that message alone. */
  readonly text: string
}

/** A range in the text of one message, and what stands there. */
export interface MessageRange extends Range, PlacedText {}

const between = '\n\n'

/** Messages that are judged as one text, with an empty line between them. */
export class JoinedMessages {
  readonly #messages: readonly PlacedText[]

  constructor(messages: readonly PlacedText[]) {
    this.#messages = messages
  }

  /** The places of the messages in the request. */
  get ids(): readonly number[] {
    return this.#messages.map(({ messageId }) => messageId)
  }

  /** All of them; empty when there is none. */
  get text(): string {
    return this.#messages.map(({ text }) => text).join(between)
  }

  /** Where a range of the joined text lies: in each message of which it covers a part. */
  placesOf({ start, end }: Range): readonly MessageRange[] {
    let begin = 0
    return this.#messages.flatMap(({ messageId, text }): MessageRange[] => {
      const from = Math.max(start - begin, 0)
      const to = Math.min(end - begin, text.length)
      begin += text.length + between.length
      return to > from ? [{ messageId, start: from, end: to, text: text.slice(from, to) }] : []
    })
  }
}
