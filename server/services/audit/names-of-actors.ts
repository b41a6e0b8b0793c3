import { apiKeyIdOf, personActor, personIdOf } from '../../domain/account/audit.ts'
import type { Repositories } from '../../domain/ports.ts'

/**
 * What the keys and people among actors of the audit log are called now, by actor; without those that are gone and whatever else
 * acts. Cost: one query for each key, one for all people.
 */
export async function namesOfActors(
  { apiKeys, people }: Pick<Repositories, 'apiKeys' | 'people'>,
  organizationId: string,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  const wanted = [...new Set(actors)]
  for (const actor of wanted) {
    const id = apiKeyIdOf(actor)
    const key = id === null ? null : await apiKeys.find(organizationId, id)
    if (key !== null) names.set(actor, key.name)
  }
  const known = await people.findMany(
    organizationId,
    wanted.flatMap((actor) => personIdOf(actor) ?? []),
  )
  for (const { id, name } of known) names.set(personActor(id), name)
  return names
}
