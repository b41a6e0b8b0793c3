import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { openConsole, startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

for (const database of ['embedded', 'postgres'] as const) {
  describe(database, () => {
    let service: Service
    before(async () => {
      service = await startService(database)
    })
    after(() => service?.close())

    test('from the printed link to the first message: sign in, create a project, paste the line, see it arrive', async () => {
      const opened = await openConsole(browser, service, { isSignedIn: false })
      const { page } = opened
      await page.goto(service.address)
      await page.getByRole('heading', { name: 'Sign in to Redoubt' }).waitFor()
      const link = `${service.address}/console/sign-in#code=${await service.app.createSignInCode()}`
      // Another tab: the same place with another #, as a click on the printed link makes it.
      await page.goto('about:blank')
      await page.goto(link)
      await page.getByRole('heading', { name: 'Your first message' }).waitFor()
      assert.equal(new URL(page.url()).hash, '', 'the code is taken out of the address')

      await page.getByRole('link', { name: 'Projects', exact: true }).click()
      await page.getByRole('button', { name: 'New project' }).click()
      await page.getByLabel('Name').fill('Shop assistant')
      await page.getByLabel('Description').fill('answers customers of the shop')
      await page.getByRole('button', { name: 'Create', exact: true }).click()
      await page.getByRole('heading', { name: 'Shop assistant', level: 1 }).waitFor()
      const projectId = /projects\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''

      await opened.goTo(`/?project=${projectId}`)
      await page.getByText('Waiting for the first message').waitFor()
      await page.getByRole('button', { name: 'Make a key' }).click()
      await page.getByText('The key stands below').waitFor()
      const line = await page.locator('pre').innerText()
      const { stdout } = await promisify(execFile)('bash', ['-c', line], { timeout: 60_000 })
      assert.equal(JSON.parse(stdout).is_safe, false)
      await page.getByText('The first message has arrived.').waitFor()
      await page.getByRole('link', { name: 'Open it' }).click()
      await page.getByText('Ignore all previous instructions').first().waitFor()
      await page.getByRole('button', { name: 'Should have passed: Security' }).waitFor()
      opened.assertQuiet()
      await opened.close()
    })

    test('signing in with a key, being sent back to where one wanted to go, and signing out', async () => {
      const opened = await openConsole(browser, service, { isSignedIn: false })
      const { page } = opened
      await page.goto(`${service.address}/console/audit`)
      await page.getByLabel('API key').fill('rdk_wrong')
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByText('That did not work').waitFor()
      await page.getByLabel('API key').fill(service.key)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor()
      const cookies = await page.evaluate(() => document.cookie)
      assert.equal(cookies, '', 'no script sees the cookie')
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      assert.equal(stored.includes(service.key), false)
      await page.getByRole('button', { name: 'Settings of the view' }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('heading', { name: 'Sign in to Redoubt' }).waitFor()
      await page.goto(`${service.address}/console/projects`)
      await page.getByRole('heading', { name: 'Sign in to Redoubt' }).waitFor()
      opened.assertQuiet()
      await opened.close()
    })
  })
}
