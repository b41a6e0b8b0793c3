import { Problem } from '../../domain/problem.ts'
import type { ProjectChange } from '../../domain/project/project.ts'
import type { GuardScope } from '../scope/guard-scope.ts'

/** Throws Problem `precondition-missing` when an LLM shall be asked and this server has none. */
export function refuseOpinionWithoutLlm(
  { secondOpinions }: Pick<GuardScope, 'secondOpinions'>,
  { secondOpinion }: Pick<ProjectChange, 'secondOpinion'>,
): void {
  if (!secondOpinion || secondOpinions.isConfigured) return
  throw new Problem(
    'precondition-missing',
    'secondOpinion needs an LLM, and this server has none: set REDOUBT_LLM_BASE_URL and REDOUBT_LLM_MODEL, or send null.',
    { errors: [{ path: 'secondOpinion', message: 'needs an LLM; send null' }] },
  )
}
