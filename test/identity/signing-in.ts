import assert from 'node:assert/strict'
import type { Service } from '../service.ts'
import { type Claims, type LocalProvider, type ProviderClient, startLocalProvider } from './local-provider.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** Where the tests say that browsers reach the service; they ask its real address themselves. */
export const publicUrl = 'http://127.0.0.1:4180'

const clientAt = (address: string): ProviderClient & { readonly clientSecret: string } => ({
  clientId: 'redoubt',
  clientSecret: 'a-secret-of-the-tests+/=%&',
  redirectUri: `${address}/console/sign-in/callback`,
  signedOutUri: `${address}/console/sign-in`,
})

/** The groups of the tests' provider, and what they give. */
export const roleMapping = 'admins=owner,security=editor,soc=analyst,audit=auditor'

/** A provider that knows the service, and the settings by which the service knows it. `address`: where browsers reach the service. */
export async function providerAndSettings(
  isPublic = false,
  address = publicUrl,
): Promise<{ readonly provider: LocalProvider; readonly settings: Readonly<Record<string, string>> }> {
  const client = clientAt(address)
  const provider = await startLocalProvider([isPublic ? { ...client, clientSecret: null } : client])
  const settings = {
    REDOUBT_PUBLIC_URL: address,
    REDOUBT_OIDC_ISSUER: provider.issuer,
    REDOUBT_OIDC_CLIENT_ID: client.clientId,
    ...(!isPublic && { REDOUBT_OIDC_CLIENT_SECRET: client.clientSecret }),
    REDOUBT_OIDC_NAME: 'Example Ltd',
    REDOUBT_OIDC_SCOPES: 'openid,profile,groups',
    REDOUBT_OIDC_ROLE_CLAIM: 'groups',
    REDOUBT_OIDC_ROLES: roleMapping,
  }
  return { provider, settings }
}

/** Somebody who is signed in by the provider. */
export interface SignedInVisitor {
  // biome-ignore lint/suspicious/noExplicitAny: the reply of the API
  readonly own: any
  readonly visitor: Visitor
  /** Asks the API as the console does. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    // biome-ignore lint/suspicious/noExplicitAny: replies of every shape
  ): Promise<{ readonly status: number; readonly json: any; readonly headers: Headers }>
}

/** Goes to the provider and signs in there; returns where it sends the browser back to. */
export async function answerOf(
  service: Pick<Service, 'address'>,
  login: string,
  visitor = createVisitor(),
  next = '/',
): Promise<URL> {
  const begun = await visitor.visit(`${service.address}/console/sign-in/begin?next=${encodeURIComponent(next)}`)
  assert.equal(begun.status, 303)
  const isBack = (url: URL) => url.href.startsWith(`${publicUrl}/console/`)
  const form = await visitor.follow(begun, (url) => url.pathname.startsWith('/sign-in/') || isBack(url))
  if (isBack(form)) return form
  return visitor.follow(await visitor.visit(form, { form: { login } }), isBack)
}

/** The callback at the service's real address. */
export function atService(service: Pick<Service, 'address'>, answer: URL): URL {
  return new URL(`${answer.pathname}${answer.search}`, service.address)
}

/** Signs somebody in, all the way. */
export async function signIn(
  service: Pick<Service, 'address'>,
  provider: LocalProvider,
  login: string,
  claims: Claims,
): Promise<SignedInVisitor> {
  provider.people.set(login, claims)
  const visitor = createVisitor()
  const answer = await answerOf(service, login, visitor)
  const back = await visitor.visit(atService(service, answer))
  assert.equal(back.headers.get('location'), '/console/')
  const read = await visitor.visit(`${service.address}/api/v1/session`)
  // biome-ignore lint/suspicious/noExplicitAny: the reply of the API
  const own: any = await read.json()
  assert.equal(read.status, 200, JSON.stringify(own))
  return {
    own,
    visitor,
    async ask(method, path, body) {
      const response = await fetch(new URL(path, service.address), {
        method,
        headers: {
          cookie: [...visitor.cookiesOf(service.address)].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrf-token': own.csrf_token,
          'x-organization-id': own.organization_id,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, json: text === '' ? null : JSON.parse(text), headers: response.headers }
    },
  }
}
