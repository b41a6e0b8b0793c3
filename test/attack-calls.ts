import assert from 'node:assert/strict'
import { type CalledService, redTeamCalls } from './red-team-calls.ts'
import type { Answer, Call } from './service.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read replies of every shape
type Json = any

/** How a test's run is set up. */
export interface RunSettings {
  readonly techniques: readonly string[]
  readonly warmUpTurns?: number
  readonly attempts?: number
  /** Attack turns of each scenario. Default 3. */
  readonly turns?: number
  /** The project of the test. Default: a new one. */
  readonly projectId?: string
  /** Scenarios. Default 1. */
  readonly scenarios?: number
  /** What its choices follow from. Default: the id of the test. */
  readonly seed?: string
}

/** What a client that attacks does. */
export interface AttackCalls {
  call(request: Call): Promise<Answer>
  /** A test that is ready to begin a run. */
  readyTest(settings: RunSettings): Promise<string>
  begin(testId: string, body?: object): Promise<Json>
  next(testId: string, query?: Readonly<Record<string, string>>): Promise<Answer>
  turn(testId: string, body: object): Promise<Answer>
  /** Posts an answer to what `next` gave. */
  reply(testId: string, move: Json, fields: object): Promise<Answer>
  /** The decision about a turn, once there is one. */
  decided(testId: string, move: Json): Promise<Json>
  /** Drives the plain loop to the end; returns the last reply of `next`. */
  drive(testId: string, answer: (move: Json) => object): Promise<Json>
  summary(testId: string): Promise<Json>
}

/** Calls of a service's first organization. */
export function attackCalls(service: () => CalledService): AttackCalls {
  const { call, preparedTest } = redTeamCalls(service)
  const done = async (request: Call) => {
    const answer = await call(request)
    assert.equal(answer.status, 200, answer.text)
    return answer.json
  }
  const run = (testId: string, path: string) => `/api/v1/tests/${testId}/attack-run/${path}`
  const next = (testId: string, query: Readonly<Record<string, string>> = {}) =>
    call({ path: run(testId, 'next'), query })
  const turn = (testId: string, body: object) => call({ path: run(testId, 'turns'), body })
  const reply = (testId: string, move: Json, fields: object) =>
    turn(testId, { run_id: move.run_id, attempt_id: move.attempt_id, request: move.prompt, ...fields })
  const decided = async (testId: string, { run_id, attempt_id, turn_index }: Json) => {
    for (;;) {
      const query = { ...(run_id && { run_id }), attempt_id, turn_index: String(turn_index) }
      const status = await done({ path: run(testId, 'eval-status'), query })
      if (status.decision !== 'pending') return status
    }
  }
  return {
    ...{ call, next, turn, reply, decided },
    async readyTest({ techniques, warmUpTurns = 0, attempts = 2, turns = 3, scenarios = 1, projectId, seed }) {
      const { id, metadata } = await preparedTest({
        ...(projectId !== undefined && { project_id: projectId }),
        ...(seed !== undefined && { seed }),
      })
      const items = metadata.scenarios.items.slice(0, scenarios).map((item: Json) => ({
        ...{ id: item.id, scenario: item.scenario, policy: item.policy_id ?? item.policy },
        maximum_multi_turn: turns,
        enabled: true,
      }))
      await done({ method: 'PATCH', path: `/tests/${id}/scenarios`, body: { items } })
      const dimension2 = { warm_up_turns: warmUpTurns, attempts }
      await done({
        method: 'PATCH',
        path: `/tests/${id}/attack-methods`,
        body: { technique_ids: techniques, dimension2 },
      })
      return id
    },
    begin: (testId, body = {}) => done({ path: run(testId, 'begin'), body }),
    async drive(testId, answer) {
      for (;;) {
        const found = await next(testId)
        if (found.status === 409) {
          await decided(testId, { ...found.json, run_id: undefined })
          continue
        }
        assert.equal(found.status, 200, found.text)
        if (found.json.done) return found.json
        const posted = await reply(testId, found.json, answer(found.json))
        assert.equal(posted.status, 200, posted.text)
      }
    },
    summary: (testId) => done({ path: `/api/v1/tests/${testId}/attack-results/summary` }),
  }
}
