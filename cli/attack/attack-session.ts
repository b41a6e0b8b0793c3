import { relative } from 'node:path'
import { answerDataset } from '../../client/attack/answer-dataset.ts'
import { plainLine } from '../../client/attack/plain-line.ts'
import { type PreparationStage, prepareTest, type Test, type TestSettings } from '../../client/attack/prepare-test.ts'
import { type AttackProgress, type AttackRunResult, runAttack } from '../../client/attack/run-attack.ts'
import type { RedoubtClient } from '../../client/create-client.ts'
import { eachItem } from '../../client/each-item.ts'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { ReplyOf } from '../../client/wire.ts'
import { UsageError } from '../usage-error.ts'
import { besideConfig, stateToResume, testDigest, writeState } from './attack-state.ts'
import { chooseTechniques, withBaseline, withPictures, withPlanting } from './config/choose-techniques.ts'
import type { ReadConfig } from './config/read-attack-config.ts'
import { seesToolCalls, unseenCalls } from './config/sees-tool-calls.ts'
import { confirmingBudget } from './confirming-budget.ts'
import { consoleLink } from './console-link.ts'
import type { AttackReport } from './report/attack-report.ts'
import { collectReport } from './report/collect-report.ts'
import type { ProgressDisplay } from './show-progress.ts'
import type { OpenTarget } from './targets/open-target.ts'
import type { TechniqueTally } from './technique-table.ts'
import { testNameOf } from './test-name.ts'
import { timeBudget } from './time-budget.ts'
import { watchTechniques } from './watch-techniques.ts'

/** What a session works with. */
export interface SessionOptions {
  readonly client: RedoubtClient
  readonly read: ReadConfig
  readonly target: OpenTarget
  /** Whether it goes on with the run that the state names instead of beginning one. */
  readonly isResumed: boolean
  /** Plays one attempt of the latest test again instead of a whole run; null for a whole run. */
  readonly reproKey: string | null
  readonly display: ProgressDisplay
  readonly signal: AbortSignal
  /** Keys and passwords that the report covers beside the secrets of the test. */
  readonly hides: readonly string[]
  /** Called once, as soon as there is something that `--resume` can go on with. */
  readonly onBegun: () => void
}

/**
 * Drives a test from its creation to its report. What it has reached is remembered beside the config after each step, so
 * that it can be resumed. Rejects as the client does; with `UsageError` where the config does not fit.
 */
export async function attackSession(options: SessionOptions): Promise<AttackReport> {
  const { client, read, isResumed, reproKey, signal, hides } = options
  const path = besideConfig(read.path, '.json')
  const known = { service: client.baseUrl, testSha256: testDigest(read.written) }
  const state = isResumed || reproKey !== null ? stateToResume(path, known) : null
  const worker = state?.worker ?? client.clock.newId()
  let hasBegun = false
  const begin = () => {
    if (!hasBegun) options.onBegun()
    hasBegun = true
  }
  if (state !== null && reproKey === null) begin()
  const remember = (testId: string, runId: string | null, isFinished: boolean) => {
    // A breach that is played again leaves the run that it comes from where it was.
    if (reproKey !== null) return
    writeState(path, { version: 1, ...known, worker, testId, runId, isFinished })
    begin()
  }
  const endedRunId = reproKey === null && state?.isFinished ? state.runId : null
  // What has run before stays as it was prepared, whatever the config says now.
  const isPrepared = endedRunId !== null || reproKey !== null
  const test =
    isPrepared && state !== null
      ? await client.call('readTest', { params: { test_id: state.testId } }, { signal })
      : await prepare(options, state?.testId ?? null, (testId) => remember(testId, state?.runId ?? null, false))
  if (reproKey === null) await noteConsole(options, test.id)
  noteTold(options, test)
  noteGoals(options, test)
  const run =
    endedRunId === null
      ? await attack(options, { test, worker, onRun: (runId) => remember(test.id, runId, false) })
      : await finishedRun(options, test.id, endedRunId)
  // Before the dataset: whoever stops there and resumes must not begin, and pay for, another run.
  remember(test.id, run.runId, true)
  if (reproKey === null && read.config.dataset === true) await answer(options, test.id)
  const about = {
    name: read.config.name,
    configFile: configFileOf(read),
    target: describeTarget(read.written.target),
    seesToolCalls: seesToolCalls(read.config.target),
    targetVersion: read.config.version ?? null,
    authorisation: read.config.authorisation ?? null,
    configDigest: read.digest,
    service: client.baseUrl,
    createdAt: new Date().toISOString(),
  }
  return await collectReport({ client, test, run, signal, about, isReplay: reproKey !== null, hides })
}

/** Before the attack, so that whoever wants to can watch it there. */
async function noteConsole({ client, display, signal }: SessionOptions, testId: string): Promise<void> {
  const link = await consoleLink({ baseUrl: client.baseUrl, testId, signal })
  if (link !== null) display.note(`in the console: ${link}`)
}

/** As it is named in the folder of the command. */
function configFileOf({ path }: ReadConfig): string {
  return relative(process.cwd(), path) || path
}

const stageNames = {
  test: 'creating the test',
  dataset: 'generating policies and dataset',
  reconnaissance: 'generating probes',
  probes: 'asking the target harmless questions',
  scenarios: 'generating scenarios',
  methods: 'choosing techniques',
} as const satisfies Record<PreparationStage, string>

async function prepare(options: SessionOptions, testId: string | null, onTest: (id: string) => void): Promise<Test> {
  const { client, read, target, display, signal } = options
  const { attack: wanted = {} } = read.config
  const catalogue: ReplyOf<'listTechniques'>['items'][number][] = []
  const request = { query: { limit: 500 } }
  for await (const one of eachItem({ client, name: 'listTechniques', signal }, request)) catalogue.push(one)
  const { languages, attempts, warm_up_turns = 0, max_scenarios, maximum_multi_turn, concurrency } = wanted
  return await prepareTest({
    client,
    ...(testId === null ? { settings: await settingsOf(options) } : { testId }),
    target: target.ask,
    techniqueIds: techniquesOf(wanted, catalogue),
    ...(languages !== undefined && { languages }),
    ...(attempts !== undefined && { attempts }),
    warmUpTurns: warm_up_turns,
    ...(max_scenarios !== undefined && { maxScenarios: max_scenarios }),
    ...(maximum_multi_turn !== undefined && { maximumMultiTurn: maximum_multi_turn }),
    ...(concurrency !== undefined && { concurrency }),
    signal,
    onStage: (stage, test) => {
      if (test !== null) onTest(test.id)
      if (test !== null || testId === null) display.note(`${stageNames[stage]} …`)
    },
  })
}

function techniquesOf(
  wanted: NonNullable<ReadConfig['config']['attack']>,
  catalogue: Parameters<typeof chooseTechniques>[1],
): readonly string[] {
  const chosen = chooseTechniques(wanted.techniques, catalogue)
  return withBaseline(withPictures(withPlanting(chosen, wanted, catalogue), wanted, catalogue), catalogue)
}

async function settingsOf({ client, read, signal }: SessionOptions): Promise<TestSettings> {
  const { name, service = {}, test = {} } = read.config
  const project_id = service.project_id ?? (await firstProject(client, signal))
  const { policies, ...rest } = test
  return {
    project_id,
    name: testNameOf(name, client.clock.nowMs()),
    ...rest,
    // So that the console can say how the test goes on.
    metadata: { config_file: configFileOf(read) } as NonNullable<TestSettings['metadata']>,
    ...(policies !== undefined && { policies: policies.map((policy) => ({ policy })) }),
  }
}

async function firstProject(client: RedoubtClient, signal: AbortSignal): Promise<string> {
  const { default_project_id } = await client.call('readAccess', {}, { signal })
  if (default_project_id === null)
    throw new UsageError('There is no project yet: create one, and name it as service.project_id.')
  return default_project_id
}

interface Attacking {
  readonly test: Test
  readonly worker: string
  readonly onRun: (runId: string) => void
}

async function attack(options: SessionOptions, { test, worker, onRun }: Attacking): Promise<AttackRunResult> {
  const { client, read, target, display, signal, reproKey } = options
  const { concurrency, max_credits, max_requests, max_minutes, target_errors } = read.config.attack ?? {}
  const params = { test_id: test.id }
  const { credits, attempts, turns_max } = await client.call('estimateAttackRun', { params }, { signal })
  if (reproKey === null) noteUntested(options, test)
  const blind = unseenCalls(read.config.target, test.metadata.checks.forbidden_tools)
  if (blind !== null) display.note(`NOT SEEN: ${blind}`)
  const confirmBreaches = reproKey === null ? confirmingBudget(read.config.attack ?? {}, turns_max) : null
  const confirming = confirmBreaches?.max_turns ?? 0
  if (reproKey === null) display.note(estimateLine({ attempts, turns: turns_max, minutes: max_minutes, confirming }))
  const isWanted = reproKey === null && read.config.attack?.confirm_breaches?.replays !== 0
  if (isWanted && confirmBreaches === null) display.note('attack.max_requests leaves no request to confirm what breaks')
  if (reproKey === null && max_requests !== undefined && turns_max > max_requests) {
    const detail = `The run may take ${turns_max} requests to the target; attack.max_requests allows ${max_requests}. Lower techniques, attempts, max_scenarios or maximum_multi_turn.`
    throw new RedoubtProblem({ code: 'too-expensive', status: 0, detail })
  }
  if (reproKey === null && max_credits !== undefined && credits > max_credits) {
    const detail = `The run would cost ${credits} credits; attack.max_credits allows ${max_credits}.`
    throw new RedoubtProblem({ code: 'too-expensive', status: 0, detail })
  }
  let latest: AttackProgress | null = null
  const onProgress = (progress: AttackProgress) => {
    if (latest?.runId !== progress.runId) onRun(progress.runId)
    if (progress.pausedAt === null) time.go()
    else time.hold()
    const isNew = notePause(display, { before: latest?.pausedAt ?? null, progress, testId: test.id })
    latest = progress
    // A line that says the same every few seconds tells nobody anything.
    if (progress.pausedAt !== null && !display.isLive && !isNew) return
    if (display.isLive) watch.look(progress.runId)
    showAttack(display, progress, watch.tallies())
  }
  const watch = watchTechniques(client, test.id, signal)
  const time = timeBudget(reproKey === null ? max_minutes : undefined, signal)
  const result = await runAttack({
    client,
    testId: test.id,
    target: target.ask,
    plants: read.config.attack?.plant ?? false,
    takesImages: read.config.attack?.images ?? false,
    signal: time.signal,
    worker,
    onProgress,
    ...(reproKey !== null && { reproKey }),
    ...(confirmBreaches !== null && { confirmBreaches }),
    ...(concurrency !== undefined && { concurrency }),
    ...(target_errors !== undefined && { targetErrorsMax: target_errors }),
  }).catch(async (error: unknown) => {
    if (!time.isOver() || latest === null) throw error
    const spent = `after ${latest.turns} requests to the target`
    display.note(
      `${max_minutes} min are over (attack.max_minutes), ${spent}: attempts that were not made count as not run`,
    )
    return await cutShort(options, test.id, latest)
  })
  display.end()
  return result
}

/** What the target told to everybody may be public: only its owner knows. */
function noteTold({ read, display }: SessionOptions, { metadata }: Test): void {
  const told = metadata.reconnaissance.profile.public_facts_proposed ?? []
  if (told.length === 0 || read.config.test?.public_facts !== undefined) return
  display.note('The target told this to harmless questions; list under test.public_facts what is public:')
  for (const fact of told.slice(0, 5)) display.note(`  - ${plainLine(fact)}`)
}

/** Where an LLM was asked for goals and gave none, those of the templates are sent. */
function noteGoals({ display }: SessionOptions, { metadata }: Test): void {
  const { policies_asked = 0, fell_back = [] } = metadata.scenarios.goals_by_llm ?? {}
  if (fell_back.length === 0) return
  const reasons = [...new Set(fell_back.map(({ reason }) => reason))].join(', ')
  display.note(
    `warning: the LLM gave no goals for ${fell_back.length} of ${policies_asked} policies (${reasons}); templates did`,
  )
}

/** Every turn of an attempt is a request to the target. */
function estimateLine({
  attempts,
  turns,
  minutes,
  confirming,
}: {
  readonly attempts: number
  readonly turns: number
  readonly minutes: number | undefined
  /** Requests on top to confirm what breaks; 0 = none. */
  readonly confirming: number
}): string {
  const time = minutes === undefined ? '' : `, for at most ${minutes} min`
  const more = confirming === 0 ? '' : `; then at most ${confirming} more to confirm what broke`
  return `estimate: ${attempts} attempts, at most ${turns} requests to the target${more}${time}`
}

/** Ends a run where it is: what was judged counts, and what it has cost is told. */
async function cutShort(
  options: SessionOptions,
  testId: string,
  { runId, creditsCharged }: AttackProgress,
): Promise<AttackRunResult> {
  const { client, signal } = options
  await client.call('completeAttackRun', { params: { test_id: testId }, body: { run_id: runId } }, { signal })
  return { ...(await finishedRun(options, testId, runId)), creditsCharged }
}

/** Said before anything is spent: afterwards the report says it again. */
function noteUntested({ read, display }: SessionOptions, { metadata: { policies, scenarios } }: Test): void {
  const tried = new Set(scenarios.items.filter(({ enabled }) => enabled).map(({ policy_id }) => policy_id))
  const left = policies.filter(({ id }) => !tried.has(id)).length
  if (left === 0) return
  const cap = read.config.attack?.max_scenarios
  const why = cap === undefined ? '' : `; attack.max_scenarios is ${cap}, ${policies.length} would give each one`
  display.note(`NOT TESTED: ${left} of ${policies.length} policies get no scenario${why}`)
}

interface PauseNote {
  /** Since when it was paused as it was seen before; null = it was not. */
  readonly before: string | null
  readonly progress: AttackProgress
  readonly testId: string
}

/** Says once that the run is paused, and once that it goes on; whether there was something to say. */
function notePause(display: ProgressDisplay, { before, progress: { pausedAt }, testId }: PauseNote): boolean {
  if (before === pausedAt) return false
  if (pausedAt === null) display.note('resumed: the run goes on')
  else {
    const where = `in the console or by POST /api/v1/tests/${testId}/attack-run/resume`
    display.note(`paused since ${pausedAt}: nothing is sent until the run is resumed, ${where}`)
  }
  return true
}

function showAttack(display: ProgressDisplay, progress: AttackProgress, techniques: readonly TechniqueTally[]): void {
  const { attemptsEnded, attemptsTotal, breaches, turns, targetErrors, confirming, pausedAt } = progress
  display.show({
    what: 'attack',
    done: attemptsEnded,
    total: attemptsTotal,
    ...(techniques.length > 0 && { techniques }),
    details: [
      ...(pausedAt === null ? [] : ['paused']),
      `${breaches} breaches`,
      `${turns} requests`,
      ...(confirming > 0 ? [`${confirming} attempts to confirm what broke`] : []),
      ...(targetErrors > 0 ? [`${targetErrors} errors of the target`] : []),
    ],
  })
}

/** A run that has ended, as the service tells it; nothing is charged for it again. */
async function finishedRun(
  { client, signal }: SessionOptions,
  testId: string,
  runId: string,
): Promise<AttackRunResult> {
  const request = { params: { test_id: testId }, query: { run_id: runId } }
  const { summary } = await client.call('readAttackResultsSummary', request, { signal })
  if (summary === null) throw new UsageError(`The run ${runId} has no results; start anew without --resume.`)
  return { runId, summary, creditsCharged: 0 }
}

async function answer({ client, read, target, display, signal }: SessionOptions, testId: string): Promise<void> {
  const { concurrency, target_errors } = read.config.attack ?? {}
  await answerDataset({
    client,
    testId,
    target: target.ask,
    signal,
    ...(concurrency !== undefined && { concurrency }),
    ...(target_errors !== undefined && { targetErrorsMax: target_errors }),
    onProgress: ({ expected, received, failed }) =>
      display.show({ what: 'dataset', done: received + failed, total: expected, details: [`${failed} unanswered`] }),
  })
  display.end()
}

/** As it was written: secrets stand in it as their names. */
function describeTarget(target: ReadConfig['written']['target']): string {
  if (target.type === 'http') return target.url
  if (target.type === 'openai') return `${target.model} at ${target.base_url}`
  return target.type === 'program' ? target.command.join(' ') : target.path
}
