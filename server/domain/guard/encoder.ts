import type { Range } from '../../text/range.ts'
import type { EvaluatorIdentity } from '../evaluator-identity.ts'

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

/** The most tokens of a window of a rule and a text, which another network reads, in pieces of its own; marks included. */
export const besideRuleTokensMax = 160

/** A text, and the rule in plain words that it may break. */
export interface TextBesideRule {
  /** What an owner forbids, or an answer may break; any length. */
  readonly rule: string
  /** What may break it; any length. */
  readonly text: string
  /** What the text answers, where it is an answer. */
  readonly request?: string | undefined
}

/** A piece of text, cut into tokens and ready to be read by the encoder. */
export interface EncoderWindow extends Range {
  /** Token ids with the marks of start and end; at most `windowTokensMax`, beside a rule `besideRuleTokensMax`. */
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

/** What the network that reads texts beside rules says of a text alone: it is deeper than the other, and costs twice as much. */
export interface AloneReading {
  /** Logit: an attack on the instructions of an application. */
  readonly attack: number
  /** Logits in the order of `contentHeads`. */
  readonly content: Float32Array
}

/** A small language model that reads windows of text. One for each thread; it computes on the thread that calls. */
export interface Encoder {
  readonly identity: EvaluatorIdentity
  /** Which network reads texts beside rules: it is fitted apart from the other. */
  readonly pairsVersion: string
  /**
   * Cuts a text into windows that overlap by an eighth; `start` and `end` are UTF-16 units of `text`. Short texts give
   * one window, an empty one none; what one cannot hold is shared out evenly. Stops after `windowsMax`, without reading
   * the rest; the end of the last window tells how far it came.
   */
  windowsOf(text: string, windowsMax: number): readonly EncoderWindow[]
  /**
   * One window of two texts, each shortened in its middle to fit; `start` and `end` are those of `second`. The first
   * may count on 41 of the 125 tokens and gets what the second leaves.
   */
  windowOfPair(first: string, second: string): EncoderWindow
  /**
   * One window of a rule and a text for `readBesideRule`; `start` and `end` are those of the text. Rule and text lose their middles to
   * fit: the rule may count on 52 of the 157 tokens and gets what the text leaves; up to 30 tokens of a request stand between them.
   */
  windowBesideRule(pair: TextBesideRule): EncoderWindow
  /**
   * Reads windows one by one, so that none depends on its neighbours; results in the order given. Cost on one core:
   * .9 ms for 16 tokens, 7.5 ms for 128, for each window. Rejects when the network breaks or the thread is to end.
   */
  encode(windows: readonly EncoderWindow[]): Promise<readonly Encoding[]>
  /**
   * Reads windows of `windowBesideRule` by the network that is made for them: for each the log odds that the text breaks the rule, not
   * calibrated. Cost on one core: 3 ms for 32 tokens, 15 ms for 160, for each window; rejections: as `encode`.
   */
  readBesideRule(windows: readonly EncoderWindow[]): Promise<readonly number[]>
  /** One window of a text for `readAlone`; what 126 tokens cannot hold is left out of its middle. */
  windowAlone(text: string): EncoderWindow
  /**
   * Reads windows of `windowAlone` by the same network: what stands in a text, without a rule beside it; not calibrated. Cost on one
   * core: 3 ms for 32 tokens, 12 ms for 128, for each window; rejections: as `encode`.
   */
  readAlone(windows: readonly EncoderWindow[]): Promise<readonly AloneReading[]>
}

/** Runs native code that the end of its thread must not interrupt. Rejects instead once the thread is to end. */
export type Uninterrupted = <Result>(run: () => Promise<Result>) => Promise<Result>

/** The versions of both networks, as files that were made with the two name them. */
export function networksOf({ identity, pairsVersion }: Pick<Encoder, 'identity' | 'pairsVersion'>): string {
  return `${identity.version}+${pairsVersion}`
}
