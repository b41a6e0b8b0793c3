import type { CheckBody, CheckReply, CheckResult, CheckItem as WireCheckItem } from '../../../contract/guard/check.ts'
import type { guardV1Operations } from '../../../contract/guard/routes.ts'
import { restate } from '../../domain/guard/restatement.ts'
import { invalidField } from '../../domain/problem.ts'
import { type Checked, type CheckedText, type CheckItem, check as checkService } from '../../services/guard/check.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentChecksRun } from './present-checks-run.ts'
import { presentGuardrails, presentMessage, withTexts } from './present-guardrails.ts'
import { presentNotJudged } from './present-not-judged.ts'
import { presentRedactedText } from './present-redacted-text.ts'
import { readDocuments } from './read-documents.ts'
import { allImages, type NotJudged, type ReadHistory, readHistory, readText } from './read-history.ts'
import { summariseCheck } from './summarise-check.ts'

/** POST /api/v1/check */
export const check: OperationHandler<typeof guardV1Operations.check> = {
  repeat({ body }, kept) {
    const items = readItems(body)
    if (kept.items) return { items: kept.items.map((result, index) => repeatResult(items[index], result)) }
    return repeatResult(items[0], kept as CheckResult)
  },
  async handle({ guard }, { organizationId, body, settle }) {
    const items = readItems(body)
    const present = (checked: readonly Checked[]): CheckReply => {
      const results = checked.flatMap((one, at) => {
        const item = items[at]
        if (item === undefined) return []
        const result = presentChecked(one, item)
        return [(body.items?.[at]?.detail ?? body.detail) === 'summary' ? summariseCheck(result) : result]
      })
      const [first] = results
      return body.items === undefined && first ? first : { items: results }
    }
    const checked = await checkService(guard, {
      organizationId,
      items,
      settle: (done) => settle(present(done)),
    })
    return present(checked)
  },
}

/** What is asked of the service, and what of it nobody can judge. */
export interface ReadItem extends CheckItem {
  readonly notJudged: readonly NotJudged[]
}

function readItems(body: CheckBody): readonly ReadItem[] {
  const { items, ...single } = body
  if (items === undefined) return [readCheckItem(single, '')]
  const { text, messages_history: history, images, documents } = single
  if ([text, history, images, documents].some((given) => given !== undefined)) {
    throw invalidField('items', 'stands alone; move `text`, `messages_history`, `images` and `documents` into an item')
  }
  return items.map((item, index) => {
    const path = `items[${index}].`
    // What stands beside `items` holds for each item that does not say otherwise.
    return readCheckItem({ ...single, ...item }, path)
  })
}

/** One check as it came, in the words of the domain. Throws naming what is wrong behind `path`. */
export function readCheckItem(item: WireCheckItem, path: string): ReadItem {
  const { output } = item
  const history = readMessages(item, path)
  return {
    projectId: item.project_id ?? null,
    turns: history.turns,
    notJudged: history.notJudged,
    output: output === undefined ? null : readText(output, `${path}output`),
    images: allImages(item.images, history, `${path}images`),
    documents: readDocuments(item.documents, `${path}documents`),
    executionMode: item.execution_mode ?? null,
    isStored: item.store ?? true,
    wantsRedactedText: item.redacted_text ?? false,
  }
}

function readMessages({ text, messages_history: history, images }: WireCheckItem, path: string): ReadHistory {
  if (text !== undefined && history !== undefined) {
    throw invalidField(`${path}text`, 'give either `text` or `messages_history`, not both')
  }
  if (history !== undefined) return readHistory(history, `${path}messages_history`, images?.length)
  if (text === undefined) throw invalidField(`${path}text`, 'is required, or `messages_history` in its place')
  return readHistory([{ role: 'user', content: text }], `${path}text`)
}

/** A kept result with the texts of the item that is repeated. */
function repeatResult(item: CheckItem | undefined, kept: CheckResult): CheckResult {
  const text = item?.turns.at(-1)?.content
  if (item === undefined || text === undefined) return kept
  const { output } = kept
  return {
    ...kept,
    input_request: withTexts(kept.input_request, text, restate(text, item.turns.slice(0, -1)).text),
    ...(output &&
      item.output !== null && {
        output: { ...output, output_request: withTexts(output.output_request, item.output, item.output) },
      }),
  }
}

/** The result of one check as it leaves. */
export function presentChecked(checked: Checked, item: ReadItem): CheckResult {
  const { snapshot, conversationId, input, output, redacted } = checked
  const guardrails = ({ evaluation }: CheckedText) =>
    presentGuardrails({ verdict: evaluation.verdict, snapshot, evaluatedAtMs: evaluation.evaluatedAtMs })
  const message = (one: CheckedText) => presentMessage(one.message?.id ?? null, one.role, one.text, one.textWithContext)
  return {
    is_safe: input.evaluation.verdict.isSafe && (output?.evaluation.verdict.isSafe ?? true),
    conversation_id: conversationId,
    checks_run: presentChecksRun(checked, item, item.notJudged),
    input_request: message(input),
    ...guardrails(input),
    ...presentNotJudged(item.notJudged),
    ...presentRedactedText({
      isWanted: item.wantsRedactedText,
      redacted,
      turns: item.turns,
      output: item.output,
    }),
    ...(output && {
      output: {
        is_safe: output.evaluation.verdict.isSafe,
        output_request: message(output),
        output_message_id: output.message?.id ?? null,
        ...guardrails(output),
      },
    }),
  }
}
