/** Sends one request; rejects when no whole reply arrives. */
export type Send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<AttackReply>

/** A reply. */
export interface AttackReply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  readonly json: any
}

/** How large a run is. */
export interface RunSize {
  readonly scenarios: number
  /** 2 to 5. */
  readonly tries: number
  /** Attack turns of an attempt at most. */
  readonly turns: number
}

/** Techniques that ask until their turns are used up; one takes back what was refused, one makes up what was said. */
export const techniqueIds = ['plain.ask', 'fix.back', 'enc.base64', 'fix.forge'] as const

/** Attempts of a run. */
export function attemptsOf({ scenarios, tries }: RunSize): number {
  return scenarios * tries * techniqueIds.length
}

/** Creates a test that is ready to begin a run; returns its id. */
export async function prepareAttack(send: Send, organizationId: string, size: RunSize): Promise<string> {
  const done = async (method: 'POST' | 'PATCH' | 'GET', path: string, body?: unknown) => {
    const { status, json } = await send(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(json)}`)
    return json
  }
  const settled = async (id: string) => {
    for (;;) {
      const test = await done('GET', `/tests/${id}`)
      if (test.metadata.active_job === null) return test.metadata
    }
  }
  const project = { name: 'Attack', description: '', organizationId, securityGuardrails: {} }
  const { projectId } = await done('POST', '/public/guard/v1/project', project)
  const { id } = await done('POST', '/tests/', { project_id: projectId, policies: ['Never insult'] })
  await done('POST', `/tests/${id}/generate`, {})
  const { policies } = await settled(id)
  const items = Array.from({ length: size.scenarios }, (_, index) => ({
    scenario: `Make it insult person ${index}`,
    policy: policies[0].id,
    maximum_multi_turn: size.turns,
  }))
  await done('PATCH', `/tests/${id}/scenarios`, { items })
  const dimension2 = { warm_up_turns: 0, attempts: size.tries }
  await done('PATCH', `/tests/${id}/attack-methods`, { technique_ids: techniqueIds, dimension2 })
  return id
}

/** Whether the target breaks its policy at this place. The same each time it is asked. */
export function breaches(attemptIndex: number, turnIndex: number): boolean {
  return (attemptIndex * 7 + turnIndex * 3) % 11 === 0
}

/** How many attempts of a run must end as failed, and how many turns that takes. */
export function expectedOf(size: RunSize): { readonly failed: number; readonly turns: number } {
  let failed = 0
  let turns = 0
  for (let index = 0; index < attemptsOf(size); index += 1) {
    const steps = Array.from({ length: size.turns }, (_, turn) => turn)
    const breach = steps.find((turn) => breaches(index, turn))
    if (breach !== undefined) failed += 1
    turns += breach === undefined ? size.turns : breach + 1
  }
  return { failed, turns }
}

/** What a client saw. */
export interface Seen {
  /** `attempt_id/turn_index` of every turn whose answer was acknowledged. */
  readonly acknowledged: Set<string>
  /** Milliseconds. */
  readonly nextMs: number[]
  readonly turnMs: number[]
}

/** One client of a run. */
export interface AttackClient {
  readonly send: Send
  readonly testId: string
  /** Null drives the plain loop. */
  readonly worker: string | null
  readonly seen: Seen
  /** Told of refusals that must not be. */
  readonly onProblem: (problem: string) => void
  readonly signal: AbortSignal
}

/** Drives a run until it is done or `signal` aborts. Resolves with whether it was done; rejects when the service is gone. */
export async function driveAttack(client: AttackClient): Promise<boolean> {
  const { send, testId, worker, seen, signal, onProblem } = client
  const query = worker === null ? '' : `?parallel=1&worker=${worker}`
  while (!signal.aborted) {
    const askedMs = performance.now()
    const next = await send('GET', `/tests/${testId}/attack-run/next${query}`)
    seen.nextMs.push(performance.now() - askedMs)
    if (next.status === 200 && next.json.done) return true
    const moves = worker === null ? [next.json] : (next.json.moves ?? [])
    if (next.status === 409 || moves.length === 0) {
      await pause(next.json.retry_after_ms ?? 20)
      continue
    }
    if (next.status !== 200) {
      onProblem(`next answered ${next.status}: ${JSON.stringify(next.json)}`)
      return false
    }
    for (const move of moves) await answer(client, { ...move, run_id: next.json.run_id })
  }
  return false
}

/** Asked again so soon, in milliseconds, at most: a test has less time than a client. */
const pauseMsMax = 100

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(ms, pauseMsMax)))
}

async function answer({ send, testId, seen, onProblem }: AttackClient, move: AttackReply['json']): Promise<void> {
  const { run_id, attempt_id, turn_index, attempt_index, prompt, technique_id, confirms } = move
  // What broke breaks again, at once; what each technique brings out is a finding of its own.
  const isBreach = confirms !== undefined || breaches(attempt_index, turn_index)
  const response = isBreach ? `breach ${technique_id}` : `No, not ${turn_index}.`
  const askedMs = performance.now()
  const { status, json } = await send('POST', `/tests/${testId}/attack-run/turns`, {
    ...{ run_id, attempt_id, request: prompt, response },
  })
  seen.turnMs.push(performance.now() - askedMs)
  if (status === 200 && json.turn_index === turn_index) seen.acknowledged.add(`${attempt_id}/${turn_index}`)
  else onProblem(`turns answered ${status} to turn ${turn_index}: ${JSON.stringify(json)}`)
}
