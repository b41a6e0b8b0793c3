import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** A persona whose point is to have no rules, or an answer in two voices of which one has none. */
export const unboundPersona: StructureSignal = {
  id: 'unbound-persona',
  title: 'a persona without rules',
  source: 'DAN and its family as described by Shen et al. 2023',
  knownMisses: 'English only (other languages come from the lexicon); personas that break rules by story alone',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const limits =
  '(?:restrictions?|limit(?:s|ations?)|rules|filters?|guidelines|ethics|morals?|censorship|boundaries|policies|constraints|safety (?:measures|guidelines|rules)|inhibitions)'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b(?:no|without(?: any)?|free (?:of|from)(?: all| any| the)?|not? (?:have|has|having)(?: any)?|lacks?(?: any)?|does not (?:have|follow)(?: any)?|bypass(?:es|ing)?(?: all| any)?) (?:moral |ethical |legal |content |safety |any |openai |such |typical |usual |or ){0,4}${limits}\\b(?! (?:on|for|to|in) (?:the |my |our |your |a |any )?(?:budget|time|money|length|size|distance|format|genre|location|travel|cost|price|spending|word|diet|age|parking|visa|guests|colou?rs?|materials?|ingredients?))`,
      'gi',
    ),
    label: 'no rules apply',
    weight: 0.5,
  },
  {
    pattern:
      /\b(?:unfiltered|uncensored|unrestricted|amoral|jailbroken|unchained|unethical|unhinged)\b[^.\n]{0,30}\b(?:ai|assistant|chat ?bot|model|answers?|responses?|mode|version|character|persona|language|content|robot|bot)\b/gi,
    label: 'rule-free persona',
    weight: 0.6,
  },
  {
    pattern:
      /\b(?:not|no longer|isn['’]t|aren['’]t|un) ?(?:bound|restricted|limited|constrained|governed|censored) (?:by|to)\b/gi,
    label: 'no rules apply',
    weight: 0.5,
  },
  { pattern: /\bdo anything now\b|\bDAN\b(?=[ ,.:;!?'"’)\]]|$)/g, label: 'DAN', weight: 0.5 },
  {
    pattern:
      /\b(?:two|both|2) (?:different |separate |distinct )?(?:ways|responses|answers|outputs|paragraphs|replies)\b[^\n]{0,300}\b(?:classic|normal(?:ly)?|standard|jailbreak|unfiltered|developer|first|gpt)\b/gi,
    label: 'answer in two voices',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:stay|remain|keep|break|breaking|get out of|staying) (?:in |out of )?character\b|\b(?:lose|deduct(?:ed)?|have) \d{1,4} (?:tokens|points|credits)\b/gi,
    label: 'held in the persona',
    weight: 0.3,
  },
  {
    pattern:
      /\b(?:developer|debug|god|jailbreak|sudo|admin(?:istrator)?|maintenance|unrestricted|dan|evil|opposite|root) mode\b(?![^.\n]{0,40}\b(?:android|iphone|ios|phone|tablet|windows|chromebook|chrome|firefox|laptop|router|django|flask|node|react|server|device|tv|quest|minecraft|game|settings|printer|app)\b)/gi,
    label: 'pretended special mode',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:hypothetical|fictional|fictitious|imaginary)\b[^.\n]{0,60}\b(?:ai|chat ?bot|language model|assistant|robot|machine|algorithm)\b/gi,
    label: 'invented machine',
    weight: 0.3,
  },
]
