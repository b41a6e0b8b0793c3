import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { eachService, startService } from '../service.ts'
import { attackedTests, consoleEngine } from './attacked-test.ts'
import { type ConsolePage, openConsole, startBrowser } from './browser.ts'
import { takeClock } from './page-clock.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

/** Waits until the row of a test says the stage it is in, and how far that is, in such a colour. */
async function waitForStage(page: Page, name: string, [stage, state, tone]: readonly [string, string, string]) {
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  const badge = page.locator(`.badge[data-tone=${tone}]`).getByText(state, { exact: true })
  const badged = row.filter({ has: page.getByRole('cell', { name: stage, exact: true }) }).filter({ has: badge })
  await badged.waitFor()
}

eachService(
  (service) => {
    let opened: ConsolePage
    before(async () => {
      opened = await openConsole(browser, service())
    })
    after(() => opened?.close())

    test('the list tells a test that is attacked, paused or over from one that is only prepared, and follows it', async () => {
      const { page } = opened
      const { client, prepared, attack } = attackedTests(service())
      const { id } = await prepared({ name: 'Followed' })
      const over = await prepared({ name: 'Attacked before' })
      await attack(over.id, async () => 'no')
      await client.call('createTest', { body: { project_id: await service().newProject(), name: 'Untouched' } })
      const params = { test_id: id }

      await opened.goTo('/red-team')
      await waitForStage(page, 'Followed', ['Scenarios', 'done', 'good'])
      await waitForStage(page, 'Attacked before', ['Attack run', 'done', 'good'])
      await waitForStage(page, 'Untouched', ['Dataset', 'not begun', 'quiet'])

      // Nobody reloads the page from here on: what others do with the test is seen in the list.
      await client.call('beginAttackRun', { params, body: {} })
      await waitForStage(page, 'Followed', ['Attack run', 'running', 'quiet'])
      await client.call('pauseAttackRun', { params, body: {} })
      await waitForStage(page, 'Followed', ['Attack run', 'paused', 'warn'])
      await client.call('resumeAttackRun', { params, body: {} })
      await waitForStage(page, 'Followed', ['Attack run', 'running', 'quiet'])
      await client.call('completeAttackRun', { params, body: {} })
      await waitForStage(page, 'Followed', ['Attack run', 'done', 'good'])
      opened.assertQuiet()
    })

    test('a list of which every test is over shows one that is made elsewhere, and so does an empty list', async () => {
      const { page } = opened
      const { client, prepared, attack } = attackedTests(service())
      for (const { id } of (await client.call('listTests', {})).items)
        await client.call('deleteTest', { params: { test_id: id } })
      await opened.goTo('/red-team')
      await page.getByText('There is no test yet').waitFor()
      const { id } = await prepared({ name: 'Over' })
      await attack(id, async () => 'no')
      await waitForStage(page, 'Over', ['Attack run', 'done', 'good'])
      await client.call('createTest', { body: { project_id: await service().newProject(), name: 'Begun elsewhere' } })
      await waitForStage(page, 'Begun elsewhere', ['Dataset', 'not begun', 'quiet'])
      opened.assertQuiet()
    })

    test('whoever pauses a run on its page and goes back to the list sees it paused there, in French too', async () => {
      const { page } = opened
      const { client, prepared } = attackedTests(service())
      const { id } = await prepared({ name: 'Held' })
      await client.call('beginAttackRun', { params: { test_id: id }, body: {} })
      await opened.goTo('/red-team')
      await waitForStage(page, 'Held', ['Attack run', 'running', 'quiet'])
      await page.getByRole('link', { name: 'Held', exact: true }).click()
      await page.getByRole('button', { name: 'Pause', exact: true }).click()
      await page.getByText('The attack is paused since').waitFor()
      await page.getByRole('link', { name: 'Red team', exact: true }).click()
      await waitForStage(page, 'Held', ['Attack run', 'paused', 'warn'])
      await page.evaluate(() => localStorage.setItem('redoubt-language', 'fr'))
      await opened.goTo('/red-team')
      await page.getByRole('columnheader', { name: 'Étape', exact: true }).waitFor()
      await waitForStage(page, 'Held', ['Attaque', 'en pause', 'warn'])
      await client.call('completeAttackRun', { params: { test_id: id }, body: {} })
      await waitForStage(page, 'Held', ['Attaque', 'terminée', 'good'])
      await page.evaluate(() => localStorage.removeItem('redoubt-language'))
      opened.assertQuiet()
    })
  },
  {},
  { redTeamEngine: consoleEngine },
)

test('a run of hours is seen to end in the list, although nothing of it changed there', async () => {
  const service = await startService('embedded', {}, { redTeamEngine: consoleEngine })
  try {
    const { client, prepared } = attackedTests(service)
    const { id } = await prepared({ name: 'Long' })
    const params = { test_id: id }
    await client.call('beginAttackRun', { params, body: {} })
    const own = await openConsole(browser, service)
    const { page } = own
    const { pass } = await takeClock(page)
    await own.goTo('/red-team')
    await waitForStage(page, 'Long', ['Attack run', 'running', 'quiet'])
    await pass(75 * 60, 60)
    await client.call('completeAttackRun', { params, body: {} })
    await pass(6 * 60, 60)
    await waitForStage(page, 'Long', ['Attack run', 'done', 'good'])
    own.assertQuiet()
    await own.close()
  } finally {
    await service.close()
  }
})
