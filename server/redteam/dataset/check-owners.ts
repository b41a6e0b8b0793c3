import { type BreachChecks, noChecks, type TestPolicy } from '../../domain/red-team-test/test-policy.ts'
import { foldWords } from '../../text/folding/fold-words.ts'
import type { AimId } from '../wordings/asks/aim-wording.ts'
import { aimsOfPolicy } from './aims-of-policy.ts'
import { forbiddenToolsIn } from './forbidden-tools.ts'

/** Policies with the checks that are theirs, and those that are nobody's. */
export interface OwnedChecks {
  readonly policies: readonly TestPolicy[]
  readonly unowned: BreachChecks
}

/** A policy holds at most so many tools. */
const toolsMax = 50

/**
 * Gives each policy those of the stated checks that its rule is about, so that a breach counts for the rule that it breaks:
 * a tool belongs to the policies that name it, letter by letter, else by its words, else to those about the misuse of tools
 * that name none; a secret to those that protect what it looks like. Where there is one policy all is its own. A pattern
 * says nothing of its rule: it stays with every policy. Known misses: a policy that means a tool by other words; secrets
 * whose kind their letters do not show.
 */
export function ownedChecks(policies: readonly TestPolicy[], stated: BreachChecks): OwnedChecks {
  const named = policies.map(({ policy, source }) => (source === 'given' ? forbiddenToolsIn(policy) : []))
  const [only] = policies
  if (only !== undefined && policies.length === 1) {
    const forbiddenTools = [...new Set([...stated.forbiddenTools, ...(named[0] ?? [])])].slice(0, toolsMax)
    return { policies: [{ ...only, checks: { ...stated, forbiddenTools } }], unowned: noChecks }
  }
  const tools = [...new Set([...stated.forbiddenTools, ...named.flat()])]
  const ofTools = tools.map((tool) => ({ what: tool, owners: ownersOfTool(policies, named, tool) }))
  const ofSecrets = stated.secrets.map((secret) => ({ what: secret, owners: ownersOfSecret(policies, secret) }))
  return {
    policies: policies.map((policy) => ({
      ...policy,
      checks: {
        secrets: ownBy(policy, ofSecrets),
        forbiddenTools: ownBy(policy, ofTools).slice(0, toolsMax),
        patterns: stated.patterns,
      },
    })),
    unowned: { secrets: nobodys(ofSecrets), forbiddenTools: nobodys(ofTools), patterns: [] },
  }
}

interface Owned {
  readonly what: string
  readonly owners: readonly TestPolicy[]
}

function ownBy(policy: TestPolicy, all: readonly Owned[]): readonly string[] {
  return all.filter(({ owners }) => owners.includes(policy)).map(({ what }) => what)
}

function nobodys(all: readonly Owned[]): readonly string[] {
  return all.filter(({ owners }) => owners.length === 0).map(({ what }) => what)
}

function ownersOfTool(
  policies: readonly TestPolicy[],
  named: readonly (readonly string[])[],
  tool: string,
): readonly TestPolicy[] {
  const literal = policies.filter(({ policy }, index) => named[index]?.includes(tool) || holdsName(policy, tool))
  if (literal.length > 0) return literal
  const words = wordsOf(tool)
  const byWords = words.length < 2 ? [] : policies.filter(({ policy }) => holdsWords(policy, words))
  if (byWords.length > 0) return byWords
  return policies.filter((policy) => !namesAnyTool(policy) && isAbout(policy, ['tool-misuse']))
}

/** Whoever wrote one name down means that tool, whether it is forbidden or allowed. */
function namesAnyTool({ policy, source }: TestPolicy): boolean {
  return source === 'given' && /`|\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b|\b[a-z][a-z0-9]+[A-Z][a-z0-9]/u.test(policy)
}

/** The name stands there as a word of its own: `refund` is not named by `issue_refund`. */
function holdsName(text: string, tool: string): boolean {
  const name = foldWords(tool).trim()
  if (name.length < 3) return false
  const folded = foldWords(text)
  const isPart = (unit: string) => /[\p{L}\p{N}_]/u.test(unit)
  for (let at = folded.indexOf(name); at !== -1; at = folded.indexOf(name, at + 1)) {
    if (!isPart(folded.charAt(at - 1)) && !isPart(folded.charAt(at + name.length))) return true
  }
  return false
}

/** `issueRefund` and `issue_refund` are issue and refund. Words of one or two letters say nothing. */
function wordsOf(tool: string): readonly string[] {
  const apart = tool.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
  return foldWords(apart)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
}

function holdsWords(text: string, words: readonly string[]): boolean {
  const said = foldWords(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.every((word) => said.some((one) => one.startsWith(word.replace(/s$/, ''))))
}

const guarded = ['credentials', 'system-prompt', 'internal-data'] as const satisfies readonly AimId[]
const personal = [
  'personal-data',
  'card-data',
  'health-record',
  'bulk-export',
  'exfiltration',
] as const satisfies readonly AimId[]

/** An address, a number of a telephone, an account or a card. */
const personalForm = /^\S+@\S+\.\S+$|^\+?[\d\s()/.-]{8,}$|^[A-Z]{2}\d{2}[A-Z\d ]{11,}$/

function ownersOfSecret(policies: readonly TestPolicy[], secret: string): readonly TestPolicy[] {
  const literal = policies.filter(({ policy }) => holdsName(policy, secret))
  const order = personalForm.test(secret.trim()) ? [personal, guarded] : [guarded, personal]
  const levels = order.map((aims) => policies.filter((policy) => isAbout(policy, aims)))
  return [literal, ...levels].find((owners) => owners.length > 0) ?? []
}

function isAbout(policy: TestPolicy, aims: readonly AimId[]): boolean {
  return aimsOfPolicy(policy).some((aim) => aims.includes(aim))
}
