import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { AppParts } from './app/app-parts.ts'
import { createGuardScope } from './app/create-guard-scope.ts'
import { Endings } from './app/endings.ts'
import { openStore } from './app/open-store.ts'
import { openThreads } from './app/open-threads.ts'
import type { Config } from './config.ts'
import { connectionsWithin } from './descriptor-limit.ts'
import { checkPolicyPatterns } from './detectors/patterns/check-policy-patterns.ts'
import type { Quotas } from './domain/account/quota.ts'
import type { RedTeamEngine } from './domain/attack-run/engine.ts'
import type { TurnJudge } from './domain/attack-run/judge-reader.ts'
import type { ChatModel } from './domain/chat.ts'
import type { Clock, Sha256, Store } from './domain/ports.ts'
import { LargeReplyWriter } from './http/large-reply/large-reply-writer.ts'
import { createMetrics, type LossReason, type Metrics, type WorkerKind } from './http/metrics.ts'
import { MonitoringWriter } from './http/monitoring/monitoring-writer.ts'
import { createHttpServer } from './http/server.ts'
import { createUpkeep } from './jobs/upkeep.ts'
import { createLlmModels, exampleProposerOf, type LlmModels, policyProposerOf, secondOpinionsOf } from './llm-models.ts'
import { createUpstreams } from './models/upstream/create-upstreams.ts'
import { secureRandomBytes, sha256, stopwatchMs, systemClock, systemIds } from './process-ports.ts'
import { createProviderSignIn } from './provider-sign-in.ts'
import { askJudge } from './redteam/attackers/ask-judge.ts'
import { createRedTeamEngine } from './redteam/engine.ts'
import { createTurnJudge } from './redteam/judges/turn-judge.ts'
import { judgeVersions } from './redteam-judge-model.ts'
import { type FirstStart, initialise } from './services/account/initialise.ts'
import type { AttackRunScope } from './services/attempt/attack-run-scope.ts'
import { createAttackRunScope } from './services/attempt/create-attack-run-scope.ts'
import { createTextReference } from './services/guard/text-reference.ts'
import { exceptWarmUps } from './services/judging/warm-up-signs.ts'
import type { GuardScope } from './services/scope/guard-scope.ts'
import type { RedTeamScope } from './services/scope/red-team-scope.ts'
import { createLlmAllowance } from './services/second-opinion/llm-allowance.ts'
import { createAuthenticator } from './services/session/authenticate.ts'
import { createSignInCode } from './services/session/create-sign-in-code.ts'

/** The version of this program. */
export const version: string = packageJson.version

/** The whole service, ready to listen. */
export interface App {
  readonly http: FastifyInstance
  readonly store: Store
  /** What the first start created; null on later starts. */
  readonly firstStart: FirstStart | null
  /** Makes a code that signs in at the console once, within 15 minutes; null when no key may manage the organization. */
  createSignInCode(): Promise<string | null>
  /** Lets running requests and jobs end, makes what was accepted durable, and lets go of everything. */
  close(): Promise<void>
}

/** Puts the service together: the only place where ports meet what is behind them. Closes what it opened when it fails. */
export async function createApp(config: Config, log: FastifyBaseLogger, parts: AppParts = {}): Promise<App> {
  const endings = new Endings()
  try {
    return await openApp({ config, log, parts, clock: parts.clock ?? systemClock, endings })
  } catch (error) {
    await endings.closeAll()
    throw error
  }
}

/** What every step of the start is handed. */
interface Start {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly parts: AppParts
  readonly clock: Clock
  readonly endings: Endings
}

async function openApp(start: Start): Promise<App> {
  const { config, log, parts, clock, endings } = start
  const metrics = createMetrics({ jobCounts: () => store.read(({ jobs }) => jobs.countByState()) })
  const onLost = (worker: WorkerKind) => (reason: LossReason) => {
    metrics.workerLost(worker, reason)
    log.warn({ worker, reason }, 'a worker thread was lost; another takes its place')
  }
  const threads = await openThreads(config, parts, { endings, onLost })
  const { detectors, images, compiler, redactor, rules } = threads
  const isReady = detectors.ready()
  // Waited for below; until then a failure must not count as unhandled.
  isReady.catch(() => undefined)
  const store: Store = await openStore(config, log, {
    clock,
    answerMsMax: parts.databaseAnswerMsMax,
    onBatch: (records, durationMs) => metrics.batchRecorded(records, durationMs),
  })
  endings.opened(() => store.close())
  // Whatever works may write.
  endings.opened(async () => void (await endings.endWork()))
  await isReady
  const reference = await createTextReference(store, secureRandomBytes)
  const llm = createLlmModels(config, { clock, log })
  const base = { store, clock, reference, quotas: quotasOf(config), redactor }
  const guard = createGuardScope({
    ...base,
    ...{ detectors, images, compiler, rules, metrics, log },
    checkTimeoutMs: config.checkTimeoutMs,
    ...openLlmUses(start, { llm, reference, metrics }),
  })
  const firstStart = await initialise(guard, {
    organizationId: config.initOrganizationId,
    apiKey: config.initApiKey,
    credits: config.initCredits,
  })
  const engine = parts.redTeamEngine ?? createEngine(detectors, llm?.patient ?? null)
  const scopes = openScopes(start, guard, { ...base, ids: systemIds, sha256, stopwatchMs, engine })
  const http = await openHttp(start, { ...scopes, guard, metrics, threads })
  return {
    ...{ http, store, firstStart },
    createSignInCode: () => createSignInCode(guard),
    close: () => endings.closeAll(),
  }
}

/** What asks the LLM beside red-team tests, within one allowance. */
function openLlmUses(
  { config, clock, endings }: Start,
  {
    llm,
    reference,
    metrics,
  }: { readonly llm: LlmModels | null; readonly reference: Sha256; readonly metrics: Metrics },
) {
  const allowance = createLlmAllowance({
    clock,
    questionsPerDay: config.llmChecksPerDay,
    onAsked: metrics.opinionAsked,
  })
  endings.working(async () => allowance.close())
  const uses = { llm, allowance, clock, randomBytes: secureRandomBytes, reference }
  return {
    secondOpinions: secondOpinionsOf(uses),
    proposeExamples: exampleProposerOf(uses),
    proposePolicies: policyProposerOf(uses),
  }
}

/** Red-team tests, their attack runs, and the jobs of all: they work until the stop. */
function openScopes({ config, log, parts, endings }: Start, guard: GuardScope, redTeam: RedTeamScope) {
  const { store, clock } = redTeam
  const attackRuns = createAttackRunScope(redTeam, {
    ...(parts.attackLeaseMs !== undefined && { leaseMs: parts.attackLeaseMs }),
    onJudgingFailed: (error) => log.warn({ err: error }, 'an answer could not be judged yet'),
  })
  endings.working(() => attackRuns.judging.close())
  const upkeep = createUpkeep(
    { store, clock, ids: systemIds, log, rowsKeptDays: config.rowsKeptDays },
    guard,
    attackRuns,
  )
  endings.working(() => upkeep.close())
  return { redTeam, attackRuns, wakeJobs: () => upkeep.wake() }
}

interface Served {
  readonly guard: GuardScope
  readonly redTeam: RedTeamScope
  readonly attackRuns: AttackRunScope
  readonly metrics: Metrics
  readonly threads: Awaited<ReturnType<typeof openThreads>>
  readonly wakeJobs: () => void
}

async function openHttp({ config, log, parts, clock, endings }: Start, served: Served): Promise<FastifyInstance> {
  const { guard, redTeam, attackRuns, metrics, wakeJobs } = served
  const { detectors, patternChecker } = served.threads
  const { store } = guard
  const requestMsMax = parts.identityRequestMsMax
  const signIn = await createProviderSignIn(config, { store, clock, log, requestMsMax })
  const authenticator = createAuthenticator({
    store,
    clock,
    sha256,
    issuer: config.oidcIssuer,
    onTouchFailed: (error) => log.warn({ err: error }, 'the time of last use of a key could not be saved'),
  })
  const monitoringWriter = new MonitoringWriter()
  endings.opened(() => monitoringWriter.close())
  const replyWriter = new LargeReplyWriter()
  endings.opened(() => replyWriter.close())
  const http = await createHttpServer({
    version,
    ids: systemIds,
    log,
    metrics,
    corsOrigins: config.corsOrigins,
    consoleTargets: config.consoleTargets,
    trustProxy: config.trustProxy,
    rateLimitPerMinute: config.rateLimitPerMinute,
    refusedPerMinuteMax: parts.refusedPerMinuteMax,
    connectionsMax: connectionsWithin(config.connectionsMax),
    headersMsMax: parts.headersMsMax,
    checkReady: async () => {
      await Promise.all([store.ping(), detectors.ready()])
      refuseBehind(detectors.behindMs(), config.queueWaitMs / 2)
    },
    authenticator,
    signIn,
    upstreams: createUpstreams({
      routes: config.upstreams,
      keys: config.upstreamKeys,
      timeoutMs: config.upstreamTimeoutMs,
      allowsParallel: config.upstreamParallel,
    }),
    scope: {
      guard,
      redTeam,
      attackRuns,
      monitoringWriter,
      replyWriter,
      checkPatterns: (patterns) => patternChecker.check(patterns),
      isUsablePattern: (deny) => checkPolicyPatterns({ deny, allow: [] }).length === 0,
      forgetApiKey: (sha256OfKey) => authenticator.forget(sha256OfKey),
      forgetSession: (sha256OfSecret) => authenticator.sessions.forget(sha256OfSecret),
      wakeJobs,
    },
  })
  endings.opened(() => http.close())
  return http
}

/** The engine with the pool's judges, and with an LLM where one is configured. */
function createEngine(detectors: TurnJudge, chat: ChatModel | null): RedTeamEngine {
  const versions = { service: version, ...judgeVersions() }
  if (chat === null) return createRedTeamEngine({ judge: createTurnJudge(detectors).judge, chat: null, versions })
  const llm = exceptWarmUps((subject, signal) => askJudge(chat, subject, signal))
  return createRedTeamEngine({ judge: createTurnJudge(detectors, { llm }).judge, chat, versions })
}

/** A server that does not keep up with its checks is no place to send more of them to. */
function refuseBehind(behindMs: number, behindMsMax: number): void {
  if (behindMs > behindMsMax) throw new Error(`Checks have waited for ${Math.round(behindMs)} ms.`)
}

function quotasOf(config: Config): Quotas {
  return {
    projects: config.quotaProjects,
    policies: config.quotaPolicies,
    topics: config.quotaTopics,
    apiKeys: config.quotaApiKeys,
    tests: config.quotaTests,
  }
}
