import { type ContentHead, contentHeads } from '../../domain/guard/encoder.ts'

/** A default policy that is judged by what the encoder says of harm. */
export interface HarmCategory {
  /** The policy's `detector`. */
  readonly id: string
  /** For sentences: `looks like …`. */
  readonly words: string
  /** Outputs of the content head that speak for it; the strongest counts. */
  readonly heads: readonly ContentHead[]
}

/**
 * Harm by kind. Following, exposing and defaming a person have no policy of their own and belong to harassment, which
 * covers what humiliates people or helps to pursue them.
 */
export const harmCategories: readonly HarmCategory[] = [
  { id: 'hate', words: 'hate', heads: ['hate'] },
  { id: 'harassment', words: 'harassment', heads: ['harassment', 'privacy', 'defamation'] },
  { id: 'sexual-content', words: 'sexual content', heads: ['sexual-content'] },
  {
    id: 'sexual-content-involving-minors',
    words: 'sexual content involving minors',
    heads: ['sexual-content-involving-minors'],
  },
  { id: 'violence', words: 'violence', heads: ['violence'] },
  { id: 'self-harm', words: 'self-harm', heads: ['self-harm'] },
  { id: 'weapons', words: 'weapons', heads: ['weapons'] },
  { id: 'illegal-drugs', words: 'illegal drugs', heads: ['illegal-drugs'] },
  { id: 'cyber-crime', words: 'cyber-crime', heads: ['cyber-crime'] },
  { id: 'fraud-and-deception', words: 'fraud or deception', heads: ['fraud-and-deception'] },
  { id: 'extremism', words: 'extremism', heads: ['extremism'] },
]

/** A default policy that is judged by built-in examples beside an output of the encoder. */
export interface ReferencePolicy {
  /** The policy's `detector`. */
  readonly id: string
  /** For sentences. */
  readonly words: string
  /** The output of the content head that knows most of it. */
  readonly head: ContentHead
}

/** Advice, false claims and copying: no harm by themselves, and a matter of each owner. */
export const referencePolicies: readonly ReferencePolicy[] = [
  { id: 'medical-advice', words: 'medical advice', head: 'specialised-advice' },
  { id: 'legal-advice', words: 'legal advice', head: 'specialised-advice' },
  { id: 'financial-advice', words: 'financial advice', head: 'specialised-advice' },
  { id: 'misinformation', words: 'misinformation', head: 'fraud-and-deception' },
  { id: 'intellectual-property', words: 'infringing intellectual property', head: 'intellectual-property' },
]

/** The logit of an output of the content head. */
export function contentLogit(content: Float32Array, head: ContentHead): number {
  return content[contentHeads.indexOf(head)] ?? 0
}

/** The logit of a category: that of its strongest output. */
export function categoryLogit(content: Float32Array, { heads }: HarmCategory): number {
  return Math.max(...heads.map((head) => contentLogit(content, head)))
}
