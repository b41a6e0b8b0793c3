import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { assertAccessible, assertFits, openConsole, startBrowser } from './browser.ts'

let browser: Browser
let service: Service
before(async () => {
  ;[browser, service] = await Promise.all([startBrowser(), startService('embedded')])
})
after(async () => {
  await browser?.close()
  await service?.close()
})

test('without a network the page stays with what was typed, says so, and goes on by itself when it is back', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  const id = await service.newProject({ name: 'Goes offline' })
  await opened.goTo(`/projects/${id}`)
  await page.getByLabel('Name').fill('Typed before')
  await page.context().setOffline(true)
  await page.getByText('Redoubt does not answer').waitFor()
  await page.getByLabel('Description').fill('Typed without a network')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('This did not work').first().waitFor()
  await assertAccessible(page, 'without a network')
  await page.setViewportSize({ width: 360, height: 800 })
  await assertFits(page, 'without a network')
  await page.setViewportSize({ width: 1280, height: 900 })
  assert.equal((await service.call({ path: `/api/v1/projects/${id}` })).json.name, 'Goes offline')
  await page.context().setOffline(false)
  await page.getByText('Redoubt does not answer').waitFor({ state: 'detached' })
  assert.equal(await page.getByLabel('Name').inputValue(), 'Typed before')
  assert.equal(await page.getByLabel('Description').inputValue(), 'Typed without a network')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { name, description } = (await service.call({ path: `/api/v1/projects/${id}` })).json
  assert.deepEqual([name, description], ['Typed before', 'Typed without a network'])
  await opened.close()
})

test('a page that cannot be loaded yet leaves the open one where it is, and comes when the network is back', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  await opened.goTo('/policies/new')
  await page.getByLabel('Name').fill('Half typed')
  await page.context().setOffline(true)
  page.once('dialog', (question) => question.accept())
  await page.getByRole('link', { name: 'Red team' }).click()
  await page.getByText('Redoubt does not answer').waitFor()
  assert.equal(await page.getByLabel('Name').inputValue(), 'Half typed')
  await page.context().setOffline(false)
  await page
    .getByRole('button', { name: 'Try again' })
    .click({ timeout: 2_000 })
    .catch(() => {})
  await page.getByRole('heading', { level: 1, name: 'Red team' }).waitFor()
  await opened.close()
})

test('what was made without an answer is not made twice when somebody tries again, and the banner goes with any answer', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  await opened.goTo('/policies/new')
  await page.getByLabel('Name').fill('Made once')
  await page.getByLabel('Definition').fill('content that asks for the code')
  await page.getByRole('button', { name: 'Add to: Patterns that violate it' }).click()
  await page.getByLabel(/^Patterns that violate it.*number 1$/).fill('code')
  const isCreation = (method: string) => method === 'POST'
  // The service makes it, and its answer is lost on its way.
  await page.route('**/api/v1/policies', async (route) => {
    if (!isCreation(route.request().method())) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/api/v1/session', (route) => route.abort('timedout'))
  const button = page.getByRole('button', { name: 'Create', exact: true })
  await button.click()
  await page.getByText('no second one is made').waitFor()
  await page.getByText('Redoubt does not answer').waitFor()
  assert.equal(await page.getByLabel('Name').inputValue(), 'Made once')
  // Whoever asks whether it is back hears nothing still; what is asked otherwise is answered.
  await page.unroute('**/api/v1/policies')
  await button.click()
  await page.getByRole('heading', { name: 'Made once', level: 1 }).waitFor()
  await page.getByText('Redoubt does not answer').waitFor({ state: 'detached' })
  const { items } = (await service.call({ path: '/api/v1/policies', query: { limit: '500' } })).json
  assert.equal(items.filter(({ name }: { name: string }) => name === 'Made once').length, 1)
  await opened.close()
})

test('a service that does not answer is told on every page, and what was read stays', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  await service.newProject({ name: 'Still here' })
  await opened.goTo('/projects')
  await page.getByText('Still here').waitFor()
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'))
  await page.getByLabel('Show archived ones').check({ force: true })
  await page.getByText('Redoubt does not answer').waitFor()
  await page.unroute('**/api/v1/**')
  await page.getByText('Redoubt does not answer').waitFor({ state: 'detached' })
  await page.getByText('Still here').waitFor()
  await opened.close()
})
