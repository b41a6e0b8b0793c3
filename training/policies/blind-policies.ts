import { keptBlindRows } from '../kept-blind-rows.ts'
import type { AuthoredPolicy } from './authored-policies.ts'

/** The policies of blind sets that are kept for choices: the few weights of the fusion are one. */
export function blindPolicies(): readonly AuthoredPolicy[] {
  return keptBlindRows<BlindPolicy>('policies.jsonl').map(({ hand, row }) => policyOf(row, hand))
}

interface BlindPolicy {
  readonly policy: string
  readonly definition: string
  readonly examples_violating: readonly string[]
  readonly examples_allowed: readonly string[]
  readonly cases: readonly { readonly text: string; readonly label: 0 | 1 }[]
}

function policyOf(one: BlindPolicy, hand: string): AuthoredPolicy {
  const cases = (wanted: 0 | 1): readonly string[] =>
    one.cases.filter(({ label }) => label === wanted).map(({ text }) => text)
  return {
    name: `${hand} ${one.policy}`,
    hand,
    definitions: [one.definition],
    violating: [...one.examples_violating, ...cases(1)],
    near: cases(0),
    allowed: one.examples_allowed,
    isUnseen: true,
  }
}
