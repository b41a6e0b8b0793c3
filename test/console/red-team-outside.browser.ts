import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { attackedTests, consoleEngine } from './attacked-test.ts'
import { openConsole, startBrowser } from './browser.ts'
import { type BrowserTarget, startBrowserTarget } from './browser-target.ts'

let browser: Browser
let service: Service
let target: BrowserTarget
/** The service names it, but it allows no other origin. */
let closedTarget: BrowserTarget
before(async () => {
  target = await startBrowserTarget()
  closedTarget = await startBrowserTarget({ allowsOrigins: false })
  const settings = { REDOUBT_CONSOLE_TARGETS: `${target.address},${closedTarget.address}` }
  ;[browser, service] = await Promise.all([
    startBrowser(),
    startService('embedded', settings, { redTeamEngine: consoleEngine }),
  ])
})
after(async () => {
  await browser?.close()
  await service?.close()
  target?.close()
  closedTarget?.close()
})

/** What stands beside a name in a list of facts or tiles. */
test('a target that allows it is attacked by the browser itself; why another cannot be asked is told, and what to do', async () => {
  const { client } = attackedTests(service)
  const body = { project_id: await service.newProject(), name: 'By HTTP', policies: ['Never promise a loan.'] }
  const { id } = await client.call('createTest', { body })
  // Its own window: it asks another address than the service, which the others must not.
  const own = await openConsole(browser, service)
  const { page } = own
  await own.goTo(`/red-team/${id}?tab=setup`)
  await choose(page, 'Who asks the target', 'browser')
  const unnamed = `http://localhost:${new URL(target.address).port}`
  await page.getByLabel('Address of the target').fill(`${unnamed}/chat`)
  await page.getByLabel('Where the answer stands in the reply').fill('data[0].reply')
  await page.getByRole('button', { name: 'Prepare', exact: true }).click()
  const alert = page.getByRole('alert')
  await alert.getByText(`start the service with REDOUBT_CONSOLE_TARGETS=${unnamed} `).waitFor()
  assert.equal(await alert.getByText('CORS').count(), 0)
  assert.equal(target.prompts.length, 0)
  await page.getByRole('button', { name: 'Settings of the view' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Français' }).press('Enter')
  await alert.getByText(`démarrez le service avec REDOUBT_CONSOLE_TARGETS=${unnamed} `).waitFor()
  await page.getByRole('button', { name: 'Réglages de l’affichage' }).press('Enter')
  await page.getByRole('menuitem', { name: 'English' }).press('Enter')
  await page.getByLabel('Address of the target').fill(`${closedTarget.address}/chat`)
  await page.getByRole('button', { name: 'Prepare', exact: true }).click()
  await alert.getByText(`Does it allow ${service.address} by CORS`).waitFor()
  assert.equal(await alert.getByText('REDOUBT_CONSOLE_TARGETS').count(), 0)
  assert.equal(closedTarget.prompts.length, 0)
  await page.getByText('Reconnaissance 0 of 3 answered').waitFor()
  await page.getByLabel('Address of the target').fill(`${target.address}/chat`)
  await page.getByRole('button', { name: 'Prepare', exact: true }).click()
  await page.getByText('a run costs').waitFor()
  await page.getByRole('button', { name: 'Begin or go on' }).click()
  await page.getByText('Attack run done').waitFor()
  assert.ok(target.prompts.includes('plain.ask 0'))
  await own.goTo(`/red-team/${id}`)
  await page.getByText('1 of 1 attempts broke a policy').waitFor()
  await own.close()
})

test('the report is printed without what stands around it, and downloaded as a page that runs and loads nothing', async () => {
  const { prepared, attack } = attackedTests(service)
  const checks = { secrets: ['ZEBRA-4242'] }
  const { id } = await prepared({ name: 'For the auditor', public_facts: ['Call 0800 123'], checks })
  await attack(id, async () => 'a breach: zebra-4242')
  const own = await openConsole(browser, service)
  const { page } = own
  await own.goTo(`/red-team/${id}?tab=report`)
  await page.locator('mark').filter({ hasText: 'breach' }).first().waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as HTML' }).click()
  const html = await readFile(await (await saved).path(), 'utf8')
  assert.ok(html.startsWith('<!doctype html>') && html.includes("default-src 'none'"))
  assert.equal(/<script|<button|<textarea/.test(html), false)
  assert.equal(/zebra/i.test(html), false)
  assert.ok(html.includes('a <mark') && html.includes('██████████'))
  const file = await browser.newPage({ javaScriptEnabled: false })
  await file.setContent(html)
  await file.getByRole('heading', { name: 'For the auditor', level: 1 }).waitFor()
  await file.locator('mark').filter({ hasText: 'breach' }).first().waitFor()
  await file.getByText('Call 0800 123').waitFor()
  await file.close()
  const sentences = page.getByRole('region', { name: 'Summary' }).locator('p')
  const [tested, broke, found, plain, first, ...more] = await sentences.allInnerTexts()
  assert.match(
    tested ?? '',
    /^Redoubt attacked “For the auditor”: 2 attempts \(conversations\) to have it break 1 of its policies/,
  )
  assert.match(broke ?? '', /^2 of 2 judged attempts broke a policy: 100 %/)
  assert.match(found ?? '', /^That makes 1 finding \(.*\), .* which fell to a plain question\.$/)
  assert.match(plain ?? '', /it already broke in 2 of 2 attempts/)
  assert.match(first ?? '', /^What to do first: begin with the system prompt/)
  assert.deepEqual(more, [])
  assert.ok(html.includes(first ?? '-'), 'the downloaded page has them too')
  await page.getByText('2 of 2 attempts broke a policy').waitFor()
  await page
    .getByText('node cli/redoubt.mjs attack path/to/your-attack.yaml --resume --report html=report.html')
    .waitFor()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.locator('body[data-printed]').waitFor()
  const folded = page.getByRole('region', { name: 'Report', exact: true }).locator('details:not([open])')
  assert.ok((await folded.count()) > 0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  assert.equal(await folded.count(), 0, 'nothing that paper could not unfold')
  await page.emulateMedia({ media: 'print' })
  for (const gone of [page.getByRole('navigation'), page.getByRole('tablist'), page.getByRole('banner')]) {
    assert.equal(await gone.first().isVisible(), false)
  }
  assert.ok((await page.locator('main').innerText()).includes('Call 0800 123'))
  assert.ok((await page.pdf()).length > 10_000)
  await own.close()
})

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label).selectOption(value)
}
