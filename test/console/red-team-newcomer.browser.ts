import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { exampleAttackCommands, exampleTargetCommand } from '../../console/red-team/example-commands.ts'
import { type Service, startService } from '../service.ts'
import { consoleEngine } from './attacked-test.ts'
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
  await service.newProject()
  await opened.goTo('/red-team/new')
  await page.getByText('Try it on the example assistant').click()
  for (const command of commands) await page.getByText(command, { exact: true }).waitFor()
})

test('nothing of this made a page break or anything be asked for elsewhere', () => opened.assertQuiet())
