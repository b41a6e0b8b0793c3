import type { EvaluateOutputReply } from '../../../contract/guard/message.ts'
import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import { type EvaluatedOutput, evaluateOutput as evaluateOutputService } from '../../services/guard/evaluate-output.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentGuardrails, presentMessage, withTexts } from './present-guardrails.ts'
import { presentRedactedText } from './present-redacted-text.ts'
import { readText } from './read-history.ts'

/** POST /output_guardrails */
export const evaluateOutput: OperationHandler<typeof guardV1Operations.evaluateOutput> = {
  repeat: ({ body }, kept) => ({ ...kept, output_request: withTexts(kept.output_request, body.output, body.output) }),
  async handle({ guard }, { organizationId, query, body, settle }) {
    const wantsRedactedText = body.redacted_text ?? false
    const present = (output: EvaluatedOutput): EvaluateOutputReply => {
      const { redacted, text } = output
      return {
        ...presentOutput(output),
        ...presentRedactedText({ isWanted: wantsRedactedText, redacted, turns: [], output: text }),
      }
    }
    const evaluated = await evaluateOutputService(guard, {
      organizationId,
      conversationId: query.conversation_id,
      inputId: body.input_id,
      output: readText(body.output, 'output'),
      executionMode: body.execution_mode ?? null,
      wantsRedactedText,
      settle: (output) => settle(present(output)),
    })
    return present(evaluated)
  },
}

function presentOutput({ message, text, snapshot }: EvaluatedOutput): EvaluateOutputReply {
  return {
    is_safe: message.verdict.isSafe,
    output_request: presentMessage(message.id, 'assistant', text, text),
    output_message_id: message.id,
    ...presentGuardrails({ verdict: message.verdict, snapshot, evaluatedAtMs: message.createdAtMs }),
  }
}
