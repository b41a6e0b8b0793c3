import type { Caller } from '../../domain/account/caller.ts'
import { invalidField } from '../../domain/problem.ts'

/**
 * The project whose guardrails judge: the one that is named, else the only one that the key holds; null = the sample project,
 * for a key that is bound to none. Throws Problem `invalid-request` when a key holds several and none is named. Whether
 * the key holds the named one is asked elsewhere: see `projectReach`. `path` names the field in errors.
 */
export function projectOf({ projectIds }: Caller, named: string | undefined, path: string): string | null {
  if (named !== undefined) return named
  if (projectIds === null) return null
  const [only, ...others] = projectIds
  if (only === undefined || others.length > 0) {
    throw invalidField(path, 'is required: the key is bound to several projects')
  }
  return only
}
