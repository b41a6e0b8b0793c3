import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '../../contract/problem.ts'
import { Problem, type ProblemCode } from '../domain/problem.ts'

/** Answers every failure as an RFC 9457 document. Expected ones carry their code; anything else is a bare 500. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const problem = asProblem(error)
    if (problem.code === 'internal-error') request.log.error({ err: error }, 'unexpected failure')
    // Its client has gone: a reply would be made for nobody.
    if (reply.raw.destroyed) return undefined
    return sendProblem(request, reply, problem)
  })
  // Before the body is read: whatever it is, nobody waits for it.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw noSuchRoute(request)
  })
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, noSuchRoute(request)))
}

/** Sends one problem. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status } = problems[problem.code]
  if (problem.retryAfterSeconds !== null) reply.header('retry-after', String(Math.ceil(problem.retryAfterSeconds)))
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemDocument(request, problem))
}

/** One problem as the document that tells it. */
export function problemDocument(request: Pick<FastifyRequest, 'id'>, problem: Problem) {
  const { status, title } = problems[problem.code]
  return {
    type: `/docs/errors/${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    request_id: request.id,
    ...(problem.errors.length > 0 ? { errors: problem.errors } : {}),
    ...problem.members,
  }
}

function noSuchRoute(request: FastifyRequest): Problem {
  const path = request.url.split('?', 1)[0] ?? ''
  return new Problem('route-not-found', `There is no route ${request.method} ${path.slice(0, 200)}. See /docs.`)
}

/** What the framework reports, in our codes. */
const frameworkCodes: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload-too-large',
}

/** What went wrong, in our codes; anything unexpected is `internal-error` and tells nothing. */
export function asProblem(error: FastifyError | Error): Problem {
  if (error instanceof Problem) return error
  const code = 'code' in error ? frameworkCodes[error.code] : undefined
  if (code === 'unsupported-media-type') {
    return new Problem(code, 'Send the body as JSON with the header "content-type: application/json".')
  }
  if (code) return new Problem(code, error.message)
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status !== undefined && status >= 400 && status < 500) return new Problem('invalid-request', error.message)
  return new Problem('internal-error', 'The service failed. The request id finds the cause in its log.')
}
