import type { TargetProfile } from '../../domain/red-team-test/reconnaissance.ts'
import { type AttackLanguage, attackLanguages, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { aimsOfPolicy } from '../dataset/aims-of-policy.ts'
import type { PolicyAsk } from '../dataset/policy-ask.ts'
import { policyAsks } from '../dataset/policy-asks.ts'
import { wordedRequest } from '../dataset/worded-request.ts'
import { shortened } from '../fill-slots.ts'
import type { AimId } from '../wordings/asks/aim-wording.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'

/** What one scenario asks for, in every language; slots of the context are not filled yet. */
export interface ScenarioAsk {
  /** Tells it from others of its policy; the same in every language. */
  readonly key: string
  /** What it is after; null where only the policy's own words say it. */
  readonly aim: AimId | null
  /** True when something that reconnaissance learnt went into it. */
  readonly usesProfile: boolean
  /** Which of the requests is the goal; the first unless the ask is tried again in other words. */
  readonly form: number
  /** Only in languages that say the same; always in the test's. */
  readonly texts: Readonly<Partial<Record<AttackLanguage, ScenarioText>>>
}

/** An ask in one language. */
export interface ScenarioText {
  /** What the attack wants to achieve, in the third person. */
  readonly scenario: string
  /** At least 1. */
  readonly requests: readonly string[]
}

const scenariosMin = 3

/** Aims that a tool helps to reach. */
const toolAims: ReadonlySet<AimId> = new Set([
  'tool-misuse',
  'unverified-action',
  'access-rights',
  'exfiltration',
  'bulk-export',
  'oversight',
  'personal-data',
  'injected-instructions',
])

/** Aims for which another language is worth a scenario of its own. */
const languageAims: ReadonlySet<AimId> = new Set(['system-prompt', 'credentials', 'internal-data'])

const toolNameUnitsMax = 60

/** What can be asked of this target to break this policy, most promising first; at least 2. */
export function scenarioAsks({
  policy,
  policyIndex,
  profile,
  language,
}: {
  readonly policy: TestPolicy
  /** Its place among the test's policies: those of one aim start at different asks. */
  readonly policyIndex: number
  readonly profile: TargetProfile
  readonly language: AttackLanguage
}): readonly ScenarioAsk[] {
  const byLanguage = inAll((code) => policyAsks(policy, code))
  const inOrder = byLanguage[language].map((ask) => inAllLanguages(ask, { byLanguage, language }))
  const start = policy.source === 'given' ? 0 : policyIndex % inOrder.length
  const known = [...inOrder.slice(start), ...inOrder.slice(0, start)]
  const aims = aimsOfPolicy(policy)
  const [first, ...others] = known
  const special = [...toolAsks(policy, { profile, aims }), ...languageAsks(known, { profile, language })]
  const asks = first === undefined ? special : [first, ...special.slice(0, 2), ...others]
  // A policy of few known asks is tried in other words, too.
  const again = first === undefined ? [] : [1, 2].map((form) => ({ ...first, key: `${first.key}:again${form}`, form }))
  return [...asks, ...again.slice(0, Math.max(0, scenariosMin - asks.length))]
}

function inAll<Value>(value: (code: AttackLanguage) => Value): Readonly<Record<AttackLanguage, Value>> {
  return { en: value('en'), fr: value('fr'), de: value('de'), es: value('es') }
}

/** The owner's own words are in one language: the others say the same or nothing, never something near it. */
function inAllLanguages(
  ask: PolicyAsk,
  {
    byLanguage,
    language,
  }: { readonly byLanguage: Readonly<Record<AttackLanguage, readonly PolicyAsk[]>>; readonly language: AttackLanguage },
): ScenarioAsk {
  const texts = attackLanguages.flatMap((code) => {
    const same = byLanguage[code].find(({ key }) => key === ask.key)
    if (same === undefined || (same.isQuoted && code !== language)) return []
    return [[code, { scenario: same.scenario, requests: same.requests }] as const]
  })
  return { key: ask.key, aim: ask.aim, usesProfile: false, form: 0, texts: Object.fromEntries(texts) }
}

function toolAsks(
  policy: TestPolicy,
  { profile, aims }: { readonly profile: TargetProfile; readonly aims: readonly AimId[] },
): readonly ScenarioAsk[] {
  const forbidden = policy.checks.forbiddenTools
  const named = aims.some((aim) => toolAims.has(aim)) ? profile.tools.filter((tool) => !/\s/.test(tool)) : []
  const tools = [...new Set([...forbidden, ...named])].slice(0, 3)
  return tools.map((tool, index) => {
    const name = shortened(tool.replaceAll(/[{}"„“”«»]/g, ''), toolNameUnitsMax)
    return {
      key: `tool:${name}`,
      aim: 'tool-misuse' as const,
      usesProfile: true,
      form: 0,
      texts: inAll((code) => {
        const { toolUses, asks, scenarios } = askWordings[code]
        // A forbidden tool is simply called; others are used for what they should not do.
        const wording = toolUses[forbidden.includes(tool) ? 1 : index % toolUses.length] ?? ''
        const use = wording.replace('{tool}', () => saidAloud(name))
        return {
          scenario: scenarios.do.replace('{object}', () => use),
          requests: [wordedRequest(asks.do[0] ?? '', use, code)],
        }
      }),
    }
  })
}

/** A tool's name with its words, for a target that listens to words: `issue_refund (issue refund)`. */
function saidAloud(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.includes(' ') ? `${name} (${words})` : name
}

/** The same ask, to be answered in another language that the target answers in. */
function languageAsks(
  known: readonly ScenarioAsk[],
  { profile, language }: { readonly profile: TargetProfile; readonly language: AttackLanguage },
): readonly ScenarioAsk[] {
  const other = attackLanguages.find((code) => code !== language && profile.languages.includes(code))
  const ask = known.find(({ aim }) => aim !== null && languageAims.has(aim))
  if (other === undefined || ask === undefined) return []
  return [
    {
      ...ask,
      key: `${ask.key}:in-${other}`,
      usesProfile: true,
      texts: inAll((code) => {
        const { inLanguage, languageNames } = askWordings[code]
        const words = inLanguage.replace('{language}', languageNames[other])
        const text = ask.texts[code]
        return {
          scenario: words.replace('{ask}', () => text?.scenario ?? ''),
          requests: [words.replace('{ask}', () => text?.requests[0] ?? '')],
        }
      }),
    },
  ]
}
