import type { Criticality } from '../../domain/policy/policy.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { aimsNamedIn } from '../aims/aim-keywords.ts'
import { ruleEffort } from './forbidden-acts.ts'
import { highestCriticality, nameOfPolicy } from './policies-of.ts'

/** A rule that a sentence states. */
export interface ReadSentence {
  readonly kind: 'ban' | 'duty'
  /** Its first words. */
  readonly name: string
  /** By what it is about; `medium` when nothing tells. */
  readonly criticality: Criticality
}

/** The rule that a sentence states by its form; null when it states none. Cost and known misses: as `forbiddenActs`. */
export function statedRule(sentence: string, prefer: AttackLanguage): ReadSentence | null {
  const kind = ruleEffort(sentence, prefer)
  if (kind === null) return null
  return { kind, name: nameOfPolicy(sentence), criticality: highestCriticality(aimsNamedIn(sentence)) }
}
