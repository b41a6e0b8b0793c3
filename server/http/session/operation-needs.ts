import { type OperationName, operations } from '../../../contract/routes.ts'
import type { Caller } from '../../domain/account/caller.ts'
import { handlers } from '../handlers.ts'
import { type CallerNeeds, lackOf } from './authorisation.ts'
import { projectReach } from './project-reach.ts'

/** What an operation asks of whoever calls it, before anything of the request but its headers is looked at. */
export function needsOf(operation: OperationName): CallerNeeds {
  const { permission } = operations[operation]
  return {
    operation,
    permissions: [...(permission === null ? [] : [permission]), ...(handlers[operation].permissions ?? [])],
    isOfOrganization: projectReach[operation] === 'organization',
  }
}

/** The names of the operations that a caller may ask for. What a request names may still be out of its reach. */
export function operationsOf(caller: Caller): readonly OperationName[] {
  return (Object.keys(operations) as OperationName[]).filter((name) => lackOf(caller, needsOf(name)) === null)
}
