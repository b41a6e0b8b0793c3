import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Operation } from '../../contract/operation.ts'
import { type ProblemCode, ProblemDocument, problems } from '../../contract/problem.ts'
import { type OperationName, operations } from '../../contract/routes.ts'
import { Problem } from '../domain/problem.ts'
import type { Authenticator } from '../services/session/authenticate.ts'
import { handlers } from './handlers.ts'
import { type HttpScope, type OperationHandler, type OperationRequest, WrittenReply } from './operation-handler.ts'
import { fingerprintOf, refuseMalformedText } from './read-request.ts'
import { claimOf, repeatOrRun } from './repetition.ts'
import {
  callerOf,
  organizationHeader,
  requireCaller,
  requireOrganization,
  takeBearer,
} from './session/authorisation.ts'
import { needsOf } from './session/operation-needs.ts'
import { projectReach, type TouchingRequest } from './session/project-reach.ts'
import { requireProjects } from './session/require-projects.ts'

/** What the operations are registered with. */
export interface OperationsOptions {
  readonly authenticator: Authenticator
  readonly scope: HttpScope
}

/** Registers every operation of the contract at its path and its aliases, and answers other methods there with 405. */
export function registerOperations(app: FastifyInstance, options: OperationsOptions): void {
  const methods = new Map<string, Set<HTTPMethods>>()
  for (const name of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[name]
    for (const path of [operation.path, ...operation.aliases]) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
      // The table's type ties each handler to its own operation; here any of them is registered alike.
      registerOperation(app, { ...options, operation, url, handler: handlers[name] as OperationHandler<Operation> })
      const known = methods.get(url) ?? new Set()
      methods.set(url, known.add(operation.method))
    }
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known)
}

/** Red-team requests say for which organization they are. */
function namesOrganization({ permission }: Operation): boolean {
  return permission === 'redteam'
}

const OrganizationHeaders = Type.Object({
  [organizationHeader]: Type.String({ description: "The organization's id (UUID), that of the key." }),
})

interface RegisteredOperation extends OperationsOptions {
  readonly operation: Operation
  readonly url: string
  readonly handler: OperationHandler<Operation>
}

function registerOperation(app: FastifyInstance, registered: RegisteredOperation): void {
  const { operation, handler, authenticator, scope, url } = registered
  const reach = projectReach[operation.name as OperationName]
  const authorised = requireCaller(authenticator, needsOf(operation.name as OperationName))
  app.route({
    method: operation.method,
    url,
    bodyLimit: operation.bodyBytesMax,
    config: { operation: operation.name },
    schema: schemaOf(operation, url !== operation.path.replaceAll(/\{(\w+)\}/g, ':$1')),
    onRequest: [
      ...(operation.takesBearer ? [async (request: FastifyRequest) => takeBearer(request)] : []),
      authorised,
      ...(namesOrganization(operation) ? [requireOrganization] : []),
    ],
    preValidation: async (request) => {
      handler.forbid?.(callerOf(request), request.body)
      // A body that is optional may be left out altogether.
      if (request.body === undefined && operation.body !== null && hasNoRequiredField(operation.body)) request.body = {}
      refuseMalformedText(request)
    },
    preHandler: async (request) => {
      if (typeof reach === 'function')
        await requireProjects(scope, callerOf(request), reach(request as TouchingRequest))
    },
    handler: (request, reply) => answer(registered, scope, request, reply),
  })
}

async function answer(
  { operation, handler }: RegisteredOperation,
  scope: HttpScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const claim = claimOf(operation, request, () => fingerprintOf(request, scope.guard.reference))
  const caller = callerOf(request)
  const { status } = operation.reply
  const outcome = await whileWanted(reply.raw, (signal) => {
    const wanted: HttpScope = { ...scope, guard: { ...scope.guard, signal } }
    return repeatOrRun(scope.guard, claim, () =>
      handler.handle(wanted, {
        organizationId: caller.organizationId,
        caller,
        params: request.params,
        query: request.query,
        body: request.body,
        settle: (body) => claim && { claim, reply: { status, body: JSON.stringify(body) } },
      } as OperationRequest<Operation>),
    )
  })
  if ('replayed' in outcome) {
    reply.header('idempotent-replayed', 'true').code(outcome.replayed.status).type('application/json; charset=utf-8')
    const { body } = outcome.replayed
    const repeated = handler.repeat ? JSON.stringify(handler.repeat({ body: request.body }, JSON.parse(body))) : body
    return reply.serializer((text: unknown) => String(text)).send(repeated)
  }
  reply.code(status)
  if (outcome.result instanceof WrittenReply) return sendPieces(reply, outcome.result)
  if (!isLarge(operation, request)) return outcome.result
  const bytes = await scope.replyWriter.write(outcome.result)
  return reply.type('application/json; charset=utf-8').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
}

/** Made once: by itself each abort makes an error with a stack, for which clients that leave would let the others wait. */
const nobodyWaits = new Problem('overloaded', 'The request was given up.', { retryAfterSeconds: 1 })

/** Runs the work of a request with a signal that is aborted when its client goes away, or when a part of it has failed. */
async function whileWanted<Result>(
  reply: ServerResponse,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const unwanted = new AbortController()
  const giveUp = () => unwanted.abort(nobodyWaits)
  if (reply.closed || reply.destroyed) giveUp()
  else reply.once('close', giveUp)
  try {
    return await work(unwanted.signal)
  } catch (error) {
    giveUp()
    throw error
  } finally {
    reply.off('close', giveUp)
  }
}

/** Replies repeat what was sent, so a large body, or one of unknown length, means a large reply. */
function isLarge(operation: Operation, { headers }: FastifyRequest): boolean {
  const sent = headers['content-length']
  if (operation.body === null) return false
  return sent === undefined ? headers['transfer-encoding'] !== undefined : Number(sent) > largeBytes
}

const largeBytes = 65_536

/** As a stream, so that a long reply is not copied into one piece first. */
function sendPieces(reply: FastifyReply, { pieces }: WrittenReply): FastifyReply {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  reply.type('application/json; charset=utf-8').header('content-length', String(length))
  return reply.send(Readable.from(pieces))
}

/** Problems that any operation may answer with. */
const commonProblems = ['invalid-request', 'invalid-api-key', 'missing-permission', 'internal-error'] as const
const bodyProblems = ['payload-too-large', 'unsupported-media-type'] as const

function schemaOf(operation: Operation, hide: boolean): FastifySchema {
  const codes: ProblemCode[] = [
    ...commonProblems,
    ...(operation.body === null ? [] : bodyProblems),
    'rate-limited',
    ...operation.problems,
  ]
  return {
    operationId: operation.name,
    tags: [operation.tag, ...(operation.extension ? ['extension'] : [])],
    summary: operation.summary,
    description: operation.description,
    security: [{ apiKey: [] }, ...(operation.takesBearer ? [{ bearer: [] }] : [])],
    hide,
    ...(namesOrganization(operation) && { headers: OrganizationHeaders }),
    ...(operation.params && { params: withoutLengths(operation.params) }),
    ...(operation.query && { querystring: operation.query }),
    ...(operation.body && { body: operation.body }),
    response: { [operation.reply.status]: operation.reply.schema, ...failureReplies(codes) },
  }
}

/** How an operation documents the problems that it may answer with. */
export function failureReplies(codes: readonly ProblemCode[]): Readonly<Record<string, object>> {
  const byStatus = Object.groupBy(codes, (code) => String(problems[code].status))
  const failures = Object.entries(byStatus).map(([status, named]) => [
    status,
    {
      description: (named ?? []).map((code) => `\`${code}\`: ${problems[code].title}`).join('. '),
      content: { 'application/problem+json': { schema: { $ref: 'Problem#' } } },
    },
  ])
  return Object.fromEntries(failures)
}

/** An id in a path that is longer than any of ours is unknown like any other: 404, and no mistake of form. */
function withoutLengths(params: TSchema): TSchema {
  const { properties = {} }: { readonly properties?: Readonly<Record<string, TSchema>> } = params
  const fields = Object.entries(properties).map(
    ([name, { maxLength: _, ...field }]: [string, TSchema & { readonly maxLength?: number }]) => [name, field],
  )
  return { ...params, properties: Object.fromEntries(fields) }
}

/** Makes the error document known to every schema. */
export function registerSharedSchemas(app: FastifyInstance): void {
  app.addSchema(ProblemDocument)
}

const allMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const satisfies readonly HTTPMethods[]

/** Answers all methods at a path but these with 405. */
export function refuseOtherMethods(app: FastifyInstance, url: string, known: ReadonlySet<HTTPMethods>): void {
  const allowed = [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ')
  app.route({
    method: allMethods.filter((method) => !known.has(method)),
    url,
    schema: { hide: true },
    // Before the body is read: whatever it is, it is not wanted.
    onRequest: async (request, reply) => {
      reply.header('allow', allowed)
      throw new Problem('method-not-allowed', `${request.method} is not taken here; use ${allowed}.`)
    },
    handler: () => undefined,
  })
}

function hasNoRequiredField(schema: TSchema): boolean {
  return !('required' in schema) || (Array.isArray(schema.required) && schema.required.length === 0)
}
