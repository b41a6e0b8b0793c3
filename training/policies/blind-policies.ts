import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sources from '../encoder/foreign-sources.json' with { type: 'json' }
import type { AuthoredPolicy } from './authored-policies.ts'

/**
 * The policies of blind sets that were measured and are kept for choices: no network learnt from them, and the few weights of the fusion are a
 * choice. Each set is a hand. Throws when a file is missing.
 */
export function blindPolicies(): readonly AuthoredPolicy[] {
  return sources.blindKept.flatMap((set) => {
    const path = join(import.meta.dirname, '..', 'blind', set, 'policies.jsonl')
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => policyOf(JSON.parse(line) as BlindPolicy, `blind ${set}`))
  })
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
