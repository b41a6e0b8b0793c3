import type { EvaluatorIdentity } from '../evaluator-identity.ts'
import type { Range } from './finding.ts'

/** What the encoder's security head tells of a window, in this order; logits. `attack`: any of the kinds after it. */
export const securityHeads = [
  'attack',
  'override',
  'extraction',
  'jailbreak',
  'injected-in-data',
  'obfuscated',
] as const

/**
 * What the encoder's content head tells of a window, in this order; logits. `harmful`: any kind of harm. Names are those
 * of the catalogue's policies, and four more that steer the fit.
 */
export const contentHeads = [
  'harmful',
  'hate',
  'harassment',
  'sexual-content',
  'sexual-content-involving-minors',
  'violence',
  'self-harm',
  'weapons',
  'illegal-drugs',
  'cyber-crime',
  'fraud-and-deception',
  'extremism',
  'profanity',
  'privacy',
  'specialised-advice',
  'defamation',
  'intellectual-property',
] as const

/** What the encoder's response head tells of a request with its response, in this order; logits. */
export const responseHeads = ['refuses', 'complies'] as const

/** What the encoder's head for material tells of a window: an order to the AI that does not come from its user; a logit. */
export const plantedHeads = ['order'] as const

/** What the pair head tells of a rule in plain words and a text: the rule forbids or describes it; a logit. */
export const appliesHeads = ['applies'] as const

/** One of the outputs of the content head. */
export type ContentHead = (typeof contentHeads)[number]

/** How many numbers an embedding has. */
export const embeddingWidth = 384

/** The most tokens that a window holds, its marks of start and end among them. */
export const windowTokensMax = 128

/** A piece of text, cut into tokens and ready to be read by the encoder. */
export interface EncoderWindow extends Range {
  /** Token ids with the marks of start and end; at most `windowTokensMax`. */
  readonly ids: readonly number[]
  /** Where in `ids` a second text begins (a response after its request); null for one text. */
  readonly secondFrom: number | null
}

/** What the encoder says of one window. */
export interface Encoding {
  /** Meaning as a direction: length 1, `embeddingWidth` numbers; the dot product of two is their similarity, −1 to 1. */
  readonly embedding: Float32Array
  /** Logits in the order of `securityHeads`. */
  readonly security: Float32Array
  /** Logits in the order of `contentHeads`. */
  readonly content: Float32Array
  /** Logits in the order of `responseHeads`; they mean something only for windows of two texts. */
  readonly response: Float32Array
  /** Logits in the order of `plantedHeads`; they mean something only for material: documents, tool results. */
  readonly planted: Float32Array
  /** Logits in the order of `appliesHeads`; they mean something only for windows of a rule and a text. */
  readonly applies: Float32Array
}

/** A small language model that reads windows of text. One for each thread; it computes on the thread that calls. */
export interface Encoder {
  readonly identity: EvaluatorIdentity
  /** Which layers read texts beside rules: they are fitted apart from the others. */
  readonly pairsVersion: string
  /**
   * Cuts a text into windows that overlap by an eighth; `start` and `end` are UTF-16 units of `text`. Short texts give
   * one window, an empty one none; what one cannot hold is shared out evenly. Stops after `windowsMax`, without reading
   * the rest; the end of the last window tells how far it came.
   */
  windowsOf(text: string, windowsMax: number): readonly EncoderWindow[]
  /**
   * One window of two texts, each shortened in its middle to fit; `start` and `end` are those of `second`. The first
   * may count on 41 of the 125 tokens and gets what the second leaves. `request`: what stands between a rule and an
   * answer; up to 30 of its tokens.
   */
  windowOfPair(first: string, second: string, request?: string): EncoderWindow
  /**
   * Reads windows one by one, so that none depends on its neighbours; results in the order given. Cost on one core:
   * .9 ms for 16 tokens, 7.5 ms for 128, for each window. Rejects when the network breaks or the thread is to end.
   */
  encode(windows: readonly EncoderWindow[]): Promise<readonly Encoding[]>
  /**
   * Reads windows of a rule and a text (`windowOfPair(rule, text)`) by the layers that are made for them: for each the
   * log odds that the text breaks the rule, not calibrated. Cost and rejections: as `encode`.
   */
  readBesideRule(windows: readonly EncoderWindow[]): Promise<readonly number[]>
}

/** Runs native code that the end of its thread must not interrupt. Rejects instead once the thread is to end. */
export type Uninterrupted = <Result>(run: () => Promise<Result>) => Promise<Result>
