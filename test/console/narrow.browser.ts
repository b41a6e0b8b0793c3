import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { redTeamCalls } from '../red-team-calls.ts'
import { type Service, startService } from '../service.ts'
import { assertFits, type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
let service: Service
let opened: ConsolePage
before(async () => {
  ;[browser, service] = await Promise.all([startBrowser(), startService('embedded')])
  opened = await openConsole(browser, service, { width: 360 })
  await opened.page.evaluate(() => localStorage.setItem('redoubt-language', 'fr'))
})
after(async () => {
  await browser?.close()
  await service?.close()
})

/** The heights of the rows of the tables on a page, in pixels. */
const rowHeights = (page: Page) =>
  page.locator('.wide tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))

test('on a telephone rows of a table stay low, however many columns it has, and its edge is shaded where it goes on', async () => {
  const { page } = opened
  const policies = ['Unreleased products', 'Internal projects', 'Names of colleagues'].map((name) =>
    service.newPatternPolicy(['zebra'], { name }),
  )
  const switches = (await Promise.all(policies)).map((metricId) => ({ metricId, blockInput: true, blockOutput: true }))
  const project_id = await service.newProject({ name: 'Shop assistant', policies: switches })
  for (const text of ['What can you tell me about Project Zebra?', 'When do you open?']) {
    await service.call({ path: '/api/v1/check', body: { project_id, text } })
  }
  for (const place of [`/monitoring?project=${project_id}`, '/audit', '/keys', '/policies', '/projects']) {
    await opened.goTo(place)
    await page.locator('.wide tbody tr').first().waitFor()
    const heights = await rowHeights(page)
    // Three lines of text with their padding; a column of single letters is many times as high.
    assert.ok(Math.max(...heights) <= 110, `${place}: ${heights}`)
    await assertFits(page, place)
    const shade = await page
      .locator('.wide')
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundImage)
    assert.match(shade, /linear-gradient.*linear-gradient/, place)
  }
  opened.assertQuiet()
})

test('on a telephone no name of a row runs over what stands beside it, and no button loses the end of its words', async () => {
  const { page } = opened
  const project_id = await service.newProject({ name: 'Shop assistant' })
  const name = 'Strideway support assistant, 2026-11-28 16:35:17'
  await redTeamCalls(() => service).newTest({ project_id, name })
  for (const place of ['/red-team', '/policies', `/monitoring?project=${project_id}`]) {
    await opened.goTo(place)
    await page.waitForLoadState('networkidle')
    const beyond = await page.locator('.wide td a').evaluateAll((links) =>
      links
        .filter((link) => {
          const cell = link.closest('td')?.getBoundingClientRect().right ?? 0
          return [...link.getClientRects()].some(({ right }) => right > cell + 0.5)
        })
        .map((link) => link.textContent),
    )
    assert.deepEqual(beyond, [], place)
    const cut = await page
      .locator('main .mantine-Button-label')
      .evaluateAll((labels) =>
        labels.filter((label) => label.scrollWidth > label.clientWidth + 1).map((label) => label.textContent),
      )
    assert.deepEqual(cut, [], place)
  }
  opened.assertQuiet()
})

test('on a telephone what a name stands for has the whole width, and no button goes beyond its dialog', async () => {
  const { page } = opened
  await opened.goTo('/style')
  const widths = await page
    .locator('dl.facts > dd')
    .evaluateAll((facts) => facts.map((fact) => fact.getBoundingClientRect().width))
  assert.ok(widths.length > 5 && Math.min(...widths) >= 200, String(widths))
  const project = await service.newProject({ name: 'Of topics' })
  await opened.goTo(`/projects/${project}?topic=new`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Créer' }).waitFor()
  const edge = await dialog.evaluate((one) => one.getBoundingClientRect().right)
  const ends = await dialog.locator('fieldset button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const around = button.closest('fieldset:not(.permitted)') ?? document.body
      return [button.getBoundingClientRect().right, around.getBoundingClientRect().right] as const
    }),
  )
  assert.ok(ends.length > 0)
  for (const [end, around] of ends) assert.ok(end <= Math.min(edge, around), `${end} of ${edge}, ${around}`)
  opened.assertQuiet()
})
