import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import type { SeededRandom } from '../../text/random/seeded-random.ts'
import type { Slots } from '../slots.ts'
import { situations } from '../wordings/asks/ask-situations.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import type { Context } from './read-context.ts'
import { withDe } from './reading/french-words.ts'

/** The slots of aims for a context: its first noun, or one by chance together with a name and numbers. */
export function contextSlots(context: Context, language: AttackLanguage, random: SeededRandom | null = null): Slots {
  const { names } = askWordings[language]
  const topics = context.topics[language]
  const told = situations[context.domain.id]?.[language] ?? []
  return {
    ...context.domain.words[language],
    brand: context.brand[language],
    ...placeSlots(context, language),
    topic: (random === null ? topics[0] : random.pick(topics)) ?? '',
    name: (random === null ? names[0] : random.pick(names)) ?? '',
    situation: (random === null ? told[0] : random.pick(told)) ?? '',
    number: String(random === null ? 1_000 : 1_000 + random.below(90_000)),
    few: String(random === null ? 3 : 2 + random.below(8)),
  }
}

/** `{at}` and `{of}` the owner in French, whose prepositions differ between names and trades: `chez Nova`, `dans la clinique`. */
function placeSlots({ brand, domain }: Context, language: AttackLanguage): Slots {
  if (language !== 'fr') return {}
  const owner = brand.fr
  const isName = owner !== domain.words.fr.brand
  return {
    at: isName ? `chez ${owner}` : `dans ${owner}`,
    of: /^le /u.test(owner)
      ? owner.replace(/^le /u, 'du ')
      : /^les /u.test(owner)
        ? owner.replace(/^les /u, 'des ')
        : withDe(owner),
  }
}
