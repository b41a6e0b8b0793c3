import { languages } from './languages/catalogue.ts'
import type { LexiconConcept } from './lexicon-language.ts'
import type { LexiconMatch } from './lexicon-match.ts'

/** A match in plain words for a reason, e.g. `asks to ignore the earlier instructions (German)`. */
export function describeMatch(match: Pick<LexiconMatch, 'concept' | 'gloss' | 'language'>): string {
  const name = languages.find(({ code }) => code === match.language)?.name ?? match.language
  return `${leads[match.concept](match.gloss)} (${name})`
}

const leads = {
  override: (gloss) => `asks to ${gloss}`,
  extraction: (gloss) => `asks for protected instructions: ${gloss}`,
  'role-break': (gloss) => `asks to leave the role: ${gloss}`,
  'restriction-lift': (gloss) => `asks to drop restrictions: ${gloss}`,
  'new-instructions': (gloss) => `gives new instructions: ${gloss}`,
  conceal: (gloss) => `asks to hide something: ${gloss}`,
  exfiltrate: (gloss) => `asks to ${gloss}`,
  authority: (gloss) => `claims to ${gloss}`,
  secret: (gloss) => `speaks of a secret: ${gloss}`,
  'address-assistant': (gloss) => `speaks to the assistant: ${gloss}`,
  'condition-gate': (gloss) => `sets a condition: ${gloss}`,
} satisfies Record<LexiconConcept, (gloss: string) => string>
