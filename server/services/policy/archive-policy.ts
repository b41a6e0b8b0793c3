import type { Policy } from '../../domain/policy/policy.ts'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../scope/guard-scope.ts'
import { readPolicy } from './read-policy.ts'
import { type UpdatePolicyCommand, updatePolicy } from './update-policy.ts'

/**
 * Archives a policy: from now on no project evaluates it, and its results stay in history. Archiving it again changes
 * nothing. Rejects with Problem `policy-not-found`, or `conflict` for a default policy.
 */
export async function archivePolicy(scope: GuardScope, command: Omit<UpdatePolicyCommand, 'change'>): Promise<Policy> {
  const { isDefault } = await readPolicy(scope, command.organizationId, command.id)
  if (isDefault) {
    throw new Problem('conflict', 'Default policies stay in every organization. Leave it out of your projects instead.')
  }
  return (await updatePolicy(scope, { ...command, change: { isArchived: true } })).policy
}
