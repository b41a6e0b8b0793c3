import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { assertAccessible, assertFits, type ConsolePage, openConsole, startBrowser } from './browser.ts'

let browser: Browser
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

for (const database of ['embedded', 'postgres'] as const) {
  describe(database, () => {
    let service: Service
    let opened: ConsolePage
    before(async () => {
      service = await startService(database)
      opened = await openConsole(browser, service)
    })
    after(async () => {
      await service?.close()
    })

    const newTopic = async (name: string, sentences: readonly string[]) =>
      (await service.call({ path: '/api/v1/topics', body: { name, state: 'unsafe', sentences } })).json.id as string

    test('a topic is written on the page of a project, which then watches it, and a conversation says what it is about', async () => {
      const { page } = opened
      const id = await service.newProject({ name: 'A shop' })
      await opened.goTo(`/projects/${id}`)
      await page.getByText('There is no topic yet.').waitFor()
      await page.getByLabel('Description').fill('typed before')
      await page.getByRole('link', { name: 'New topic' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Refunds')
      await dialog.getByLabel('Sentences that stand for it, number 1').fill('How do I get a refund?')
      await dialog.getByRole('button', { name: 'Add to: Sentences that stand for it' }).click()
      await page.keyboard.type('I want my money back')
      await assertAccessible(page, 'a new topic')
      await page.setViewportSize({ width: 360, height: 800 })
      await assertFits(page, 'a new topic')
      await page.setViewportSize({ width: 1280, height: 900 })
      await dialog.getByRole('button', { name: 'Create' }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.equal(await page.getByLabel('Description').inputValue(), 'typed before')
      assert.equal(await page.getByLabel('Refunds on Input').isChecked(), true)
      await page.getByLabel('Refunds on Output').uncheck()
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByText('Saved', { exact: true }).waitFor()
      const [topic] = (await service.call({ path: '/api/v1/topics' })).json.items
      assert.deepEqual(
        [topic.name, topic.state, topic.sentences.map(({ text }: { text: string }) => text)],
        ['Refunds', 'safe', ['How do I get a refund?', 'I want my money back']],
      )
      const project = (await service.call({ path: `/api/v1/projects/${id}` })).json
      assert.deepEqual(project.topics, [{ topicId: topic.id, enableInput: true, enableOutput: false }])
      const body = { project_id: id, text: 'I want my money back' }
      const checked = (await service.call({ path: '/api/v1/check', body })).json
      await opened.goTo(`/conversations/${checked.conversation_id}`)
      await page.getByText('About “Refunds”').waitFor()
      await page.getByText('Details').click()
      await page.getByText(/^Refunds: 1 safe$/).waitFor()
      opened.assertQuiet()
    })

    test('of a topic that two people edit neither change is lost, and one that was archived is brought back', async () => {
      const { page } = opened
      // In the dialog that asks: before it is there, the button that opens it has the same name.
      const confirm = (name: string) =>
        page.getByRole('dialog', { name, exact: true }).getByRole('button', { name, exact: true }).click()
      const project = await service.newProject({ name: 'Of two' })
      const id = await newTopic('Parcels', ['Where is my parcel?'])
      const path = `/api/v1/topics/${id}`
      const read = async () => (await service.call({ path })).json
      await opened.goTo(`/projects/${project}`)
      await page.getByRole('link', { name: 'Parcels' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Name').fill('Mine')
      await dialog.getByLabel('Sentences that stand for it, number 1').fill('Has it been sent?')
      await service.call({ method: 'PATCH', path, body: { state: 'safe', sentences: ['When does it come?'] } })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('Theirs stands in the form now: What you think of it.').waitFor()
      const before = await read()
      assert.deepEqual([before.name, before.sentences[0].text], ['Parcels', 'When does it come?'])
      await dialog.getByRole('button', { name: 'Take theirs: Sentences that stand for it' }).click()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await dialog.getByText('Saved', { exact: true }).waitFor()
      const merged = await read()
      assert.deepEqual([merged.name, merged.state, merged.sentences[0].text], ['Mine', 'safe', 'When does it come?'])
      await dialog.getByRole('button', { name: 'Archive' }).click()
      await confirm('Archive')
      await dialog.getByText('Archived', { exact: true }).waitFor()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      await page.getByText('Archived topics (1)').click()
      await page.getByRole('link', { name: 'Mine' }).click()
      await dialog.getByRole('button', { name: 'Put back into use' }).click()
      await confirm('Put back into use')
      await dialog.getByRole('button', { name: 'Archive' }).waitFor()
      assert.equal((await read()).is_archived, false)
      opened.assertQuiet()
    })
  })
}
