import type { RedoubtClient } from '../create-client.ts'
import { RedoubtProblem } from '../redoubt-problem.ts'
import type { BodyOf, ReplyOf } from '../wire.ts'
import { askTarget, type TargetOutcome } from './ask-target.ts'
import type { AttackTarget, ChatTurn } from './attack-target.ts'
import { errorStreak } from './error-streak.ts'
import { idleWatch } from './idle-watch.ts'
import { drainMsDefault, type Farewell, farewell } from './late-signal.ts'
import { waitUntil } from './wait-until.ts'

/** What a run came to so far. */
export type AttackSummary = ReplyOf<'readNextPrompt'>['summary']

type Move = NonNullable<ReplyOf<'readNextPrompt'>['moves']>[number]

/** How far a run is. */
export interface AttackProgress {
  readonly runId: string
  /** Attempts in all. */
  readonly attemptsTotal: number
  /** Attempts that have ended, however. */
  readonly attemptsEnded: number
  /** Attempts in which the target broke its policy. */
  readonly breaches: number
  /** Turns answered by this call. */
  readonly turns: number
  /** Attempts of this call that sent again what broke; in none of the other numbers but the turns. */
  readonly confirming: number
  /** Prompts of this call that the target did not answer. */
  readonly targetErrors: number
  /** Since when somebody has paused the run, as ISO 8601; null = it goes on. */
  readonly pausedAt: string | null
  /** Credits that the beginning of the run cost this time; 0 when it was resumed. */
  readonly creditsCharged: number
}

/** What to run. */
export interface RunAttackOptions {
  readonly client: RedoubtClient
  readonly testId: string
  readonly target: AttackTarget
  /** Conversations at the same time, 1 to 64. Default: 4. */
  readonly concurrency?: number
  /**
   * Ends it: no further prompt is fetched, answers that arrive within `drainMs` are still uploaded. The run stays open on
   * the service, and calling again goes on with it.
   */
  readonly signal?: AbortSignal
  /** How long answers that are on their way are waited for after the signal, in milliseconds. Default: 5,000. */
  readonly drainMs?: number
  /**
   * How long a run that somebody paused is waited for without a break, in milliseconds; it is looked at every 2 s. Then it rejects
   * with the problem `timed-out`, and calling again waits anew. Default: a day.
   */
  readonly pausedMsMax?: number
  /** Called after each turn, and after each look at a run that is paused. */
  readonly onProgress?: (progress: AttackProgress) => void
  /** Answers in a row that may fail before the run is given up for now. Default: 10. */
  readonly targetErrorsMax?: number
  /** Plays one attempt of an earlier run again. */
  readonly reproKey?: string
  /** How what breaks is sent again once every attempt has ended. Default: it is not. A run that goes on keeps what it began with. */
  readonly confirmBreaches?: NonNullable<NonNullable<BodyOf<'beginAttackRun'>>['confirm_breaches']>
  /**
   * Whether the target has its tools return the `plant` of a prompt. Default false: what a tool is to return then stands in
   * the prompt.
   */
  readonly plants?: boolean
  /**
   * Whether the target takes pictures: the `images` of a prompt and of the turns before it. Default false: the text of a picture
   * then stands in the prompt.
   */
  readonly takesImages?: boolean
  /** Who drives the run: the same name gets its own open conversations back. Default: a fresh one. */
  readonly worker?: string
}

/** What came of a run. */
export interface AttackRunResult {
  readonly runId: string
  readonly summary: AttackSummary
  /** When the run began, whatever was tried of it. */
  readonly creditsCharged: number
}

interface Driving extends Required<Pick<RunAttackOptions, 'client' | 'testId' | 'target'>> {
  readonly runId: string
  readonly plants: boolean
  readonly takesImages: boolean
  readonly signal: AbortSignal
  readonly after: Farewell
  readonly tally: { turns: number; targetErrors: number; confirming: number }
  readonly countFailure: ReturnType<typeof errorStreak>
  readonly report: () => void
}

/**
 * Begins an attack run, or goes on with the one that is open, and drives it to its end. Rejects with the signal's reason
 * when it is aborted, with `TargetError` when the target failed too often in a row, and with `RedoubtProblem`; after each
 * of them calling again goes on where it was, and nothing is charged or counted twice.
 */
export async function runAttack(options: RunAttackOptions): Promise<AttackRunResult> {
  const { client, testId, target, concurrency = 4, targetErrorsMax = 10, onProgress, reproKey } = options
  const params = { test_id: testId }
  const stop = new AbortController()
  const signal = options.signal === undefined ? stop.signal : AbortSignal.any([options.signal, stop.signal])
  const body = {
    ...(reproKey !== undefined && { repro_key: reproKey }),
    ...(options.confirmBreaches !== undefined && { confirm_breaches: options.confirmBreaches }),
  }
  const begun = await client.call('beginAttackRun', { params, body }, { signal })
  const { run_id: runId, work_count, credits_charged } = begun
  const tally = { turns: 0, targetErrors: 0, confirming: 0 }
  let latest: LatestLook | null = null
  const report = () => onProgress?.(progressOf({ begun, latest, tally }))
  const after = farewell(signal, { clock: client.clock, drainMs: options.drainMs ?? drainMsDefault })
  const countFailure = errorStreak({ errorsMax: targetErrorsMax })
  const { plants = false, takesImages = false } = options
  const takes = { plants, takesImages }
  const driving: Driving = { client, testId, target, runId, ...takes, signal, after, tally, countFailure, report }
  const worker = options.worker ?? client.clock.newId()
  const active = new Map<string, Promise<void>>()
  const failures: unknown[] = []
  const start = (move: Move) => {
    const one = answerMove(driving, move)
      .catch((error: unknown) => {
        failures.push(error)
        stop.abort(error)
      })
      .finally(() => active.delete(move.attempt_id))
    active.set(move.attempt_id, one)
  }
  try {
    const watch = idleWatch(client.clock, options.pausedMsMax ?? pausedMsMaxDefault)
    for (;;) {
      signal.throwIfAborted()
      const query = { parallel: Math.min(64, Math.max(1, concurrency)), worker }
      const next = await client.call('readNextPrompt', { params, query }, { signal })
      latest = next
      report()
      if (next.done) {
        await Promise.all(active.values())
        break
      }
      const fresh = (next.moves ?? []).filter(({ attempt_id }) => !active.has(attempt_id)).slice(0, concurrency)
      for (const move of fresh) if (active.size < concurrency) start(move)
      watch({ isMoving: fresh.length > 0 || active.size > 0, isPaused: next.paused_at !== undefined })
      await oneOrPause({ active, signal, clock: client.clock, pauseMs: next.retry_after_ms ?? 1_000 })
    }
  } catch (error) {
    stop.abort(error)
    await Promise.all(active.values())
    options.signal?.throwIfAborted()
    throw failures[0] ?? error
  } finally {
    after.release()
  }
  const { summary } = await client.call('readAttackResultsSummary', { params, query: { run_id: runId } }, { signal })
  if (summary === null)
    throw new RedoubtProblem({ code: 'unreadable-answer', status: 0, detail: noSummary(work_count) })
  return { runId, summary, creditsCharged: credits_charged }
}

const pausedMsMaxDefault = 86_400_000

function noSummary(workCount: number): string {
  return `The service told no summary of a run of ${workCount} attempts.`
}

interface Pause {
  readonly active: ReadonlyMap<string, Promise<void>>
  readonly signal: AbortSignal
  readonly clock: RedoubtClient['clock']
  readonly pauseMs: number
}

/** Until a conversation is free again, or for a while when there is none. */
async function oneOrPause({ active, signal, clock, pauseMs }: Pause): Promise<void> {
  if (active.size === 0) return clock.wait(pauseMs, signal)
  await Promise.race(active.values())
}

async function answerMove(driving: Driving, move: Move): Promise<void> {
  const { client, testId, target, runId, signal, after, tally, report } = driving
  const { prompt, attempt_id, turn_index } = move
  const given = { images: [], ...saidIn(move, driving), signal: after.asking }
  const outcome = await askTarget(target, given, client.clock)
  // What never got to the target is no turn: it stays open, and no attempt is lost to a target that is down.
  if (outcome.isUnreachable) return countOutcome(driving, outcome)
  const body = {
    run_id: runId,
    attempt_id,
    turn_index,
    request: prompt,
    latency_ms: outcome.latencyMs,
    ...(outcome.text === null ? { error: outcome.error ?? '' } : { response: outcome.text }),
    ...(outcome.toolCalls.length > 0 && { tool_calls: outcome.toolCalls.map((call) => ({ ...call })) }),
  }
  const reply = await client
    .call('recordTurn', { params: { test_id: testId }, body }, { signal: after.sending })
    .catch((error: unknown) => giveWay(error))
  tally.turns += 1
  if (move.confirms !== undefined && turn_index === 0) tally.confirming += 1
  countOutcome(driving, outcome)
  // Whoever stops does not wait for verdicts; the run tells them when it goes on.
  if (signal.aborted) return
  if (reply === null || reply.decision === 'pending') await untilJudged(driving, attempt_id, turn_index)
  report()
}

/** With what tools are to return apart, where the target can have it returned, and with pictures where it takes them. */
function saidIn(move: Move, { plants, takesImages }: Pick<Driving, 'plants' | 'takesImages'>) {
  const { prompt, messages, planted, pictured, conversation_id: conversationId } = move
  if (takesImages && pictured !== undefined)
    return { prompt: pictured.prompt, images: pictured.images, messages: turnsOf(pictured.messages), conversationId }
  if (plants && planted !== undefined)
    return { prompt: planted.prompt, messages: turnsOf(planted.messages), conversationId, plant: planted.tool_result }
  return { prompt, messages: turnsOf(messages), conversationId }
}

function turnsOf(list: NonNullable<Move['pictured']>['messages']): readonly ChatTurn[] {
  return list.map(({ role, content, images = [] }) => ({
    ...{ role: readRole(role), content },
    ...(images.length > 0 && { images }),
  }))
}

/** Somebody else has answered this turn, or it is being judged already: what stands there is what counts. */
function giveWay(error: unknown): null {
  if (error instanceof RedoubtProblem && ['conflict', 'eval-pending'].includes(error.code)) return null
  throw error
}

function countOutcome({ tally, countFailure }: Driving, outcome: TargetOutcome): void {
  if (outcome.error !== null) tally.targetErrors += 1
  countFailure(outcome)
}

async function untilJudged({ client, testId, runId, signal }: Driving, attemptId: string, turnIndex: number) {
  const query = { run_id: runId, attempt_id: attemptId, turn_index: turnIndex }
  await waitUntil({
    clock: client.clock,
    signal,
    look: () => client.call('readEvalStatus', { params: { test_id: testId }, query }, { signal }),
    isOver: ({ decision }) => decision !== 'pending',
    what: 'The judgement of a turn',
    pauseMs: 25,
  })
}

function readRole(role: string): ChatTurn['role'] {
  return role === 'assistant' ? 'assistant' : 'user'
}

type LatestLook = Pick<ReplyOf<'readNextPrompt'>, 'summary' | 'paused_at'>

interface ProgressParts {
  readonly begun: ReplyOf<'beginAttackRun'>
  readonly latest: LatestLook | null
  readonly tally: Driving['tally']
}

function progressOf({ begun, latest, tally }: ProgressParts): AttackProgress {
  const { attempts_passed = 0, attempts_failed = 0, attempts_errored = 0, not_run = 0 } = latest?.summary ?? {}
  return {
    runId: begun.run_id,
    attemptsTotal: begun.work_count,
    attemptsEnded: attempts_passed + attempts_failed + attempts_errored + not_run,
    breaches: attempts_failed,
    turns: tally.turns,
    confirming: tally.confirming,
    targetErrors: tally.targetErrors,
    pausedAt: latest?.paused_at ?? null,
    creditsCharged: begun.credits_charged,
  }
}
