import type { MessagePort } from 'node:worker_threads'
import type { ImageFormat } from '../../domain/guard/exchange.ts'

/** An image to read. A port brings its bytes as its only message. */
export interface OcrOrder {
  readonly format: ImageFormat
  /** The bytes of the file, or the port that brings them. */
  readonly content: Uint8Array | MessagePort
}

/** What the thread that reads tells about the image that it has. */
export type OcrReport =
  /** The text of one more part of it, from the top down. */
  | { readonly kind: 'part'; readonly text: string }
  /** It is read; `missing` names what was left out, null when nothing was. */
  | { readonly kind: 'read'; readonly missing: string | null }
  /** It cannot be read. `isBroken`: neither can any other, by this thread. */
  | { readonly kind: 'unreadable'; readonly reason: string; readonly isBroken: boolean }
