import type { RedoubtClient } from '../create-client.ts'
import { RedoubtProblem } from '../redoubt-problem.ts'
import type { BodyOf, ReplyOf } from '../wire.ts'
import { askTarget } from './ask-target.ts'
import { type AttackTarget, TargetError } from './attack-target.ts'
import { eachAtOnce } from './each-at-once.ts'
import { eachPolicyFirst } from './each-policy-first.ts'
import { errorStreak } from './error-streak.ts'
import { waitUntil } from './wait-until.ts'

/** A test with all its stages. */
export type Test = ReplyOf<'readTest'>

/** What a test is about: the body of its creation. */
export type TestSettings = BodyOf<'createTest'>

/** The stages before an attack run, in their order. */
export type PreparationStage = 'test' | 'dataset' | 'reconnaissance' | 'probes' | 'scenarios' | 'methods'

/** What to prepare. */
export interface PrepareTestOptions {
  readonly client: RedoubtClient
  /** What to create; or `testId` to go on with a test that exists. */
  readonly settings?: TestSettings
  /** A test that was begun before: stages that are done are not done again. */
  readonly testId?: string
  readonly target: AttackTarget
  /** 1 or more ids of the catalogue. */
  readonly techniqueIds: readonly string[]
  /** Languages that frames are written in, as in `attack-methods`. Default: as the test has it, which is its own where nobody chose. */
  readonly languages?: readonly string[]
  /** Tries of each scenario with each technique, 1 to 5. Default: 2. */
  readonly attempts?: number
  /** 0 to 5. Default: as the test has it, which is 0 where nobody chose. */
  readonly warmUpTurns?: number
  /**
   * So many scenarios at most: the most promising of each policy before the second of any, so that policies get none only
   * where there are more of them; the results name those as `untested`. Default: all.
   */
  readonly maxScenarios?: number
  /** Attack turns of an attempt, 1 to 15. Default: as generated. */
  readonly maximumMultiTurn?: number
  /** Probes at the same time. Default: 4. */
  readonly concurrency?: number
  /** Ends the preparation between two requests; calling again with `testId` goes on. */
  readonly signal?: AbortSignal
  /** Called when a stage begins; `test` is null before there is one. */
  readonly onStage?: (stage: PreparationStage, test: Test | null) => void
}

interface Preparing {
  readonly options: PrepareTestOptions
  readonly client: RedoubtClient
  readonly signal: AbortSignal
}

/**
 * Brings a test to where an attack run can begin: creates it, generates its dataset and probes, asks the target the
 * probes, generates scenarios, chooses techniques. It may be repeated with the `testId`. Rejects with `TargetError` when
 * the target cannot be reached, fails ten probes in a row or answers none at all, and with `RedoubtProblem`.
 */
export async function prepareTest(options: PrepareTestOptions): Promise<Test> {
  const { client, onStage } = options
  const preparing: Preparing = { options, client, signal: options.signal ?? new AbortController().signal }
  onStage?.('test', null)
  let test = await openTest(preparing)
  const stage = async (
    name: PreparationStage,
    isDone: (test: Test) => boolean,
    work: (test: Test) => Promise<unknown>,
  ) => {
    if (isDone(test)) return
    onStage?.(name, test)
    await work(test)
    test = await readTest(preparing, test.id)
  }
  const { call } = client
  const asked = () => ({ params: { test_id: test.id }, body: {} })
  const { signal } = preparing
  await stage('dataset', isGenerated, async () => {
    await call('generateDataset', asked(), { signal })
    await untilStage(preparing, test.id, 'The generation of the dataset', ({ metadata }) => metadata.generation)
  })
  await stage('reconnaissance', hasProbes, async () => {
    await call('generateReconnaissance', asked(), { signal })
    await untilStage(preparing, test.id, 'The generation of probes', ({ metadata }) => metadata.reconnaissance)
  })
  await stage('probes', isProbed, (present) => askProbes(preparing, present))
  await stage('scenarios', hasScenarios, async () => {
    await call('generateScenarios', asked(), { signal })
    await untilStage(preparing, test.id, 'The generation of scenarios', ({ metadata }) => metadata.scenarios)
  })
  await stage('methods', isRunning, async (present) => {
    await chooseScenarios(preparing, present)
    await chooseMethods(preparing, present.id)
  })
  return test
}

const isGenerated = ({ metadata }: Test) => metadata.generation.status === 'completed'
const hasProbes = ({ metadata }: Test) => metadata.reconnaissance.status === 'completed'
const isProbed = ({ metadata }: Test) => metadata.reconnaissance.evaluation_status === 'completed'
const hasScenarios = ({ metadata }: Test) => metadata.scenarios.status === 'ready'

/** Methods cannot be changed while a run goes on; it has its own. */
function isRunning({ metadata: { attack_results } }: Test): boolean {
  const { current_run_id, runs } = attack_results
  return runs.some(({ run_id, status }) => run_id === current_run_id && status === 'running')
}

function openTest({ options, client, signal }: Preparing): Promise<Test> {
  if (options.testId !== undefined) return readTest({ options, client, signal }, options.testId)
  if (options.settings === undefined) throw new TypeError('prepareTest needs settings or a testId.')
  return client.call('createTest', { body: options.settings }, { signal })
}

function readTest({ client, signal }: Preparing, id: string): Promise<Test> {
  return client.call('readTest', { params: { test_id: id } }, { signal })
}

interface Stage {
  readonly status: string
  readonly error: string | null
}

async function untilStage(preparing: Preparing, id: string, what: string, stageOf: (test: Test) => Stage) {
  const { client, signal } = preparing
  const look = async () => stageOf(await readTest(preparing, id))
  const isOver = ({ status }: Stage) => !['not_started', 'pending', 'running'].includes(status)
  const { status, error } = await waitUntil({ clock: client.clock, signal, look, isOver, what })
  if (status !== 'failed') return
  throw new RedoubtProblem({
    code: 'generation-failed',
    status: 0,
    detail: `${what} failed: ${error ?? 'no reason given'}`,
  })
}

const probeUnitsMax = 200_000
/** A target that nobody has reached so often is not running. */
const limits = { errorsMax: 10, unreachableMax: 3 }

/** A probe that the target does not answer is left out. Those about memory share one conversation. */
async function askProbes({ options, client, signal }: Preparing, { id, metadata }: Test): Promise<void> {
  const { clock } = client
  const { concurrency = 4, target } = options
  const memoryConversation = clock.newId()
  const items: { probe_id: string; request: string; response: string }[] = []
  let reason = ''
  const countFailure = errorStreak(limits)
  await eachAtOnce(metadata.reconnaissance.probes, { concurrency, signal }, async (probe) => {
    const conversationId = probe.category === 'memory' ? memoryConversation : clock.newId()
    const given = { prompt: probe.prompt, messages: [], conversationId, signal, images: [] }
    const outcome = await askTarget(target, given, clock)
    const { text, error } = outcome
    countFailure(outcome)
    if (text === null) reason = error ?? ''
    else
      items.push({ probe_id: probe.id, request: probe.prompt, response: text.slice(0, probeUnitsMax).toWellFormed() })
  })
  if (items.length === 0) throw new TargetError(`The target answered no probe. The last time: ${reason}`)
  await client.call('evaluateReconnaissance', { params: { test_id: id }, body: { items } }, { signal })
}

/** Scenarios come ranked by their expected yield; that order stays. */
async function chooseScenarios({ options, client, signal }: Preparing, { id, metadata }: Test): Promise<void> {
  const { maxScenarios, maximumMultiTurn } = options
  if (maxScenarios === undefined && maximumMultiTurn === undefined) return
  const chosen = new Set(
    eachPolicyFirst(metadata.scenarios.items.filter(({ enabled }) => enabled)).slice(0, maxScenarios),
  )
  const items = metadata.scenarios.items.map((item) => ({
    id: item.id,
    scenario: item.scenario,
    maximum_multi_turn: maximumMultiTurn ?? item.maximum_multi_turn,
    enabled: chosen.has(item),
    checks: item.checks,
  }))
  await client.call('updateScenarios', { params: { test_id: id }, body: { items } }, { signal })
}

async function chooseMethods({ options, client, signal }: Preparing, id: string): Promise<void> {
  const { techniqueIds, languages, attempts = 2, warmUpTurns } = options
  // The published field begins with 2.
  const tries = attempts === 1 ? ({ single_attempt: true } as const) : { attempts }
  const dimension2 = { ...tries, ...(warmUpTurns !== undefined && { warm_up_turns: warmUpTurns }) }
  const chosen = languages === undefined ? {} : { languages: [...languages] }
  const body = { technique_ids: [...techniqueIds], ...chosen, dimension2 }
  await client.call('updateAttackMethods', { params: { test_id: id }, body }, { signal })
}
