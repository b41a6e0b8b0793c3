import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { LocalProvider } from '../identity/local-provider.ts'
import { answerOf, atService, providerAndSettings, signIn } from '../identity/signing-in.ts'
import { createVisitor } from '../identity/visitor.ts'
import { assertProblem, eachService, startService } from '../service.ts'

// A public client: the code is protected by PKCE alone.
const { provider, settings } = await providerAndSettings(true)
after(() => provider.close())
const ada = { name: 'Ada Lovelace', groups: ['security'] }
const requestMsMax = 1_000

/** Restores the provider, whatever a test did to it. */
function mend(): void {
  const changes: Partial<LocalProvider> = { tamper: null, signsWithForeignKey: false, tellsApart: false }
  Object.assign(provider, changes)
  provider.hanging.clear()
  provider.answers.clear()
}

eachService(
  (service) => {
    /** Signs in and returns the problem that a program is told, with the service as it was before. */
    const failing = async () => {
      provider.people.set('ada', ada)
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'ada', visitor)
      const [{ sessions } = {}] = await service().raw('SELECT COUNT(*) AS sessions FROM sessions')
      const [{ people } = {}] = await service().raw('SELECT COUNT(*) AS people FROM people')
      const back = await visitor.visit(atService(service(), answer), { headers: { accept: 'application/json' } })
      const text = await back.text()
      const [after] = await service().raw(
        'SELECT (SELECT COUNT(*) FROM sessions) AS sessions, (SELECT COUNT(*) FROM people) AS people',
      )
      assert.deepEqual([after?.sessions, after?.people], [sessions, people], 'something was written')
      assert.equal(visitor.cookiesOf(service().address).has('redoubt_session'), false)
      return { status: back.status, headers: back.headers, text, json: JSON.parse(text) }
    }

    // First of all: later its description and its keys are known.
    test('a provider that cannot be reached or understood sends nobody anywhere; the next one who tries is served', async () => {
      const described = '/.well-known/openid-configuration'
      const begin = `${service().address}/console/sign-in/begin`
      const led = async () => (await createVisitor().visit(begin)).headers.get('location')
      provider.hanging.add(described)
      assert.equal(await led(), '/console/sign-in?failed=identity-provider-failed')
      mend()
      for (const body of ['{}', 'no JSON', JSON.stringify({ issuer: 'https://evil.example' })]) {
        provider.answers.set(described, { status: 200, body })
        assert.match((await led()) ?? '', /failed=identity-(provider-failed|not-verified)$/)
      }
      mend()
      assert.ok((await led())?.startsWith(provider.issuer))
    })

    for (const path of ['/jwks', '/token', '/me']) {
      test(`a provider that hangs at ${path} costs its time limit, and nothing is written`, async () => {
        provider.hanging.add(path)
        if (path === '/me') provider.tellsApart = true
        assertProblem(await failing().finally(mend), 502, 'identity-provider-failed')
      })
    }

    const nowSeconds = () => Math.floor(Date.now() / 1_000)
    const tampered: Readonly<Record<string, (claims: Record<string, unknown>) => Record<string, unknown>>> = {
      'of another issuer': (claims) => ({ ...claims, iss: 'https://evil.example' }),
      'for another audience': (claims) => ({ ...claims, aud: 'another-client' }),
      'for several audiences without saying for whom': (claims) => ({
        ...claims,
        aud: ['redoubt', 'other'],
        azp: 'other',
      }),
      'with another nonce': (claims) => ({ ...claims, nonce: 'another' }),
      'without a nonce': ({ nonce: _, ...claims }) => claims,
      'that is expired': (claims) => ({ ...claims, iat: nowSeconds() - 700, exp: nowSeconds() - 60 }),
      'that never expires': ({ exp: _, ...claims }) => claims,
      'that is not valid yet': (claims) => ({ ...claims, nbf: nowSeconds() + 600 }),
      'without a subject': ({ sub: _, ...claims }) => claims,
      'with a subject that is no text': (claims) => ({ ...claims, sub: { id: 'ada' } }),
      'with a subject that could forge a line': (claims) => ({ ...claims, sub: 'ada\nowner' }),
      'with an endless subject': (claims) => ({ ...claims, sub: 'a'.repeat(256) }),
    }
    for (const [what, tamper] of Object.entries(tampered)) {
      test(`a token ${what} signs nobody in, and nothing is written`, async () => {
        provider.tamper = tamper
        const answer = await failing().finally(mend)
        assertProblem(answer, 403, 'identity-not-verified')
      })
    }

    test('a token that a key has signed which the provider does not publish signs nobody in', async () => {
      provider.signsWithForeignKey = true
      assertProblem(await failing().finally(mend), 403, 'identity-not-verified')
    })

    test('a person who is let in as another one by what is told apart from the token is not let in', async () => {
      provider.tellsApart = true
      provider.answers.set('/me', { status: 200, body: JSON.stringify({ sub: 'grace', groups: ['admins'] }) })
      assertProblem(await failing().finally(mend), 403, 'identity-not-verified')
    })

    test('claims that the provider tells apart from the token give name and role', async () => {
      provider.tellsApart = true
      const { own } = await signIn(service(), provider, 'ada', ada).finally(mend)
      assert.deepEqual([own.person.name, own.person.role], ['Ada Lovelace', 'editor'])
    })

    test('a role that a person claims by the shape of a claim is not given', async () => {
      for (const groups of [{ admins: 'admins' }, [['admins']], 'admins,security', { toString: 'admins' }]) {
        provider.tamper = (claims) => ({ ...claims, groups })
        assertProblem(await failing().finally(mend), 403, 'missing-role')
      }
    })

    test('a name is shown without what turns the reading round or forges a line, and never instead of the subject', async () => {
      const name = `Ada\u202e\u0007\nowner ${'x'.repeat(500)}`
      const { own } = await signIn(service(), provider, 'mallory', { name, groups: ['soc'] })
      assert.equal(own.person.subject, 'mallory')
      assert.match(own.person.name, /^Ada owner x+$/)
      assert.ok(own.person.name.length <= 200)
    })

    test('a provider that answers nonsense, an error, or without end is told as such', async () => {
      for (const [status, body] of [
        [200, 'no JSON'],
        [200, '{}'],
        [500, '{"error":"server_error"}'],
        [401, '{"error":"invalid_client"}'],
        [302, ''],
        [200, JSON.stringify({ id_token: 'x'.repeat(2_000_000) })],
      ] as const) {
        provider.answers.set('/token', { status, body })
        const answer = await failing().finally(mend)
        assert.ok(['identity-provider-failed', 'identity-not-verified'].includes(answer.json.code), answer.text)
      }
    })

    test('a sign-in that was cancelled there is told as such, with a page to begin again', async () => {
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'nobody', visitor)
      assert.equal(answer.searchParams.get('error'), 'access_denied')
      const back = await visitor.visit(atService(service(), answer))
      assert.equal(back.headers.get('location'), '/console/sign-in?failed=sign-in-refused')
      assert.equal(answer.searchParams.has('error_description'), true)
    })

    test('what a crafted error says is not repeated', async () => {
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'nobody', visitor)
      answer.searchParams.set('error', '<img src=x onerror=alert(1)>')
      const back = await visitor.visit(atService(service(), answer), { headers: { accept: 'application/json' } })
      const text = await back.text()
      assert.equal(back.status, 403)
      assert.equal(text.includes('<img'), false)
    })

    test('ten made-up codes lock an address out for a while, and no other', async () => {
      provider.people.set('ada', ada)
      const guesser = createVisitor()
      for (let tries = 0; tries < 10; tries++) {
        const answer = await answerOf(service(), 'ada', guesser)
        answer.searchParams.set('code', `guess-${tries}`)
        const led = await guesser.visit(atService(service(), answer))
        assert.equal(led.headers.get('location'), '/console/sign-in?failed=sign-in-expired')
      }
      const asked = provider.asked.length
      const begun = await guesser.visit(`${service().address}/console/sign-in/begin`)
      assert.equal(begun.headers.get('location'), '/console/sign-in?failed=rate-limited')
      assert.equal(provider.asked.length, asked, 'the provider was asked')
      assert.equal((await signIn(service(), provider, 'ada', ada)).own.person.role, 'editor')
    })

    test('an answer that names another issuer than the provider is refused', async () => {
      provider.people.set('ada', ada)
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'ada', visitor)
      for (const change of [
        () => answer.searchParams.set('iss', 'https://evil.example'),
        () => answer.searchParams.delete('iss'),
      ]) {
        change()
        const jar = new Map(visitor.cookiesOf(service().address))
        const back = await visitor.visit(atService(service(), answer))
        assert.equal(back.headers.get('location'), '/console/sign-in?failed=identity-not-verified')
        for (const [name, value] of jar) visitor.cookiesOf(service().address).set(name, value)
      }
    })
  },
  { ...settings, REDOUBT_TRUST_PROXY: 'true' },
  {
    identityRequestMsMax: requestMsMax,
    catalogueModule: new URL('../calm-catalogue.fixture.ts', import.meta.url).href,
  },
)

test('a service that knows a provider asks it nothing until somebody signs in', async () => {
  const asked = provider.asked.length
  const service = await startService('embedded', settings)
  try {
    await service.call({ path: '/api/v1/session/provider', key: null })
    await service.call({ path: '/api/v1/projects' })
    assert.equal(provider.asked.length, asked)
    await createVisitor().visit(`${service.address}/console/sign-in/begin`)
    assert.deepEqual(provider.asked.slice(asked), ['/.well-known/openid-configuration'])
  } finally {
    await service.close()
  }
})

test('a service without a provider knows no place to sign in but its own', async () => {
  const service = await startService('embedded')
  try {
    assert.deepEqual((await service.call({ path: '/api/v1/session/provider', key: null })).json, { provider: null })
    const begun = await createVisitor().visit(`${service.address}/console/sign-in/begin`)
    assert.equal(begun.headers.get('location'), null)
  } finally {
    await service.close()
  }
})

test('a provider of an organization that is not there stops the start', async () => {
  const elsewhere = { ...settings, REDOUBT_OIDC_ORGANIZATION: '0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d' }
  await assert.rejects(startService('embedded', elsewhere), /REDOUBT_OIDC_ORGANIZATION names no organization/)
})
