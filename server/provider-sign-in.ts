import type { FastifyBaseLogger } from 'fastify'
import { signInCallbackPath, signInPagePath } from '../contract/session/session.ts'
import { settings } from './config/settings.ts'
import { type Config, ConfigError } from './config.ts'
import type { Clock, Store } from './domain/ports.ts'
import type { ProviderSignIn } from './http/session/register-provider-sign-in.ts'
import { createIdentityProvider } from './identity/create-identity-provider.ts'

/** What signing in at the configured provider needs. */
export interface ProviderSignInParts {
  readonly store: Store
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** How long one request to it may take, in milliseconds. Default 5,000. */
  readonly requestMsMax?: number | undefined
}

/**
 * The configured identity provider and the organization whose people it vouches for; null where none is configured. Asks it
 * nothing. Rejects with `ConfigError` when there is no such organization.
 */
export async function createProviderSignIn(
  config: Config,
  { store, clock, log, requestMsMax }: ProviderSignInParts,
): Promise<ProviderSignIn | null> {
  const { oidcIssuer: issuer, oidcClientId: clientId, publicUrl } = config
  if (issuer === null || clientId === null || publicUrl === null) return null
  return {
    provider: createIdentityProvider({
      issuer,
      clientId,
      clientSecret: config.oidcClientSecret,
      name: config.oidcName ?? new URL(issuer).host,
      scopes: config.oidcScopes,
      mapping: { claim: config.oidcRoleClaim, roles: config.oidcRoles },
      redirectUri: `${publicUrl}${signInCallbackPath}`,
      signedOutUri: `${publicUrl}${signInPagePath}`,
      requestMsMax,
      clock,
      onFailed: (reason) => log.warn({ reason }, 'a sign-in at the identity provider failed'),
    }),
    organizationId: await organizationOf(config, store),
    sessionMs: config.oidcSessionHours * 3_600_000,
    publicUrl,
  }
}

async function organizationOf({ oidcOrganizationId: wanted }: Config, store: Store): Promise<string> {
  const found = await store.read(async ({ organizations }) =>
    wanted === null ? (await organizations.list({ offset: 0, limit: 1 })).items[0] : organizations.find(wanted),
  )
  if (found) return found.id
  const problem = 'names no organization of this database'
  throw new ConfigError([{ name: settings.oidcOrganizationId.name, problem, nearest: null }])
}
