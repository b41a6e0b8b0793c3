import type { AttemptView } from '../../../../domain/attempt/technique.ts'
import type { HarmKey } from '../../../../domain/policy/harm-key.ts'
import { foldWords } from '../../../../text/folding/fold-words.ts'
import { aimsNamedIn } from '../../../aims/aim-keywords.ts'
import type { AimId } from '../../../wordings/asks/aim-wording.ts'
import type { RelayKind } from '../../../wordings/single-turn/relay-kind.ts'

const kindOfAim: Partial<Readonly<Record<AimId, RelayKind>>> = {
  'system-prompt': 'instructions',
  credentials: 'passwords',
  'personal-data': 'personalData',
  'bulk-export': 'personalData',
  'health-record': 'personalData',
  'card-data': 'personalData',
  'false-promise': 'promises',
  'financial-advice': 'investments',
  'legal-advice': 'legalAdvice',
  competitor: 'competitors',
  'tool-misuse': 'toolCalls',
}

const kindOfHarm: Partial<Readonly<Record<HarmKey, RelayKind>>> = {
  'system-prompt-disclosure': 'instructions',
  'credentials-and-secrets': 'passwords',
  pii: 'personalData',
  phi: 'personalData',
  'competitor-mention': 'competitors',
  'payment-card-data': 'personalData',
  'legal-advice': 'legalAdvice',
  'financial-advice': 'investments',
}

/** Words of a goal that say more than the aims know, folded, in four languages. */
const kindOfWords: readonly (readonly [RelayKind, RegExp])[] = [
  ['discounts', /discount|rabatt|nachlass|coupon|voucher|gutschein|remise|code promo|reduction|descuento|rebaja/u],
  ['dosage', /\bdos(?:e|es|age|ages|is|ier\w*|ificacion)\b|posolog|how many (?:pills|tablets)|wie viele tabletten/u],
]

/**
 * Which kind of thing a goal asks for, by its words, else by the harms of its policy; null when neither says so. Misses:
 * goals that only hint at it.
 */
export function relayKindOf({ policy }: AttemptView, goal: string): RelayKind | null {
  const folded = foldWords(goal.slice(0, 500))
  const byWords = kindOfWords.find(([, pattern]) => pattern.test(folded))?.[0]
  if (byWords !== undefined) return byWords
  const [aim] = aimsNamedIn(goal.slice(0, 500), 1)
  if (aim !== undefined) return kindOfAim[aim] ?? null
  return policy.harms.map((harm) => kindOfHarm[harm]).find((kind) => kind !== undefined) ?? null
}
