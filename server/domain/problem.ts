/** The closed list of expected failures; each has a page in docs/errors. */
export const problemCodes = [
  'invalid-request',
  'invalid-api-key',
  'invalid-session',
  'missing-csrf-token',
  'sign-in-expired',
  'sign-in-refused',
  'identity-not-verified',
  'missing-role',
  'identity-provider-failed',
  'insufficient-credits',
  'organization-mismatch',
  'missing-permission',
  'route-not-found',
  'project-not-found',
  'conversation-not-found',
  'message-not-found',
  'api-key-not-found',
  'session-not-found',
  'policy-not-found',
  'topic-not-found',
  'saved-view-not-found',
  'erasure-not-found',
  'calibration-not-found',
  'test-not-found',
  'attack-run-not-found',
  'attempt-not-found',
  'case-not-found',
  'results-not-found',
  'method-not-allowed',
  'conflict',
  'precondition-missing',
  'quota-exceeded',
  'generation-failed',
  'eval-pending',
  'payload-too-large',
  'unsupported-media-type',
  'expectation-failed',
  'rate-limited',
  'overloaded',
  'internal-error',
  'model-not-found',
  'input-blocked',
  'upstream-refused',
  'upstream-failed',
  'upstream-timed-out',
  'proxy-loop',
] as const

/** One of the expected failures. */
export type ProblemCode = (typeof problemCodes)[number]

/** One field that is wrong. */
export interface FieldError {
  /** Where, from the root of the part that was sent, e.g. `messages_history[2].content` or `query.period`. */
  readonly path: string
  /** What is wrong and how to mend it. */
  readonly message: string
}

/** What a problem tells beside the members that all have. */
export type ProblemMembers = Readonly<Record<string, string | number | Readonly<Record<string, string | null>>>>

/** Further facts about a problem. */
export interface ProblemFacts {
  /** One for each field that is wrong. */
  readonly errors?: readonly FieldError[]
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number
  /** Further members of the problem document, by their names on the wire. */
  readonly members?: ProblemMembers
}

/** An expected failure. It has a code and knows no HTTP. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly errors: readonly FieldError[]
  readonly retryAfterSeconds: number | null
  readonly members: ProblemMembers

  constructor(code: ProblemCode, detail: string, facts: ProblemFacts = {}) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.errors = facts.errors ?? []
    this.retryAfterSeconds = facts.retryAfterSeconds ?? null
    this.members = facts.members ?? {}
  }
}

/** The problem of one wrong field. */
export function invalidField(path: string, message: string): Problem {
  return new Problem('invalid-request', `${path}: ${message}`, { errors: [{ path, message }] })
}
