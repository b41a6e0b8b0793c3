import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { LocalProvider } from '../identity/local-provider.ts'
import { providerAndSettings } from '../identity/signing-in.ts'
import { type Service, startService } from '../service.ts'
import { assertAccessible, assertFits, type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

/** The provider has to know where the service is before it is started. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

for (const database of ['embedded', 'postgres'] as const) {
  describe(database, () => {
    let service: Service
    let provider: LocalProvider
    before(async () => {
      const port = await freePort()
      const made = await providerAndSettings(false, `http://127.0.0.1:${port}`)
      provider = made.provider
      service = await startService(database, { ...made.settings, REDOUBT_PORT: String(port) })
      provider.people.set('ada', { name: 'Ada <img src=x> Lovelace', groups: ['admins'] })
      provider.people.set('audrey', { name: 'Audrey', groups: ['audit'] })
      provider.people.set('alan', { name: 'Alan', groups: ['soc'] })
      provider.people.set('bob', { name: 'Bob', groups: ['staff'] })
    })
    after(async () => {
      await service?.close()
      await provider?.close()
    })

    const open = () => openConsole(browser, service, { isSignedIn: false, provider: provider.issuer })
    /** From the page to sign in to the provider and back. */
    const signIn = async ({ page }: ConsolePage, login: string, place = '/') => {
      await page.goto(`${service.address}/console${place}`)
      await page.getByRole('link', { name: 'Sign in with Example Ltd' }).click()
      await page.getByLabel('Login').fill(login)
      await page.getByRole('button', { name: 'Go on' }).click()
    }

    test('somebody is sent to the provider, comes back to where he wanted to go, changes something, finds himself in the audit log, and signs out here and there', async () => {
      const opened = await open()
      const { page } = opened
      await page.goto(`${service.address}/console/projects?archived=true`)
      await page.getByRole('link', { name: 'Sign in with Example Ltd' }).waitFor()
      await assertAccessible(page, 'the page to sign in')
      await signIn(opened, 'ada', '/projects?archived=true')
      await page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
      const there = new URL(page.url())
      assert.equal(`${there.pathname}${there.search}`, '/console/projects?archived=true')
      const cookies = await page.context().cookies(service.address)
      assert.deepEqual(
        cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]),
        [['redoubt_session', true, 'Strict']],
      )
      await page.getByRole('button', { name: 'New project' }).click()
      await page.getByLabel('Name').fill('Of Ada')
      await page.getByLabel('Description').fill('anything')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Of Ada' }).waitFor()
      await opened.goTo('/audit?action=project')
      const row = page.getByRole('row').filter({ hasText: 'project.create' }).first()
      await row.getByText('Ada <img src=x> Lovelace (ada)').waitFor()
      assert.equal(await page.locator('img[src=x]').count(), 0)
      await opened.goTo('/sessions')
      await page.getByText('Ada <img src=x> Lovelace (owner)').first().waitFor()
      await assertAccessible(page, 'the sessions')
      await page.getByRole('link', { name: 'Members' }).click()
      const member = page.getByRole('row').filter({ hasText: 'Ada <img src=x> Lovelace' })
      await member.waitFor()
      assert.deepEqual((await member.getByRole('cell').allInnerTexts()).slice(1, 3), ['ada', 'owner'])
      await assertAccessible(page, 'the members')
      await opened.goTo('/sessions')
      await page.getByRole('button', { name: 'Settings of the view' }).click()
      await page.getByText('Ada <img src=x> Lovelace (owner)', { exact: false }).first().waitFor()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.waitForURL(`${provider.issuer}/session/end**`)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.waitForURL(`${service.address}/console/sign-in`)
      await page.goto(`${service.address}/console/projects`)
      await page.getByRole('link', { name: 'Sign in with Example Ltd' }).waitFor()
      opened.assertQuiet()
      await opened.close()
    })

    test('an auditor sees everything and can change nothing, and is told why', async () => {
      const opened = await open()
      const { page } = opened
      await signIn(opened, 'audrey')
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
      const project = await service.newProject({ name: 'Looked at' })
      const topic = { name: 'Read by all', state: 'safe', sentences: ['Where is my parcel?'] }
      await service.call({ path: '/api/v1/topics', body: topic })
      await opened.goTo(`/projects/${project}`)
      const why = page.getByText('Your role (auditor) may not do this.')
      await why.first().waitFor()
      assert.equal(await page.getByRole('textbox', { name: 'Name' }).first().isDisabled(), true)
      assert.equal(await page.getByRole('button', { name: 'Archive' }).isDisabled(), true)
      assert.equal(await page.getByRole('link', { name: 'New topic' }).count(), 0)
      await page.getByRole('link', { name: 'Read by all' }).click()
      const sentence = page.getByRole('dialog').getByLabel('Sentences that stand for it, number 1')
      assert.deepEqual([await sentence.inputValue(), await sentence.isDisabled()], ['Where is my parcel?', true])
      await page.getByRole('dialog').getByText('Your role (auditor) may not do this.').first().waitFor()
      await page.getByRole('button', { name: 'Close' }).click()
      await assertAccessible(page, 'a project that cannot be changed')
      await page.setViewportSize({ width: 360, height: 800 })
      await assertFits(page, 'a project that cannot be changed')
      await page.setViewportSize({ width: 1280, height: 900 })
      await opened.goTo('/keys')
      await why.first().waitFor()
      assert.equal(await page.getByRole('button', { name: 'New key' }).isDisabled(), true)
      assert.equal(await page.getByRole('button', { name: 'Revoke' }).count(), 0)
      await opened.goTo('/projects')
      assert.equal(await page.getByRole('button', { name: 'New project' }).count(), 0)
      await opened.goTo('/audit')
      await page.getByRole('table').waitFor()
      for (const place of ['/policies/new', '/red-team/new']) {
        await opened.goTo(place)
        await why.first().waitFor()
      }
      opened.assertQuiet()
      await opened.close()
    })

    test('an analyst is not offered what he may not see, and is told so where he goes by himself', async () => {
      const opened = await open()
      const { page } = opened
      await signIn(opened, 'alan')
      await page.getByRole('link', { name: 'Playground' }).waitFor()
      for (const name of ['API keys', 'Members', 'Sessions', 'Audit log'])
        assert.equal(await page.getByRole('link', { name, exact: true }).count(), 0, name)
      await opened.goTo('/audit')
      await page.getByText('You may not see this').first().waitFor()
      await page.getByText('The role "analyst" may not do this.').first().waitFor()
      await opened.goTo('/policies/new')
      assert.equal(await page.getByLabel('Name').isDisabled(), false, 'what may be tried may be written')
      assert.equal(await page.getByRole('button', { name: 'Create', exact: true }).isDisabled(), true)
      await opened.close()
    })

    test('whoever has no role, cancels, or comes back too late is told so on the page to sign in, where a key still works', async () => {
      const opened = await open()
      const { page } = opened
      await signIn(opened, 'bob')
      await page.getByText('none of your groups or roles there gives you a role here').waitFor()
      await assertAccessible(page, 'a sign-in that was refused')
      await page.setViewportSize({ width: 360, height: 800 })
      await assertFits(page, 'a sign-in that was refused')
      await page.goto(`${service.address}/console/sign-in/callback?code=a&state=b`)
      await page.getByText('This sign-in did not begin in this browser').waitFor()
      await page.goto(`${service.address}/console/sign-in?failed=<img src=x>`)
      await page.getByText('Something went wrong here').waitFor()
      await page.getByLabel('API key').fill(service.key)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
      const cancelling = await open()
      await signIn(cancelling, 'nobody')
      await cancelling.page.getByText('The identity provider did not let you through').waitFor()
      opened.assertQuiet()
      await opened.close()
      await cancelling.close()
    })
  })
}
