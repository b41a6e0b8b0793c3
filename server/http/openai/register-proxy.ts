import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { imagesBodyBytesMax } from '../../../contract/operation.ts'
import type { Upstreams } from '../../domain/guard/upstream.ts'
import { invalidField, Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import type { Authenticator } from '../../services/session/authenticate.ts'
import { refuseMalformedText } from '../read-request.ts'
import { bearerOf, callerOf, requireCaller, takeBearer } from '../session/authorisation.ts'
import { requireProjects } from '../session/require-projects.ts'
import { createConversationMemory } from './conversation-memory.ts'
import type { ProxyCaller, ProxyScope } from './proxied-request.ts'
import { sendProxyProblem } from './proxy-problem.ts'
import { type ProxyRoute, proxyRoutes } from './proxy-routes.ts'

/** What the proxy is registered with. */
export interface ProxyOptions {
  readonly authenticator: Authenticator
  readonly guard: GuardScope
  readonly upstreams: Upstreams
  /** Told of every request to an upstream that has ended, for counting. */
  readonly onAsked: ProxyScope['onAsked']
}

/** The headers by which a request names its project and its conversation. */
const projectHeader = 'x-redoubt-project'
const conversationHeader = 'x-redoubt-conversation'
const modeHeader = 'x-redoubt-mode'
/** In which proxies leave their marks; upstreams get it too. */
const passedHeader = 'x-redoubt-passed'
const passedMax = 5

/**
 * Registers the routes of the OpenAI protocol, at `/v1/…` and at `/projects/{project_id}/v1/…`. They stand beside the table
 * of operations: the protocol is another one's, with its own clients, and its errors carry a member `error` of that form.
 */
export function registerProxy(app: FastifyInstance, options: ProxyOptions): void {
  const memory = createConversationMemory(options.guard.reference)
  // The same in all processes of a database, so that a loop through a sibling is one too.
  const mark = options.guard.reference('openai proxy').slice(0, 16)
  const authorised = requireCaller(options.authenticator, {
    operation: null,
    permissions: ['guard'],
    isOfOrganization: false,
  })
  for (const route of proxyRoutes) {
    for (const prefix of ['', '/projects/:project_id']) {
      app.route({
        method: route.method,
        url: `${prefix}/v1${route.path}`,
        bodyLimit: imagesBodyBytesMax,
        config: { operation: route.name },
        schema: schemaOf(route, prefix !== ''),
        onRequest: async (request) => {
          takeBearer(request)
          await authorised(request)
        },
        preValidation: async (request) => refuseMalformedText(request),
        errorHandler: sendProxyProblem,
        handler: async (request, reply) => {
          const unwanted = new AbortController()
          const giveUp = () => unwanted.abort()
          if (reply.raw.closed || reply.raw.destroyed) giveUp()
          else reply.raw.once('close', giveUp)
          const guard = { ...options.guard, signal: unwanted.signal }
          const scope = { guard, upstreams: options.upstreams, memory, onAsked: options.onAsked }
          return route.handle({ scope, caller: await readCaller(scope, request, mark), request, reply })
        },
      })
    }
  }
}

function schemaOf(route: ProxyRoute, hide: boolean) {
  return {
    operationId: route.name,
    tags: ['OpenAI-compatible', 'extension'],
    summary: route.summary,
    description: route.description,
    security: [{ apiKey: [] }],
    hide,
    headers: Type.Object({
      [projectHeader]: Type.Optional(Type.String({ description: 'The id of the project whose guardrails run.' })),
      [conversationHeader]: Type.Optional(Type.String({ description: 'Your own name of the conversation.' })),
      [modeHeader]: Type.Optional(
        Type.String({
          description:
            '`sequential` (default): the upstream is asked once the input is judged; `parallel`: meanwhile, where REDOUBT_UPSTREAM_PARALLEL allows it.',
        }),
      ),
    }),
    ...(route.body && { body: route.body }),
    response: { 200: route.reply },
  }
}

async function readCaller(
  { guard, upstreams: { allowsParallel } }: Pick<ProxyOptions, 'guard' | 'upstreams'>,
  request: FastifyRequest,
  mark: string,
): Promise<ProxyCaller> {
  const asking = callerOf(request)
  const named = (request.params as { readonly project_id?: string }).project_id ?? headerOf(request, projectHeader)
  // A key that is bound to one project names it.
  const only = asking.projectIds?.length === 1 ? asking.projectIds[0] : undefined
  const projectId = named?.toLowerCase() ?? only ?? null
  const isParallel = readMode(request, allowsParallel)
  await requireProjects({ guard }, asking, [{ kind: 'project', id: projectId }])
  const before = (headerOf(request, passedHeader) ?? '').split(',').filter((passed) => passed !== '')
  if (before.includes(mark) || before.length > passedMax) {
    throw new Problem('proxy-loop', 'The request has passed this proxy before: an upstream leads back to it.')
  }
  return {
    organizationId: asking.organizationId,
    actor: asking.actor,
    projectId,
    linkedId: headerOf(request, conversationHeader),
    clientKey: bearerOf(request.headers.authorization),
    passed: [...before, mark],
    isParallel,
  }
}

/** Whether the upstream is to be asked while the input is judged, which is for whoever runs the service to allow. */
function readMode(request: FastifyRequest, allowsParallel: boolean): boolean {
  const mode = headerOf(request, modeHeader)
  if (mode === null || mode === 'sequential') return false
  if (mode !== 'parallel') throw invalidField(`header.${modeHeader}`, 'must be `sequential` or `parallel`')
  if (allowsParallel) return true
  const mend = 'may be `parallel` only where REDOUBT_UPSTREAM_PARALLEL is true: blocked inputs reach the upstream then'
  throw invalidField(`header.${modeHeader}`, mend)
}

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const given = headers[name]
  if (given === undefined || given === '') return null
  if (typeof given !== 'string' || given.length > 512 || /[^\x20-\x7e]/.test(given)) {
    throw invalidField(`header.${name}`, 'must have at most 512 printable ASCII characters')
  }
  return given
}
