import type { Rehearsal } from '../../contract/policy/rehearsal.ts'

/** A message with what the policy would have said of it. */
export type RehearsedMessage = Rehearsal['items'][number]

/** The groups in which messages are shown, in this order. */
export const rehearsalGroups = ['blocked', 'near', 'passed'] as const

/** One of the groups. */
export type RehearsalGroup = (typeof rehearsalGroups)[number]

/** From this share of the threshold on a value that passes is near: worth a look before the policy is saved. */
const nearFromShare = 0.5

/** Where a message belongs. */
export function groupOf({ is_safe: isSafe, value }: RehearsedMessage, threshold: number): RehearsalGroup {
  if (!isSafe) return 'blocked'
  return value > 0 && value >= threshold * nearFromShare ? 'near' : 'passed'
}

/** Of what a message becomes an example when somebody says whether the policy was right about it. */
export function exampleKind({ is_safe: isSafe }: RehearsedMessage, isRight: boolean): 'violating' | 'allowed' {
  return isSafe === isRight ? 'allowed' : 'violating'
}
