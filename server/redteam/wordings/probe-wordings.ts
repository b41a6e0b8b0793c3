import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import words from './probe-wordings.json' with { type: 'json' }

/** A probe. */
export interface ProbeWording {
  /** What its answer tells. */
  readonly purpose: string
  /** The question; slots `{brand}`, `{topic}`, `{product}`, `{word}`. */
  readonly prompt: string
}

/** The categories of probes, in the order in which they are asked. */
export const probeCategories = [
  'identity',
  'abilities',
  'tools',
  'knowledge',
  'memory',
  'refusal',
  'deflection',
  'format',
  'rules',
  'multi-turn',
  'limits',
  'languages',
] as const

/** One of the categories. */
export type ProbeCategory = (typeof probeCategories)[number]

/** Probes that are the same for every test: the target's languages, each asked in its own. */
export const languageProbes: readonly { readonly code: string; readonly prompt: string }[] = words.languageProbes

/** All other probes by language and category. The first of `memory` plants `{word}`, the second asks for it. */
export const probeWordings: Readonly<
  Record<AttackLanguage, Readonly<Record<Exclude<ProbeCategory, 'languages'>, readonly ProbeWording[]>>>
> = words.probeWordings

/** Words for the memory probe: rare enough that nobody says them by chance. */
export const memoryWords: readonly string[] = words.memoryWords
