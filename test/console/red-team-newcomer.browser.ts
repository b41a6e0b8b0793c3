import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { runAttack } from '../../client/attack/run-attack.ts'
import { exampleAttackCommands, exampleTargetCommand } from '../../console/red-team/setup/example-commands.ts'
import { techniqueName } from '../../console/red-team/technique-name.ts'
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

test('whoever has nothing to attack yet is offered the example assistant, with what starts it and what attacks it', async () => {
  const { page } = opened
  const commands = [exampleTargetCommand, exampleAttackCommands(service.address)]
  await opened.goTo('/red-team')
  await page.getByText('There is no test yet').waitFor()
  for (const command of commands) await page.getByText(command, { exact: true }).waitFor()
  await page.getByText('The key needs the permission redteam and no other.').first().waitFor()
  await page.getByRole('button', { name: 'Make a key' }).first().click()
  const [, key = ''] = /REDOUBT_API_KEY=(rdk_\w{40,})/.exec(await page.getByText(/rdk_\w{40,}/).innerText()) ?? []
  const { json } = await service.call({ path: '/api/v1/access', key })
  assert.deepEqual(json.permissions, ['redteam'])
  await service.newProject()
  await opened.goTo('/red-team/new')
  await page.getByText('Try it on the example assistant').click()
  for (const command of commands) await page.getByText(command, { exact: true }).waitFor()
})

test('the report says what was not tested, how surely each finding breaks, how often the judge errs, and its limits', async () => {
  const { client, prepared } = attackedTests(service)
  const { page } = opened
  const { id } = await prepared({ certifications: ['GDPR'], max_policies: 1 }, ['enc.base64'])
  const target = async () => 'Take this breach.'
  await runAttack({ client, testId: id, target, concurrency: 1, confirmBreaches: { minimise: false } })
  const { items } = await client.call('listTechniques', { query: { limit: 500 } })
  await opened.goTo(`/red-team/${id}?tab=report`)
  const missing = page.getByRole('region', { name: 'Not tested' })
  const techniques = items.filter((one) => one.id !== 'plain.ask')
  const left = techniques.filter((one) => one.id !== 'enc.base64')
  const folded = missing.getByText(
    `${left.length} of the ${techniques.length} techniques of the catalogue were not chosen for this run.`,
  )
  await folded.click()
  await missing.getByText(left.map((one) => techniqueName(one, 'en')).join(' · ')).waitFor()
  await missing
    .getByText(/no enabled scenario/)
    .first()
    .waitFor()
  await missing.getByText(/^No policy of this test comes from HIPAA · SOC 2 · .* · EU AI Act\.$/).waitFor()
  await missing.getByText('Of GDPR this test has at most 1 policy each').waitFor()
  const report = page.getByRole('region', { name: 'Report', exact: true })
  await report.getByText('it broke 3 of 3 times (95 %: 44 to 100 %).').first().waitFor()
  await report.getByRole('heading', { name: 'How often the judge errs' }).waitFor()
  await report.getByText(/^It was not measured on this run/).waitFor()
  await report.getByText(/^What is known of it from elsewhere: on [0-9,]+ answers/).waitFor()
  await report.getByText('A rate of zero means that these attacks found nothing.').waitFor()
  assert.equal(await report.getByText('was not sent again').count(), 0)
  await report.getByText('Found in 2 conversations: Base64', { exact: true }).waitFor()
  await speak(page, 'Français')
  await page
    .getByRole('region', { name: 'Non testé' })
    .getByText(/n’ont pas été choisies pour cette série/)
    .waitFor()
  await page.getByText(/^Un taux de zéro veut dire que ces attaques n’ont rien trouvé/).waitFor()
  await speak(page, 'English')
})

async function speak(page: Page, language: 'English' | 'Français'): Promise<void> {
  await page.getByRole('button', { name: /Settings of the view|Réglages de l’affichage/ }).press('Enter')
  await page.getByRole('menuitem', { name: language }).press('Enter')
}

test('nothing of this made a page break or anything be asked for elsewhere', () => opened.assertQuiet())
