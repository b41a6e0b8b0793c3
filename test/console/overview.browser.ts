import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { copyJudgedWithoutDetector } from '../http/policy-without-detector.ts'
import { type Service, startService } from '../service.ts'
import { assertSound, openConsole, startBrowser } from './browser.ts'

let browser: Browser
let service: Service
before(async () => {
  ;[browser, service] = await Promise.all([startBrowser(), startService('embedded')])
})
after(async () => {
  await browser?.close()
  await service?.close()
})

const say = async (project: string, text: string) => {
  const { status } = await service.call({ path: '/api/v1/check', body: { project_id: project, text } })
  assert.equal(status, 200)
}
const isAnswerOf = (part: string) => (response: { url(): string }) => response.url().includes(part)

/** Goes to the overview of a project with a clock that the test puts forward. */
async function openOverview(project: string) {
  const opened = await openConsole(browser, service)
  await opened.page.clock.install()
  await opened.goTo(`/?project=${project}`)
  return opened
}

/** Puts the clock forward beyond the next look at the counters, and waits for it. */
async function nextLook(page: Page): Promise<void> {
  const look = page.waitForResponse(isAnswerOf('/statistics'))
  await page.clock.fastForward(16_000)
  await look
}

test('the path to the first message stays when the message is there, and nothing is asked for it any more', async () => {
  const project = await service.newProject({ name: 'New here' })
  const opened = await openOverview(project)
  const { page } = opened
  await page.getByText('Waiting for the first message').waitFor()
  await say(project, 'Hello')
  const counted = page.waitForResponse(isAnswerOf('/statistics'))
  await page.clock.fastForward(2_000)
  await page.getByText('The first message has arrived.').waitFor()
  await counted
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await nextLook(page)
  assert.deepEqual(
    asked.filter((url) => url.includes('/api/v1/messages')),
    [],
  )
  // Whoever comes back to the window has everything read anew.
  const again = page.waitForResponse(isAnswerOf('/api/v1/messages'))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await again
  await nextLook(page)
  assert.ok(await page.getByText('The first message has arrived.').isVisible())
  opened.assertQuiet()
  await opened.close()
})

test('messages of which a check failed are counted in a tile and by day, and the tile leads to them, in both languages', async () => {
  const securityGuardrails = { securityGuardrailBlockInput: false }
  const judged = await service.newProject({ name: 'Failing', failureMode: 'open', securityGuardrails })
  const project = await copyJudgedWithoutDetector(service.app.store, service.organizationId, judged)
  for (const text of ['one', 'two', 'three']) await say(project, text)
  for (const [language, title, byDay, table] of [
    ['en', 'A check failed', 'Messages with a failed check by day', 'As a table'],
    ['fr', 'Vérification en échec', 'Messages à vérification en échec, par jour', 'En tableau'],
  ] as const) {
    const opened = await openConsole(browser, service)
    const { page } = opened
    await page.evaluate((chosen) => localStorage.setItem('redoubt-language', chosen), language)
    await opened.goTo(`/?project=${project}`)
    const tile = page.locator('.tile', { hasText: title })
    await tile.getByText('3', { exact: true }).waitFor()
    const chart = page.locator('.mantine-Paper-root', { has: page.getByRole('heading', { name: byDay }) })
    await chart.getByText(table).click()
    assert.match(await chart.getByRole('row').last().innerText(), /\s3$/)
    // The number leads to the messages that it counts, and to no other.
    await tile.getByRole('link').click()
    await page.getByText('3 messages').waitFor()
    assert.deepEqual(await page.locator('tbody tr').count(), 3)
    const { searchParams } = new URL(page.url())
    assert.deepEqual([searchParams.get('project'), searchParams.get('errors')], [project, 'true'])
    assert.match(searchParams.get('from') ?? '', /^\d{4}-\d\d-\d\d$/)
    assert.ok(await page.getByRole('switch', { name: title }).isChecked())
    await assertSound(page, 'the list of failed checks')
    opened.assertQuiet()
    await opened.close()
  }
})

test('new counters move the lines of a chart; it is not made anew', async () => {
  const project = await service.newProject({ name: 'Counted' })
  await say(project, 'Hello')
  const opened = await openOverview(project)
  const { page } = opened
  const chart = page.locator('.uplot').first()
  await chart.waitFor()
  // The waiting jobs stand apart from the counters below them.
  const [waiting, counter] = await page
    .locator('.tile')
    .evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
  assert.ok((counter?.top ?? 0) - (waiting?.bottom ?? 0) >= 8)
  // A legend names its lines; a day and its values are told while one is pointed at, and not beside it.
  const legend = chart.locator('.u-legend')
  const told = () =>
    legend.evaluate((node) =>
      [...node.querySelectorAll('th')]
        .filter((title) => title.getClientRects().length > 0)
        .map((title) => `${title.innerText}${getComputedStyle(title, '::after').content.replace(/none|"/g, '')}`),
    )
  assert.deepEqual(await told(), ['Messages', 'Blocked'])
  await legend.hover()
  assert.deepEqual(await told(), ['Messages', 'Blocked'])
  await chart.locator('.u-over').hover()
  assert.deepEqual(await told(), ['Day:', 'Messages:', 'Blocked:'])
  await legend.hover()
  const drawn = () => chart.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())
  const before = await drawn()
  await chart.evaluate((node) => node.setAttribute('data-marked', 'yes'))
  for (const text of ['one', 'two', 'three']) await say(project, text)
  await nextLook(page)
  await page.locator('.tile', { hasText: 'Messages, last 7 days' }).getByText('4', { exact: true }).waitFor()
  assert.equal(await chart.getAttribute('data-marked'), 'yes')
  assert.notEqual(await drawn(), before)
  opened.assertQuiet()
  await opened.close()
})
