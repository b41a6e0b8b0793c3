import type { AttackLanguage, TestPolicy } from '../../domain/redteam/test-policy.ts'
import { askWordings } from '../wordings/ask-wordings.ts'
import { aimWording } from './aim.ts'
import { type AimId, type AskKind, askKinds } from './aim-wording.ts'
import { aimsOfPolicy } from './aims-of-policy.ts'
import { shortened } from './fill-slots.ts'
import { forbiddenActs } from './forbidden-acts.ts'

/** Something to ask for that would break a policy. */
export interface PolicyAsk {
  /** Whole requests for it, first the plainest; slots of the context are not filled yet. At least 1. */
  readonly requests: readonly string[]
  /** In the third person, e.g. `Get the assistant to …`; slots as above. */
  readonly scenario: string
  /** Where it comes from; null for the policy's own words. */
  readonly aim: AimId | null
  /** The same ask has the same key in every language. */
  readonly key: string
}

const quoteUnitsMax = 240

/**
 * What can be asked for to break a policy, in one language: first what its own sentences forbid, when they are in that
 * language, then what its aims know. At least 1.
 */
export function policyAsks(policy: TestPolicy, language: AttackLanguage): readonly PolicyAsk[] {
  const own = policy.source === 'given' ? ownAsks(policy, language) : []
  const aims = aimsOfPolicy(policy)
  const known = interleaved(aims.map((aim) => aimAsks(aim, language)))
  const asks = [...own, ...known]
  return asks.length > 0 ? asks : [breakRule(policy, language)]
}

function ownAsks({ policy }: TestPolicy, language: AttackLanguage): readonly PolicyAsk[] {
  const wording = askWordings[language]
  return forbiddenActs(policy)
    .filter((act) => act.language === language)
    .map(({ kind, object }, index): PolicyAsk => {
      const written = shortened(object, quoteUnitsMax)
      const key = `own:${index}`
      if (kind === 'request')
        return { requests: [`${written}.`], scenario: breakingScenario(policy, language), aim: null, key }
      if (kind === 'duty') {
        const request = wording.omitDuty.replace('{act}', () => written)
        return { requests: [request], scenario: breakingScenario(policy, language), aim: null, key }
      }
      return { ...asked({ kind, object: written, language }), aim: null, key }
    })
}

function aimAsks(aim: AimId, language: AttackLanguage): readonly PolicyAsk[] {
  const wording = aimWording(aim, language)
  return askKinds.flatMap((kind) =>
    (wording[kind] ?? []).map((object, index) => ({
      ...asked({ kind, object, language }),
      aim,
      key: `${aim}:${kind}:${index}`,
    })),
  )
}

function asked({
  kind,
  object,
  language,
}: {
  readonly kind: AskKind
  readonly object: string
  readonly language: AttackLanguage
}): Pick<PolicyAsk, 'requests' | 'scenario'> {
  const { asks, scenarios, thirdPerson } = askWordings[language]
  const inThirdPerson = thirdPerson.reduce((text, [word, by]) => text.replaceAll(word, by), object)
  return {
    requests: asks[kind].map((request) => request.replace('{object}', () => object)),
    scenario: scenarios[kind].replace('{object}', () => inThirdPerson),
  }
}

function breakRule({ policy }: TestPolicy, language: AttackLanguage): PolicyAsk {
  const request = askWordings[language].breakRule.replace('{policy}', () => quotable(policy))
  return { requests: [request], scenario: breakingScenario(policy, language), aim: null, key: 'own:rule' }
}

function breakingScenario(policy: string, language: AttackLanguage): string {
  return askWordings[language].brokenRule.replace('{policy}', () => quotable(policy))
}

/** A policy's text as it may stand between quotation marks of a template. */
export function quotable(policy: string): string {
  return shortened(policy, quoteUnitsMax).replaceAll(/[{}"„“”«»]/g, "'")
}

/** The first of each list, then the second of each, and so on. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
