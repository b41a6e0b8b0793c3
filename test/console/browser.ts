import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { Service } from '../service.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * How long each answer of the service is held back: `CONSOLE_ANSWER_DELAY_MS=600 npm run test:console` finds what does not wait for what it reads.
 * One test fails by it alone, since a browser whose requests are held asks no other origin's leave (CORS). Default 0.
 */
const answerDelayMs = Number(process.env.CONSOLE_ANSWER_DELAY_MS ?? 0)

/** A page of the console, and what it must never do. */
export interface ConsolePage {
  readonly page: Page
  /** Goes to a place inside the console and waits until it stands. */
  goTo(place: string): Promise<void>
  /** Fails when a script was kept from running, something outside was asked for, or a page broke. */
  assertQuiet(): void
  close(): Promise<void>
}

/** Starts Debian's Chromium; fails, in plain words, where there is none. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  assert.ok(
    existsSync(executablePath),
    `There is no Chromium at ${executablePath}: apt-get install chromium, or set CHROMIUM.`,
  )
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
}

/** Opens a window on the console, signed in with a one-time code unless told otherwise. */
export async function openConsole(
  browser: Browser,
  service: Service,
  {
    isSignedIn = true,
    width = 1280,
    look = 'light',
    provider = null,
  }: {
    readonly isSignedIn?: boolean
    readonly width?: number
    readonly look?: 'light' | 'dark'
    /** Where the browser may go beside the service, by its origin; null = nowhere. */
    readonly provider?: string | null
  } = {},
): Promise<ConsolePage> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: 'en-GB',
    colorScheme: look,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  if (answerDelayMs > 0) await delayAnswers(context)
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const faults: string[] = []
  await page.exposeFunction('reportFault', (text: string) => faults.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportFault(text: string): void }).reportFault
      report(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    const isExpected = url.startsWith(service.address) || (provider !== null && url.startsWith(`${provider}/`))
    if (!isExpected && !/^(blob|data):/.test(url)) faults.push(`outside: ${url}`)
  })
  const opened: ConsolePage = {
    page,
    async goTo(place) {
      await page.goto(`${service.address}/console${place}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
    assertQuiet: () => assert.deepEqual(faults, []),
    close: () => context.close(),
  }
  if (isSignedIn) await signIn(opened, service)
  return opened
}

/** A slow machine, made on a quick one. */
async function delayAnswers(context: BrowserContext): Promise<void> {
  await context.route(/\/api\/v1\//, async (route) => {
    await delay(answerDelayMs)
    await route.continue().catch(() => {})
  })
}

/** Signs in by the link that the start prints. */
export async function signIn({ page }: ConsolePage, service: Service): Promise<void> {
  const code = await service.app.createSignInCode()
  assert.ok(code)
  await page.goto(`${service.address}/console/sign-in#code=${code}`)
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
}

/** Fails on each breach of WCAG 2.2 AA that axe finds on the page. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(axeSource)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>
      }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    // A dialog's own header is no banner of the page, which axe does not see.
    const rules = { 'landmark-no-duplicate-banner': { enabled: false }, 'landmark-unique': { enabled: false } }
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags }, rules })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary.slice(0, 200)}`),
    )
  })
  assert.deepEqual(found, [], `${where} is accessible`)
}

/** Fails where a place that is open runs what a client wrote, is not accessible, or does not fit into 360 px or a 4K screen. */
export async function assertSound(page: Page, place: string): Promise<void> {
  assert.equal(await page.locator('img[src=x]').count(), 0, place)
  await assertAccessible(page, place)
  await page.setViewportSize({ width: 3840, height: 2160 })
  await assertFits(page, place)
  await page.setViewportSize({ width: 360, height: 800 })
  await assertFits(page, place)
  assert.equal(await page.evaluate(() => 'hacked' in window), false, place)
}

/** Opens everything on a page that folds. */
export async function unfoldAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** Fails when a page stays wider than its window; what folds away takes a moment. */
export async function assertFits(page: Page, where: string): Promise<void> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    .catch(() => {})
  assert.equal(await page.evaluate(overflow), 0, `${where} fits into ${page.viewportSize()?.width} px`)
}
