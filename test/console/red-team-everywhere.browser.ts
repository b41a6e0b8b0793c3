import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import type { RedTeamEngine } from '../../server/domain/attack-run/engine.ts'
import { type Service, startService } from '../service.ts'
import { attackedTests, consoleEngine } from './attacked-test.ts'
import { assertSound, type ConsolePage, openConsole, startBrowser, unfoldAll } from './browser.ts'

/** What would run, were it not shown as text. */
const hostile = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>{{7*7}}'
const hostileEngine: RedTeamEngine = {
  ...consoleEngine,
  judge: async (subject, signal) => ({ ...(await consoleEngine.judge(subject, signal)), reason: hostile }),
}

let browser: Browser
let service: Service
let places: readonly string[] = []
before(async () => {
  ;[browser, service] = await Promise.all([
    startBrowser(),
    startService('embedded', {}, { redTeamEngine: hostileEngine }),
  ])
  places = await fill()
})
after(async () => {
  await browser?.close()
  await service?.close()
})

/** A test with two runs, whose target speaks in markup; returns every page of it. */
async function fill(): Promise<readonly string[]> {
  const { client, prepared, attack } = attackedTests(service)
  const settings = { name: hostile, business_context: hostile, use_case: hostile, public_facts: [hostile] }
  const policies = [{ policy: `Never promise a loan. ${hostile}` }, { policy: `Never lie. ${hostile}` }]
  const { id } = await prepared({ ...settings, policies }, ['plain.ask', 'enc.base64'])
  await attack(id, async () => ({
    text: `a breach ${hostile}`,
    toolCalls: [{ name: hostile, arguments: hostile }],
  }))
  await attack(id, async ({ prompt }) => (prompt.startsWith('plain') ? `perhaps ${hostile}` : `a breach ${hostile}`))
  const running = await prepared({ ...settings, policies })
  const params = { test_id: running.id }
  await client.call('beginAttackRun', { params, body: {} })
  await client.call('readNextPrompt', { params, query: {} })
  const tabs = ['setup', 'run', 'results', 'cases', 'review', 'compare', 'export', 'report', 'scenarios']
  return ['/red-team/new', ...tabs.map((tab) => `/red-team/${id}?tab=${tab}`), `/red-team/${running.id}?tab=run`]
}

/** Opens everything that can be unfolded, as a reader would. */
async function unfold({ page }: ConsolePage, place: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  if (place.endsWith('tab=results')) await page.getByRole('button', { name: 'Conversation' }).first().click()
  if (/tab=(results|report)$/.test(place)) {
    await page.getByText('What each judge says').first().waitFor({ state: 'attached' })
  }
  if (place.endsWith('tab=export')) {
    await page.getByRole('button', { name: 'Make and prove' }).click()
    await page.getByText('nothing was saved').waitFor()
  }
  await unfoldAll(page)
}

for (const look of ['light', 'dark'] as const) {
  test(`on each page of a test hostile texts are shown as text, axe finds nothing, and 360 px are enough (${look})`, async () => {
    const opened = await openConsole(browser, service, { look })
    const { page } = opened
    for (const place of places) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await opened.goTo(place)
      await unfold(opened, place)
      if (place !== '/red-team/new')
        assert.ok((await page.locator('main').innerText()).includes('<img src=x'), `${place} shows the text as it is`)
      await assertSound(page, place)
    }
    opened.assertQuiet()
    await opened.close()
  })
}

test('the pages of a test are there in French', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  await page.evaluate(() => localStorage.setItem('redoubt-language', 'fr'))
  await opened.goTo(places.find((place) => place.endsWith('tab=review')) ?? '')
  await page.getByRole('tab', { name: 'Relecture' }).waitFor()
  await page.getByRole('button', { name: 'Passer (s)' }).waitFor()
  await opened.close()
})
