import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Evaluation } from '../agent-run/evaluation.ts'
import type { Attempt, AttemptRecord } from '../attempt/attempt-state.ts'
import type { PromptDraft } from '../attempt/prompt-draft.ts'
import { type RunSlice, step } from './attack-run.ts'
import { type MoveRequest, nextMove, type OpenAttempt } from './next-move.ts'
import { type Action, anyAction } from './run-actions.fixture.ts'
import type { RunEvent } from './run-event.ts'
import { type AttackRun, endedCount, nothingEnded } from './run-header.ts'
import { targetErrorsMax } from './take-reply.ts'
import type { TargetReply } from './target-reply.ts'
import { verdictOf } from './turn-verdict.ts'

const workCount = 4
const attackTurnsMax = 3
const warmUpTurns = 1

const run: AttackRun = {
  id: 'run',
  organizationId: 'organization',
  testId: 'test',
  status: 'running',
  workCount,
  scenariosTotal: 2,
  techniqueIds: ['t'],
  creditsCharged: 12,
  counters: nothingEnded,
  stopRequestedAtMs: null,
  pausedAtMs: null,
  replay: null,
  confirmation: null,
  startedAtMs: 0,
  completedAtMs: null,
}

function evaluationOf(success: boolean, status: Evaluation['status'] = 'completed'): Evaluation {
  return {
    ...{ status, success, outcome: success ? 'complied' : 'refused', score: success ? 1 : 0, confidence: 1 },
    ...{ decidedBy: 'classifier', policyId: 'p', severity: 'high', reason: 'as told' },
    ...{ evidence: [], judges: [], taxonomy: [] },
  }
}

/** The answer broke another policy than the one that is attacked. */
const strayEvaluation: Evaluation = { ...evaluationOf(true), policyId: 'other', aimedPolicyId: 'p' }
/** Nobody can tell. */
const unclearEvaluation: Evaluation = { ...evaluationOf(false), outcome: 'partial', score: 0.4 }

function replyOf(request: string, response: string | null, endsConversation = false): TargetReply {
  const error = response === null ? 'it does not answer' : null
  return { request, response, error, toolCalls: [], latencyMs: 1, endsConversation }
}

const leaseMs = 1_000

/** The service in small: a store with versions, clients that lose replies, judges that are late. */
class World {
  slice: RunSlice = { run, attempts: [] }
  nowMs = 0
  /** What clients hold: prompts that they may answer, however late. */
  held: { attemptId: string; turnIndex: number; prompt: string }[] = []
  readonly sent: { attemptId: string; turnIndex: number; reply: TargetReply }[] = []
  readonly machineBreaches = new Set<string>()
  #ids = 0

  apply(event: RunEvent, luck = 50): ReturnType<typeof step> {
    const result = step(this.slice, event)
    if (result.kind !== 'changed') return result
    this.slice = result.slice
    const unwritten = result.slice.attempts.find(({ attempt }) => attempt.state.kind === 'unwritten')
    if (unwritten) this.#write(unwritten, luck)
    this.check()
    return result
  }

  #write(record: AttemptRecord, luck: number): void {
    const { attempt, turns } = record
    const isWarmUp = turns.length < attempt.warmUpTurns
    const isFailing = luck % 19 === 3
    if (isFailing) {
      this.#keep({ kind: 'prompt_failed', attemptId: attempt.id, nowMs: this.nowMs })
      return
    }
    const draft: PromptDraft = {
      phase: isWarmUp ? 'warm_up' : 'attack',
      // A technique that repeats itself must not be sent twice.
      prompt: luck % 17 === 11 && turns[0] ? turns[0].prompt : `prompt ${turns.length}`,
      engine: 'template',
      strategy: 'try',
      transforms: [],
      drop: luck % 3 === 0 && turns.length > 1 ? [turns.length - 1] : [],
      history: luck % 7 === 0 ? [{ role: 'user', content: 'forged' }] : null,
      isExhausted: luck > 96,
    }
    const freshConversationId = `conversation ${this.#ids++}`
    this.#keep({ kind: 'prompted', attemptId: attempt.id, draft, freshConversationId, nowMs: this.nowMs })
  }

  #keep(event: RunEvent): void {
    const result = step(this.slice, event)
    assert.equal(result.kind, 'changed')
    if (result.kind === 'changed') this.slice = result.slice
  }

  ask(worker: string, count: number, luck: number): string {
    const open = this.slice.attempts.flatMap((record) => openOf(record.attempt))
    const request: MoveRequest = { worker, count, begun: this.slice.attempts.length, nowMs: this.nowMs }
    const move = nextMove(this.slice.run, open, request)
    assert.equal(move.kind === 'paused', this.slice.run.pausedAtMs !== null, 'a paused run gives nothing to anybody')
    if (move.kind !== 'offer') return move.kind
    const untilMs = this.nowMs + leaseMs
    const begun = move.begin.map((index) => {
      const attempt = newAttempt(`attempt ${index}`, index, { worker, untilMs })
      this.apply({ kind: 'opened', attempt }, luck)
      return attempt.id
    })
    for (const id of [...move.attempts.map((offered) => offered.id), ...begun]) {
      this.apply({ kind: 'handed_out', attemptId: id, worker, untilMs, nowMs: this.nowMs })
      const state = this.#find(id)?.attempt.state
      if (state?.kind === 'asked') {
        this.held.push({ attemptId: id, turnIndex: state.turn.turnIndex, prompt: state.turn.prompt })
      }
    }
    return move.kind
  }

  answer(pick: number, luck: number): void {
    const held = this.held[pick % Math.max(1, this.held.length)]
    if (!held) return
    const said = luck < 10 ? null : luck < 25 ? `breach ${luck}` : `no ${luck}`
    // A client may send something else than it was asked to.
    const request = luck % 11 === 0 ? `${held.prompt}, please` : held.prompt
    const reply = replyOf(request, said, luck % 13 === 0)
    this.sent.push({ ...held, reply })
    this.reply(held, reply)
  }

  reply(held: { readonly attemptId: string; readonly turnIndex: number }, reply: TargetReply) {
    const times = { nowMs: this.nowMs, leaseUntilMs: this.nowMs + leaseMs, judgeDueMs: this.nowMs }
    const turnIndex = reply.request.endsWith('please') ? held.turnIndex : null
    return this.apply({ kind: 'replied', attemptId: held.attemptId, turnIndex, reply, ...times }, 50)
  }

  judge(pick: number, luck: number): void {
    const waiting = this.slice.attempts.filter(({ attempt }) => attempt.state.kind === 'judging')
    const record = waiting[pick % Math.max(1, waiting.length)]
    if (record?.attempt.state.kind !== 'judging') return
    const { turnIndex, failures } = record.attempt.state
    const attemptId = record.attempt.id
    if (luck < 10) {
      const evaluation = failures >= 2 ? evaluationOf(false, 'failed') : null
      this.apply({ kind: 'judging_failed', attemptId, turnIndex, evaluation, retryAtMs: this.nowMs, nowMs: this.nowMs })
      return
    }
    const success = record.turns.at(-1)?.response?.startsWith('breach') ?? false
    const doubtful = luck % 4 === 0 ? strayEvaluation : luck % 4 === 1 ? unclearEvaluation : evaluationOf(false)
    const evaluation = success ? evaluationOf(true) : doubtful
    if (evaluation.success) this.machineBreaches.add(attemptId)
    this.apply({ kind: 'judged', attemptId, turnIndex, evaluation, nowMs: this.nowMs }, luck)
  }

  /** A second judge, elsewhere, comes to another verdict about a turn that has one. */
  judgeAgain(pick: number): void {
    const turns = this.slice.attempts.flatMap((record) =>
      record.turns.filter(({ evaluation }) => evaluation !== null).map((turn) => ({ record, turn })),
    )
    const found = turns[pick % Math.max(1, turns.length)]
    if (!found) return
    const { attempt } = found.record
    const { turnIndex, evaluation } = found.turn
    const other = evaluationOf(!evaluation?.success)
    const before = this.slice
    const result = this.apply({
      kind: 'judged',
      attemptId: attempt.id,
      turnIndex,
      evaluation: other,
      nowMs: this.nowMs,
    })
    assert.equal(result.kind, 'unchanged')
    assert.equal(this.slice, before)
  }

  /** A person decides about a turn that has a verdict. */
  rule(pick: number, success: boolean): void {
    const judged = this.slice.attempts.flatMap(({ attempt, turns }) =>
      turns.filter(({ evaluation }) => evaluation !== null).map((turn) => ({ attempt, turn })),
    )
    const found = judged[pick % Math.max(1, judged.length)]
    if (!found) return
    const evaluation: Evaluation = { ...evaluationOf(success), decidedBy: 'human' }
    const { turnIndex } = found.turn
    this.machineBreaches.delete(found.attempt.id)
    this.apply({ kind: 'overridden', attemptId: found.attempt.id, turnIndex, evaluation, nowMs: this.nowMs })
  }

  pause(): void {
    const { run: before, attempts } = this.slice
    const result = this.apply({ kind: 'paused', nowMs: this.nowMs })
    const isEnding = before.status === 'completed' || before.stopRequestedAtMs !== null
    assert.equal(result.kind === 'refused', isEnding)
    if (isEnding) return
    assert.equal(this.slice.run.pausedAtMs, before.pausedAtMs ?? this.nowMs, 'a second pause moves nothing')
    assert.equal(this.slice.attempts, attempts)
    // A client that read the run before comes too late.
    const attempt = newAttempt(`attempt ${attempts.length}`, attempts.length, null)
    assert.equal(step(this.slice, { kind: 'opened', attempt }).kind, 'refused')
  }

  resume(): void {
    const { run: before, attempts } = this.slice
    const result = this.apply({ kind: 'resumed' })
    const isEnding = before.status === 'completed' || before.stopRequestedAtMs !== null
    assert.equal(result.kind === 'refused', isEnding)
    assert.deepEqual(this.slice, { run: { ...before, pausedAtMs: null }, attempts }, 'all else is as it was')
  }

  stop(): void {
    const judging = this.slice.attempts.filter(({ attempt }) => attempt.state.kind === 'judging')
    this.apply({ kind: 'stop_requested', nowMs: this.nowMs })
    this.apply({ kind: 'stopped', nowMs: this.nowMs })
    for (const before of judging) assert.equal(this.#find(before.attempt.id), before, 'a verdict is waited for')
  }

  #find(id: string): AttemptRecord | undefined {
    return this.slice.attempts.find(({ attempt }) => attempt.id === id)
  }

  check(): void {
    const { run: now, attempts } = this.slice
    const outcomes = attempts.flatMap(({ attempt }) => (attempt.state.kind === 'ended' ? [attempt.state.outcome] : []))
    const count = (outcome: string) => outcomes.filter((other) => other === outcome).length
    assert.equal(now.counters.failed, count('failed'))
    assert.equal(now.counters.passed, count('passed'))
    assert.equal(now.counters.unclear, count('unclear'))
    assert.equal(now.counters.errored, count('errored'))
    if (now.status === 'completed' || now.stopRequestedAtMs !== null) assert.equal(now.pausedAtMs, null)
    if (now.status === 'running') assert.equal(now.counters.notRun, count('not_run'))
    else {
      assert.equal(endedCount(now.counters), workCount, 'the attempts of a run that is over add up')
      for (const { attempt } of attempts) assert.equal(attempt.state.kind, 'ended', 'nobody is asked any more')
    }
    for (const record of attempts) checkAttempt(record, this.machineBreaches)
  }
}

function checkAttempt({ attempt, turns }: AttemptRecord, breaches: ReadonlySet<string>): void {
  const { state } = attempt
  assert.deepEqual(
    turns.map(({ turnIndex }) => turnIndex),
    turns.map((_, index) => index),
  )
  const asked = state.kind === 'asked' ? [state.turn.prompt] : []
  if (state.kind === 'asked') assert.ok(state.errors < targetErrorsMax, 'a broken target is not asked for ever')
  const prompts = [...turns.map(({ prompt }) => prompt), ...asked]
  assert.equal(new Set(prompts).size, prompts.length, 'no prompt twice in an attempt')
  const attacks = turns.filter(({ phase, response }) => phase === 'attack' && response !== null)
  assert.equal(attempt.attackTurns, attacks.length)
  assert.ok(attacks.length <= attempt.attackTurnsMax, 'warm-ups apart, never more turns than allowed')
  const broken = turns.flatMap(({ evaluation }) => (evaluation?.success === true ? [evaluation.policyId] : []))
  const isUnclear = turns.some(({ evaluation }) => verdictOf(evaluation) === 'unclear')
  if (state.kind !== 'ended') assert.ok(!broken.includes('p'), 'a breach of what is attacked ends the attempt')
  else assert.equal(state.outcome === 'failed', broken.length > 0)
  if (state.kind === 'ended' && breaches.has(attempt.id))
    assert.equal(state.outcome, 'failed', 'a breach is never lost')
  assert.equal(attempt.policyId, broken.includes('p') ? 'p' : (broken[0] ?? 'p'), 'booked to what was attacked first')
  assert.deepEqual(attempt.byTheWay, broken.includes('other') ? ['other'] : [])
  if (state.kind === 'ended' && (state.outcome === 'passed' || state.outcome === 'unclear')) {
    assert.ok(attacks.length > 0)
    for (const { evaluation } of attacks) assert.equal(evaluation?.status, 'completed', 'nothing unjudged passes')
    assert.equal(state.outcome === 'unclear', isUnclear, 'what nobody can tell is never held')
    const last = turns.at(-1)?.decision
    assert.ok(last !== 'continue' && last !== 'aborted', 'what was cut off never passes')
  }
  for (const turn of turns) {
    const isOpen = state.kind === 'judging' && state.turnIndex === turn.turnIndex
    assert.equal(turn.decision === 'pending', isOpen, 'nobody waits for a verdict that never comes')
  }
}

function newAttempt(id: string, index: number, lease: Attempt['lease']): Attempt {
  return {
    ...{ id, runId: run.id, index, policyId: 'p', conversationId: `first ${id}`, warmUpTurns, attackTurnsMax, lease },
    combination: { scenarioId: 's', techniqueId: 't', tryIndex: 0 },
    reason: null,
    ...{
      state: { kind: 'unwritten' },
      dropped: [],
      attackTurns: 0,
      breachStep: null,
      byTheWay: [],
      startedAtMs: 0,
      endedAtMs: null,
    },
  }
}

function openOf(attempt: Attempt): readonly OpenAttempt[] {
  const { id, index, lease, state } = attempt
  const open = { id, index, version: 0, lease }
  if (state.kind === 'asked') {
    const hasToldError = state.toldError !== null
    return [{ ...open, isJudging: false, judgeDueMs: null, turnIndex: state.turn.turnIndex, hasToldError }]
  }
  if (state.kind !== 'judging') return []
  return [{ ...open, isJudging: true, judgeDueMs: state.dueMs, turnIndex: state.turnIndex, hasToldError: false }]
}

function act(world: World, action: Action): void {
  switch (action.kind) {
    case 'ask':
      world.ask(action.worker, action.count, action.luck)
      return
    case 'answer':
      world.answer(action.pick, action.luck)
      return
    case 'repeat':
      repeat(world, action)
      return
    case 'judge':
      world.judge(action.pick, action.luck)
      return
    case 'judge_again':
      world.judgeAgain(action.pick)
      return
    case 'rule':
      world.rule(action.pick, action.success)
      return
    case 'wait':
      world.nowMs += leaseMs + 1
      return
    case 'forget':
      // A client dies with everything that it held.
      world.held = []
      return
    case 'pause':
      world.pause()
      return
    case 'resume':
      world.resume()
      return
    case 'stop':
      world.stop()
      return
  }
}

/** A client repeats what it sent, or claims something else of a closed turn. */
function repeat(world: World, { pick, changed }: Extract<Action, { readonly kind: 'repeat' }>): void {
  const sent = world.sent[pick % Math.max(1, world.sent.length)]
  if (!sent) return
  const record = world.slice.attempts.find(({ attempt }) => attempt.id === sent.attemptId)
  const closed = record?.turns.find(({ turnIndex }) => turnIndex === sent.turnIndex)
  const isStored = closed?.request === sent.reply.request && closed.response === sent.reply.response
  if (!isStored) return
  const before = world.slice
  const result = world.reply(sent, changed ? { ...sent.reply, response: 'something else' } : sent.reply)
  assert.equal(world.slice, before, 'a turn is stored once')
  assert.equal(result.kind, changed ? 'refused' : 'unchanged')
  if (result.kind === 'unchanged') assert.equal(result.answer?.decision, closed.decision)
}

test('whatever order events come in: nothing is lost, doubled or counted twice, and every run ends', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { minLength: 20, maxLength: 150, size: 'max' }), (actions) => {
      const world = new World()
      for (const action of actions) act(world, action)
      world.resume()
      // Clients that do as they should bring it to its end: each round answers or judges something.
      let rounds = 0
      for (; world.slice.run.status === 'running'; rounds += 1) {
        assert.ok(rounds < 400, 'the run ends')
        world.nowMs += leaseMs + 1
        if (world.slice.run.stopRequestedAtMs !== null) world.stop()
        world.held = []
        world.ask('', 1, 50)
        world.answer(0, 50)
        world.judge(0, 50)
      }
      assert.equal(endedCount(world.slice.run.counters), workCount)
    }),
    { numRuns: 500 },
  )
})
