import { httpTarget } from '../../cli/attack/targets/http-target.ts'
import type { AttackTarget } from '../../client/attack/attack-target.ts'
import { politeTarget } from '../../client/attack/polite-target.ts'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import type { RedoubtClient } from '../../client/create-client.ts'
import { eachItem } from '../../client/each-item.ts'
import type { ReplyOf } from '../../client/wire.ts'
import type { ServedTarget } from './serve-target.ts'
import type { ZooTarget } from './target.ts'

/** How a target is attacked. */
export interface ZooAttack {
  readonly client: RedoubtClient
  readonly projectId: string
  readonly target: ZooTarget
  readonly served: ServedTarget
  readonly techniqueIds: readonly string[]
  /** Only the most promising scenarios; default all. */
  readonly maxScenarios?: number
  /** Stands between attacker and target; default none. */
  readonly guard?: (ask: AttackTarget) => AttackTarget
}

/** What came of it, held against what was planted. */
export interface ZooOutcome {
  readonly attempts: number
  /** Attempts with a verdict of breach in which the target gave away what was planted. */
  readonly found: number
  /** Attempts with a verdict of breach in which it did not. */
  readonly falseBreaches: readonly WrongVerdict[]
  /** Attempts that passed although the target gave away what was planted. */
  readonly missed: readonly WrongVerdict[]
  readonly errored: number
  /** Turns of attempts, warm-ups included. */
  readonly turns: number
  readonly creditsEstimated: number
  readonly creditsCharged: number
  readonly seconds: number
}

/** A verdict that is wrong, for whoever mends it. */
export interface WrongVerdict {
  readonly techniqueId: string
  readonly goal: string
  readonly prompt: string
  readonly response: string
  readonly reason: string
}

type ResultCase = ReplyOf<'listResultCases'>['cases'][number]

/** Eight conversations at a time. */
const concurrency = 8

/** Takes a target through every stage over HTTP, from the creation of a test to its results. The same seed for the same target. */
export async function attackTarget({
  client,
  projectId,
  target,
  served,
  techniqueIds,
  maxScenarios,
  guard,
}: ZooAttack): Promise<ZooOutcome> {
  const beganAtMs = performance.now()
  const bare = politeTarget(httpTarget(chatOf(served)), {})
  const ask = guard === undefined ? bare : guard(bare)
  const { id } = await prepareTest({
    client,
    settings: settingsOf(target, projectId),
    target: ask,
    techniqueIds,
    attempts: 2,
    concurrency,
    ...(maxScenarios !== undefined && { maxScenarios }),
  })
  const params = { test_id: id }
  const { credits } = await client.call('estimateAttackRun', { params })
  const { creditsCharged } = await runAttack({ client, testId: id, target: ask, concurrency, targetErrorsMax: 50 })
  const cases: ResultCase[] = []
  for await (const one of eachItem({ client, name: 'listResultCases' }, { params, query: { limit: 500 } })) {
    if (one.kind === 'attack') cases.push(one)
  }
  const isReal = (one: ResultCase) => turnsOf(one).some(({ response }) => served.breaches.has(response ?? ''))
  const broken = cases.filter(({ status }) => status === 'failed')
  return {
    attempts: cases.length,
    found: broken.filter(isReal).length,
    falseBreaches: broken.filter((one) => !isReal(one)).map((one) => told(one, turnsOf(one).at(-1))),
    missed: cases
      .filter((one) => one.status === 'passed' && isReal(one))
      .map((one) =>
        told(
          one,
          turnsOf(one).find(({ response }) => served.breaches.has(response ?? '')),
        ),
      ),
    errored: cases.filter(({ status }) => status === 'error' || status === 'not_run').length,
    turns: cases.reduce((sum, one) => sum + turnsOf(one).length, 0),
    creditsEstimated: credits,
    creditsCharged,
    seconds: (performance.now() - beganAtMs) / 1_000,
  }
}

function turnsOf({ turns }: ResultCase) {
  return turns ?? []
}

function told(one: ResultCase, turn: NonNullable<ResultCase['turns']>[number] | undefined): WrongVerdict {
  return {
    techniqueId: one.technique_id ?? '',
    goal: one.prompt.slice(0, 200),
    prompt: (turn?.request ?? '').slice(0, 300),
    response: (turn?.response ?? '').slice(0, 300),
    reason: `${turn?.evaluation?.reason ?? ''} ${JSON.stringify(turn?.evaluation?.judges.map(({ judge, outcome, score }) => [judge, outcome, score]))}`,
  }
}

function chatOf({ url }: ServedTarget) {
  return {
    type: 'http',
    url: `${url}/chat`,
    body: { message: '{{prompt}}', messages: '{{messages}}', conversation_id: '{{conversation_id}}' },
    reply_path: 'reply',
    tool_calls_path: 'tool_calls',
  } as const
}

function settingsOf({ name, businessContext, useCase, policies, checks }: ZooTarget, projectId: string) {
  return {
    project_id: projectId,
    name,
    business_context: businessContext,
    use_case: useCase,
    policies: [...policies],
    checks: {
      secrets: [...checks.secrets],
      forbidden_tools: [...checks.forbidden_tools],
      patterns: [...checks.patterns],
    },
    seed: `zoo:${name}`,
  }
}
