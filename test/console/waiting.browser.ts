import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { assertSound, openConsole, startBrowser } from './browser.ts'

const catalogueModule = new URL('../http/waiting-catalogue.fixture.ts', import.meta.url).href
/** A text is judged for at most 5 s; what stands behind it is not refused meanwhile. */
const patient = { REDOUBT_CHECK_TIMEOUT_MS: '20000', REDOUBT_QUEUE_WAIT_MS: '60000' }

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

/** Puts the clock of the page forward beyond the next count, and waits for it. */
async function nextCount(page: Page): Promise<void> {
  const count = page.waitForResponse((response) => response.url().includes('/api/v1/queues'))
  await page.clock.fastForward(16_000)
  await count
}

for (const database of ['embedded', 'postgres'] as const) {
  describe(database, () => {
    let service: Service
    before(async () => {
      service = await startService(database, patient, { catalogueModule })
    })
    after(() => service?.close())

    /** A job that was given up, and one that is due in an hour. */
    const addJobs = () =>
      service.app.store.write(async ({ jobs }) => {
        const { organizationId } = service
        const nowMs = Date.now()
        const job = {
          organizationId,
          name: 'privacy.erase',
          payload: { erasureId: randomUUID() },
          uniqueKey: null,
        } as const
        await jobs.add({ ...job, runAtMs: 0 })
        // Within this transaction nobody else can take it.
        for (const { id } of (await jobs.lease('the test', nowMs, 60_000, 100)).filter(({ name }) => name === job.name))
          await jobs.fail(id, 'broken', null, nowMs)
        await jobs.add({ ...job, runAtMs: nowMs + 3_600_000 })
      })

    test('what waits is counted on the overview with its parts, and is gone when it is done; what was given up is told', async () => {
      const opened = await openConsole(browser, service)
      const { page } = opened
      await page.clock.install()
      await opened.goTo('/')
      const tile = page.locator('.tile', { hasText: 'Waiting now' })
      await tile.getByText('Nothing of your organization waits.').waitFor()
      assert.equal(await tile.getByText('given up').count(), 0)

      const gate = join(tmpdir(), `redoubt-gate-${randomUUID()}`)
      const flood = Array.from({ length: 60 }, (_, place) =>
        service.call({ path: '/api/v1/check', body: { text: `wait for ${gate} ${place}`, store: false } }),
      )
      try {
        let told = 0
        for (let look = 0; look < 500 && told === 0; look += 1)
          told = (await service.call({ path: '/api/v1/queues' })).json.server.checks
        assert.ok(told > 0)
        await nextCount(page)
        await tile.getByText('Of what').click()
        const [, number] = (await tile.innerText()).split('\n').filter((line) => line.trim() !== '')
        assert.ok(Number(number) > 0, `${number} wait`)
        assert.match(await tile.locator('dl').innerText(), new RegExp(`^Texts to judge\\s+${number} waiting$`))
        await addJobs()
        await nextCount(page)
        await tile.getByText('1 given up', { exact: true }).waitFor()
        assert.match(await tile.locator('dl').innerText(), /Erasures\s+1 due later, 1 given up in the last 30 days$/)
        await assertSound(page, 'the overview while something waits')
      } finally {
        await writeFile(gate, '')
        await Promise.all(flood)
        await rm(gate)
      }
      await nextCount(page)
      await tile.getByText('Nothing of your organization waits.').waitFor()
      await page.evaluate(() => localStorage.setItem('redoubt-language', 'fr'))
      await opened.goTo('/')
      const french = page.locator('.tile', { hasText: 'En attente' })
      await french.getByText('Rien n’attend dans votre organisation.').waitFor()
      await french.getByText('1 abandonnés', { exact: true }).waitFor()
      opened.assertQuiet()
      await opened.close()
    })

    test('whoever may not ask what waits is shown no tile, and nothing is asked for them', async () => {
      const key = await service.newKey(['guard'])
      const opened = await openConsole(browser, service, { isSignedIn: false })
      const { page } = opened
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(`${service.address}/console/sign-in`)
      await page.getByLabel('API key').fill(key.key)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
      await page.waitForLoadState('networkidle')
      assert.equal(await page.getByText('Waiting now').count(), 0)
      assert.ok(!asked.includes('/api/v1/queues'))
      await opened.close()
    })
  })
}
