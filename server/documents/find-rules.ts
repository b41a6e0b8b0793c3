import { type ProposedPolicy, proposalsMax, type RuleLanguage } from '../domain/policy/propose-policies.ts'
import { statedRule } from '../redteam/dataset/stated-rule.ts'
import { documentSentences } from '../text/sentences/document-sentences.ts'
import { documentBounds } from './document-bounds.ts'

/** What was found in the pages of a document. */
export interface FoundRules {
  /** In the order of the document, at most `proposalsMax`. */
  readonly proposals: readonly ProposedPolicy[]
  /** False when there was more to look at, or to propose. */
  readonly isComplete: boolean
}

/**
 * Sentences that state a rule by their form, each once: bans and orders in English, French, German and Spanish. Known misses: rules told as
 * facts, other languages, sentences of more than 600 units. Cost: up to 3 ms a sentence.
 */
export function findRules(pages: readonly string[], prefer: RuleLanguage): FoundRules {
  const known = new Set<string>()
  const proposals: ProposedPolicy[] = []
  let looked = 0
  for (const [place, page] of pages.entries()) {
    for (const quote of documentSentences(page)) {
      if (looked >= documentBounds.sentencesMax || proposals.length >= proposalsMax) {
        return { proposals, isComplete: false }
      }
      looked++
      const key = quote.toLowerCase()
      if (known.has(key)) continue
      known.add(key)
      const rule = statedRule(quote, prefer)
      if (rule === null) continue
      proposals.push({ ...rule, description: quote, quote, page: pages.length > 1 ? place + 1 : null, foundBy: 'form' })
    }
  }
  return { proposals, isComplete: true }
}
