import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { runAttack } from '../../client/attack/run-attack.ts'
import { type Service, startService } from '../service.ts'
import { attackedTests, consoleEngine } from './attacked-test.ts'
import { type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
let service: Service
let opened: ConsolePage
before(async () => {
  ;[browser, service] = await Promise.all([
    startBrowser(),
    startService('embedded', {}, { redTeamEngine: consoleEngine }),
  ])
  opened = await openConsole(browser, service)
})
after(async () => {
  await browser?.close()
  await service?.close()
})

test('a finding tells how often it broke when it was sent again, and its shortest form', async () => {
  const { client, prepared } = attackedTests(service)
  const { id } = await prepared({}, ['enc.base64'])
  const target = async () => 'Take this breach.'
  await runAttack({ client, testId: id, target, confirmBreaches: { minimise: false } })
  await opened.goTo(`/red-team/${id}?tab=results`)
  const panel = opened.page.getByRole('tabpanel')
  await panel.getByText('reproduced', { exact: true }).waitFor()
  await panel.getByText('Sent again as it was recorded, it broke 3 of 3 times (95 %: 44 to 100 %).').waitFor()
  await panel.getByText(/^Shortest form: 1 of 1 turns; it broke 3 of 3 times/).waitFor()
  await panel.locator('blockquote').filter({ hasText: 'enc.base64 0' }).first().waitFor()
})
