import { type ContentHead, contentHeads } from '../../domain/guard/encoder.ts'
import { type HarmKey, type HarmKeyOf, keysBy } from '../../domain/policy/harm-key.ts'

/** A default policy that is judged by what the encoder says of harm. */
export interface HarmCategory {
  /** The policy's `detector`. */
  readonly id: HarmKey
  /** For sentences: `looks like …`. */
  readonly words: string
  /** Outputs of the content head that speak for it; the strongest counts. */
  readonly heads: readonly ContentHead[]
}

/**
 * Harm by kind. Following, exposing and defaming a person have no policy of their own and belong to harassment, which
 * covers what humiliates people or helps to pursue them.
 */
const categories = {
  hate: { words: 'hate', heads: ['hate'] },
  harassment: { words: 'harassment', heads: ['harassment', 'privacy', 'defamation'] },
  'sexual-content': { words: 'sexual content', heads: ['sexual-content'] },
  'sexual-content-involving-minors': {
    words: 'sexual content involving minors',
    heads: ['sexual-content-involving-minors'],
  },
  violence: { words: 'violence', heads: ['violence'] },
  'self-harm': { words: 'self-harm', heads: ['self-harm'] },
  weapons: { words: 'weapons', heads: ['weapons'] },
  'illegal-drugs': { words: 'illegal drugs', heads: ['illegal-drugs'] },
  'cyber-crime': { words: 'cyber-crime', heads: ['cyber-crime'] },
  'fraud-and-deception': { words: 'fraud or deception', heads: ['fraud-and-deception'] },
  extremism: { words: 'extremism', heads: ['extremism'] },
} as const satisfies Readonly<Record<HarmKeyOf<'harm'>, Omit<HarmCategory, 'id'>>>

/** Harm by kind, in the order of the catalogue. */
export const harmCategories: readonly HarmCategory[] = keysBy('harm').map((id) => ({ id, ...categories[id] }))

/** A default policy that is judged by built-in examples beside an output of the encoder. */
export interface ReferencePolicy {
  /** The policy's `detector`. */
  readonly id: HarmKey
  /** For sentences. */
  readonly words: string
  /** The output of the content head that knows most of it. */
  readonly head: ContentHead
}

/** Advice, false claims and copying: no harm by themselves, and a matter of each owner. */
const references = {
  'medical-advice': { words: 'medical advice', head: 'specialised-advice' },
  'legal-advice': { words: 'legal advice', head: 'specialised-advice' },
  'financial-advice': { words: 'financial advice', head: 'specialised-advice' },
  misinformation: { words: 'misinformation', head: 'fraud-and-deception' },
  'intellectual-property': { words: 'infringing intellectual property', head: 'intellectual-property' },
} as const satisfies Readonly<Record<HarmKeyOf<'references'>, Omit<ReferencePolicy, 'id'>>>

/** Those policies, in the order of the catalogue. */
export const referencePolicies: readonly ReferencePolicy[] = keysBy('references').map((id) => ({
  ...{ id, ...references[id] },
}))

/** The logit of an output of the content head. */
export function contentLogit(content: Float32Array, head: ContentHead): number {
  return content[contentHeads.indexOf(head)] ?? 0
}

/** The logit of a category: that of its strongest output. */
export function categoryLogit(content: Float32Array, { heads }: HarmCategory): number {
  return Math.max(...heads.map((head) => contentLogit(content, head)))
}

/** The logit of the strongest category. */
export function strongestLogit(content: Float32Array): number {
  return Math.max(...harmCategories.map((category) => categoryLogit(content, category)))
}
