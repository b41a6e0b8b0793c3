import type { Browser } from 'playwright-core'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import { createClient } from '../../client/create-client.ts'
import type { BenchServer } from '../bench-server.ts'
import { fillMonitoring } from '../load/fill-monitoring.ts'
import type { Bar, Measured } from '../report.ts'
import { median, quantile } from '../statistics.ts'
import { consolePlaces, type Filled } from './console-places.ts'
import { actOnPage, type Visit, type Visitor, visitPage } from './visit-page.ts'

/** How much is measured. */
export interface ConsoleEffort {
  readonly database: 'embedded' | 'PostgreSQL'
  readonly messages: number
  /** How often each page is visited. */
  readonly visits: number
}

/** A server, its database, and where that lies for whoever fills it by SQL. */
export interface Place {
  readonly server: BenchServer
  /** Null = the embedded database of the server. */
  readonly postgresUrl: string | null
}

const bytesMax = 250_000
const interactiveMsMax = 1_500
const day = 86_400_000
/** Where in the list the page lies that is far down. */
const deepShare = 0.9

/** The console over many messages, and over none: the pages in windows with an empty cache, then what is done on them. */
export async function measureConsole(
  browser: Browser,
  full: Place,
  empty: Place,
  effort: ConsoleEffort,
): Promise<readonly Measured[]> {
  const filledFromMs = performance.now()
  const filled = await fill(full, effort.messages)
  const fillSeconds = Math.round((performance.now() - filledFromMs) / 1_000)
  const nothing = await fill(empty, 0)
  const visitor = await signedIn(browser, full.server)
  const other = await signedIn(browser, empty.server)
  const baseline = new Map<string, readonly Visit[]>()
  for (const { name, place, mark } of consolePlaces(nothing))
    baseline.set(name, await visits(other, place, mark, effort.visits))
  const rows: (string | number | null)[][] = []
  const bars: Bar[] = []
  const note = (name: string, visited: readonly Visit[], before: readonly Visit[] | undefined) => {
    const bytes = Math.max(...visited.map((visit) => visit.bytes))
    const waited = visited.map(({ interactiveMs }) => interactiveMs)
    const [drawn, interactive, slowest] = [
      median(visited.map(({ drawnMs }) => drawnMs)),
      median(waited),
      quantile(waited, 1),
    ]
    const requests = Math.max(...visited.map((visit) => visit.requests))
    const was = before ? median(before.map(({ interactiveMs }) => interactiveMs)) : null
    const wasBytes = before ? Math.max(...before.map((visit) => visit.bytes)) / 1_000 : null
    rows.push([name, bytes / 1_000, wasBytes, requests, drawn, interactive, slowest, was, visited.length])
    const of = `${name}, ${effort.database}`
    bars.push({ name: `${of}, kB`, unit: 'kB', limit: bytesMax / 1_000, kind: 'at most', measured: bytes / 1_000 })
    bars.push({ name: `${of}, interactive`, unit: 'ms', limit: interactiveMsMax, kind: 'at most', measured: slowest })
  }
  const nobody = (of: Visitor) => visits({ ...of, cookies: null }, '/sign-in', 'API key', effort.visits)
  note('Signing in', await nobody(visitor), await nobody(other))
  for (const { name, place, mark } of consolePlaces(filled))
    note(name, await visits(visitor, place, mark, effort.visits), baseline.get(name))
  const done = await actions(visitor, filled, effort)
  const count = effort.messages.toLocaleString('en-US')
  return [
    {
      section: {
        title: `The console over ${count} messages, ${effort.database} database`,
        about: `One project, filled in ${fillSeconds} s as checks would leave it. Each page in a window with an empty cache, signed in; bytes and requests of all replies until nothing was asked for half a second, the most of all visits. Interactive: its content is drawn, the page takes tasks, and the last task of more than 50 ms is over. Baseline: the same pages on a database without messages in the same run, visited first.`,
        columns: [
          'page',
          'kB',
          'kB without messages',
          'requests',
          'drawn, median ms',
          'interactive, median ms',
          'interactive, slowest ms',
          'without messages, median ms',
          'visits',
        ],
        rows,
      },
      bars,
    },
    done,
  ]
}

/** Projects, a policy, a red-team test that was attacked, and the messages. */
async function fill({ server, postgresUrl }: Place, messages: number): Promise<Filled> {
  const client = createClient({
    baseUrl: `http://127.0.0.1:${server.port}`,
    apiKey: server.key,
    organizationId: server.organizationId,
  })
  const policyName = 'No numbats'
  const policy = await client.call('createPolicy', {
    body: { name: policyName, description: 'content that names numbats', patterns: { deny: ['numbat'] } },
  })
  const { projectId } = await client.call('createProject', {
    body: {
      name: 'Bench',
      description: 'a project that is measured',
      organizationId: server.organizationId,
      securityGuardrails: { securityGuardrailBlockInput: true, securityGuardrailBlockOutput: false },
      policies: [{ metricId: policy.id, blockInput: true, blockOutput: false }],
    },
  })
  const target = async () => 'We open at nine.'
  const settings = { project_id: projectId, name: 'Bench test', policies: [{ policy: 'Never promise a loan.' }] }
  const options = { client, settings, target, techniqueIds: ['plain.ask'], maximumMultiTurn: 1, maxScenarios: 1 }
  const { id } = await prepareTest(options)
  await runAttack({ client, testId: id, target, concurrency: 1 })
  if (messages === 0) return { projectId, testId: id, policyName, past: null }
  const nowMs = Date.now()
  const { organizationId } = server
  const plan = { organizationId, projectId, policyId: policy.id, messages, nowMs }
  await fillMonitoring(postgresUrl === null ? { sqlitePath: server.sqlitePath } : { postgresUrl }, plan)
  const to = new Date(nowMs - deepShare * 28 * day).toISOString()
  const deep = await client.call('listMessages', { query: { project_id: projectId, to, limit: 1 } })
  const found = await client.call('listMessages', { query: { project_id: projectId, limit: 1 } })
  if (found.total !== messages) throw new Error(`The list tells of ${found.total} messages of ${messages}.`)
  const dayOf = (daysAgo: number) => new Date(nowMs - daysAgo * day).toISOString().slice(0, 10)
  return {
    projectId,
    testId: id,
    policyName,
    past: {
      conversationId: deep.items[0]?.conversation_id ?? '',
      deepCursor: deep.next_cursor ?? '',
      policyId: policy.id,
      days: { from: dayOf(15), to: dayOf(13) },
    },
  }
}

async function signedIn(browser: Browser, { port, key }: BenchServer): Promise<Visitor> {
  const address = `http://127.0.0.1:${port}`
  const context = await browser.newContext()
  const reply = await context.request.post(`${address}/api/v1/session`, { data: { api_key: key } })
  if (!reply.ok()) throw new Error(`Signing in answered ${reply.status()}: ${await reply.text()}`)
  const cookies = await context.cookies()
  await context.close()
  return { browser, address, cookies }
}

async function visits(visitor: Visitor, place: string, mark: string, times: number): Promise<readonly Visit[]> {
  const found: Visit[] = []
  for (let time = 0; time < times; time++) {
    const { close, ...visit } = await visitPage(visitor, place, mark)
    found.push(visit)
    await close()
  }
  return found
}

/** What is done on the page of messages; from the first click or key until what it asked for is drawn. */
async function actions(visitor: Visitor, filled: Filled, effort: ConsoleEffort): Promise<Measured> {
  const issues = (effort.messages / 50).toLocaleString('en-US')
  const names = [
    'blocked ones only',
    'a word of every text',
    'older ones',
    'a word of no text',
    'another page meanwhile',
  ]
  const found = new Map<string, number[]>(names.map((name) => [name, []]))
  for (let time = 0; time < effort.visits; time++) {
    const { page, close } = await visitPage(visitor, `/monitoring?project=${filled.projectId}`, 'Leeds')
    const measured = async (name: string, mark: string, act: Parameters<typeof actOnPage>[2]) =>
      found.get(name)?.push(await actOnPage(page, mark, act))
    const search = (word: string) => async () => {
      await page.getByLabel('Words in the text').fill(word)
      await page.getByLabel('Words in the text').press('Enter')
    }
    const blocked = page.getByLabel('Blocked ones only')
    await measured('blocked ones only', `${issues} messages`, () => blocked.click({ force: true }))
    await blocked.click({ force: true })
    await page.getByText(`${effort.messages.toLocaleString('en-US')} messages`).waitFor()
    await measured('older ones', 'Newest', () => page.getByRole('button', { name: 'Show older ones' }).click())
    await measured('a word of every text', '50 found here', search('Leeds'))
    await measured('a word of no text', '0 found here', search('numbat'))
    // A search that goes on must not hold up anything else.
    await search('okapi')()
    await measured('another page meanwhile', 'Show archived ones', () =>
      page.getByRole('link', { name: 'Projects', exact: true }).click(),
    )
    await close()
  }
  return {
    section: {
      title: `What is done on the page of messages, ${effort.database} database`,
      about:
        'From the first click or key until what it asked for is drawn, in a window that stands open. A word of no text: the page looks through the newest 200,000 messages before it asks whether to go on. Another page meanwhile: Projects, while such a search goes on.',
      columns: ['what', 'median ms', 'slowest ms', 'times'],
      rows: [...found].map(([name, values]) => [name, median(values), quantile(values, 1), values.length]),
    },
    bars: [...found]
      // A search of everything takes as long as there is text, which the page tells; what it shows meanwhile works.
      .filter(([name]) => name !== 'a word of no text')
      .map(([name, values]) => ({
        name: `${name}, ${effort.database}`,
        unit: 'ms',
        limit: interactiveMsMax,
        kind: 'at most',
        measured: quantile(values, 1),
      })),
  }
}
