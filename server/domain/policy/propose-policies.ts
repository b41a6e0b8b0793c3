import type { OpinionFailure } from '../opinion-failure.ts'
import type { Criticality } from './policy.ts'

/** The kinds of documents that are read. */
export type DocumentFormat = 'text' | 'markdown' | 'html' | 'pdf' | 'docx'

/** A language in which rules are read by their form. */
export type RuleLanguage = 'en' | 'fr' | 'de' | 'es'

/** A document that may state rules. */
export interface RuleDocument {
  readonly format: DocumentFormat
  /** Text for the first three formats, bytes for the others; at most 200,000 units, or 5 MB. */
  readonly content: string | Uint8Array
  /** How sentences are read whose language cannot be told. */
  readonly prefer: RuleLanguage
}

/** A policy that a document seems to ask for. Nothing is saved of it. */
export interface ProposedPolicy {
  /** 1 to 200 characters. */
  readonly name: string
  /** What the rule forbids or orders, as its definition. */
  readonly description: string
  readonly criticality: Criticality
  /** `ban`: the document forbids it. `duty`: it orders it, so that its opposite would be the violation. */
  readonly kind: 'ban' | 'duty'
  /** The sentence that it comes from, as the document has it but for line breaks. */
  readonly quote: string
  /** Of a PDF, counted from 1; null for other formats. */
  readonly page: number | null
  /** Who found it: the forms of rules, or an LLM. */
  readonly foundBy: 'form' | 'llm'
}

/** What was read of a document. */
export interface ReadDocument {
  /** In the order of the document. */
  readonly proposals: readonly ProposedPolicy[]
  /** The document as a person reads it, page by page; formats without pages have one. */
  readonly pages: readonly string[]
  /** False when it was longer than is read. */
  readonly isComplete: boolean
}

/**
 * Why a document could not be read: it is damaged or of another format; it needs a password; it holds no text, as scans do; it grows too
 * large or takes too long; or others are being read.
 */
export type DocumentFailure = 'damaged' | 'locked' | 'empty' | 'too-large' | 'timed-out' | 'busy'

/** Reads documents away from the thread that serves. Never rejects. */
export interface RuleReader {
  read(document: RuleDocument): Promise<ReadDocument | DocumentFailure>
  close(): Promise<void>
}

/** The policies that an LLM finds in a text, each with a quote that stands in it, or why there are none. Never rejects. */
export type PolicyProposer = (
  organizationId: string,
  wish: { readonly text: string; readonly language: string },
) => Promise<readonly ProposedPolicy[] | OpinionFailure>

/** The most proposals of one document. */
export const proposalsMax = 100
