import type { testOperations } from '../../../contract/red-team-test/routes.ts'
import { Problem } from '../../domain/problem.ts'
import { updateAttackMethods as updateAttackMethodsService } from '../../services/red-team-test/update-attack-methods.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentAttackMethods } from './present-attack-methods.ts'
import { readLanguages } from './read-languages.ts'

const twoNumbers = new Problem('invalid-request', 'Give either `attempts` or `single_attempt`.', {
  errors: [{ path: 'dimension2.single_attempt', message: 'stands beside `attempts`; give one' }],
})

/** PATCH /api/v1/tests/{test_id}/attack-methods */
export const updateAttackMethods: OperationHandler<typeof testOperations.updateAttackMethods> = {
  async handle({ redTeam }, { organizationId, caller, params, body }) {
    const { technique_ids, languages, dimension2 } = body
    if (dimension2?.single_attempt === true && dimension2.attempts !== undefined) throw twoNumbers
    const methods = await updateAttackMethodsService(redTeam, {
      organizationId,
      testId: params.test_id,
      change: {
        ...(technique_ids && { techniqueIds: technique_ids }),
        ...(languages && { languages: readLanguages(languages, 'languages') }),
        ...(dimension2?.warm_up_turns !== undefined && { warmUpTurns: dimension2.warm_up_turns }),
        ...(dimension2?.attempts !== undefined && { attempts: dimension2.attempts }),
        ...(dimension2?.single_attempt === true && { attempts: 1 }),
      },
      actor: caller.actor,
    })
    return presentAttackMethods(methods)
  },
}
