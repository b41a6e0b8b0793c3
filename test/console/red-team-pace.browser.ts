import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { attackedTests, consoleEngine } from './attacked-test.ts'
import { openConsole, startBrowser } from './browser.ts'
import { takeClock } from './page-clock.ts'

let browser: Browser
let service: Service
before(async () => {
  ;[browser, service] = await Promise.all([
    startBrowser(),
    startService('embedded', {}, { redTeamEngine: consoleEngine }),
  ])
})
after(async () => {
  await browser?.close()
  await service?.close()
})

test('results and findings follow a run that goes on, and one that was left alone is not asked for without end', async () => {
  const { client, prepared } = attackedTests(service)
  const { id } = await prepared()
  const params = { test_id: id }
  const { run_id } = await client.call('beginAttackRun', { params, body: {} })
  const own = await openConsole(browser, service)
  const { page } = own
  await own.goTo(`/red-team/${id}?tab=results`)
  await page.getByText('Nothing broke').waitFor()
  const { attempt_id, prompt = '' } = await client.call('readNextPrompt', { params, query: {} })
  assert.ok(attempt_id)
  await client.call('recordTurn', { params, body: { run_id, attempt_id, request: prompt, response: 'a breach' } })
  await page.getByText('Found in 1 conversations:').waitFor()

  const { pass } = await takeClock(page)
  await page.reload()
  await page.getByText('Found in 1 conversations:').waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await pass(20, 5)
  assert.ok(
    asked.some((path) => path.endsWith('/attack-results/summary')),
    'it is asked for while it may change',
  )
  await pass(70 * 60)
  // What was under way is answered, once more after the hour, and that is all.
  let rounds = 0
  do {
    asked.length = 0
    await pass(120, 5)
    rounds += 1
  } while (asked.length > 0 && rounds < 4)
  assert.deepEqual(asked, [])
  await own.close()
})

test('a run that is paused for more than an hour is seen to go on, and is followed from then on', async () => {
  const { client, prepared } = attackedTests(service)
  const { id } = await prepared()
  const params = { test_id: id }
  const { run_id } = await client.call('beginAttackRun', { params, body: {} })
  await client.call('pauseAttackRun', { params, body: { run_id } })
  const own = await openConsole(browser, service)
  const { page } = own
  const { pass } = await takeClock(page)
  await own.goTo(`/red-team/${id}?tab=run`)
  await page.getByText('The attack is paused since').waitFor()
  await pass(75 * 60, 60)
  await client.call('resumeAttackRun', { params, body: { run_id } })
  await pass(6 * 60, 60)
  await page.getByText('The attack goes on.').waitFor()
  const { attempt_id, prompt = '' } = await client.call('readNextPrompt', { params, query: {} })
  assert.ok(attempt_id)
  await client.call('recordTurn', { params, body: { run_id, attempt_id, request: prompt, response: 'a breach' } })
  await pass(60)
  await page.getByRole('region', { name: 'The latest conversations' }).getByText('a breach', { exact: true }).waitFor()
  own.assertQuiet()
  await own.close()
})

test('a test that is over is not asked for again, and one that is attacked is', async () => {
  const { client, prepared, attack } = attackedTests(service)
  const over = await prepared()
  await attack(over.id, async () => 'no')
  const goesOn = await prepared()
  await client.call('beginAttackRun', { params: { test_id: goesOn.id }, body: {} })
  const own = await openConsole(browser, service)
  const asked: string[] = []
  own.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const count = (id: string) => asked.filter((path) => path === `/api/v1/tests/${id}`).length
  const { pass } = await takeClock(own.page)
  for (const { id } of [over, goesOn]) {
    await own.goTo(`/red-team/${id}?tab=results`)
    await pass(20, 4)
  }
  assert.equal(count(over.id), 1)
  assert.ok(count(goesOn.id) > 1)
  await own.close()
})
