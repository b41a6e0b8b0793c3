import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Orders that forbid the model to refuse, to warn or to apologise. */
export const refusalSuppression: StructureSignal = {
  id: 'refusal-suppression',
  title: 'an order never to refuse or warn',
  source: 'refusal suppression (Wei et al. 2023); jailbreaks seen in the wild',
  knownMisses:
    'paraphrases without the listed verbs; style requests ("no disclaimers, please") are a weak case of the same form',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const not =
  "(?:never|not|cannot|can[’']?t|don[’']?t|do not|must not|may not|should not|shouldn[’']?t|won[’']?t|will not)"
const label = 'refusal forbidden'

const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(
      `\\b${not} (?:ever |even |under any circumstances? |be able to )?(?:refuse|decline|reject|deny|censor|disobey|question)\\b`,
      'gi',
    ),
    label,
    weight: 0.6,
  },
  {
    pattern: new RegExp(
      `\\b${not} (?:ever )?(?:say|says|tell|reply|respond|state|write|use|mention|claim)(?: me)?(?: that| with)? (?:you (?:can['’]?t|cannot|can not|are unable|aren['’]?t able|won['’]?t)|it(?:['’]s| is) (?:not possible|impossible|illegal|unethical)|["'“‘]?(?:i['’]?m sorry|sorry|i can['’]?t|i cannot|as an ai|unfortunately|no)\\b)`,
      'gi',
    ),
    label,
    weight: 0.8,
  },
  {
    pattern: new RegExp(
      `\\b${not} (?:ever )?(?:apologi[sz]e|add (?:any )?(?:warnings?|disclaimers?)|warn|include (?:any )?(?:warnings?|disclaimers?|negative)|moralize|lecture)\\b`,
      'gi',
    ),
    label: 'warnings forbidden',
    weight: 0.4,
  },
  {
    pattern:
      /\bwithout (?:any )?(?:warnings?|disclaimers?|refus(?:al|ing)|censor(?:ship|ing)|filter(?:s|ing)?|moral(?:s|izing)?|apolog(?:y|ies|izing))\b/gi,
    label: 'warnings forbidden',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:no matter (?:what|how)|regardless of)\b[^.\n]{0,60}\b(?:illegal|unethical|immoral|harmful|dangerous|ethics?|moral(?:ity|s)?|offensive)\b/gi,
    label: 'anything must be answered',
    weight: 0.7,
  },
  {
    pattern:
      /\b(?:must|have to|will|always) (?:always )?(?:comply|obey|answer|fulfil+)\b[^.\n]{0,40}\b(?:every|all|any|everything|anything|whatever|each)\b/gi,
    label: 'anything must be answered',
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:weigere dich (?:nie|nicht)|lehne (?:nie|niemals|nichts)|entschuldige dich nicht|ne refuse[zs]? (?:jamais|pas)|ne t['’]excuse pas|nunca (?:te niegues|rechaces|recuses|se recuse)|non rifiutar(?:e|ti) mai)\b|никогда не отказывай|不要拒绝|绝不(?:能)?拒绝|不得拒绝|拒否しないで|거절하지 마/gi,
    label,
    weight: 0.7,
  },
]
