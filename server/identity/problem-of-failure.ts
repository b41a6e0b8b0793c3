import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { Problem } from '../domain/problem.ts'

/** What went wrong with the identity provider: for whoever signs in, and for the log. */
export interface ProviderFailure {
  readonly problem: Problem
  /** Why, in words that hold no token, code or key. */
  readonly reason: string
}

/** Reads what the library threw. Claims and tokens, which it keeps in `cause`, are not looked at. */
export function providerFailureOf(error: unknown): ProviderFailure {
  if (error instanceof AuthorizationResponseError) {
    const told = plain(error.error)
    return failure('sign-in-refused', `The identity provider said "${told}".`, `the provider answered ${told}`)
  }
  if (error instanceof ResponseBodyError) {
    const told = plain(error.error)
    const reason = `the token endpoint answered ${error.status} ${told}`
    if (error.error === 'invalid_grant') {
      return failure('sign-in-expired', 'The identity provider takes the code of this sign-in no more.', reason)
    }
    return failed(reason)
  }
  if (error instanceof ClientError && error.code !== undefined && unproven[error.code] !== undefined) {
    return failure('identity-not-verified', `${unproven[error.code]}`, `${error.message} (${error.code})`)
  }
  if (error instanceof ClientError)
    return failed(`${error.message}${error.code === undefined ? '' : ` (${error.code})`}`)
  return failed(error instanceof Error ? networkReason(error) : 'unknown')
}

/** Codes of the library that mean that an answer came and proves nothing. */
const unproven: Readonly<Record<string, string>> = {
  OAUTH_JWT_CLAIM_COMPARISON_FAILED:
    'A claim of the token (issuer, audience or nonce) is not the one that was expected.',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'The token is expired or not valid yet; do the clocks of both computers agree?',
  OAUTH_INVALID_RESPONSE: 'The answer or its token is not well formed, or its signature is wrong.',
  OAUTH_KEY_SELECTION_FAILED: 'The provider publishes no key that fits the signature of the token.',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'The answer names another issuer or person than was expected.',
}

function networkReason(error: Error): string {
  const cause = error.cause instanceof Error && 'code' in error.cause ? ` (${String(error.cause.code)})` : ''
  return `${error.message}${cause}`
}

function failed(reason: string): ProviderFailure {
  return failure('identity-provider-failed', 'The identity provider does not answer, or not as it should.', reason)
}

function failure(code: Problem['code'], detail: string, reason: string): ProviderFailure {
  return { problem: new Problem(code, `${detail} Begin again.`), reason }
}

/** The codes that the protocol knows look so; anything else is not repeated. */
function plain(code: string): string {
  return /^[a-z_]{1,60}$/.test(code) ? code : 'something unknown'
}
