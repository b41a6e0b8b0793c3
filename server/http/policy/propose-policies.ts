import type { policyOperations } from '../../../contract/policy/routes.ts'
import { invalidField } from '../../domain/problem.ts'
import { proposePolicies as proposePoliciesService } from '../../services/policy/propose-policies.ts'
import type { OperationHandler } from '../operation-handler.ts'

/** POST /api/v1/policies/proposals */
export const proposePolicies: OperationHandler<typeof policyOperations.proposePolicies> = {
  async handle({ guard }, { organizationId, body }) {
    const { format, text, base64 } = body.document
    const { proposals, isComplete, llm } = await proposePoliciesService(guard, {
      organizationId,
      document: { format, content: contentOf(format, text, base64), prefer: body.language ?? 'en' },
      withLlm: body.with_llm ?? false,
    })
    return {
      proposals: proposals.map(({ foundBy, ...proposal }) => ({ ...proposal, found_by: foundBy })),
      is_complete: isComplete,
      llm,
    }
  },
}

const bytesMax = 5_000_000

function contentOf(format: string, text: string | undefined, base64: string | undefined): string | Uint8Array {
  if ((text === undefined) === (base64 === undefined)) {
    throw invalidField('document', 'give either `text` or `base64`')
  }
  if (text !== undefined) {
    if (format === 'pdf' || format === 'docx') throw invalidField('document.base64', `a ${format} comes as base64`)
    return text
  }
  const bytes = Buffer.from(base64 ?? '', 'base64')
  if (bytes.length > bytesMax) throw invalidField('document.base64', 'send a file of at most 5 MB')
  return new Uint8Array(bytes)
}
