import type { ImageText } from './image-text.ts'
import type { Material } from './material.ts'

/** Who said a turn. What a tool returned is material: it informs the assistant and has nothing to order. */
export type TurnRole = 'user' | 'system' | 'assistant' | 'tool'

/** `input`: what an end user sends to the application's LLM. `output`: what that LLM answers. */
export type Direction = 'input' | 'output'

/** One thing that was said. */
export interface Turn {
  /** Who said it. */
  readonly role: TurnRole
  /** The plain text, 0 to 1,000,000 UTF-16 units, well formed (no lone surrogate); may hold NUL. */
  readonly content: string
}

/** Formats whose first bytes the service can recognise. */
export type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif'

/** An image that came with the evaluated message; its bytes are checked to be of `format` and are never stored. */
export interface Image {
  readonly format: ImageFormat
  /** The label that the client gave, or null. */
  readonly name: string | null
  /** Size of the decoded file, at most 5.25 MiB. */
  readonly sizeBytes: number
  /** The bytes of the decoded file, or where they lie sealed. */
  readonly content: Uint8Array | SealedBytes
  /** The place among the messages of the tool message that brought it; absent for one that came with what the user says. */
  readonly toolMessage?: number
}

/**
 * Bytes that one thread left for another (a `MessagePort` whose only message they are): they pass the thread that serves
 * requests unopened, so that they are no garbage of its. Whoever does not hand it on closes it.
 */
export interface SealedBytes {
  /** Lets the bytes go. Does nothing when it was handed on or closed before. */
  close(): void
}

/** One text to evaluate, with everything that may explain it. */
export interface Exchange {
  readonly direction: Direction
  /** Who said the evaluated text; a last message of role `system` is evaluated as `user`. */
  readonly role: 'user' | 'assistant'
  /** The evaluated text as sent. */
  readonly text: string
  /**
   * The text together with what it carries on, when it only carries on what was begun ("go on", "now do it in French");
   * else equal to `text`. Judged beside the text, so that an order that was split over turns is seen whole.
   */
  readonly textWithContext: string
  /** What was said before, oldest first, at most 499 turns. */
  readonly history: readonly Turn[]
  /** How many images came with it, 0 to 6. */
  readonly imageCount: number
  /**
   * What was read in the images. Policies judge each like the text, and say which they could not judge: those that could
   * not be read, and those that are missing here.
   */
  readonly imageTexts?: readonly ImageText[]
  /** What is judged for orders planted in it: documents first, then tool messages. Absent = none. */
  readonly material?: readonly Material[]
  /** True when the evaluated text is what a tool returned: then it is nobody's words, and judged as material alone. */
  readonly isMaterial?: boolean
}
