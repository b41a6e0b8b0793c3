import type { Piece } from '../../../transforms/piece.ts'
import type { Features } from '../features.ts'
import type { Copied } from '../mapped-text.ts'

/** A decoded part that may be shown otherwise than as its text in one: with the range of each unit, or in two readings. */
export interface DecodedPiece extends Piece {
  /** What to show in place of `text`; each part lies within the piece. Default: `text`, of which each unit comes from the whole piece. */
  readonly parts?: readonly Copied[]
}

/** Finds text in one kind of disguise. */
export interface Decoder {
  /** Shown as the view's label, e.g. `base64`. */
  readonly name: string
  /**
   * `block`: a piece is a whole message by itself, judged for being text and shown alone.
   * `inline`: pieces are single characters inside other text and are shown within it. `channel`: as block, shown even when short.
   */
  readonly kind: 'block' | 'inline' | 'channel'
  /** Whether a text with these features can hold this disguise at all. Constant time. */
  readonly mayOccur: (features: Features) => boolean
  /** The disguised parts, in order, without overlap. Linear. */
  readonly find: (text: string) => readonly DecodedPiece[]
}
