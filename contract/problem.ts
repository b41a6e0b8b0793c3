import { Type } from 'typebox'

/** Every code that a problem document may carry, with its HTTP status and short title. Each has a page in docs/errors. */
export const problems = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'input-blocked': { status: 400, title: 'The input was blocked' },
  'sign-in-expired': { status: 400, title: 'The sign-in did not begin here, took too long or was used' },
  'upstream-refused': { status: 400, title: 'The upstream refused the request' },
  'invalid-api-key': { status: 401, title: 'The API key is missing or not valid' },
  'invalid-session': { status: 401, title: 'There is no such session any more' },
  'insufficient-credits': { status: 402, title: 'There are not enough credits' },
  'organization-mismatch': { status: 403, title: 'The key belongs to another organization' },
  'missing-csrf-token': { status: 403, title: 'The request does not prove that it comes from the console' },
  'sign-in-refused': { status: 403, title: 'The identity provider refused the sign-in' },
  'identity-not-verified': { status: 403, title: 'What the identity provider answered does not prove who somebody is' },
  'missing-role': { status: 403, title: 'The person has no role here' },
  'missing-permission': { status: 403, title: 'The key lacks a permission' },
  'route-not-found': { status: 404, title: 'There is no such route' },
  'project-not-found': { status: 404, title: 'There is no such project' },
  'conversation-not-found': { status: 404, title: 'There is no such conversation' },
  'message-not-found': { status: 404, title: 'There is no such message' },
  'api-key-not-found': { status: 404, title: 'There is no such API key' },
  'session-not-found': { status: 404, title: 'There is no such session' },
  'policy-not-found': { status: 404, title: 'There is no such policy' },
  'topic-not-found': { status: 404, title: 'There is no such topic' },
  'saved-view-not-found': { status: 404, title: 'There is no such saved view' },
  'erasure-not-found': { status: 404, title: 'There is no such erasure' },
  'calibration-not-found': { status: 404, title: 'There is no such calibration' },
  'test-not-found': { status: 404, title: 'There is no such test' },
  'case-not-found': { status: 404, title: 'There is no such case' },
  'results-not-found': { status: 404, title: 'There are no results yet' },
  'attack-run-not-found': { status: 404, title: 'There is no such attack run' },
  'attempt-not-found': { status: 404, title: 'There is no such attempt' },
  'model-not-found': { status: 404, title: 'There is no upstream for this model' },
  'method-not-allowed': { status: 405, title: 'The route does not take this method' },
  conflict: { status: 409, title: 'The request contradicts the present state' },
  'precondition-missing': { status: 409, title: 'Something that is needed first is missing' },
  'quota-exceeded': { status: 409, title: 'The organization has as many as it may' },
  'generation-failed': { status: 409, title: 'The dataset could not be generated' },
  'eval-pending': { status: 409, title: 'An answer is still being judged' },
  'payload-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'The body is not JSON' },
  'expectation-failed': { status: 417, title: 'The expectation cannot be met' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'The service failed' },
  'upstream-failed': { status: 502, title: 'The upstream failed' },
  'identity-provider-failed': { status: 502, title: 'The identity provider does not answer as it should' },
  overloaded: { status: 503, title: 'The service is at its limit' },
  'upstream-timed-out': { status: 504, title: 'The upstream took too long' },
  'proxy-loop': { status: 508, title: 'The proxy was asked by itself' },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>

/** One of the codes. */
export type ProblemCode = keyof typeof problems

/** The error document (RFC 9457) of every failure. */
export const ProblemDocument = Type.Object(
  {
    type: Type.String({ description: 'Link to the page that explains the code, relative to the service.' }),
    title: Type.String({ description: 'Short name of the kind of problem.' }),
    status: Type.Integer({ description: 'The HTTP status.' }),
    detail: Type.String({ description: 'What is wrong with this request and how to mend it.' }),
    code: Type.Unsafe<ProblemCode>({ type: 'string', enum: Object.keys(problems), description: 'Stable key.' }),
    request_id: Type.String({ description: 'The same as the header `x-request-id`.' }),
    errors: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        description: 'Each wrong field, with how to mend it.',
      }),
    ),
    attempt_id: Type.Optional(Type.String({ description: 'With `eval-pending`: whose answer is being judged.' })),
    turn_index: Type.Optional(Type.Integer({ description: 'With `eval-pending`: which turn of it.' })),
    retry_after_ms: Type.Optional(Type.Integer({ description: 'With `eval-pending`: when to ask again.' })),
    paused_at: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'With `eval-pending`, only while the run is paused: since when.',
      }),
    ),
  },
  { $id: 'Problem', description: 'What every failure looks like (RFC 9457).' },
)
