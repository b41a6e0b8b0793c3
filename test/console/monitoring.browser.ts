import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { type Service, startService } from '../service.ts'
import { assertAccessible, assertFits, assertSound, type ConsolePage, openConsole, startBrowser } from './browser.ts'

/** What would run, were it not shown as text. */
const hostile = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'

let browser: Browser
let service: Service
let opened: ConsolePage
let project = ''
before(async () => {
  ;[browser, service] = await Promise.all([startBrowser(), startService('embedded')])
  opened = await openConsole(browser, service)
  project = await service.newProject({ name: 'Searched' })
  for (const text of [
    'Where is my REFUND?',
    `${'Long before it. '.repeat(60)}A café owner wants a refund ${hostile}`,
    '请告诉我退款的状态',
    ...Array.from({ length: 60 }, (_, number) => `Good morning ${number}`),
  ]) {
    const answer = await service.call({ path: '/api/v1/check', body: { project_id: project, text } })
    assert.equal(answer.status, 200, answer.text)
  }
})
after(async () => {
  await browser?.close()
  await service?.close()
})

const place = () => new URL(opened.page.url()).searchParams

test('words are looked for in stored texts, in any language, and marked where they stand; hostile text stays text', async () => {
  const { page } = opened
  await opened.goTo(`/monitoring?project=${project}`)
  await page.getByLabel('Words in the text').fill('refund')
  await page.keyboard.press('Enter')
  await page.getByText('2 found here. Looked through: all 63 messages of the last 31 days;').waitFor()
  assert.deepEqual(await page.locator('td mark').allInnerTexts(), ['refund', 'REFUND'])
  assert.equal(place().get('q'), 'refund')
  await assertSound(page, 'a search')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByLabel('Words in the text').fill('cafe "img src=x"')
  await page.keyboard.press('Enter')
  await page.getByText('1 found here.').waitFor()
  assert.deepEqual(await page.locator('td mark').allInnerTexts(), ['café', 'img src=x'])
  await opened.goTo(`/monitoring?project=${project}&q=${encodeURIComponent('退款')}`)
  await page.locator('td mark').filter({ hasText: '退款' }).waitFor()
  await opened.goTo(`/monitoring?project=${project}&q=nowhere`)
  await page.getByText('No message').waitFor()
  opened.assertQuiet()
})

test('older messages are a page of their own, which the address names', async () => {
  const { page } = opened
  await opened.goTo(`/monitoring?project=${project}`)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await page.getByText('请告诉我退款的状态').waitFor()
  assert.equal(await page.locator('tbody tr').count(), 13)
  assert.ok(place().get('cursor'))
  await page.reload()
  await page.getByText('请告诉我退款的状态').waitFor()
  await page.getByRole('button', { name: 'Newest' }).click()
  await page.getByText('Good morning 59').waitFor()
  assert.equal(place().get('cursor'), null)
})

test('messages are narrowed by side, criticality, latency and security; the address and a saved view hold it', async () => {
  const { page } = opened
  const critical = await service.newPatternPolicy(['okapi'], { name: 'No okapis', criticality: 'critical' })
  const narrowed = await service.newProject({
    name: 'Narrowed',
    policies: [{ metricId: critical, blockInput: true, blockOutput: true }],
  })
  const check = (body: object) => service.call({ path: '/api/v1/check', body: { project_id: narrowed, ...body } })
  await check({ text: 'An okapi asks.' })
  await check({ text: 'What do you sell?', output: 'An okapi answers.' })
  await opened.goTo(`/monitoring?project=${narrowed}`)
  await page.getByText('3 messages').waitFor()
  await page.getByText('More filters').click()
  await page.getByLabel('Side').selectOption('output')
  await page.getByText('1 messages').waitFor()
  await page.getByText('An okapi answers.').waitFor()
  await page.getByLabel('Side').selectOption('')
  await page.getByLabel('Violated policy of criticality').selectOption('critical')
  await page.getByText('2 messages').waitFor()
  assert.equal(place().get('criticality'), 'critical')
  await page.reload()
  await page.getByText('2 messages').waitFor()
  await assertSound(page, 'the list with all filters')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByLabel('Took at least, in ms').fill('3000000')
  await page.getByLabel('Took at least, in ms').press('Enter')
  await page.getByText('No message').waitFor()
  opened.assertQuiet()
})

test('messages are narrowed by what they carry, by role, mode, topic, feedback and conversation', async () => {
  const { page } = opened
  const watched = await service.newPatternPolicy(['apollo'])
  const sentences = ['How do I get a refund?']
  const made = { path: '/api/v1/topics', body: { name: 'Refunds', state: 'safe', sentences } }
  const topicId = (await service.call(made)).json.id
  const carrying = await service.newProject({
    name: 'Carrying',
    policies: [{ metricId: watched, blockInput: true, blockOutput: true, shadow: true }],
    topics: [{ topicId, enableInput: true, enableOutput: false }],
  })
  const { id: conversation_id } = (
    await service.call({
      path: '/public/guard/v1/conversation_linked',
      query: { project_id: carrying, conversation_linked_id: 'ada 1' },
      body: {},
    })
  ).json
  const other = await service.newConversation(carrying)
  const send = async (content: string, { role = 'user', to = other, ...more } = {}) => {
    const body = { messages_history: [{ role, content }], ...more }
    const path = '/public/guard/v1/input_guardrails'
    const answer = await service.call({ path, query: { conversation_id: to }, body })
    assert.equal(answer.status, 200, answer.text)
    return answer.json.input_request.id as string
  }
  await send('It is Ada.', { to: conversation_id })
  await send('We answer.', { role: 'assistant' })
  await send('How do I get a refund?')
  await send('The apollo project')
  const missed = await send('Let through')
  const feedback = { kind: 'missed', security: true }
  assert.equal((await service.call({ path: `/api/v1/messages/${missed}/feedback`, body: feedback })).status, 201)
  await opened.goTo(`/monitoring?project=${carrying}`)
  await page.getByText('5 messages').waitFor()
  await page.getByText('More filters').click()
  for (const [label, value, text] of [
    ['Said by', 'assistant', 'We answer.'],
    ['Violated policy', 'shadow', 'The apollo project'],
    ['About the topic', topicId, 'How do I get a refund?'],
    ['Feedback', 'missed', 'Let through'],
  ]) {
    const field = page.getByLabel(label ?? '', { exact: true })
    await field.selectOption(value ?? '')
    await page.getByText('1 messages').waitFor()
    assert.equal(
      await page
        .locator('tbody tr')
        .filter({ hasText: text ?? '' })
        .count(),
      1,
      label,
    )
    await field.selectOption('')
    await page.getByText('5 messages').waitFor()
  }
  await page.getByLabel('With images').check()
  await page.getByText('No message').waitFor()
  assert.equal(place().get('images'), 'true')
  await page.getByLabel('With images').uncheck()
  await page.getByLabel('Linked id', { exact: true }).fill('ada 1')
  await page.keyboard.press('Enter')
  await page.getByText('1 messages').waitFor()
  assert.equal(await page.locator('tbody tr').filter({ hasText: 'It is Ada.' }).count(), 1)
  await page.reload()
  await page.getByText('1 messages').waitFor()
  assert.equal(
    await page.getByLabel('Linked id', { exact: true }).inputValue(),
    'ada 1',
    'it stands open where one is in use',
  )
  await assertSound(page, 'the list with all filters')
  await page.setViewportSize({ width: 1280, height: 900 })
  opened.assertQuiet()
})

test('at 360 px the filters are folded, say how many are in use and unfold; on a wide screen they stand open', async () => {
  const { page } = opened
  await page.setViewportSize({ width: 360, height: 800 })
  await opened.goTo(`/monitoring?project=${project}`)
  const words = page.getByLabel('Words in the text')
  const button = page.getByRole('button', { name: 'Filters', exact: true })
  await page.getByText('Good morning 59').waitFor()
  assert.equal(await words.isVisible(), false)
  assert.equal(await button.getAttribute('aria-expanded'), 'false')
  const first = await page.locator('tbody tr').first().boundingBox()
  assert.ok(first !== null && first.y < 800, `the first message stands at ${first?.y} px, on the first screen`)
  await assertAccessible(page, 'folded filters')
  await button.press('Enter')
  assert.equal(await button.getAttribute('aria-expanded'), 'true')
  await words.fill('refund')
  await words.press('Enter')
  await page.getByRole('button', { name: 'Filters (1 in use)' }).waitFor()
  await page.getByLabel('Blocked ones only').check()
  await page.getByRole('button', { name: 'Filters (2 in use)' }).click()
  assert.equal(await words.isVisible(), false)
  await page.reload()
  await page.getByRole('button', { name: 'Filters (2 in use)' }).waitFor()
  assert.equal(await words.isVisible(), false, 'closed again, and still in use')
  await assertFits(page, 'folded filters')
  await page.setViewportSize({ width: 1280, height: 900 })
  await words.waitFor()
  assert.equal(await page.getByRole('button', { name: 'Filters (2 in use)' }).isVisible(), false)
  opened.assertQuiet()
})

test('what one person said is erased by their linked id', async () => {
  const { page } = opened
  const { json } = await service.call({
    path: '/public/guard/v1/conversation_linked',
    query: { project_id: project, conversation_linked_id: 'ada-1' },
    body: {},
  })
  const said = { path: '/public/guard/v1/input_guardrails', query: { conversation_id: json.id } }
  await service.call({
    ...said,
    body: { messages_history: [{ role: 'user', content: 'My name is Ada Quillfeather.' }] },
  })
  await opened.goTo(`/monitoring?project=${project}`)
  await page.getByText('My name is Ada Quillfeather.').waitFor()
  await page.getByRole('button', { name: 'Erase a person’s data' }).click()
  await page.getByLabel('Linked id of the person').fill('ada-1')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Erase', exact: true })
    .getByRole('button', { name: 'Erase', exact: true })
    .click()
  await page.getByText('Erased: 1 messages').waitFor()
  await page.getByText('My name is Ada Quillfeather.').waitFor({ state: 'hidden' })
  opened.assertQuiet()
})

test('filters are kept under a name, chosen again, renamed and deleted', async () => {
  const { page } = opened
  await opened.goTo(`/monitoring?project=${project}&q=refund&unsafe=true&from=2026-01-02`)
  await page.getByRole('button', { name: 'Saved views' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved views' })
  await dialog.getByText('None is saved yet.').waitFor()
  await dialog.getByLabel('Name').fill(`Refunds ${hostile}`)
  await dialog.getByLabel('For everybody in the organization').check()
  await dialog.getByRole('button', { name: 'Save these filters' }).click()
  const view = dialog.getByRole('button', { name: `Refunds ${hostile}`, exact: true })
  await view.waitFor()
  await assertAccessible(page, 'saved views')
  await page.keyboard.press('Escape')
  await opened.goTo('/monitoring?q=other&cursor=x')
  await page.getByRole('button', { name: 'Saved views' }).click()
  await view.click()
  await page.waitForURL(/q=refund/)
  const wanted = { project, q: 'refund', unsafe: 'true', from: '2026-01-02' }
  assert.deepEqual(Object.fromEntries(place()), wanted)
  await page.getByRole('button', { name: 'Saved views' }).click()
  await dialog.getByRole('button', { name: 'Rename: Refunds' }).click()
  await dialog.getByLabel('New name').fill('Late refunds')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.getByRole('button', { name: 'Late refunds', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click()
  await dialog.getByText('None is saved yet.').waitFor()
  const { json } = await service.call({ path: '/api/v1/audit-log', query: { action: 'saved_view', limit: '10' } })
  assert.equal(json.total, 3)
  opened.assertQuiet()
})

test('what the address names and the page does not know is shown as chosen; no other project stands for it', async () => {
  const { page } = opened
  const policy = await service.newPatternPolicy(['secret'])
  const archived = await service.newProject({ name: 'Archived' })
  for (const path of [`/api/v1/policies/${policy}`, `/api/v1/projects/${archived}`])
    await service.call({ method: 'DELETE', path })
  await opened.goTo(`/monitoring?project=${project}&policy=${policy}`)
  await page.getByText('No message').waitFor()
  assert.equal(await page.getByLabel('Judged by').inputValue(), policy)
  await page.getByLabel('Judged by').selectOption('')
  await page.getByText('Good morning 59').waitFor()
  assert.equal(place().get('policy'), null)
  const missing = page.getByText('This project is not there')
  for (const where of ['/monitoring', '/', '/playground', '/red-team/new']) {
    await opened.goTo(`${where}?project=${archived}`)
    await missing.waitFor()
    assert.equal(await page.getByLabel('Project', { exact: true }).inputValue(), archived, where)
    assert.equal(await page.locator('tbody tr').count(), 0, where)
  }
  await opened.goTo(`/monitoring?project=${archived}`)
  await page.getByLabel('Project', { exact: true }).selectOption(project)
  await page.getByText('Good morning 59').waitFor()
  assert.equal(await missing.count(), 0)
  opened.assertQuiet()
})
