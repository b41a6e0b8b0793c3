import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import { connectionsWithin } from './descriptor-limit.ts'
import { createThreadCompiler } from './detectors/compile/thread-compiler.ts'
import { checkPolicyPatterns } from './detectors/patterns/check-policy-patterns.ts'
import { createPatternChecker } from './detectors/patterns/thread-pattern-checker.ts'
import { createDetectorPool } from './detectors/pool/detector-pool.ts'
import { createThreadRuleReader } from './documents/thread-rule-reader.ts'
import type { Quotas } from './domain/account/quota.ts'
import type { RedTeamEngine } from './domain/attack-run/engine.ts'
import type { TurnJudge } from './domain/attack-run/judge-reader.ts'
import type { ChatModel } from './domain/chat.ts'
import type { ImageReader } from './domain/guard/image-reader.ts'
import type { SecondOpinions } from './domain/guard/second-opinion.ts'
import type { Compiler } from './domain/policy/compiler.ts'
import type { ExampleProposer } from './domain/policy/propose-examples.ts'
import type { PolicyProposer, RuleReader } from './domain/policy/propose-policies.ts'
import type { Clock, DetectorPool, Sha256, Store } from './domain/ports.ts'
import { guardCompilerVersion } from './guard-compilers.ts'
import { LargeReplyWriter } from './http/large-reply/large-reply-writer.ts'
import { createMetrics, type LossReason, type Metrics, type WorkerKind } from './http/metrics.ts'
import { MonitoringWriter } from './http/monitoring/monitoring-writer.ts'
import { AnswerTooLate } from './http/on-demand-thread.ts'
import { createHttpServer } from './http/server.ts'
import { createUpkeep } from './jobs/upkeep.ts'
import { createLlmModels, exampleProposerOf, policyProposerOf, secondOpinionsOf } from './llm-models.ts'
import { createImageReader } from './models/ocr/image-reader.ts'
import { createUpstreams } from './models/upstream/create-upstreams.ts'
import { openRedactionThread } from './open-redaction-thread.ts'
import { createServingTurns, secureRandomBytes, sha256, stopwatchMs, systemClock, systemIds } from './process-ports.ts'
import { createProviderSignIn } from './provider-sign-in.ts'
import { askJudge } from './redteam/attackers/ask-judge.ts'
import { createRedTeamEngine } from './redteam/engine.ts'
import { createTurnJudge } from './redteam/judges/turn-judge.ts'
import { judgeVersions } from './redteam-judge-model.ts'
import { type FirstStart, initialise } from './services/account/initialise.ts'
import { createCompiledStore } from './services/configuration/compiled-artifacts.ts'
import { createConfigurationCache } from './services/configuration/read-configuration.ts'
import { createTextReference } from './services/guard/text-reference.ts'
import { exceptWarmUps } from './services/judging/warm-up-signs.ts'
import type { Redactor } from './services/redaction/redactor.ts'
import { type RedactionThread, ThreadRedactor } from './services/redaction/thread-redactor.ts'
import { createAttackRunScope } from './services/scope/create-attack-run-scope.ts'
import type { GuardScope } from './services/scope/guard-scope.ts'
import { OnePerOrganization } from './services/scope/one-per-organization.ts'
import { createConversationCache } from './services/scope/read-conversation.ts'
import type { RedTeamScope } from './services/scope/red-team-scope.ts'
import { createLlmAllowance } from './services/second-opinion/llm-allowance.ts'
import { createAuthenticator } from './services/session/authenticate.ts'
import { createSignInCode } from './services/session/create-sign-in-code.ts'
import { openPostgresStore } from './store/postgres.ts'
import { openSqliteStore } from './store/sqlite.ts'

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

/** What a caller may put in the place of the product's own parts. No setting reaches it. */
export interface AppParts {
  /** File URL of a module with another detector catalogue. Default: `guard-catalogue.ts`. */
  readonly catalogueModule?: string
  /** Opens the threads that check. Default: `createDetectorPool`. */
  readonly openDetectors?: typeof createDetectorPool
  /** Default: the computer's. */
  readonly clock?: Clock
  /** How long the images of one request have, in milliseconds. Default 5,000. */
  readonly imageRequestMsMax?: number
  /** Reads the texts in images. Default: `models/ocr/`. */
  readonly imageReader?: ImageReader
  /** Opens a thread that redacts what is stored. Default: one of `services/redaction/redaction-thread.ts`. */
  readonly openRedactionThread?: () => RedactionThread
  /** How long the texts of one request have to be redacted, in milliseconds. Default 10,000. */
  readonly redactionMsMax?: number
  /** Writes attacks and judges answers. Default: `redteam/engine.ts`. */
  readonly redTeamEngine?: RedTeamEngine
  /** How long running checks may go on once the service stops, in milliseconds. Default 6,000. */
  readonly runningMsMax?: number
  /** How long a connection may be open before the headers of a request have arrived, in milliseconds. Default 15,000. */
  readonly headersMsMax?: number
  /** How long one answer of PostgreSQL is waited for, in milliseconds. Default: what `openPostgresStore` says. */
  readonly databaseAnswerMsMax?: number
  /** Refused attempts of one address in a minute. Default 300. */
  readonly refusedPerMinuteMax?: number
  /** How long one request to the identity provider may take, in milliseconds. Default 5,000. */
  readonly identityRequestMsMax?: number
  /** How long an attempt of an attack run is lent to a client, in milliseconds. Default 120,000. */
  readonly attackLeaseMs?: number
}

/** Puts the service together: the only place where ports meet what is behind them. Closes what it opened when it fails. */
export async function createApp(config: Config, log: FastifyBaseLogger, parts: AppParts = {}): Promise<App> {
  const clock = parts.clock ?? systemClock
  /** Let go of one after the other, last first. */
  const opened: (() => Promise<void>)[] = []
  /** A stop has 10 s: what takes its time to end begins at once, last first, while replies still leave. */
  const working: (() => Promise<void>)[] = []
  let ending: Promise<unknown> | null = null
  const endWork = () => {
    ending ??= Promise.all(working.toReversed().map((end) => end()))
    return ending
  }
  const closeAll = async () => {
    const ended = endWork()
    // It is waited for below; until then a failure must not count as unhandled.
    ended.catch(() => undefined)
    for (const close of opened.splice(0).reverse()) await close()
    await ended
  }
  try {
    const metrics = createMetrics({ jobCounts: () => store.read(({ jobs }) => jobs.countByState()) })
    const onLost = (worker: WorkerKind) => (reason: LossReason) => {
      metrics.workerLost(worker, reason)
      log.warn({ worker, reason }, 'a worker thread was lost; another takes its place')
    }
    const detectors = (parts.openDetectors ?? createDetectorPool)({
      onWorkerLost: onLost('detectors'),
      size: config.detectorWorkers,
      queueMax: config.detectorQueueMax,
      waitMsMax: config.queueWaitMs,
      taskTimeoutMs: config.checkTimeoutMs,
      closeTimeoutMs: parts.runningMsMax ?? 6_000,
      catalogueModule: parts.catalogueModule ?? new URL('./guard-catalogue.ts', import.meta.url).href,
    })
    working.push(() => detectors.close())
    const compiler = createThreadCompiler({
      toolsUrl: new URL('./guard-compilers.ts', import.meta.url).href,
      version: await guardCompilerVersion(),
      // Its message may quote the texts of an owner.
      onBroken: () => onLost('compiler')('ended'),
    })
    working.push(() => compiler.close())
    const patternChecker = createPatternChecker()
    working.push(() => patternChecker.close())
    const images =
      parts.imageReader ?? createImageReader({ requestMsMax: parts.imageRequestMsMax, onThreadLost: onLost('images') })
    opened.push(() => images.close())
    const redactor = new ThreadRedactor({
      openThread: parts.openRedactionThread ?? openRedactionThread,
      requestMsMax: parts.redactionMsMax,
      onThreadLost: (error) => onLost('redaction')(error instanceof AnswerTooLate ? 'hung' : 'ended'),
    })
    opened.push(() => redactor.close())
    working.push(async () => redactor.hurry())
    const isReady = detectors.ready()
    // Waited for below; until then a failure must not count as unhandled.
    isReady.catch(() => undefined)
    const store: Store = await openStore(config, log, {
      clock,
      answerMsMax: parts.databaseAnswerMsMax,
      onBatch: (records, durationMs) => metrics.batchRecorded(records, durationMs),
    })
    opened.push(() => store.close())
    // Whatever works may write.
    opened.push(async () => void (await endWork()))
    await isReady
    const reference = await createTextReference(store, secureRandomBytes)
    const quotas = quotasOf(config)
    const llm = createLlmModels(config, { clock, log })
    const allowance = createLlmAllowance({
      clock,
      questionsPerDay: config.llmChecksPerDay,
      onAsked: metrics.opinionAsked,
    })
    working.push(async () => allowance.close())
    const opinionParts = { llm, allowance, clock, randomBytes: secureRandomBytes, reference }
    const secondOpinions = secondOpinionsOf(opinionParts)
    const proposeExamples = exampleProposerOf(opinionParts)
    const proposePolicies = policyProposerOf(opinionParts)
    const rules = createThreadRuleReader()
    working.push(() => rules.close())
    const checkParts = {
      checkTimeoutMs: config.checkTimeoutMs,
      metrics,
      reference,
      log,
      quotas,
      secondOpinions,
      proposeExamples,
      proposePolicies,
      rules,
    }
    const guard = createGuardScope({ store, clock, detectors, images, compiler, redactor, ...checkParts })
    const firstStart = await initialise(guard, {
      organizationId: config.initOrganizationId,
      apiKey: config.initApiKey,
      credits: config.initCredits,
    })
    const redTeam: RedTeamScope = {
      store,
      clock,
      ids: systemIds,
      sha256,
      reference,
      stopwatchMs,
      quotas,
      redactor,
      engine: parts.redTeamEngine ?? createEngine(detectors, llm?.patient ?? null),
    }
    const attackRuns = createAttackRunScope(redTeam, {
      ...(parts.attackLeaseMs !== undefined && { leaseMs: parts.attackLeaseMs }),
      onJudgingFailed: (error) => log.warn({ err: error }, 'an answer could not be judged yet'),
    })
    working.push(() => attackRuns.judging.close())
    const upkeep = createUpkeep(
      { store, clock, ids: systemIds, log, rowsKeptDays: config.rowsKeptDays },
      guard,
      attackRuns,
    )
    working.push(() => upkeep.close())
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
    opened.push(() => monitoringWriter.close())
    const replyWriter = new LargeReplyWriter()
    opened.push(() => replyWriter.close())
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
        wakeJobs: () => upkeep.wake(),
      },
    })
    opened.push(() => http.close())
    return { http, store, firstStart, createSignInCode: () => createSignInCode(guard), close: closeAll }
  } catch (error) {
    await closeAll()
    throw error
  }
}

/** The engine with the pool's judges, and with an LLM where one is configured. */
function createEngine(detectors: TurnJudge, chat: ChatModel | null): RedTeamEngine {
  const versions = { service: version, ...judgeVersions() }
  if (chat === null) return createRedTeamEngine({ judge: createTurnJudge(detectors).judge, chat: null, versions })
  const llm = exceptWarmUps((subject, signal) => askJudge(chat, subject, signal))
  return createRedTeamEngine({ judge: createTurnJudge(detectors, { llm }).judge, chat, versions })
}

function openStore(
  config: Config,
  log: FastifyBaseLogger,
  {
    clock,
    onBatch,
    answerMsMax,
  }: {
    readonly clock: Clock
    readonly onBatch: (records: number, durationMs: number) => void
    readonly answerMsMax: number | undefined
  },
): Promise<Store> {
  const shared = { clock, ids: systemIds, onBatch }
  if (config.databaseUrl === null) {
    return openSqliteStore({
      ...shared,
      dataDirectory: config.dataDirectory,
      exclusive: true,
      onWarning: (message) => log.warn(message),
      reserveBytes: config.diskReserveMb * 1_048_576,
      onCopied: (path) => log.info({ path }, 'the database was copied before its schema is brought up to date'),
    })
  }
  return openPostgresStore({
    ...shared,
    connectionString: config.databaseUrl,
    poolMax: config.databasePoolMax,
    answerMsMax,
    onWarning: (message: string) => log.warn(message),
  })
}

/** A server that does not keep up with its checks is no place to send more of them to. */
function refuseBehind(behindMs: number, behindMsMax: number): void {
  if (behindMs > behindMsMax) throw new Error(`Checks have waited for ${Math.round(behindMs)} ms.`)
}

interface GuardParts {
  readonly store: Store
  readonly clock: Clock
  readonly detectors: DetectorPool
  readonly images: ImageReader
  readonly compiler: Compiler
  readonly redactor: Redactor
  /** How long a check waits for what is compiled anew. */
  readonly checkTimeoutMs: number
  readonly metrics: Metrics
  readonly reference: Sha256
  readonly log: FastifyBaseLogger
  readonly quotas: Quotas
  readonly secondOpinions: SecondOpinions
  readonly proposeExamples: ExampleProposer | null
  readonly proposePolicies: PolicyProposer | null
  readonly rules: RuleReader
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

function createGuardScope({
  store,
  clock,
  detectors,
  images,
  compiler,
  redactor,
  checkTimeoutMs,
  metrics,
  reference,
  log,
  quotas,
  secondOpinions,
  proposeExamples,
  proposePolicies,
  rules,
}: GuardParts): GuardScope {
  const shared = { store, clock, sha256 }
  return {
    ...shared,
    ...{ ids: systemIds, randomBytes: secureRandomBytes, stopwatchMs, quotas, detectors, images, redactor },
    configurations: createConfigurationCache({ ...shared, securityDetector: detectors.securityDetector }),
    compiled: createCompiledStore({
      ...shared,
      compiler,
      waitMsMax: checkTimeoutMs,
      onFailed: (subject, error) => log.warn({ err: error, subject }, 'a policy or topic could not be compiled'),
    }),
    conversations: createConversationCache(store),
    rehearsals: new OnePerOrganization(
      'A policy is being tried on stored messages already; try again when it is done.',
    ),
    turns: createServingTurns(),
    verifications: new OnePerOrganization('The audit log is being verified already; try again when it is done.'),
    reference,
    // Jobs are given up by nobody; a request has a signal of its own.
    signal: new AbortController().signal,
    onDecided: metrics.messageDecided,
    secondOpinions,
    proposeExamples,
    proposePolicies,
    rules,
    documents: new OnePerOrganization('A document is being read already; try again when it is done.'),
    onReviewed: metrics.opinionGiven,
  }
}
