import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Direction } from '../domain/guard/exchange.ts'
import type { MessageVerdict } from '../domain/guard/message.ts'
import type { SecondOpinion } from '../domain/guard/second-opinion.ts'
import type { UpstreamUse } from '../domain/guard/upstream.ts'
import type { UpstreamOutcome } from './openai/proxied-request.ts'

/** What the service counts about itself. No label ever holds text, a key or an id. */
export interface Metrics {
  readonly registry: Registry
  /** Reads what is kept in the database; without it when the database does not answer within a second. */
  readFigures(): Promise<void>
  /** One answered request: its operation, status and duration. */
  requestAnswered(operation: string, status: number, durationMs: number): void
  /** One committed batch of messages. */
  batchRecorded(records: number, durationMs: number): void
  /** A thread that hung or ended by itself, and is replaced. */
  workerLost(worker: WorkerKind, reason: LossReason): void
  /** One decided message; counts each of its checks that could not be made. */
  messageDecided(direction: Direction, verdict: MessageVerdict): void
  /** One question about a check that was sent to the LLM. */
  opinionAsked(): void
  /** One verdict that the LLM was to be asked about. */
  opinionGiven(secondOpinion: SecondOpinion): void
  /** One request of the proxy to an upstream that has ended. */
  upstreamAsked(outcome: UpstreamOutcome, use: UpstreamUse): void
}

/** What a thread does. */
export type WorkerKind = 'detectors' | 'images' | 'compiler' | 'redaction'

/** `hung`: it took too long and was ended. `ended`: it ended by itself. */
export type LossReason = 'hung' | 'ended'

/** Figures that are read when somebody asks for them. */
export interface MetricsOptions {
  /** As `JobRepository.countByState`. */
  readonly jobCounts: () => Promise<{ readonly waiting: number; readonly leased: number; readonly dead: number }>
}

/** Makes the counters and histograms. */
export function createMetrics({ jobCounts }: MetricsOptions): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    ...requestFigures(registers),
    ...recorderFigures(registers),
    ...messageFigures(registers),
    ...databaseFigures(registers, jobCounts),
    ...workerFigures(registers),
    ...opinionFigures(registers),
    ...upstreamFigures(registers),
  }
}

function requestFigures(registers: Registry[]): Pick<Metrics, 'requestAnswered'> {
  const requests = new Histogram({
    name: 'redoubt_request_duration_seconds',
    help: 'Duration of answered requests.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return {
    requestAnswered: (operation, status, durationMs) =>
      requests.observe({ operation, status: String(status) }, durationMs / 1_000),
  }
}

function recorderFigures(registers: Registry[]): Pick<Metrics, 'batchRecorded'> {
  const batches = new Histogram({
    name: 'redoubt_recorder_batch_records',
    help: 'Messages that shared one commit.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
    registers,
  })
  const commits = new Histogram({
    name: 'redoubt_recorder_commit_seconds',
    help: 'Duration of one commit.',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1],
    registers,
  })
  return {
    batchRecorded(records, durationMs) {
      batches.observe(records)
      commits.observe(durationMs / 1_000)
    },
  }
}

function messageFigures(registers: Registry[]): Pick<Metrics, 'messageDecided'> {
  const messages = new Counter({
    name: 'redoubt_messages_total',
    help: 'Evaluated messages.',
    labelNames: ['direction', 'verdict'],
    registers,
  })
  const failures = new Counter({
    name: 'redoubt_check_failures_total',
    help: 'Checks that could not be made, by detector.',
    labelNames: ['detector'],
    registers,
  })
  return {
    messageDecided(direction, { isSafe, security, policies, topics }) {
      messages.inc({ direction, verdict: isSafe ? 'safe' : 'unsafe' })
      for (const check of security === null ? policies : [security, ...policies]) {
        if (check.status === 'error') failures.inc({ detector: check.detector.id })
      }
      if (topics?.status === 'error') failures.inc({ detector: 'topics' })
    },
  }
}

function databaseFigures(registers: Registry[], jobCounts: MetricsOptions['jobCounts']): Pick<Metrics, 'readFigures'> {
  const jobs = new Gauge({
    name: 'redoubt_jobs',
    help: 'Jobs by state.',
    labelNames: ['state'],
    registers,
  })
  const databaseUp = new Gauge({
    name: 'redoubt_database_up',
    help: '1 when the database answered this request for metrics within a second, else 0; then redoubt_jobs is left out.',
    registers,
  })
  return {
    async readFigures() {
      const counts = await withinMs(jobCounts(), jobCountsMsMax).catch(() => null)
      databaseUp.set(counts === null ? 0 : 1)
      // Counts of before would look like counts of now.
      jobs.reset()
      if (counts === null) return
      for (const state of ['waiting', 'leased', 'dead'] as const) jobs.set({ state }, counts[state])
    },
  }
}

function workerFigures(registers: Registry[]): Pick<Metrics, 'workerLost'> {
  const lostWorkers = new Counter({
    name: 'redoubt_workers_lost_total',
    help: 'Threads that hung or ended by themselves and were replaced.',
    labelNames: ['worker', 'reason'],
    registers,
  })
  return { workerLost: (worker, reason) => lostWorkers.inc({ worker, reason }) }
}

function opinionFigures(registers: Registry[]): Pick<Metrics, 'opinionAsked' | 'opinionGiven'> {
  const asked = new Counter({
    name: 'redoubt_second_opinions_asked_total',
    help: 'Questions about checks that were sent to the LLM.',
    registers,
  })
  const opinions = new Counter({
    name: 'redoubt_second_opinions_total',
    help: 'Verdicts that the LLM was to be asked about: agreed and overturned ones (remembered answers too), and those that failed, by reason.',
    labelNames: ['outcome', 'reason'],
    registers,
  })
  return {
    opinionAsked: () => asked.inc(),
    opinionGiven: ({ outcome, failure }) => opinions.inc({ outcome, reason: failure ?? 'none' }),
  }
}

function upstreamFigures(registers: Registry[]): Pick<Metrics, 'upstreamAsked'> {
  const upstreams = new Histogram({
    name: 'redoubt_upstream_duration_seconds',
    help: 'How long the proxy waited for answers of upstreams; cancelled: nobody wanted the rest.',
    labelNames: ['outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120],
    registers,
  })
  const tokens = new Counter({
    name: 'redoubt_upstream_tokens_total',
    help: 'Tokens that upstreams say they read and wrote for the proxy.',
    labelNames: ['direction'],
    registers,
  })
  return {
    upstreamAsked(outcome, { latencyMs, inputTokens, outputTokens }) {
      upstreams.observe({ outcome }, latencyMs / 1_000)
      tokens.inc({ direction: 'input' }, inputTokens ?? 0)
      tokens.inc({ direction: 'output' }, outputTokens ?? 0)
    },
  }
}

/** Whoever watches asks every few seconds, most of all while the database is down. */
const jobCountsMsMax = 1_000

async function withinMs<Result>(work: Promise<Result>, boundMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const bound = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time.')), boundMs)
  })
  return Promise.race([work, bound]).finally(() => clearTimeout(timer))
}

/** GET /metrics in the Prometheus text format. */
export function registerMetrics(app: FastifyInstance, { registry, readFigures }: Metrics): void {
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    await readFigures()
    reply.type(registry.contentType)
    return registry.metrics()
  })
}
