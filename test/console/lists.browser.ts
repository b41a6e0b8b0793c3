import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { systemClock, systemIds } from '../../server/process-ports.ts'
import { recordAudit } from '../../server/services/audit/record-audit.ts'
import { eachService, type Service } from '../service.ts'
import { aConversation, aPolicy, aProject, aRecord, sha256 } from '../store/fixtures.ts'
import { openConsole, startBrowser } from './browser.ts'

/** PostgreSQL takes its rows one by one over a socket: fewer, and still many pages of each list. */
const rowsOf = { embedded: 10_000, postgres: 2_000 } as const
const elementsMax = 2_500

let browser: Browser
const project = aProject(randomUUID(), { name: 'Project 00000' })
const conversation = aConversation(project)
before(async () => {
  browser = await startBrowser()
})
after(() => browser?.close())

const named = (what: string, number: number) => `${what} ${String(number).padStart(5, '0')}`

/** Writes so many rows into each list behind the back of the quotas. */
async function fill({ app: { store }, organizationId }: Service, rows: number): Promise<void> {
  const numbers = Array.from({ length: rows }, (_, index) => index)
  const nowMs = systemClock.nowMs()
  const of = { organizationId, createdAtMs: nowMs, updatedAtMs: nowMs }
  await store.write(({ conversations }) => conversations.insert({ ...conversation, organizationId }))
  const scope = { clock: systemClock, ids: systemIds, sha256 }
  const key = {
    organizationId,
    permissions: ['guard'],
    projectIds: null,
    expiresAtMs: null,
    graceEndsAtMs: null,
  } as const
  const more = { prefix: 'rdk_x', createdAtMs: nowMs, replacedBy: null, revokedAtMs: null, lastUsedAtMs: null } as const
  const sentences = [{ id: randomUUID(), text: 'How?' }]
  const topic = { state: 'safe', sentences, similarityThreshold: 0.5, archivedAtMs: null } as const
  for (let from = 0; from < rows; from += 40) {
    await store.write(async (repositories) => {
      const some = numbers.slice(from, from + 40)
      const policies = some.map((number) => ({ ...aPolicy(organizationId), ...of, name: named('Policy', number) }))
      await repositories.policies.insertMany(policies)
      for (const number of some) {
        const id = number === 0 ? project.id : randomUUID()
        const name = named('Project', number)
        await repositories.projects.insert({ ...project, ...of, id, name, createdAtMs: nowMs + number })
        await repositories.topics.insert({ ...topic, ...of, id, name: named('Topic', number) })
        await repositories.apiKeys.insert({ ...key, ...more, id, name: named('Key', number), sha256: sha256(id) })
        const target = `policy:${id}`
        const change = {
          organizationId,
          actor: 'command line',
          action: 'policy.update',
          target,
          before: null,
          after: {},
        }
        await recordAudit(scope, repositories, change)
      }
    })
  }
  const place = { project: { ...project, organizationId }, conversation: { ...conversation, organizationId } }
  for (let from = 0; from < rows; from += 500) {
    const some = numbers.slice(from, from + 500)
    await store.record(
      some.map((number) =>
        aRecord(place, { createdAtMs: nowMs - number, text: `refund ${number % 50}`, security: number % 2 === 0 }),
      ),
    )
  }
}

eachService((service, database) => {
  const rows = rowsOf[database]
  before(() => fill(service(), rows), { timeout: 900_000 })

  test('each list with thousands of rows keeps the page small, and the last row is reached', {
    timeout: 900_000,
  }, async () => {
    const opened = await openConsole(browser, service())
    const { page } = opened
    page.setDefaultTimeout(120_000)
    const counts: string[] = []
    for (const [place, shown] of [
      ['/projects', 'Project'],
      ['/policies', 'Policy'],
      [`/policies?offset=${rows - 50}`, 'Policy'],
      [`/projects/${project.id}`, /^Topic \d+$/],
      [`/monitoring?project=${project.id}`, 'refund 0'],
      [`/monitoring?project=${project.id}&q=refund`, 'refund 0'],
      [`/conversations/${conversation.id}`, 'refund'],
      ['/keys', 'Key'],
      ['/audit', 'policy.update'],
      ['/playground', 'Project'],
      ['/', 'Project'],
    ] as const) {
      await opened.goTo(place)
      await page.locator('#content').getByText(shown).first().waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      const count = await page.evaluate(() => document.querySelectorAll('*').length)
      counts.push(`${place.replace(/[0-9a-f-]{36}/g, '…')}: ${count}`)
      assert.ok(count <= elementsMax, `${place} has ${count} elements`)
    }
    console.log(counts.join('\n'))
    await opened.goTo('/')
    const late = named('Project', rows / 2 - 100)
    await page.getByLabel('Project: Search by name').fill(late.toLowerCase())
    await page.getByLabel('Project', { exact: true }).selectOption({ label: late })
    await page.waitForURL(/project=/)
    await opened.close()
  })
})
