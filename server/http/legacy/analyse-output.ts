import type { AnalyseOutputBody, AnalyseOutputReply, MetricResult } from '../../../contract/legacy/message.ts'
import type { guardLegacyOperations } from '../../../contract/legacy/routes.ts'
import { invalidField } from '../../domain/problem.ts'
import {
  type AnalysedExchange,
  analyseOutput as analyseOutputService,
  type MessageSource,
} from '../../services/legacy/analyse-output.ts'
import { readText } from '../guard/read-history.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { timestampOf } from '../timestamp.ts'
import { presentLegacyMessage, presentMetric } from './present-legacy.ts'

/** POST /public/safeguard/output */
export const analyseOutput: OperationHandler<typeof guardLegacyOperations.analyseOutput> = {
  repeat({ body }, kept) {
    const input = sourceOf(body, 'input')
    const output = sourceOf(body, 'output')
    return {
      ...kept,
      ...('text' in input && { inputMessage: { ...kept.inputMessage, content: contentOf(input.text) } }),
      ...('text' in output && { outputMessage: { ...kept.outputMessage, content: contentOf(output.text) } }),
    }
  },
  async handle({ guard }, { organizationId, query, body, settle }) {
    const analysed = await analyseOutputService(guard, {
      organizationId,
      conversationId: query.conversationId,
      input: sourceOf(body, 'input'),
      output: sourceOf(body, 'output'),
      settle: (exchange) => settle(presentExchange(exchange)),
    })
    return presentExchange(analysed)
  },
}

/** The id decides; a text beside it is ignored. */
function sourceOf(body: AnalyseOutputBody, side: 'input' | 'output'): MessageSource {
  const id = body[`${side}Id`] ?? null
  if (id !== null) return { id }
  const text = body[side] ?? null
  if (text === null) throw invalidField(side, `is required, or \`${side}Id\` in its place`)
  return { text: readText(text, side) }
}

function contentOf(text: string) {
  return { text, summaryWithContext: text }
}

function presentExchange({ id, input, output, snapshot, evaluation }: AnalysedExchange): AnalyseOutputReply {
  const byId = new Map(snapshot.policies.map(({ policy }) => [policy.id, policy]))
  return {
    id,
    inputMessage: presentLegacyMessage(input, 'Outgoing'),
    outputMessage: presentLegacyMessage(output, 'Incoming'),
    metricResults: evaluation.verdict.policies.flatMap((verdict): MetricResult[] => {
      // This generation has no word for a policy in shadow, and its clients act on any issue that they see.
      const policy = verdict.shadow ? undefined : byId.get(verdict.policyId)
      return policy ? [presentMetric(policy, verdict)] : []
    }),
    createdAt: timestampOf(evaluation.evaluatedAtMs),
  }
}
