import type { AttackPlan } from '../../domain/attack-run/attack-plan.ts'
import type { RunWithOpen, VersionedAttempt } from '../../domain/attack-run/attack-run-repository.ts'
import { attemptSeed, reproKeyOf } from '../../domain/attack-run/attempt-order.ts'
import { type MoveRequest, type NextMove, needsMark, type OpenAttempt } from '../../domain/attack-run/next-move.ts'
import type { AttackRun } from '../../domain/attack-run/run-header.ts'
import { type Attempt, type ChatTurn, messagesBefore, type OpenTurn } from '../../domain/attempt/attempt-state.ts'
import type { Combination } from '../../domain/attempt/combination.ts'
import type { AttackRunScope } from './attack-run-scope.ts'
import type { ChosenAttempt } from './attempt-chooser.ts'
import { changeAttempt, changeOf, stepWithPrompt } from './change-attempt.ts'
import { drawPictures, type PicturedMove } from './draw-pictures.ts'
import { subjectOf } from './write-prompt.ts'

/** An open turn with everything that a client is told about it. */
export interface OpenMove {
  readonly attempt: Attempt
  readonly turn: OpenTurn
  readonly messages: readonly ChatTurn[]
  /** What the scenario asks for in the end. */
  readonly goal: string
  /** See `attemptSeed`. */
  readonly seed: string
  /** See `reproKeyOf`. */
  readonly reproKey: string
  /** Null where the technique shows no picture. */
  readonly pictured: PicturedMove | null
}

/** What to hand out, and to whom. */
export interface HandOut {
  readonly run: AttackRun
  readonly plan: AttackPlan
  /** Where the run stood when the move was chosen. */
  readonly state: RunWithOpen
  /** What the planner offers. */
  readonly move: Extract<NextMove, { readonly kind: 'offer' }>
  readonly request: MoveRequest
}

/** Lends open turns to a client and begins new attempts for it; leaves out what somebody else took meanwhile. */
export async function handOut(scope: AttackRunScope, given: HandOut): Promise<readonly OpenMove[]> {
  const { run, move } = given
  const known = await readOffered(scope, run, move.attempts)
  // Whatever is chosen begins or is withdrawn, so nothing that can fail may come between.
  const chosen = await chooseNew(scope, given)
  const records = await Promise.all([
    ...move.attempts.map((offered) => lend(scope, given, { offered, known })),
    ...chosen.map((one) => begin(scope, given, one)),
  ])
  const opened = records.flatMap((record) => {
    const one = record && openMove(given, record)
    return one ? [one] : []
  })
  const moves: OpenMove[] = []
  for (const one of opened) moves.push({ ...one, pictured: await picturedIn(scope, one) })
  return moves
}

function picturedIn({ engine }: AttackRunScope, { attempt, turn, messages }: Omit<OpenMove, 'pictured'>) {
  return drawPictures(engine, attempt.combination.techniqueId, { prompt: turn.prompt, messages })
}

/** Those that this process kept last are remembered. */
async function readOffered(
  { store, recent }: AttackRunScope,
  { organizationId, id: runId }: AttackRun,
  offered: readonly OpenAttempt[],
): Promise<readonly VersionedAttempt[]> {
  const remembered = offered.flatMap(({ id, version }) => {
    const record = recent.get(id)?.record
    return record?.version === version ? [record] : []
  })
  const rest = offered.filter(({ id }) => !remembered.some(({ attempt }) => attempt.id === id)).map(({ id }) => id)
  if (rest.length === 0) return remembered
  const read = await store.read(({ attackRuns }) => attackRuns.findAttempts(organizationId, runId, rest))
  return [...remembered, ...read]
}

async function lend(
  scope: AttackRunScope,
  { run, request }: HandOut,
  { offered, known }: { readonly offered: OpenAttempt; readonly known: readonly VersionedAttempt[] },
): Promise<VersionedAttempt | null> {
  const record = known.find(({ attempt }) => attempt.id === offered.id)
  if (!record) return null
  if (!needsMark(offered, request, scope.leaseMs)) return record
  const { worker, nowMs } = request
  const untilMs = nowMs + scope.leaseMs
  const event = { kind: 'handed_out' as const, attemptId: offered.id, worker, untilMs, nowMs }
  const result = await changeAttempt(scope, { run, attemptId: offered.id, event, known: record })
  // Somebody else has it now, or it is over.
  return 'kind' in result || result.record.attempt.lease?.worker !== worker ? null : result.record
}

/** What the attempts that begin are about. */
async function chooseNew(
  { chooser, ids }: AttackRunScope,
  { run, plan, state, move }: HandOut,
): Promise<readonly NewAttempt[]> {
  if (move.begin.length === 0) return []
  const { replay } = run
  if (replay !== null) return [{ id: ids.next(), index: 0, combination: replay, reason: null }]
  return chooser.choose({ ...state, plan, count: move.begin.length })
}

type NewAttempt =
  | ChosenAttempt
  | { readonly id: string; readonly index: 0; readonly combination: Combination; readonly reason: null }

/** Null when somebody else was faster, or the run takes no more. */
async function begin(scope: AttackRunScope, given: HandOut, chosen: NewAttempt): Promise<VersionedAttempt | null> {
  const { run } = given
  let record: VersionedAttempt | null = null
  try {
    record = await keepNew(scope, given, chosen)
    return record
  } finally {
    if (record === null) {
      scope.begins.forget(run.id)
      if ('followsId' in chosen) scope.chooser.withdraw(run.id, chosen)
    } else if ('followsId' in chosen) scope.chooser.keep(run.id, chosen)
  }
}

async function keepNew(scope: AttackRunScope, given: HandOut, chosen: NewAttempt): Promise<VersionedAttempt | null> {
  const { run } = given
  const event = { kind: 'opened' as const, attempt: newAttempt(scope, given, chosen) }
  const result = await stepWithPrompt(scope, { run, attempts: [] }, { event })
  const after = result.kind === 'changed' ? result.slice.attempts[0] : undefined
  if (!after) return null
  const change = changeOf(scope, run.organizationId, { before: null, after, redact: null })
  const follows = 'followsId' in chosen ? { followsId: chosen.followsId } : {}
  if (!(await scope.writer.keep({ change: { ...change, ...follows }, job: null }))) return null
  const record = { ...after, version: 1 }
  scope.recent.set(run, record)
  return record
}

function newAttempt(
  { ids, leaseMs }: AttackRunScope,
  { run, plan, request }: Pick<HandOut, 'run' | 'plan' | 'request'>,
  { id, index, combination, reason }: NewAttempt,
): Attempt {
  const scenario = plan.scenarios.find((one) => one.id === combination.scenarioId)
  if (!scenario) throw new Error(`The plan has no scenario ${combination.scenarioId}.`)
  return {
    ...{ id, runId: run.id, index, combination, reason, policyId: scenario.policyId },
    warmUpTurns: plan.methods.warmUpTurns,
    attackTurnsMax: scenario.maximumMultiTurn,
    conversationId: ids.next(),
    state: { kind: 'unwritten' },
    lease: { worker: request.worker, untilMs: request.nowMs + leaseMs },
    dropped: [],
    attackTurns: 0,
    breachStep: null,
    byTheWay: [],
    startedAtMs: request.nowMs,
    endedAtMs: null,
  }
}

function openMove({ run, plan }: HandOut, record: VersionedAttempt): Omit<OpenMove, 'pictured'> | null {
  const { attempt } = record
  if (attempt.state.kind !== 'asked') return null
  const { turn } = attempt.state
  const { combination } = attempt
  return {
    attempt,
    turn,
    messages: messagesBefore(record, turn),
    goal: subjectOf(plan, attempt).scenario.goal,
    seed: attemptSeed(plan, combination),
    reproKey: reproKeyOf(run.id, combination),
  }
}
