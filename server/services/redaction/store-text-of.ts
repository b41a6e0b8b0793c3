import type { Repositories, Store } from '../../domain/ports.ts'
import type { StoreText } from '../../domain/project/project.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'

/** How the project of a test stores texts; `full` when there is no such test or project. */
export async function storeTextOf(
  { projects }: Pick<Repositories, 'projects'>,
  { organizationId, projectId }: Pick<RedTeamTest, 'organizationId' | 'projectId'>,
): Promise<StoreText> {
  return (await projects.find(organizationId, projectId))?.storeText ?? 'full'
}

/** The same by the id of the test. Cost: two short reads. */
export function storeTextOfTest(
  store: Pick<Store, 'read'>,
  { organizationId, testId }: { readonly organizationId: string; readonly testId: string },
): Promise<StoreText> {
  return store.read(async (repositories) => {
    const projectId = await repositories.redTeamTests.findProjectId(organizationId, testId)
    return projectId === null ? 'full' : storeTextOf(repositories, { organizationId, projectId })
  })
}
