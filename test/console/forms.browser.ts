import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Dialog, Request } from 'playwright-core'
import { eachService } from '../service.ts'
import { assertAccessible, type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

eachService((service) => {
  let opened: ConsolePage
  before(async () => {
    opened = await openConsole(browser, service())
  })
  after(() => opened?.close())

  test('what was typed is not lost by leaving: there is a question first, and none where nothing would be lost', async () => {
    const { page } = opened
    const id = await service().newProject({ name: 'Half written' })
    const asked: string[] = []
    let answer = false
    const onDialog = async (dialog: Dialog) => {
      asked.push(dialog.type() === 'beforeunload' ? 'window' : dialog.message())
      await (answer || dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss())
    }
    await opened.goTo('/policies')
    page.on('dialog', onDialog)
    const question = 'What you typed here is not saved. Leave it anyway?'
    const nav = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
    const isAt = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await page.getByRole('link', { name: 'New policy' }).click()
    await isAt('New policy')
    await nav('Policies').click()
    await isAt('Policies')
    assert.deepEqual(asked, [], 'nothing was typed')
    await page.getByRole('link', { name: 'New policy' }).click()
    await page.getByLabel('Definition').fill('content that names quaggas')
    await nav('Monitoring').click()
    await page.goBack({ waitUntil: 'commit' }).catch(() => {})
    await isAt('New policy')
    assert.deepEqual(asked, [question, question])
    assert.equal(await page.getByLabel('Definition').inputValue(), 'content that names quaggas')
    await page.getByLabel('Name').fill('No quaggas')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await isAt('No quaggas')
    await nav('Projects').click()
    await isAt('Projects')
    assert.equal(asked.length, 2, 'it was created')

    await opened.goTo(`/projects/${id}`)
    await page.getByLabel('Description').fill('for the counter')
    await page.getByRole('tab', { name: 'Code to paste' }).click()
    await page.getByText('curl', { exact: true }).waitFor()
    await page.getByRole('tab', { name: 'Settings' }).click()
    assert.equal(await page.getByLabel('Description').inputValue(), 'for the counter')
    const path = `**/api/v1/projects/${id}`
    const refusal = { status: 400, detail: 'Not now.', code: 'invalid-request' }
    const refused = { status: 400, contentType: 'application/problem+json', body: JSON.stringify(refusal) }
    await page.route(path, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(refused) : route.continue(),
    )
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alert').getByText('Not now.').waitFor()
    await page.unroute(path)
    await nav('Members').click()
    assert.equal(asked.length, 3, 'a save that failed keeps what was typed')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await nav('Members').click()
    await isAt('Members')
    assert.equal(asked.length, 3, 'it was saved')

    await opened.goTo(`/projects/${id}?topic=new`)
    await page.getByRole('dialog').getByLabel('Name').fill('Refunds')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor()
    assert.equal(await page.getByRole('dialog').getByLabel('Name').inputValue(), 'Refunds')
    assert.equal(asked.length, 4)
    await page.reload()
    assert.equal(asked.at(-1), 'window')
    await page.getByRole('dialog').getByLabel('Name').fill('Refunds')
    answer = true
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.equal(asked.at(-1), question)
    page.off('dialog', onDialog)
  })

  test('a number that is out of bounds stays as it was typed: its field says the bounds, and nothing is sent', async () => {
    const { page } = opened
    const id = await service().newProject({ name: 'Numbers' })
    const policy = await service().newPatternPolicy(['numbat'], { name: 'No numbats' })
    const sent: string[] = []
    const onRequest = (request: Request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    }
    page.on('request', onRequest)
    const refused = async (label: string | RegExp, typed: string, bounds: string, button: string) => {
      const field = page.getByRole('textbox', { name: label })
      await field.fill(typed)
      await page.getByRole('button', { name: button, exact: true }).click()
      assert.equal(await field.inputValue(), typed)
      await field.locator('xpath=ancestor::*[contains(@class,"root")][1]').getByText(bounds, { exact: true }).waitFor()
    }
    await opened.goTo(`/projects/${id}`)
    await page.getByLabel('Name').fill('Numbers of days')
    await refused('Days until texts are removed', '-5', 'From 1 to 36,500', 'Save')
    await page.getByRole('textbox', { name: 'Days until texts are removed' }).fill('')
    await refused(/^Threshold/, '', 'From 0 to 100', 'Save')
    assert.deepEqual(sent, [])
    await page.getByRole('textbox', { name: /^Threshold/ }).fill('1.25')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    const saved = (await service().call({ path: `/api/v1/projects/${id}` })).json
    assert.deepEqual(
      [saved.name, saved.dataRetentionDays, saved.securityGuardrails.securityGuardrailDetectionThreshold],
      ['Numbers of days', null, 1.25],
    )
    sent.length = 0
    await opened.goTo(`/policies/${policy}?project=${id}`)
    await refused('Threshold', '7', 'From 0 to 1', 'Save')
    await page.getByRole('button', { name: 'Judge them' }).click({ trial: true })
    await refused('Messages, at most 500', '9000', 'From 1 to 500', 'Judge them')
    await opened.goTo(`/red-team/new?project=${id}`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Too much')
    await refused(/^Prompts/, '9999', 'From 1 to 20', 'Create')
    assert.deepEqual(sent, [])
    page.off('request', onRequest)
  })

  test('what the service finds wrong with a pattern stands once, beside its field, of the pattern as it was typed', async () => {
    const { page } = opened
    const said = 'is not RE2 syntax: missing closing ) at "(abc"'
    const once = async (text: string) => {
      await page.getByText(text).first().waitFor()
      assert.equal(await page.getByText(text).count(), 1, text)
    }
    await opened.goTo('/policies/new')
    await page.getByLabel('Name').fill('Share picks')
    await page.getByLabel('Definition').fill('content that picks shares')
    await page.getByRole('button', { name: 'Add to: Patterns that violate it (RE2)' }).click()
    const pattern = page.getByLabel('Patterns that violate it (RE2), number 1', { exact: true })
    await pattern.fill('(abc')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('alert').getByText('Patterns that violate it (RE2): what is wrong stands beside it.').waitFor()
    await once(said)
    assert.equal(await pattern.getAttribute('aria-invalid'), 'true')
    await assertAccessible(page, 'a policy with a wrong pattern')
    await pattern.fill('(abc)')
    assert.equal(await page.getByText(said).count(), 0, 'it was said of what stood there before')
    await pattern.fill('(abd')
    await page.getByLabel(/^Sentences, one a line/).fill('abc')
    await page.getByRole('button', { name: 'Try them' }).click()
    await once('Patterns that violate it (RE2), number 1: is not RE2 syntax: missing closing ) at "(abd"')

    await opened.goTo(`/red-team/new?project=${await service().newProject({ name: 'Wrong lines' })}`)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bank bot')
    await page.getByLabel('Patterns that no answer may match (RE2)').fill('abc\n\n([a-z')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('alert').getByText('Patterns that no answer may match (RE2): what is wrong').waitFor()
    await once('Line 3: is not RE2 syntax: missing closing ] at "[a-z"')
    assert.equal(await page.getByText('checks.patterns').count(), 0)
  })

  test('nothing of this made a page break, a policy of the browser object or anything be asked for elsewhere', () => {
    opened.assertQuiet()
  })
})
