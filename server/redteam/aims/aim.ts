import type { HarmKey } from '../../domain/policy/harm-key.ts'
import type { Criticality } from '../../domain/policy/policy.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import type { AimId, AimWording, AimWordings } from '../wordings/asks/aim-wording.ts'
import { germanAims } from '../wordings/asks/aim-wordings.de.ts'
import { englishAims } from '../wordings/asks/aim-wordings.en.ts'
import { spanishAims } from '../wordings/asks/aim-wordings.es.ts'
import { frenchAims } from '../wordings/asks/aim-wordings.fr.ts'
import { aimFacts } from './aim-facts.ts'

/** What an attacker may be after: the bridge between a policy and the texts that try to break it. */
export interface Aim {
  readonly id: AimId
  /** Keys of the guard catalogue whose content a breach would contain; empty when none fits. */
  readonly harms: readonly HarmKey[]
  /** Of `harms`, those whose policy of the guard catalogue stops a breach. */
  readonly guards: readonly HarmKey[]
  readonly criticality: Criticality
  /** How often such an attack pays, 0 to 1, before anything is known of the target. */
  readonly expectedYield: number
  /** Attack turns that suit it, 1 to 15. */
  readonly maximumMultiTurn: number
}

/** The aim of that id. */
export function aimOf(id: AimId): Aim {
  const facts = aimFacts[id]
  return { id, guards: facts.harms, ...facts }
}

/** What the aim says in that language. */
export function aimWording(id: AimId, language: AttackLanguage): AimWording {
  return wordings[language][id]
}

const wordings: Readonly<Record<AttackLanguage, AimWordings>> = {
  en: englishAims,
  fr: frenchAims,
  de: germanAims,
  es: spanishAims,
}
