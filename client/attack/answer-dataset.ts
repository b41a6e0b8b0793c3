import type { RedoubtClient } from '../create-client.ts'
import { RedoubtProblem } from '../redoubt-problem.ts'
import type { ReplyOf } from '../wire.ts'
import { askTarget } from './ask-target.ts'
import type { AttackTarget, ChatTurn, TargetPrompt } from './attack-target.ts'
import { eachAtOnce } from './each-at-once.ts'
import { eachCase, type ResultCase } from './each-case.ts'
import { errorStreak } from './error-streak.ts'
import { drainMsDefault, farewell } from './late-signal.ts'
import { waitUntil } from './wait-until.ts'

/** How far the answers are. */
export interface DatasetProgress {
  /** Cases of the dataset. */
  readonly expected: number
  /** Cases that the target answered. */
  readonly received: number
  /** Cases that the target did not answer. */
  readonly failed: number
}

/** What to answer. */
export interface AnswerDatasetOptions {
  readonly client: RedoubtClient
  readonly testId: string
  readonly target: AttackTarget
  /** Cases at the same time. Default: 4. */
  readonly concurrency?: number
  /** Ends it: nothing more is asked, answers that arrive within `drainMs` are still uploaded. Calling again goes on. */
  readonly signal?: AbortSignal
  /** How long answers that are on their way are waited for after the signal, in milliseconds. Default: 5,000. */
  readonly drainMs?: number
  /** Called after each answer that was uploaded. */
  readonly onProgress?: (progress: DatasetProgress) => void
  /** Answers in a row that may fail before it is given up for now. Default: 10. */
  readonly targetErrorsMax?: number
}

/**
 * Sends each case of the dataset that has no answer yet to the target, uploads what it answers, and waits until all of
 * it is judged. Rejects like `runAttack`; calling again goes on. Costs one credit for each answer.
 */
export async function answerDataset(options: AnswerDatasetOptions): Promise<DatasetProgress> {
  const { client, testId, target, concurrency = 4, targetErrorsMax = 10, onProgress } = options
  const signal = options.signal ?? new AbortController().signal
  const params = { test_id: testId }
  const begun = await client.call('beginAgentRun', { params }, { signal })
  const before = await client.call('readAgentRun', { params }, { signal })
  const answered = new Set(before.received_case_ids)
  let progress = { expected: begun.expected_cases, received: before.received, failed: before.failed }
  const countFailure = errorStreak({ errorsMax: targetErrorsMax })
  const after = farewell(signal, { clock: client.clock, drainMs: options.drainMs ?? drainMsDefault })
  const query = { kind: 'dataset' as const, limit: begun.recommended_dataset_fetch_limit }
  // Whole ones: the beginning of a prompt is another prompt.
  const listing = { client, testId, query, signal, isWanted: ({ id }: ResultCase) => !answered.has(id) }
  let missed = 0
  const answer = async (one: ResultCase) => {
    const given = { ...promptOf(one), conversationId: client.clock.newId(), signal: after.asking }
    const asked = await askTarget(target, given, client.clock)
    const { text, error, latencyMs } = asked
    // What never got to the target is not answered: it is asked again when all others were.
    if (asked.isUnreachable) missed += 1
    else {
      const outcome = text === null ? { status: 'failed' as const, error } : { status: 'ok' as const, response: text }
      const request = { params: { ...params, case_id: one.id }, body: { ...outcome, latency_ms: latencyMs } }
      const { received, failed } = await client.call('recordClientResponse', request, { signal: after.sending })
      answered.add(one.id)
      progress = { ...progress, received, failed }
      onProgress?.(progress)
    }
    countFailure(asked)
  }
  try {
    do {
      missed = 0
      await eachAtOnce(eachCase(listing), { concurrency, signal }, answer)
    } while (missed > 0)
  } finally {
    after.release()
  }
  await client.call('completeAgentRun', { params, body: {} }, { signal })
  const look = () => client.call('readEvaluatedStatus', { params }, { signal })
  const isOver = ({ ready, status }: ReplyOf<'readEvaluatedStatus'>) => ready || status === 'failed'
  const what = 'The evaluation of the answers'
  const { status, error } = await waitUntil({ clock: client.clock, signal, look, isOver, what })
  if (status !== 'failed') return progress
  throw new RedoubtProblem({ code: 'evaluation-failed', status: 0, detail: error ?? `${what} failed.` })
}

function promptOf({ request, messages = [] }: ResultCase): Pick<TargetPrompt, 'prompt' | 'messages' | 'images'> {
  const last = messages.at(-1)
  const before = messages.slice(0, -1).map(
    ({ role, content }): ChatTurn => ({
      role: role === 'assistant' ? 'assistant' : 'user',
      content: content.map(({ text }) => text ?? '').join(''),
    }),
  )
  const parts = last?.content ?? []
  const text = parts.map((part) => part.text ?? '').join('')
  const images = parts.flatMap(({ image_url }) => (image_url === undefined ? [] : [image_url.url]))
  return {
    prompt: last === undefined || (text === '' && images.length === 0) ? request : text,
    messages: before,
    images,
  }
}
