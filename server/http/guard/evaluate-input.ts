import type { EvaluateInputReply } from '../../../contract/guard/message.ts'
import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import { restate } from '../../domain/guard/restatement.ts'
import { type EvaluatedInput, evaluateInput as evaluateInputService } from '../../services/guard/evaluate-input.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentGuardrails, presentMessage, withTexts } from './present-guardrails.ts'
import { presentNotJudged } from './present-not-judged.ts'
import { presentRedactedText } from './present-redacted-text.ts'
import { readDocuments } from './read-documents.ts'
import { allImages, readHistory, turnsOf } from './read-history.ts'

/** POST /input_guardrails */
export const evaluateInput: OperationHandler<typeof guardV1Operations.evaluateInput> = {
  repeat({ body }, kept) {
    const history = turnsOf(body.messages_history)
    const text = history.at(-1)?.content ?? ''
    return { ...kept, input_request: withTexts(kept.input_request, text, restate(text, history.slice(0, -1)).text) }
  },
  async handle({ guard }, { organizationId, query, body, settle }) {
    const history = readHistory(body.messages_history, 'messages_history', body.images?.length)
    const { turns } = history
    const wantsRedactedText = body.redacted_text ?? false
    const present = (input: EvaluatedInput): EvaluateInputReply => ({
      ...presentInput(input),
      ...presentNotJudged(history.notJudged),
      ...presentRedactedText({ isWanted: wantsRedactedText, redacted: input.redacted, turns, output: null }),
    })
    const evaluated = await evaluateInputService(guard, {
      organizationId,
      conversationId: query.conversation_id,
      turns,
      images: allImages(body.images, history, 'images'),
      documents: readDocuments(body.documents, 'documents'),
      executionMode: body.execution_mode ?? null,
      wantsRedactedText,
      settle: (input) => settle(present(input)),
    })
    return present(evaluated)
  },
}

function presentInput({ message, text, snapshot }: EvaluatedInput): EvaluateInputReply {
  return {
    is_safe: message.verdict.isSafe,
    input_request: presentMessage(message.id, message.role, text, message.textWithContext ?? text),
    ...presentGuardrails({ verdict: message.verdict, snapshot, evaluatedAtMs: message.createdAtMs }),
  }
}
