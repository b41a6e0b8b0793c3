import { maxHeaderSize } from 'node:http'
import type { Socket } from 'node:net'
import cors from '@fastify/cors'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Upstreams } from '../domain/guard/upstream.ts'
import { once } from '../domain/once.ts'
import type { IdGenerator } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
import { refuseAmbiguousRequests } from './ambiguous-request.ts'
import { compiledOnce } from './body/compiled-once.ts'
import { registerBodyParser } from './body/register-body-parser.ts'
import { registerValidation } from './body/validation.ts'
import { type ConnectionOptions, superviseConnections } from './connections.ts'
import { registerConsole } from './console.ts'
import { registerDocumentation } from './documentation.ts'
import { registerFrontPage } from './front-page.ts'
import { registerCheckStream } from './guard/register-check-stream.ts'
import { type HealthOptions, registerHealth } from './health.ts'
import { registerCompression } from './large-reply/compress-reply.ts'
import { type Metrics, registerMetrics } from './metrics.ts'
import { registerProxy } from './openai/register-proxy.ts'
import { registerProblems, sendProblem } from './problem-response.ts'
import { registerRateLimits } from './rate-limits.ts'
import { registerLegacyRedirect } from './redirect-legacy.ts'
import { type OperationsOptions, registerOperations, registerSharedSchemas } from './register-operations.ts'
import { registerSecurityHeaders } from './security-headers.ts'
import { registerAuthorisation } from './session/authorisation.ts'
import { type ProviderSignIn, registerProviderSignIn } from './session/register-provider-sign-in.ts'
import { registerSessions } from './session/register-sessions.ts'
import { createSignInLock } from './session/sign-in-lock.ts'
import { answerUnreadableRequest } from './unreadable-request.ts'

/** What the HTTP edge is made of. */
export interface HttpOptions extends HealthOptions, OperationsOptions, ConnectionOptions {
  /** Of the program. */
  readonly version: string
  readonly ids: IdGenerator
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
  /** The identity provider at which people sign in; null = none. */
  readonly signIn: ProviderSignIn | null
  /** The services behind the OpenAI-compatible proxy. */
  readonly upstreams: Upstreams
  /** Web origins that may call the service from a browser; none = only its own. */
  readonly corsOrigins: readonly string[]
  /** Web origins that pages of the console may connect to beside this server. */
  readonly consoleTargets: readonly string[]
  /** Whose `X-Forwarded-For` is believed: that of everybody, of nobody, or of these proxies. */
  readonly trustProxy: boolean | readonly string[]
  /** Requests of all keys of one organization in a minute, each item of a batch for one; null = no limit. */
  readonly rateLimitPerMinute: number | null
  /** Refused attempts of one address in a minute. Default 300. */
  readonly refusedPerMinuteMax?: number | undefined
}

/** A request that has not arrived whole by then is refused, in milliseconds. */
const requestMsMax = 120_000

/** The HTTP edge, ready to listen. */
export async function createHttpServer(options: HttpOptions): Promise<FastifyInstance> {
  const { trustProxy, headersMsMax = 15_000 } = options
  const streaming = new WeakSet<Socket>()
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    // One line for each request is written below, with the operation's name and without its query.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) ?? options.ids.next(),
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id)
      sendProblem(request, reply, new Problem('invalid-request', `${error.message}.`))
    },
    clientErrorHandler: answerUnreadableRequest(options.ids, streaming),
    trustProxy: typeof trustProxy === 'boolean' ? trustProxy : [...trustProxy],
    schemaController: { compilersFactory: { buildSerializer: onceReplied } },
    // As long as a request line may be: an id that is longer than any of ours is unknown like any other.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    forceCloseConnections: 'idle',
    // What arrives while the server closes is answered like every other failure: see connections.ts.
    return503OnClosing: false,
    // A client that sends its headers or its body slower than this holds a connection for nothing …
    http: { headersTimeout: headersMsMax, connectionsCheckingInterval: Math.min(1_000, headersMsMax) },
    requestTimeout: requestMsMax,
    // … and so does one that neither sends nor reads.
    connectionTimeout: requestMsMax + 30_000,
    bodyLimit: 2 * 1024 * 1024,
  })
  registerTelling(app, options.metrics)
  registerSecurityHeaders(app, options.consoleTargets)
  registerProblems(app)
  refuseAmbiguousRequests(app)
  registerValidation(app)
  registerSharedSchemas(app)
  registerAuthorisation(app)
  superviseConnections(app, options)
  registerBodyParser(app, {
    senderOf: (request) => request.caller?.organizationId ?? request.ip,
    turns: options.scope.guard.turns,
    onStreamed: (request) => streaming.add(request.socket),
  })
  if (options.corsOrigins.length > 0) await registerCors(app, options.corsOrigins)
  await registerDocumentation(app, options.version)
  await registerRateLimits(app, options.rateLimitPerMinute, options.refusedPerMinuteMax)
  registerFrontPage(app, options.version)
  registerConsole(app)
  registerHealth(app, options)
  registerMetrics(app, options.metrics)
  registerLegacyRedirect(app)
  registerCompression(app)
  registerOperations(app, options)
  const { authenticator, upstreams, scope } = options
  const lock = createSignInLock(scope.guard.clock)
  const provider = options.signIn?.provider ?? null
  registerSessions(app, { authenticator, guard: scope.guard, version: options.version, lock, provider })
  registerProviderSignIn(app, { signIn: options.signIn, guard: scope.guard, lock })
  registerCheckStream(app, { authenticator, guard: scope.guard })
  registerProxy(app, { authenticator, upstreams, guard: scope.guard, onAsked: options.metrics.upstreamAsked })
  await app.ready()
  return app
}

/** Writers of replies as Fastify makes them, each at the first reply of its kind. */
const onceReplied: ReturnType<typeof SerializerSelector> = (...shared) => {
  const compile = SerializerSelector()(...shared)
  return (route) => {
    const serializer = once(() => compiledOnce('reply', [route.schema, shared], () => compile(route)))
    return (reply) => serializer()(reply)
  }
}

/** Gives each reply its request id, and each request its line in the log and its place in the metrics. */
function registerTelling(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config
    const durationMs = Math.round(reply.elapsedTime * 1_000) / 1_000
    if (operation) metrics.requestAnswered(operation, reply.statusCode, durationMs)
    const path = request.routeOptions.url ?? 'unknown'
    const line = { method: request.method, path, status: reply.statusCode, duration_ms: durationMs, client: request.ip }
    if (reply.statusCode >= 500) request.log.error(line, 'request')
    else request.log.info(line, 'request')
  })
}

/** Lets pages of these origins call every operation and read what the replies tell in headers. */
async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed'],
    maxAge: 600,
  })
}

/** A client's own request id is kept when it can do no harm in a log. */
function requestIdOf(given: string | string[] | undefined): string | null {
  return typeof given === 'string' && /^[A-Za-z0-9._:-]{1,128}$/.test(given) ? given : null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the operation that the route answers; absent on open routes. */
    operation?: string
  }
}
