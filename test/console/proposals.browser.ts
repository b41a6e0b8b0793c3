import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { aDocx, aPdf } from '../../server/documents/document.fixture.ts'
import { type Service, startService } from '../service.ts'
import { assertSound, openConsole, startBrowser } from './browser.ts'

/** What would run, were it not shown as text. */
const hostile = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

let browser: Browser
let service: Service
before(async () => {
  ;[browser, service] = await Promise.all([startBrowser(), startService('embedded')])
})
after(async () => {
  await browser?.close()
  await service?.close()
})

const policies = async () => (await service.call({ path: '/api/v1/policies', query: { limit: '500' } })).json.items

test('a document becomes policies: each proposal beside its sentence, only the chosen ones created, and not before', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  const before = (await policies()).length
  await opened.goTo('/policies')
  await page.getByRole('link', { name: 'From a document' }).click()
  await page.getByRole('heading', { level: 1, name: 'Policies from a document' }).waitFor()
  const docx = await aDocx([
    'We like tea.',
    `The assistant must never name ${hostile}`,
    'Never promise a refund.',
    'Always say that calls are recorded.',
  ])
  const file = { name: 'rules.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(docx) }
  await page.getByText('Choose a file', { exact: true }).waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Find rules' }).click()
  await page.getByText('3 found.').waitFor()
  assert.equal(await page.locator('blockquote').nth(1).innerText(), 'Never promise a refund.')
  assert.ok((await page.locator('blockquote').first().innerText()).includes('<img src=x'))
  await page.getByText('an order: say what would violate it').waitFor()
  await assertSound(page, 'proposals')
  await page.setViewportSize({ width: 1280, height: 900 })
  assert.equal((await policies()).length, before)
  const refund = page.getByRole('region', { name: 'Never promise a refund.' })
  await refund.getByLabel('Definition').fill('content that promises a refund')
  await refund.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create the chosen: 1' }).click()
  await refund.getByRole('link', { name: 'Created' }).waitFor()
  const created = (await policies()).filter(({ name }: { name: string }) => name === 'Never promise a refund.')
  assert.equal((await policies()).length, before + 1)
  assert.equal(created[0].description, 'content that promises a refund')
  opened.assertQuiet()
  await opened.close()
})

test('what cannot be read says why; a PDF tells its pages', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  await opened.goTo('/policies/from-document')
  const choose = (name: string, bytes: Uint8Array) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })
  await choose('rules.odt', new Uint8Array(3))
  await page.getByText('Its name tells no format that is read').waitFor()
  await choose('scan.pdf', aPdf([[]]))
  await page.getByRole('button', { name: 'Find rules' }).click()
  await page.getByRole('alert').getByText('holds no text, as scans do').waitFor()
  await choose('rules.pdf', aPdf([['We like tea.'], ['Never promise a refund.']]))
  await page.getByRole('button', { name: 'Find rules' }).click()
  await page.getByText('page 2').waitFor()
  await opened.close()
})

test('proposals that were edited stay until new ones are there; a file that is gone is told; nothing changes while policies are made', async () => {
  const opened = await openConsole(browser, service)
  const { page } = opened
  await opened.goTo('/policies/from-document')
  const find = page.getByRole('button', { name: 'Find rules' })
  await page.getByLabel('Or its text').fill('Never promise a discount.')
  await find.click()
  const discount = page.getByRole('region', { name: 'Never promise a discount.' })
  await discount.getByLabel('Definition').fill('content that promises a discount')
  await discount.getByRole('checkbox').check()

  const folder = mkdtempSync(join(tmpdir(), 'redoubt-proposals-'))
  const path = join(folder, 'rules.txt')
  writeFileSync(path, 'Never name a price.')
  await page.locator('input[type=file]').setInputFiles(path)
  rmSync(folder, { recursive: true })
  await find.click()
  await page.getByRole('alert').getByText('The file cannot be read any more').waitFor()
  assert.equal(await discount.getByLabel('Definition').inputValue(), 'content that promises a discount')
  assert.equal(await discount.getByRole('checkbox').isChecked(), true)

  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route('**/api/v1/policies', async (route) => {
    reached.resolve()
    await released.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Create the chosen: 1' }).click()
  await reached.promise
  for (const field of ['Name', 'Definition', 'Take'])
    assert.equal(await discount.getByLabel(field).isDisabled(), true, field)
  released.resolve()
  await discount.getByRole('link', { name: 'Created' }).waitFor()

  const text = { name: 'rules.txt', mimeType: 'text/plain', buffer: Buffer.from('Never name a price.') }
  await page.locator('input[type=file]').setInputFiles(text)
  await find.click()
  await page.getByRole('region', { name: 'Never name a price.' }).waitFor()
  assert.equal(await discount.count(), 0)
  opened.assertQuiet()
  await opened.close()
})
