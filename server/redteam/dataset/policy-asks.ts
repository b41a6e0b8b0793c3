import type { AttackLanguage, TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { foldWords } from '../../text/folding/fold-words.ts'
import { aimWording } from '../aims/aim.ts'
import { aimsCovering, type CoveringAim } from '../aims/aim-keywords.ts'
import { quotable } from '../quotable.ts'
import { type AimId, type AskKind, askKinds } from '../wordings/asks/aim-wording.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { aimsOfPolicy } from './aims-of-policy.ts'
import { forbiddenActs } from './forbidden-acts.ts'
import { ownAsks, ownBenign } from './own-asks.ts'
import type { PolicyAsk } from './policy-ask.ts'
import type { ForbiddenAct } from './reading/forbidden-act.ts'
import { wordedRequest } from './worded-request.ts'

/**
 * What can be asked for to break a policy, in one language: first what its own sentences forbid, then what is known of its
 * aims. For a policy of the owner only aims that cover what it forbids are asked for: "never reveal the discount code" is
 * no matter of promised discounts. At least 1.
 */
export function policyAsks(policy: TestPolicy, language: AttackLanguage): readonly PolicyAsk[] {
  const acts = actsOf(policy, language)
  const own = ownAsks(acts, language)
  const known = interleaved(
    aimsOnPoint(policy, acts).map(({ id, words }) => onPoint(aimAsks(id, language), { id, words })),
  )
  // Words that must be quoted come after what can be said in the test's language.
  const asks = own.some(({ isQuoted }) => isQuoted) ? [...known, ...own] : [...own, ...known]
  return asks.length > 0 ? asks : [breakRule(policy, language)]
}

/** Harmless questions near what a policy forbids, in one language; none when nothing is known of it. */
export function policyBenign(policy: TestPolicy, language: AttackLanguage): readonly string[] {
  const acts = actsOf(policy, language)
  const known = aimsOnPoint(policy, acts).flatMap(({ id }) => aimWording(id, language).benign)
  return [...ownBenign(acts, language), ...known]
}

/** An aim that is one subject counts from this share on: who "runs down" a rival speaks ill of it, in any words. */
const subjectShareMin = 0.2

/** The aims that cover what a policy forbids; all that it names when its sentences could not be read. */
export function aimsOnPoint(policy: TestPolicy, acts: readonly ForbiddenAct[]): readonly CoveringAim[] {
  if (acts.length === 0) return aimsOfPolicy(policy).map((id) => ({ id, words: [] }))
  if (acts.some(({ kind }) => kind === 'beyond')) return []
  const covering = acts.flatMap(({ core }) => [
    ...aimsCovering(core),
    ...aimsCovering(core, subjectShareMin).filter(({ id }) => subjects.has(id)),
  ])
  return [...new Map(covering.map((aim) => [aim.id, aim])).values()]
}

/** What a policy of the owner forbids by its own words; nothing for other policies. */
export function actsOf({ source, policy }: TestPolicy, prefer: AttackLanguage): readonly ForbiddenAct[] {
  return source === 'given' ? forbiddenActs(policy, { prefer }) : []
}

/** Aims that are one subject whatever their words: all they ask for is to the point. */
const subjects: ReadonlySet<AimId> = new Set([
  'medical-advice',
  'legal-advice',
  'financial-advice',
  'competitor',
  'human-claim',
  'system-prompt',
  'discrimination',
  'hate',
  'violence',
  'self-harm',
  'weapons',
  'drugs',
  'extremism',
  'sexual',
  'minors',
  'profanity',
  'misinformation',
  'phishing',
  'cyber-crime',
])

/** Those that name what the act names: an aim such as confidential data has many objects, the policy often one. */
function onPoint(asks: readonly PolicyAsk[], { id, words }: CoveringAim): readonly PolicyAsk[] {
  if (subjects.has(id) || words.length === 0) return asks
  const stems = new Set(words.flatMap(stemsOf))
  const shared = asks.map(({ requests }) => new Set(stemsOf(requests[0] ?? '').filter((stem) => stems.has(stem))).size)
  // "Promise discounts" shares "promise" with a promised refund: only those that share most are meant.
  const most = Math.max(1, ...shared)
  return asks.filter((_, index) => shared[index] === most)
}

function stemsOf(text: string): readonly string[] {
  return (foldWords(text).match(/[\p{L}\p{N}]{5,}/gu) ?? []).map((word) => word.slice(0, 5))
}

function aimAsks(aim: AimId, language: AttackLanguage): readonly PolicyAsk[] {
  const wording = aimWording(aim, language)
  return askKinds.flatMap((kind) =>
    (wording[kind] ?? []).map((object, index) => ({
      ...asked({ kind, object, language }),
      aim,
      key: `${aim}:${kind}:${index}`,
      isQuoted: false,
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
    requests: asks[kind].map((request) => wordedRequest(request, object, language)),
    scenario: scenarios[kind].replace('{object}', () => inThirdPerson),
  }
}

function breakRule({ policy }: TestPolicy, language: AttackLanguage): PolicyAsk {
  const request = askWordings[language].breakRule.replace('{policy}', () => quotable(policy))
  return {
    requests: [request],
    scenario: breakingScenario(policy, language),
    aim: null,
    key: 'own:rule',
    isQuoted: false,
  }
}

function breakingScenario(policy: string, language: AttackLanguage): string {
  return askWordings[language].brokenRule.replace('{policy}', () => quotable(policy))
}

/** The first of each list, then the second of each, and so on. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
