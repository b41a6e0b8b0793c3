/// <reference path="./oidc-provider.d.ts" />
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** What a person is known by at the provider. */
export type Claims = Readonly<Record<string, unknown>>

/** A real OpenID provider on this machine. */
export interface LocalProvider {
  readonly issuer: string
  /** Who can sign in there, by what is typed as login; a subject is the login unless the claims have another. */
  readonly people: Map<string, Claims>
  /** Paths as they were asked, in order. */
  readonly asked: readonly string[]
  /** Changes the claims of each token before it is signed; null = leaves them. */
  tamper: ((claims: Record<string, unknown>) => Record<string, unknown>) | null
  /** Signs tokens with a key that the provider does not publish. */
  signsWithForeignKey: boolean
  /** Says who somebody is at the endpoint for that alone, and not in the token. */
  tellsApart: boolean
  /** Paths that get no answer until the provider is closed, and paths that get this answer. */
  readonly hanging: Set<string>
  readonly answers: Map<string, { readonly status: number; readonly body: string }>
  close(): Promise<void>
}

/** Who may ask it. */
export interface ProviderClient {
  readonly clientId: string
  /** Null = a public client, which PKCE protects alone. */
  readonly clientSecret: string | null
  readonly redirectUri: string
  readonly signedOutUri: string
}

const scopes = ['openid', 'profile', 'groups']

/** Starts a provider on a free port of the loopback. Its page to sign in takes any name of `people`, without a password. */
export async function startLocalProvider(clients: readonly ProviderClient[]): Promise<LocalProvider> {
  const keys = [freshKey(), freshKey()] as const
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Another name of this machine than the service has: to a browser both are different sites.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const asked: string[] = []
  const waiting: ServerResponse[] = []
  const provider: Provider = new Provider(issuer, {
    clients: clients.map((client) => ({
      client_id: client.clientId,
      ...(client.clientSecret === null
        ? { token_endpoint_auth_method: 'none' }
        : { client_secret: client.clientSecret, token_endpoint_auth_method: 'client_secret_basic' }),
      redirect_uris: [client.redirectUri],
      post_logout_redirect_uris: [client.signedOutUri],
      application_type: 'web',
    })),
    clientBasedCORS: () => false,
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [{ ...keys[0].jwk, kid: 'published', use: 'sig' }] },
    scopes,
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], groups: ['groups'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true, logoutSource } },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/sign-in/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: (use: string) => {
        const told = use === 'id_token' && local.tellsApart ? {} : (local.people.get(accountId) ?? {})
        return { sub: accountId, ...told }
      },
    }),
    // Nobody is asked whether he agrees: this is about who he is.
    async loadExistingGrant({
      oidc,
    }: {
      readonly oidc: { client: { clientId: string }; session: { accountId: string } }
    }) {
      const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope(scopes.join(' '))
      await grant.save()
      return grant
    },
  })
  provider.use(async (context, next) => {
    await next()
    const body = context.body as { id_token?: string } | undefined
    if (context.path !== '/token' || typeof body?.id_token !== 'string') return
    if (local.tamper === null && !local.signsWithForeignKey) return
    const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString())
    body.id_token = token(local.tamper?.(claims) ?? claims, local.signsWithForeignKey ? keys[1] : keys[0])
  })
  const callback = provider.callback()
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    asked.push(pathname)
    const answer = local.answers.get(pathname)
    if (local.hanging.has(pathname)) return void waiting.push(response)
    if (answer) return void response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    if (!pathname.startsWith('/sign-in/')) return callback(request, response)
    void signIn(provider, local, request, response)
  })
  const local: LocalProvider = {
    issuer,
    people: new Map(),
    asked,
    tamper: null,
    signsWithForeignKey: false,
    tellsApart: false,
    hanging: new Set(),
    answers: new Map(),
    close: () =>
      new Promise((resolve) => {
        for (const response of waiting) response.destroy()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return local
}

/** Its own page would ask for fonts outside. */
async function logoutSource(context: { body: unknown }, form: string): Promise<void> {
  context.body = `<!doctype html><html lang="en"><title>Sign out?</title><h1>Sign out?</h1>${form}
    <button form="op.logoutForm" name="logout" value="yes">Sign out</button></html>`
}

/** The page on which somebody says who he is, and what becomes of it. */
async function signIn(provider: Provider, local: LocalProvider, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    return response.end(`<!doctype html><html lang="en"><title>Who are you?</title><h1>Who are you?</h1>
      <form method="post"><label>Login <input name="login"></label><button>Go on</button></form>
      <form method="post"><button name="cancel" value="yes">Cancel</button></form></html>`)
  }
  const form = new URLSearchParams(await textOf(request))
  const login = form.get('login') ?? ''
  const result = local.people.has(login)
    ? { login: { accountId: login }, consent: {} }
    : { error: 'access_denied', error_description: 'Nobody of this name is let in.' }
  return provider.interactionFinished(request, response, result)
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

function freshKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { jwk: privateKey.export({ format: 'jwk' }) }
}

function token(claims: Claims, { jwk }: ReturnType<typeof freshKey>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'RS256', typ: 'JWT', kid: 'published' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(signed), createPrivateKey({ key: jwk, format: 'jwk' }))
  return `${signed}.${signature.toString('base64url')}`
}
