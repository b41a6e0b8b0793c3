import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { eachService } from '../service.ts'
import { type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

eachService((service) => {
  let opened: ConsolePage
  before(async () => {
    opened = await openConsole(browser, service())
  })
  after(() => opened?.close())

  // Before the log is broken on purpose: nothing can be changed afterwards.
  test('the organization is renamed, and what tests used is told', async () => {
    const { page } = opened
    await opened.goTo('/settings')
    const organization = page.getByRole('region', { name: 'Organization' })
    await organization.getByLabel('Name').fill('Outdoor shop')
    await organization.getByRole('button', { name: 'Save' }).click()
    await organization.getByText('Saved', { exact: true }).waitFor()
    assert.equal((await service().call({ path: '/api/v1/organization' })).json.name, 'Outdoor shop')
    const id = await service().newProject({ name: 'Charged' })
    const headers = { 'x-organization-id': service().organizationId }
    const made = await service().call({ path: '/tests/', headers, body: { project_id: id, policies: ['Never lie'] } })
    await service().call({ path: `/tests/${made.json.id}/generate`, headers, body: {} })
    await opened.goTo('/settings')
    // The table in it that scrolls has the same name.
    const credits = page.getByRole('region', { name: 'Usage and credits' }).first()
    await credits.getByText('no limit was set').waitFor()
    await credits.getByRole('row').filter({ hasText: 'a dataset' }).first().waitFor()
    assert.ok((await credits.innerText()).includes(made.json.id))
  })

  test('the audit log is searched by what was done, by whom, to what and when, and its chain is verified', async () => {
    const { page } = opened
    const key = (
      await service().call({ path: '/api/v1/api-keys', body: { name: 'Of the night', permissions: ['manage'] } })
    ).json
    const id = await service().newProject({ name: 'Looked into' })
    await service().call({
      method: 'PATCH',
      path: `/api/v1/projects/${id}`,
      key: key.key,
      body: { description: 'by night' },
    })
    await opened.goTo('/audit')
    const entries = page.getByRole('table').getByRole('row')
    const onlyActions = async (wanted: readonly string[]) => {
      await page.waitForFunction((count) => document.querySelectorAll('tbody tr').length === count, wanted.length)
      for (const [place, action] of wanted.entries())
        await entries
          .nth(place + 1)
          .getByText(action, { exact: true })
          .waitFor()
    }
    await page
      .getByRole('button', { name: `Only what was done to project:${id}` })
      .first()
      .click()
    await onlyActions(['project.update', 'project.create'])
    await page.getByLabel('Who', { exact: true }).selectOption({ label: `Of the night (${key.prefix}…)` })
    await onlyActions(['project.update'])
    assert.match(page.url(), /actor=api_key/)
    await page.getByLabel('Up to and including').fill('2020-01-01')
    await page.getByText('There is no such entry').waitFor()
    await opened.goTo('/audit')
    await page.getByLabel('On', { exact: true }).fill(`project:${id}`)
    await page.keyboard.press('Enter')
    await onlyActions(['project.update', 'project.create'])
    await opened.goTo('/audit')
    await page.getByLabel('What', { exact: true }).selectOption('organization')
    await onlyActions(['organization.update', 'organization.create'])
    await page.getByRole('button', { name: 'Verify the chain' }).click()
    await page.getByText(/The chain is intact: all \d+ entries/).waitFor()
    const { items } = (await service().call({ path: '/api/v1/audit-log', query: { limit: '1' } })).json
    assert.equal((await page.locator('pre').first().innerText()).trim(), items[0].sha256)
    const bogus = { ...items[0], organizationId: service().organizationId, sequence: items[0].sequence + 1, atMs: 0 }
    await service().app.store.write(({ audit }) =>
      audit.append({ ...bogus, id: 'bogus', before: null, after: null, previousSha256: '0', sha256: '1' }),
    )
    await page.getByRole('button', { name: 'Verify the chain' }).click()
    await page.getByText('does not follow the entry before it').waitFor()
  })

  test('nothing of this made a page break, a policy of the browser object or anything be asked for elsewhere', () => {
    opened.assertQuiet()
  })
})
