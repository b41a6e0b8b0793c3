import { patternTextsUnitsMax } from '../../../contract/policy/policy.ts'
import type { policyOperations } from '../../../contract/policy/routes.ts'
import { invalidField } from '../../domain/problem.ts'
import { tryPatterns as tryPatternsService } from '../../services/policy/try-patterns.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { refuseBadPatterns } from './refuse-bad-patterns.ts'

/** POST /api/v1/policies/patterns */
export const tryPatterns: OperationHandler<typeof policyOperations.tryPatterns> = {
  async handle({ guard, checkPatterns }, { organizationId, body }) {
    const units = body.texts.reduce((sum, text) => sum + text.length, 0)
    if (units > patternTextsUnitsMax) {
      throw invalidField('texts', `have ${units} characters together; at most ${patternTextsUnitsMax} are allowed`)
    }
    const patterns = { deny: body.patterns.deny ?? [], allow: body.patterns.allow ?? [] }
    await refuseBadPatterns(checkPatterns, patterns)
    const verdicts = await tryPatternsService(guard, { organizationId, patterns, texts: body.texts })
    return {
      items: verdicts.map(({ isSafe, status, reason, spans }) => ({
        is_safe: isSafe,
        status,
        reason,
        spans: spans.map(({ start, end, view, label }) => ({ start, end, view, label })),
      })),
    }
  },
}
