import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client'
import type { IdentityProvider, SignInProof } from '../domain/account/identity-provider.ts'
import { hasRoleClaim, type RoleMapping } from '../domain/account/role-of-claims.ts'
import type { Clock } from '../domain/ports.ts'
import { Problem } from '../domain/problem.ts'
import { fetchFromProvider } from './fetch-from-provider.ts'
import { providerFailureOf } from './problem-of-failure.ts'
import { readIdentity } from './read-identity.ts'

/** Where people sign in, and as whom this service comes there. */
export interface IdentityProviderOptions {
  /** As its tokens name it. */
  readonly issuer: string
  /** For people. */
  readonly name: string
  readonly clientId: string
  /** Secret; null = none, the code is protected by PKCE alone. */
  readonly clientSecret: string | null
  /** What is asked for, with `openid` in it. */
  readonly scopes: readonly string[]
  readonly mapping: RoleMapping
  /** Where the browser comes back with the answer. */
  readonly redirectUri: string
  /** Where it comes back after signing out there. */
  readonly signedOutUri: string
  /** How long one request may take, in milliseconds. Default 5,000. */
  readonly requestMsMax?: number | undefined
  readonly clock: Clock
  /** Told why a sign-in failed, in words that hold no token, code or key. */
  readonly onFailed: (reason: string) => void
}

/** How long what the provider says of itself is believed, in milliseconds: one hour. Its keys are read anew more often. */
const describedMs = 3_600_000
/** How far its clock may be away, in seconds. */
const toleranceSeconds = 30

/** An OpenID provider. It is asked nothing before somebody signs in, and only what its own description names. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProvider {
  const { issuer, name, redirectUri, mapping, onFailed } = options
  const describe = createDescription(options)
  /** Has the provider asked; whatever goes wrong is told as what it is. */
  const asking = async <Result>(ask: (provider: Configuration) => Promise<Result>): Promise<Result> => {
    try {
      return await ask(await describe())
    } catch (error) {
      const { problem, reason } =
        error instanceof Problem ? { problem: error, reason: error.message } : providerFailureOf(error)
      onFailed(reason)
      throw problem
    }
  }
  return {
    name,
    signInUrl: ({ state, nonce, codeVerifier }) =>
      asking(async (provider) => {
        const url = buildAuthorizationUrl(provider, {
          redirect_uri: redirectUri,
          scope: options.scopes.join(' '),
          response_type: 'code',
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return url.href
      }),
    identify: (query, proof) =>
      asking(async (provider) => readIdentity(await claimsOf(provider, query, proof), issuer, mapping)),
    signOutUrl: () =>
      describe().then(
        (provider) =>
          provider.serverMetadata().end_session_endpoint === undefined
            ? null
            : buildEndSessionUrl(provider, { post_logout_redirect_uri: options.signedOutUri }).href,
        // Whoever signs out is signed out here, whatever becomes of it there.
        () => null,
      ),
  }

  async function claimsOf(provider: Configuration, query: string, { state, nonce, codeVerifier }: SignInProof) {
    const tokens = await authorizationCodeGrant(provider, new URL(`${redirectUri}?${query}`), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const claims: Readonly<Record<string, unknown>> & { readonly iss?: string; readonly sub?: string } =
      tokens.claims() ?? {}
    // The library lets a provider of many tenants answer for any of them.
    if (claims.iss !== provider.serverMetadata().issuer) {
      throw new Problem('identity-not-verified', 'The token comes from another issuer than the configured one.')
    }
    const isEnough = hasRoleClaim(claims, mapping) && typeof claims.name === 'string'
    if (isEnough || provider.serverMetadata().userinfo_endpoint === undefined) return claims
    // Some providers say only there who somebody is. The token, which is signed, stands before it.
    const further = await fetchUserInfo(provider, tokens.access_token, String(claims.sub))
    return { ...further, ...claims }
  }
}

/** What the provider says of itself, asked for once an hour and once for all who wait; a failure is not kept. */
function createDescription(options: IdentityProviderOptions): () => Promise<Configuration> {
  const { issuer, clientId, clientSecret, clock } = options
  let known: { readonly atMs: number; readonly provider: Promise<Configuration> } | null = null
  const isInsecure = new URL(issuer).protocol === 'http:'
  const ask = () =>
    discovery(
      new URL(issuer),
      clientId,
      { [clockTolerance]: toleranceSeconds },
      clientSecret === null ? None() : authenticateBy(clientSecret),
      {
        [customFetch]: fetchFromProvider,
        timeout: (options.requestMsMax ?? 5_000) / 1_000,
        execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
      },
    )
  return () => {
    const nowMs = clock.nowMs()
    if (known !== null && nowMs >= known.atMs && nowMs - known.atMs < describedMs) return known.provider
    const asked = { atMs: nowMs, provider: ask() }
    known = asked
    asked.provider.catch(() => {
      if (known === asked) known = null
    })
    return asked.provider
  }
}

/** In the header, as the protocol has it by default, unless the provider takes the secret in the body alone. */
function authenticateBy(clientSecret: string): ClientAuth {
  const basic = ClientSecretBasic(clientSecret)
  const post = ClientSecretPost(clientSecret)
  return (provider, client, body, headers) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const authenticate = methods.includes('client_secret_basic') ? basic : post
    return authenticate(provider, client, body, headers)
  }
}
