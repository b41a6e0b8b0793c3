import type { TechniqueAbout } from '../../domain/attempt/technique.ts'
import type { Page, PageRequest } from '../../domain/page.ts'
import type { RedTeamScope } from '../scope/red-team-scope.ts'

/** A page of the catalogue of techniques, in its own order. */
export function listTechniques(
  { engine }: Pick<RedTeamScope, 'engine'>,
  { offset, limit }: PageRequest,
): Page<TechniqueAbout> {
  const { techniques } = engine
  return { total: techniques.length, offset, limit, items: techniques.slice(offset, offset + limit) }
}
