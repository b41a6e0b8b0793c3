import type { agentRunOperations } from '../../../contract/agent-run/routes.ts'
import { listResultCases as listResultCasesService } from '../../services/results/list-result-cases.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentResultCase } from './present-result-case.ts'

/** GET /api/v1/tests/{test_id}/results/cases */
export const listResultCases: OperationHandler<typeof agentRunOperations.listResultCases> = {
  async handle({ redTeam }, { organizationId, params, query }) {
    const { kind = 'eval', offset = 0, limit = 50 } = query
    const run = { organizationId, testId: params.test_id, runId: query.run_id ?? null }
    const page = await listResultCasesService(redTeam, { ...run, kind, offset, limit })
    const policies = [...page.test.policies, ...(page.plan?.policies ?? [])]
    const context = {
      policies: new Map(policies.map((policy) => [policy.id, policy])),
      techniques: new Map(redTeam.engine.techniques.map((about) => [about.id, about])),
    }
    const cases = page.cases.map((one) => ({
      ...presentResultCase(one, context),
      ...(page.shortened.has(one) && { is_shortened: true }),
    }))
    return { kind, offset, limit, total: page.total, cases }
  },
}
