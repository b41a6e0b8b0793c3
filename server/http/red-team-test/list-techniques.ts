import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import type { Technique } from '../../../contract/red-team-test/technique.ts'
import type { TechniqueAbout } from '../../domain/attempt/technique.ts'
import { listTechniques as listTechniquesService } from '../../services/red-team-test/list-techniques.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { readPage } from '../read-page.ts'

/** GET /api/v1/techniques */
export const listTechniques: OperationHandler<typeof testOperations.listTechniques> = {
  async handle({ redTeam }, { query }) {
    const { items, ...page } = listTechniquesService(redTeam, readPage(query))
    return { ...page, items: items.map(present) }
  },
}

function present(about: TechniqueAbout): Technique {
  return {
    id: about.id,
    name: about.name,
    mechanism: about.mechanism,
    multi_turn: about.multiTurn,
    needs: [...about.needs],
    taxonomy: about.taxonomy.map(({ framework, id, name }) => ({ framework, id, name })),
    source: about.source,
    known_misses: about.knownMisses,
  }
}
