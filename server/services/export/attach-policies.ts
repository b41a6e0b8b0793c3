import type { Policy } from '../../domain/policy/policy.ts'
import { Problem } from '../../domain/problem.ts'
import type { PolicySwitch, Project } from '../../domain/project/project.ts'
import type { Configuration } from '../configuration/read-configuration.ts'
import { updateProject } from '../project/update-project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import type { Proposed } from './proposed.ts'

/** `shadow`: judged without a say. `enforce`: they block. `none`: nothing is saved. */
export type ExportMode = 'shadow' | 'enforce' | 'none'

/** Policies to be switched on in a project. */
export interface AttachPolicies {
  readonly organizationId: string
  readonly projectId: string
  /** Who does it, as the audit log shows it. */
  readonly actor: string
  readonly mode: ExportMode
  /** In the order in which they are switched on. */
  readonly saved: readonly {
    readonly policy: Pick<Policy, 'id'>
    readonly judgesInput: boolean
    /** True: in shadow, whatever the mode, where it is not enforced already. */
    readonly isHeldBack: boolean
  }[]
}

/** As many policies as a project takes. */
const projectPoliciesMax = 200

/**
 * Switches policies on in one change of the project, behind those that it has. Where one is switched on already, `enforce`
 * lets it block, unless it is held back; nothing takes a policy out of force or changes what it is applied to.
 */
export function attachPolicies(scope: GuardScope, attach: AttachPolicies): Promise<Project> {
  const { organizationId, projectId, actor, mode, saved } = attach
  const change = ({ policies }: Project) => {
    const present = new Set(policies.map(({ policyId }) => policyId))
    const ids = new Set(saved.filter(({ isHeldBack }) => !isHeldBack).map(({ policy }) => policy.id))
    const kept = policies.map((one) => (mode === 'enforce' && ids.has(one.policyId) ? enforced(one) : one))
    const further = saved
      .filter(({ policy }) => !present.has(policy.id))
      .map(({ policy, judgesInput, isHeldBack }) => ({
        ...newSwitch(policy.id, judgesInput),
        ...((mode === 'shadow' || isHeldBack) && { shadow: true }),
      }))
    return { policies: [...kept, ...further] }
  }
  return updateProject(scope, { organizationId, projectId, actor, action: 'project.update', change, archived: null })
}

/** What a new policy is applied to: answers, and requests only where a breach shows in nothing else. */
export function newSwitch(policyId: string, judgesInput: boolean): PolicySwitch {
  return { policyId, blockInput: judgesInput, blockOutput: true }
}

/** Rejects with Problem `precondition-missing` where a project would have more policies than it can. */
export function refuseFullProjects(projects: readonly Configuration[], proposed: readonly Proposed[]): void {
  for (const { project } of projects) {
    const present = new Set(project.policies.map(({ policyId }) => policyId))
    const further = proposed.filter(({ proposal: { existing } }) => existing === null || !present.has(existing.id))
    if (present.size + further.length <= projectPoliciesMax) continue
    throw new Problem(
      'precondition-missing',
      `The project ${project.id} has ${present.size} policies and takes at most ${projectPoliciesMax}; ${further.length} would be added.`,
    )
  }
}

function enforced({ shadow: _, ...applies }: PolicySwitch): PolicySwitch {
  return applies
}
