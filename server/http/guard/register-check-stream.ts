import type { FastifyInstance } from 'fastify'
import { CheckStreamEvent, CheckStreamHead, checkStreamPath, linesType } from '../../../contract/guard/check-stream.ts'
import { imagesBodyBytesMax } from '../../../contract/operation.ts'
import { Problem } from '../../domain/problem.ts'
import type { GuardScope } from '../../services/scope/guard-scope.ts'
import type { Authenticator } from '../../services/session/authenticate.ts'
import { begun, sendEvents } from '../openai/send-events.ts'
import { refuseMalformedText } from '../read-request.ts'
import { failureReplies, refuseOtherMethods } from '../register-operations.ts'
import { callerOf, requireCaller } from '../session/authorisation.ts'
import { requireProjects } from '../session/require-projects.ts'
import { checkStream } from './check-stream.ts'

/**
 * Registers the check of streamed answers. It stands beside the table of operations, because body and reply are lines that
 * come while the request goes on; key, schema, project and limits are those of `check`.
 */
export function registerCheckStream(
  app: FastifyInstance,
  { authenticator, guard }: { readonly authenticator: Authenticator; readonly guard: GuardScope },
): void {
  app.route({
    method: 'POST',
    url: checkStreamPath,
    bodyLimit: imagesBodyBytesMax,
    config: { operation: 'checkStream', takesLines: true },
    schema: {
      operationId: 'checkStream',
      tags: ['Guard v1', 'extension'],
      summary: 'Check an answer while it arrives',
      description,
      security: [{ apiKey: [] }],
      consumes: [linesType],
      body: CheckStreamHead,
      response: {
        200: { description: 'The events, one a line.', content: { [linesType]: { schema: CheckStreamEvent } } },
        ...failureReplies([
          'invalid-request',
          'invalid-api-key',
          'missing-permission',
          'internal-error',
          'payload-too-large',
          'unsupported-media-type',
          'rate-limited',
          'project-not-found',
          'conflict',
          'overloaded',
        ]),
      },
    },
    onRequest: requireCaller(authenticator, { operation: null, permissions: ['guard'], isOfOrganization: false }),
    preValidation: async (request) => refuseMalformedText(request),
    handler: async (request, reply) => {
      const { streamedLines: lines } = request
      if (lines === null) throw new Problem('unsupported-media-type', `Send lines of JSON as "${linesType}".`)
      const head = request.body as CheckStreamHead
      const caller = callerOf(request)
      await requireProjects({ guard }, caller, [{ kind: 'project', id: head.project_id ?? null }])
      const unwanted = new AbortController()
      const giveUp = () => unwanted.abort()
      if (reply.raw.closed || reply.raw.destroyed) giveUp()
      else reply.raw.once('close', giveUp)
      const events = checkStream(
        { ...guard, signal: unwanted.signal },
        {
          organizationId: caller.organizationId,
          requestId: request.id,
          head,
          lines,
          onUnexpected: (err) => request.log.error({ err }, 'unexpected failure'),
        },
      )
      return sendEvents(reply, await begun(events), linesType)
    },
  })
  refuseOtherMethods(app, checkStreamPath, new Set(['POST']))
}

const description =
  'For answers that do not go through the proxy: the same hold-back for a stream of your own. Body and reply are lines of JSON (`application/x-ndjson`). The first line of the body is what `check` takes, without `output`; each further line is `{"text": "…"}`, the next piece of the answer, at most 262,144 bytes a line and 1,000,000 characters in all; the end of the body is the end of the answer. The reply tells verdicts as they fall and the text that may be shown, and ends with `summary` or `problem`; one that ends otherwise was cut off. The input is judged first: when it is not safe, nothing of the answer leaves. After the first unsafe verdict nothing more is read. An answer of which nothing arrives for 120 s is given up; an empty line keeps it alive. It may take 30 minutes. Stored once, in a conversation of its own. `Idempotency-Key` is not honoured.'
