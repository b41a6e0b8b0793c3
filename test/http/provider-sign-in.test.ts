import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { systemClock } from '../../server/process-ports.ts'
import { answerOf, atService, providerAndSettings, publicUrl, signIn } from '../identity/signing-in.ts'
import { createVisitor } from '../identity/visitor.ts'
import { assertProblem, eachService } from '../service.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
let aheadMs = 0
/** A clock that the tests put forward; each puts it back. */
const clock = { nowMs: () => systemClock.nowMs() + aheadMs }

async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  aheadMs = ms
  try {
    return await work()
  } finally {
    aheadMs = 0
  }
}

const { provider, settings } = await providerAndSettings()
after(() => provider.close())
const ada = { name: 'Ada Lovelace', groups: ['staff', 'security'] }

eachService(
  (service, database) => {
    const sessionsOf = async () => (await service().call({ path: '/api/v1/sessions' })).json.total as number
    const newest = async (limit = 1) =>
      (await service().call({ path: '/api/v1/audit-log', query: { limit: String(limit) } })).json.items

    /** Where a browser that comes back with an answer is led, and that nobody was signed in by it. */
    const refused = async (answer: URL, visitor = createVisitor()) => {
      const before = await sessionsOf()
      const back = await visitor.visit(atService(service(), answer))
      assert.equal(back.status, 303)
      assert.equal(await sessionsOf(), before, 'a session was begun')
      assert.equal(visitor.cookiesOf(service().address).has('redoubt_session'), false)
      return back.headers.get('location')
    }

    test('somebody signs in at the provider and is at the console, with name, subject and role, and a cookie that only this site gets', async () => {
      provider.people.set('ada', ada)
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'ada', visitor, '/policies?archived=true')
      const back = await visitor.visit(atService(service(), answer))
      assert.equal(back.status, 303)
      assert.equal(back.headers.get('location'), '/console/policies?archived=true')
      assert.equal(back.headers.get('cache-control'), 'no-store')
      const cookies = back.headers.getSetCookie()
      assert.match(cookies.join('\n'), /^redoubt_session=rds_.*Max-Age=43200; HttpOnly; SameSite=Strict$/m)
      assert.match(cookies.join('\n'), /^redoubt_sign_in=; Max-Age=0/m)
      // biome-ignore lint/suspicious/noExplicitAny: the reply of the API
      const own: any = await (await visitor.visit(`${service().address}/api/v1/session`)).json()
      assert.deepEqual([own.key_name, own.api_key_id], [null, null])
      assert.deepEqual({ ...own.person, id: null }, { id: null, subject: 'ada', name: 'Ada Lovelace', role: 'editor' })
      assert.equal(own.organization_id, service().organizationId)
      assert.equal(own.project_ids, null)
      assert.ok(own.operations.includes('createPolicy'))
      assert.ok(!own.operations.includes('createApiKey'))
      const [listed] = (await service().call({ path: '/api/v1/sessions' })).json.items
      assert.deepEqual([listed.id, listed.api_key_id, listed.person.name], [own.id, null, 'Ada Lovelace'])
    })

    test('the browser is sent away with PKCE, state and nonce; none of their secrets leaves the browser or lies in the database', async () => {
      const visitor = createVisitor()
      const begun = await visitor.visit(`${service().address}/console/sign-in/begin`)
      const url = new URL(begun.headers.get('location') ?? '')
      assert.equal(url.origin, provider.issuer)
      const asked = Object.fromEntries(url.searchParams)
      assert.deepEqual(
        [asked.response_type, asked.code_challenge_method, asked.redirect_uri, asked.scope],
        ['code', 'S256', `${publicUrl}/console/sign-in/callback`, 'openid profile groups'],
      )
      for (const secret of [asked.state, asked.nonce, asked.code_challenge]) assert.ok((secret ?? '').length >= 43)
      const [cookie = ''] = begun.headers.getSetCookie()
      for (const rule of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600', 'Path=/']) assert.ok(cookie.includes(rule), rule)
      const second = await createVisitor().visit(`${service().address}/console/sign-in/begin`)
      const other = new URL(second.headers.get('location') ?? '').searchParams
      for (const name of ['state', 'nonce', 'code_challenge']) assert.notEqual(other.get(name), asked[name])
      const key = JSON.stringify(await service().raw('SELECT * FROM spent_sign_ins'))
      assert.equal(key.includes(asked.state ?? '?'), false)
    })

    test('the page learns what the provider is called, without a session', async () => {
      const answer = await service().call({ path: '/api/v1/session/provider', key: null })
      assert.deepEqual(answer.json, { provider: { name: 'Example Ltd', begin_at: '/console/sign-in/begin' } })
    })

    test('nobody is led out of the console afterwards', async () => {
      for (const next of [
        'https://evil.example',
        '//evil.example',
        '/\\evil.example',
        'javascript:alert(1)',
        '',
        '/a b',
      ]) {
        const visitor = createVisitor()
        const answer = await answerOf(service(), 'ada', visitor, next)
        const back = await visitor.visit(atService(service(), answer))
        assert.equal(back.headers.get('location'), '/console/', next)
      }
      const visitor = createVisitor()
      const away = await answerOf(service(), 'ada', visitor, '/../..//evil.example')
      const led = (await visitor.visit(atService(service(), away))).headers.get('location') ?? ''
      assert.equal(new URL(led, service().address).origin, service().address)
    })

    test('every change of a person is told with subject and name, in the chain, and keeps the name that it had then', async () => {
      const { own, ask } = await signIn(service(), provider, 'grace', { name: 'Grace Hopper', groups: 'admins' })
      assert.equal((await ask('PATCH', '/api/v1/organization', { name: `By Grace ${database}` })).status, 200)
      const [entry] = await newest()
      assert.equal(entry.action, 'organization.update')
      assert.equal(entry.actor, `person:${own.person.id}`)
      assert.deepEqual(entry.person, { subject: 'grace', name: 'Grace Hopper' })
      await signIn(service(), provider, 'grace', { name: 'Rear Admiral Hopper', groups: 'admins' })
      const query = { actor: `person:${own.person.id}`, limit: '10' }
      const { items } = (await service().call({ path: '/api/v1/audit-log', query })).json
      assert.deepEqual(
        items.map(({ action, person }: { action: string; person: { name: string } }) => [action, person.name]),
        [
          ['session.create', 'Rear Admiral Hopper'],
          ['person.update', 'Rear Admiral Hopper'],
          ['organization.update', 'Grace Hopper'],
          ['session.create', 'Grace Hopper'],
          ['person.create', 'Grace Hopper'],
        ],
      )
      assert.equal((await service().call({ path: '/api/v1/audit-log/verification' })).json.fault, null)
    })

    test('what is saved in the name of a person, a policy say, is told as that in every entry that follows from it', async () => {
      const { ask } = await signIn(service(), provider, 'ada', ada)
      const made = await ask('POST', '/api/v1/policies', {
        name: 'Of Ada',
        description: 'x',
        patterns: { deny: ['zz'] },
      })
      assert.equal(made.status, 201, JSON.stringify(made.json))
      await ask('PATCH', `/api/v1/policies/${made.json.id}`, { name: 'Of Ada too' })
      await ask('DELETE', `/api/v1/policies/${made.json.id}`)
      const told = (await newest(3)).map(({ person }: { person: { subject: string } }) => person.subject)
      assert.deepEqual(told, ['ada', 'ada', 'ada'])
    })

    test('whoever has no mapped role is refused with the reason, is not noted, and begins no session', async () => {
      for (const [login, groups] of [
        ['bob', ['staff']],
        ['carl', undefined],
        ['dora', { admins: true }],
        ['emil', [['admins']]],
        ['fay', 'admins,security'],
        ['gil', 7],
      ] as const) {
        provider.people.set(login, { name: login, ...(groups !== undefined && { groups }) })
        const visitor = createVisitor()
        const answer = await answerOf(service(), login, visitor)
        assert.equal(await refused(answer, visitor), '/console/sign-in?failed=missing-role', login)
        assert.deepEqual(await service().raw(`SELECT * FROM people WHERE subject = '${login}'`), [])
      }
    })

    test('a role that changed holds for all sessions of the person from the next sign-in on; one that was taken away ends them', async () => {
      const first = await signIn(service(), provider, 'hal', { name: 'Hal', groups: ['admins'] })
      assert.equal((await first.ask('GET', '/api/v1/organizations')).status, 200)
      const second = await signIn(service(), provider, 'hal', { name: 'Hal', groups: ['soc'] })
      assert.equal(second.own.person.role, 'analyst')
      await later(2_000, async () => {
        const again = await first.ask('GET', '/api/v1/organizations')
        assert.deepEqual([again.status, again.json.code], [403, 'missing-permission'])
        assert.match(again.json.detail, /"analyst"/)
      })
      provider.people.set('hal', { name: 'Hal', groups: [] })
      const visitor = createVisitor()
      assert.equal(
        await refused(await answerOf(service(), 'hal', visitor), visitor),
        '/console/sign-in?failed=missing-role',
      )
      // The answers of a moment ago are remembered.
      await later(5_000, async () => {
        for (const { ask } of [first, second]) {
          const gone = await ask('GET', '/api/v1/projects')
          assert.deepEqual([gone.status, gone.json.code], [401, 'invalid-session'])
        }
      })
      const [entry] = await newest()
      assert.deepEqual(
        [entry.action, entry.before, entry.after],
        ['person.update', { role: 'analyst' }, { role: null }],
      )
    })

    test('a session of a person ends after REDOUBT_OIDC_SESSION_HOURS however busy it is, and when it is signed out, there too', async () => {
      const { ask } = await signIn(service(), provider, 'ada', ada)
      await later(7 * hourMs, async () => assert.equal((await ask('GET', '/api/v1/session')).status, 200))
      await later(11.9 * hourMs, async () => assert.equal((await ask('GET', '/api/v1/session')).status, 200))
      await later(12 * hourMs, async () => assert.equal((await ask('GET', '/api/v1/session')).status, 401))
      const leaving = await signIn(service(), provider, 'ada', ada)
      const ended = await leaving.ask('DELETE', '/api/v1/session')
      assert.equal(ended.status, 200)
      const leave = new URL(ended.json.continue_at)
      assert.equal(leave.origin, provider.issuer)
      assert.equal(leave.searchParams.get('post_logout_redirect_uri'), `${publicUrl}/console/sign-in`)
      assert.equal((await leaving.visitor.visit(leave)).status, 200, 'the provider takes it')
      assert.equal((await leaving.ask('GET', '/api/v1/session')).status, 401)
    })

    test('an answer works once, in the browser that asked for it, for ten minutes, with its own state', async () => {
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'ada', visitor)
      const stranger = createVisitor()
      await stranger.visit(`${service().address}/console/sign-in/begin`)
      // The code of another browser, in one that began a sign-in of its own, and in one that began none.
      assert.equal(await refused(answer, stranger), '/console/sign-in?failed=sign-in-expired')
      assert.equal(await refused(answer), '/console/sign-in?failed=sign-in-expired')
      const changed = new URL(answer)
      for (const state of ['', 'other', `${answer.searchParams.get('state')}x`]) {
        changed.searchParams.set('state', state)
        assert.equal(await refused(changed, visitor), '/console/sign-in?failed=sign-in-expired')
      }
      const twice = new URL(answer)
      twice.searchParams.append('state', 'other')
      assert.equal(await refused(twice, visitor), '/console/sign-in?failed=sign-in-expired')
      await later(10 * minuteMs, async () =>
        assert.equal(await refused(answer, visitor), '/console/sign-in?failed=sign-in-expired'),
      )
      // Its cookies, with which a thief could try it again.
      const jar = new Map(visitor.cookiesOf(service().address))
      assert.equal((await visitor.visit(atService(service(), answer))).headers.get('location'), '/console/')
      const thief = createVisitor()
      for (const [name, value] of jar) thief.cookiesOf(service().address).set(name, value)
      assert.equal(await refused(answer, thief), '/console/sign-in?failed=sign-in-expired')
    })

    test('of one answer that comes twice at the same time one begins a session at most', async () => {
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'ada', visitor)
      const before = await sessionsOf()
      const led = await Promise.all(
        [1, 2, 3].map(async () => (await visitor.visit(atService(service(), answer))).headers.get('location')),
      )
      assert.ok(led.filter((place) => place === '/console/').length <= 1, led.join())
      assert.ok((await sessionsOf()) - before <= 1)
    })

    test('a cookie that was made up or changed begins nothing', async () => {
      const visitor = createVisitor()
      const answer = await answerOf(service(), 'ada', visitor)
      const jar = visitor.cookiesOf(service().address)
      const value = jar.get('redoubt_sign_in') ?? ''
      const [secret, expires, next, seal] = value.split('.')
      for (const made of [
        `${secret}.${Number(expires) + 1}.${next}.${seal}`,
        `${secret}.${expires}.${Buffer.from('/keys').toString('base64url')}.${seal}`,
        `${secret}.${expires}.${next}.${'0'.repeat(64)}`,
        `${secret}.${expires}.${next}`,
        'x'.repeat(5_000),
      ]) {
        jar.set('redoubt_sign_in', made)
        assert.equal(await refused(answer, visitor), '/console/sign-in?failed=sign-in-expired', made.slice(0, 80))
      }
    })

    test('a session that was planted in the browser before is not the one that somebody gets by signing in', async () => {
      const visitor = createVisitor()
      const jar = visitor.cookiesOf(service().address)
      jar.set('redoubt_session', 'rds_planted')
      await visitor.visit(atService(service(), await answerOf(service(), 'ada', visitor)))
      assert.match(jar.get('redoubt_session') ?? '', /^rds_[\w-]{43}$/)
    })

    test('another site begins no sign-in; it gets to the page where one begins', async () => {
      const from = { headers: { 'sec-fetch-site': 'cross-site' } }
      const led = await createVisitor().visit(`${service().address}/console/sign-in/begin`, from)
      assert.equal(led.headers.get('location'), '/console/sign-in')
      assert.deepEqual(led.headers.getSetCookie(), [])
    })

    test('a program is told of a failure as of every other one', async () => {
      const path = '/console/sign-in/callback'
      const query = { code: 'a', state: 'b' }
      assertProblem(await service().call({ path, query, key: null }), 400, 'sign-in-expired')
    })

    if (database === 'postgres') {
      test('a sign-in that began at one server goes on at another, and its answer is taken by one of both', async () => {
        const sibling = await service().startSibling()
        try {
          const visitor = createVisitor()
          const answer = await answerOf(service(), 'ada', visitor)
          for (const [name, value] of visitor.cookiesOf(service().address)) {
            visitor.cookiesOf(sibling.address).set(name, value)
          }
          const there = await visitor.visit(atService(sibling, answer))
          assert.equal(there.headers.get('location'), '/console/')
          assert.equal(await refused(answer, visitor), '/console/sign-in?failed=sign-in-expired')
        } finally {
          await sibling.close()
        }
      })
    }
  },
  { ...settings, REDOUBT_TRUST_PROXY: 'true' },
  { clock, catalogueModule: new URL('../calm-catalogue.fixture.ts', import.meta.url).href },
)
