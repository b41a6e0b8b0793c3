import type { Repositories } from '../domain/ports.ts'
import type { RedTeamTest } from '../domain/redteam/red-team-test.ts'

/** Whether the project of a test stores no texts (`storeText: none`). */
export async function keepsNoTexts(
  { projects }: Pick<Repositories, 'projects'>,
  { organizationId, projectId }: Pick<RedTeamTest, 'organizationId' | 'projectId'>,
): Promise<boolean> {
  return (await projects.find(organizationId, projectId))?.storeText === 'none'
}
