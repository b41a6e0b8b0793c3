import type { policyOperations } from '../../../contract/policy/routes.ts'
import { proposeExamples as proposeExamplesService } from '../../services/policy/propose-examples.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/policies/examples */
export const proposeExamples: OperationHandler<typeof policyOperations.proposeExamples> = {
  async handle({ guard }, { organizationId, body }) {
    const { name, description, language = 'en' } = body
    const { violating, allowed } = await proposeExamplesService(guard, { organizationId, name, description, language })
    return { examples: { violating: [...violating], allowed: [...allowed] } }
  },
}
