import type { CheckStreamEvent, CheckStreamHead } from '../../../contract/guard/check-stream.ts'
import { textUnitsMax } from '../../../contract/guard/message.ts'
import { nearestName } from '../../config/nearest-name.ts'
import { Problem } from '../../domain/problem.ts'
import { checkStream as checkStreamService, type StreamedCheck } from '../../services/guard/check-stream.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import { parseBody } from '../body/parse-body.ts'
import type { StreamedLine, StreamedLines } from '../body/streamed-lines.ts'
import { violationMessage } from '../openai/present-completion.ts'
import { asProblem, problemDocument } from '../problem-response.ts'
import { presentChecked, type ReadItem, readCheckItem } from './check.ts'
import { summariseCheck } from './summarise-check.ts'

/** A streamed check that has passed key and schema. */
export interface CheckStreamCall {
  readonly organizationId: string
  readonly requestId: string
  readonly head: CheckStreamHead
  readonly lines: StreamedLines
  /** Told of what nobody expected. */
  readonly onUnexpected: (error: unknown) => void
}

/**
 * POST /api/v1/check/stream: the events as lines. Throws before the first when nothing can be judged; later failures are
 * an event `problem` and the end.
 */
export async function* checkStream(guard: GuardScope, call: CheckStreamCall): AsyncGenerator<string> {
  const { organizationId, requestId, head, lines } = call
  const { output: _, ...item } = readCheckItem(head, '')
  let hasBegun = false
  try {
    for await (const streamed of checkStreamService(guard, { ...item, organizationId }, answerIn(lines))) {
      hasBegun = true
      yield lineOf(present(streamed, item, head.detail ?? 'full'))
    }
  } catch (error) {
    if (!hasBegun || guard.signal.aborted) throw error
    const problem = asProblem(error as Error)
    if (problem.code === 'internal-error') call.onUnexpected(error)
    const document = problemDocument({ id: requestId }, problem)
    const { retryAfterSeconds } = problem
    const retry = retryAfterSeconds === null ? {} : { retry_after_seconds: retryAfterSeconds }
    yield lineOf({ event: 'problem', problem: { ...document, errors: [...problem.errors], ...retry } })
  } finally {
    lines.close()
  }
}

function lineOf(event: CheckStreamEvent): string {
  return `${JSON.stringify(event)}\n`
}

function present(
  streamed: StreamedCheck,
  item: Omit<ReadItem, 'output'>,
  detail: 'summary' | 'full',
): CheckStreamEvent {
  if (streamed.kind === 'text') return { event: 'text', text: streamed.text }
  if (streamed.kind === 'checked') {
    const { checked, answer } = streamed
    const result = presentChecked(checked, { ...item, output: answer })
    return { event: 'summary', result: detail === 'summary' ? summariseCheck(result) : result }
  }
  const { direction, units, snapshot, evaluation } = streamed
  const { isSafe } = evaluation.verdict
  const message = isSafe ? null : violationMessage(evaluation.verdict, snapshot)
  return { event: 'verdict', part: direction, is_safe: isSafe, judged: units, violation_message: message }
}

/** The pieces of the answer. Throws Problem naming the line that holds none. */
async function* answerIn(lines: StreamedLines): AsyncGenerator<string> {
  let units = 0
  for await (const line of lines.lines()) {
    const text = readPiece(line)
    units += text.length
    if (units > textUnitsMax) {
      const detail = `The answer is longer than the ${textUnitsMax} characters that can be judged.`
      throw new Problem('payload-too-large', detail, { members: { line: line.number } })
    }
    yield text
  }
}

function readPiece({ number, bytes }: StreamedLine): string {
  const refuse = (problem: string) => {
    const detail = `Line ${number} ${problem}`
    return new Problem('invalid-request', detail, {
      errors: [{ path: `line[${number}]`, message: problem }],
      members: { line: number },
    })
  }
  const parsed = parseBody(bytes)
  if (parsed.kind === 'refused') throw refuse(parsed.problem.replace(/^The body /, ''))
  const { body } = parsed
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('must be an object with `text`.')
  const { text, ...others } = body as { readonly text?: unknown }
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) {
    const isNear = nearestName(unknown, ['text']) !== null
    throw refuse(`has a field that is not known here${isNear ? '; did you mean `text`?' : ': it takes `text` alone.'}`)
  }
  if (typeof text !== 'string') throw refuse('needs `text`, a string.')
  return text
}
