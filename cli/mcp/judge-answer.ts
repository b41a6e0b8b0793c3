import type { RedoubtClient } from '../../client/create-client.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { BodyOf, ReplyOf } from '../../client/wire.ts'
import { type Material, unitsOf } from './material-of.ts'

/** How answers and arguments are judged. */
export interface JudgeOptions {
  readonly client: RedoubtClient
  /** Whose guardrails judge; undefined = the sample project. */
  readonly projectId: string | undefined
  /** False: nothing is kept. */
  readonly isStored: boolean
  /** Whether what could not be judged because no service answered in time passes. */
  readonly failsOpen: boolean
}

/** Whether something may be handed on; else why not, in words that repeat nothing of it. */
export type Judgement = { readonly passes: true } | { readonly passes: false; readonly reason: string }

/** The most that a service reads of the documents of one check, in UTF-16 units. */
const unitsMax = 400_000
/** How long one verdict may take with all that is tried again, in milliseconds. */
const verdictMsMax = 30_000

/** Judges what an MCP server gave for orders planted in it. Rejects with the signal's reason alone. */
export async function judgeMaterial(
  materials: readonly Material[],
  options: JudgeOptions,
  signal: AbortSignal,
): Promise<Judgement> {
  if (materials.length === 0) return { passes: true }
  if (unitsOf(materials) > unitsMax) return unjudged(options, `it has more than ${unitsMax} characters.`)
  const reply = await ask({ text: 'What an MCP server returned.', documents: [...materials] }, options, signal)
  if ('problem' in reply) return unjudged(options, reply.problem)
  const { documents = [] } = reply.verdict
  if (documents.length !== materials.length) {
    return unjudged(options, 'the security guardrail of the project is switched off for input.')
  }
  const [worst] = documents.filter(({ is_safe }) => !is_safe).toSorted((one, other) => other.value - one.value)
  if (worst === undefined) return { passes: true }
  if (worst.status === 'error')
    return { passes: false, reason: 'It could not be judged, and the project does not let such pass.' }
  return {
    passes: false,
    reason: `It reads like an order to the AI that does not come from its user (${worst.value.toFixed(2)}; from 1 on it is blocked by default).`,
  }
}

/** Judges the arguments of a call as what a user wrote. Rejects with the signal's reason alone. */
export async function judgeArguments(given: unknown, options: JudgeOptions, signal: AbortSignal): Promise<Judgement> {
  const text = JSON.stringify(given ?? {})
  const reply = await ask({ text }, options, signal)
  if ('problem' in reply) return unjudged(options, reply.problem)
  const { is_safe, policies_guardrail_results: policies } = reply.verdict
  if (is_safe === true) return { passes: true }
  const broken = policies?.policies.filter((one) => !one.is_safe && one.shadow !== true).map(({ name }) => name) ?? []
  return {
    passes: false,
    reason: `The arguments are not safe: ${broken.length === 0 ? 'security' : broken.join(', ')}.`,
  }
}

async function ask(
  body: BodyOf<'check'>,
  { client, projectId, isStored }: JudgeOptions,
  signal: AbortSignal,
): Promise<{ readonly verdict: ReplyOf<'check'> } | { readonly problem: string }> {
  const late = AbortSignal.timeout(verdictMsMax)
  const whole = {
    ...body,
    detail: 'summary' as const,
    store: isStored,
    ...(projectId !== undefined && { project_id: projectId }),
  }
  try {
    const given = { retries: 2, timeoutMs: verdictMsMax / 2, signal: AbortSignal.any([signal, late]) }
    return { verdict: await client.call('check', { body: whole }, given) }
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) return { problem: `there was no verdict within ${verdictMsMax / 1_000} s.` }
    if (error instanceof RedoubtProblem) return { problem: error.message }
    throw error
  }
}

function unjudged({ failsOpen }: JudgeOptions, why: string): Judgement {
  return failsOpen ? { passes: true } : { passes: false, reason: `It could not be judged: ${why}` }
}
