import type { TurnRole } from './exchange.ts'

/** Groups what one end user said and was answered. Its id stays valid for ever. */
export interface Conversation {
  readonly id: string
  readonly organizationId: string
  readonly projectId: string
  readonly name: string
  /** In the client's words; null when there is none. */
  readonly description: string | null
  /** The id of the chat in another product, 1 to 512 characters; unique in its project; null when there is none. */
  readonly linkedId: string | null
  readonly createdAtMs: number
}

/** A conversation that stands for a chat in another product. */
export interface LinkedConversation extends Conversation {
  readonly linkedId: string
}

/** A text as it is kept. */
export interface StoredText {
  /** Null once it was removed. */
  readonly text: string | null
  /** Null while it is kept. */
  readonly removedAtMs: number | null
}

/** A turn of a stored history. */
export interface StoredTurn {
  readonly role: TurnRole
  /** Null once it was removed. */
  readonly content: string | null
}

/** The text of a turn, stored once in its conversation however often clients send it. */
export interface TurnText {
  /** SHA-256 of the UTF-8 text, 64 hex digits. */
  readonly sha256: string
  /** As it is kept: redacted where the project asks for that. */
  readonly text: string
}

/**
 * One step of a history. Each step names the one before it, so that a message refers to its whole history
 * by the id of the last step, and a history that is sent again with one turn more adds one step.
 */
export interface HistoryStep {
  /** SHA-256 over parent, role and text hash, 64 hex digits. */
  readonly id: string
  /** The step before; null for the first turn. */
  readonly parentId: string | null
  readonly role: TurnRole
  /** Names the turn's text in its conversation. */
  readonly textSha256: string
}

/** A step of a history with its text. */
export interface StoredStep extends StoredTurn {
  readonly id: string
  /** The step before; null for the first turn. */
  readonly parentId: string | null
}
