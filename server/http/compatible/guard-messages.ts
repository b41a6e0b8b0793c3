import type { GuardMessagesBody, GuardMessagesReply } from '../../../contract/compatible/guard-messages.ts'
import type { compatibleOperations } from '../../../contract/compatible/routes.ts'
import type { Checked } from '../../services/guard/check.ts'
import { presentNotJudged } from '../guard/present-not-judged.ts'
import { violationMessage } from '../openai/present-completion.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { checkExchange } from './check-exchange.ts'
import { type LatestExchange, readLatestExchange } from './latest-exchange.ts'
import { presentBreakdown } from './present-breakdown.ts'
import { projectOf } from './project-of.ts'

/** POST /v2/guard: the latest exchange of a chat as one check, in the shape of Lakera Guard. */
export const guardMessages: OperationHandler<typeof compatibleOperations.guardMessages> = {
  async handle({ guard }, { organizationId, caller, body }) {
    const exchange = readLatestExchange(body.messages, 'messages')
    const projectId = projectOf(caller, body.project_id, 'project_id')
    const checked = await checkExchange(guard, { organizationId, projectId, exchange, isStored: true })
    return present(checked, exchange, body)
  },
}

function present(checked: Checked, exchange: LatestExchange, body: GuardMessagesBody): GuardMessagesReply {
  if (!checked.conversationId || !checked.input.message) throw new Error('a check that is to be stored was not')
  const { snapshot, conversationId, input, output } = checked
  const { id } = checked.input.message
  const { rows, found } = presentBreakdown(checked, exchange, body.messages.length)
  const unsafe = [input, ...(output ? [output] : [])].find(({ evaluation }) => !evaluation.verdict.isSafe)
  return {
    flagged: unsafe !== undefined,
    metadata: { request_uuid: id },
    ...(body.payload && { payload: [...found] }),
    ...(body.breakdown && { breakdown: [...rows] }),
    ...(body.dev_info && { dev_info: { model_version: snapshot.securityDetector.version } }),
    redoubt: {
      conversation_id: conversationId,
      input_message_id: id,
      output_message_id: output?.message?.id ?? null,
      judged: [...new Set(rows.map(({ message_id: place }) => place))].sort((one, other) => one - other),
      violation_message: unsafe ? violationMessage(unsafe.evaluation.verdict, snapshot) : null,
      ...presentNotJudged(exchange.notJudged),
    },
  }
}
