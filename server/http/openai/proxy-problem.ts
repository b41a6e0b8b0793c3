import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems } from '../../../contract/problem.ts'
import { UpstreamFailure, type UpstreamFailureReason } from '../../domain/guard/upstream.ts'
import { Problem, type ProblemCode } from '../../domain/problem.ts'
import { asProblem, sendProblem } from '../problem-response.ts'

const codes: Readonly<Record<UpstreamFailureReason, ProblemCode>> = {
  refused: 'upstream-refused',
  'rate-limited': 'rate-limited',
  'timed-out': 'upstream-timed-out',
  failed: 'upstream-failed',
}

/** An error as a problem that clients of the OpenAI protocol can read too: with the member `error`. */
export function proxyProblem(error: unknown): Problem {
  const problem = error instanceof UpstreamFailure ? problemOf(error) : asProblem(error as Error)
  return new Problem(problem.code, problem.message, {
    errors: problem.errors,
    ...(problem.retryAfterSeconds !== null && { retryAfterSeconds: problem.retryAfterSeconds }),
    members: { ...problem.members, error: protocolError(problem) },
  })
}

/** A problem in the form in which the protocol tells errors. */
export function protocolError({ code, message, errors }: Problem) {
  const type = problems[code].status < 500 ? 'invalid_request_error' : 'server_error'
  return { message, type, param: errors[0]?.path ?? null, code }
}

/** Answers a failure of the proxy's routes. */
export function sendProxyProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = proxyProblem(error)
  if (problem.code === 'internal-error') request.log.error({ err: error }, 'unexpected failure')
  return sendProblem(request, reply, problem)
}

function problemOf({ reason, message, retryAfterSeconds }: UpstreamFailure): Problem {
  return new Problem(codes[reason], message, retryAfterSeconds === null ? {} : { retryAfterSeconds })
}
