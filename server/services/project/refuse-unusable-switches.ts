import type { Policy } from '../../domain/policy/policy.ts'
import type { DetectorPool, Repositories } from '../../domain/ports.ts'
import { type FieldError, Problem } from '../../domain/problem.ts'
import type { PolicySwitch, TopicSwitch } from '../../domain/project/project.ts'

/** What a project's owner wants switched on. */
export interface WishedSwitches {
  readonly organizationId: string
  readonly policies: readonly PolicySwitch[]
  readonly topics: readonly TopicSwitch[]
}

/** What is switched on already: it may stay although it was archived meanwhile. */
export type PresentSwitches = Pick<WishedSwitches, 'policies' | 'topics'>

/** Nothing is switched on in a project that does not exist yet. */
export const noSwitches: PresentSwitches = { policies: [], topics: [] }

/**
 * Rejects with Problem `invalid-request` naming each policy and topic that is listed twice, unknown or archived, and
 * with `precondition-missing` naming the policies that this version has no detector for.
 */
export async function refuseUnusableSwitches(
  repositories: Pick<Repositories, 'policies' | 'topics'>,
  detectors: Pick<DetectorPool, 'policyDetectors'>,
  wish: WishedSwitches,
  present: PresentSwitches,
): Promise<void> {
  const policies = await findPolicies(repositories, wish)
  const topics = await findTopics(repositories, wish)
  const errors = [
    ...findFaults({
      wished: wish.policies.map(({ policyId }) => policyId),
      usable: usableOf(
        policies,
        present.policies.map(({ policyId }) => policyId),
      ),
      pathOf: (index) => `policies[${index}].metricId`,
      noun: 'policy',
      list: '/api/v1/policies',
    }),
    ...findFaults({
      wished: wish.topics.map(({ topicId }) => topicId),
      usable: usableOf(
        topics,
        present.topics.map(({ topicId }) => topicId),
      ),
      pathOf: (index) => `topics[${index}].topicId`,
      noun: 'topic',
      list: '/api/v1/topics',
    }),
  ]
  const [first] = errors
  if (first) throw new Problem('invalid-request', `${first.path}: ${first.message}.`, { errors })
  refuseUnavailable(policies, detectors.policyDetectors)
}

function findPolicies({ policies }: Pick<Repositories, 'policies'>, wish: WishedSwitches) {
  const ids = wish.policies.map(({ policyId }) => policyId)
  return ids.length === 0 ? Promise.resolve([]) : policies.findMany(wish.organizationId, ids)
}

function findTopics({ topics }: Pick<Repositories, 'topics'>, wish: WishedSwitches) {
  const ids = wish.topics.map(({ topicId }) => topicId)
  return ids.length === 0 ? Promise.resolve([]) : topics.findMany(wish.organizationId, ids)
}

function usableOf(
  found: readonly { readonly id: string; readonly archivedAtMs: number | null }[],
  presentIds: readonly string[],
): ReadonlySet<string> {
  const present = new Set(presentIds)
  return new Set(found.filter(({ id, archivedAtMs }) => archivedAtMs === null || present.has(id)).map(({ id }) => id))
}

interface Wished {
  readonly wished: readonly string[]
  readonly usable: ReadonlySet<string>
  readonly pathOf: (index: number) => string
  readonly noun: string
  /** Where the usable ones are listed. */
  readonly list: string
}

function findFaults({ wished, usable, pathOf, noun, list }: Wished): readonly FieldError[] {
  return wished.flatMap((id, index): FieldError[] => {
    const path = pathOf(index)
    if (wished.indexOf(id) < index) return [{ path, message: `the ${noun} ${id} is listed twice; keep one` }]
    if (usable.has(id)) return []
    return [{ path, message: `there is no ${noun} ${id} in use; list them with GET ${list}` }]
  })
}

function refuseUnavailable(policies: readonly Policy[], available: ReadonlySet<string>): void {
  const missing = policies.filter((policy) => !available.has(policy.detector))
  if (missing.length === 0) return
  const names = missing.map((policy) => `"${policy.name}" (${policy.id})`).join(', ')
  throw new Problem(
    'precondition-missing',
    `This version has no detector for ${names}. Leave them out; policies with patterns can be switched on.`,
  )
}
