import type { Browser, BrowserContext, Page } from 'playwright-core'

/** Where the console is, and who looks at it. */
export interface Visitor {
  readonly browser: Browser
  /** `http://127.0.0.1:PORT` */
  readonly address: string
  /** The cookie of a session, so that each visit may begin without anything in its cache; null = nobody is signed in. */
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>> | null
}

/** What one visit cost. */
export interface Visit {
  /** Of all replies as they came over the wire, heads and compressed bodies, until nothing was asked for half a second. */
  readonly bytes: number
  readonly requests: number
  /** From the begin of the navigation until the text that was waited for was drawn and the page took tasks again. */
  readonly drawnMs: number
  /** `drawnMs`, or the end of the last task of more than 50 ms before the network was quiet, whichever is later. */
  readonly interactiveMs: number
}

interface Watch {
  drawnAt: number
  begunAt: number
  lastLongEnd: number
}

/** The longest that is waited for a text, in milliseconds. */
const waitMsMax = 60_000

/** Opens a place of the console in a window with an empty cache, and waits until `mark` stands on it. */
export async function visitPage(
  visitor: Visitor,
  place: string,
  mark: string,
): Promise<Visit & { readonly page: Page; close(): Promise<void> }> {
  const context = await visitor.browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
  if (visitor.cookies !== null) await context.addCookies([...visitor.cookies])
  const page = await context.newPage()
  page.setDefaultTimeout(waitMsMax)
  let bytes = 0
  let requests = 0
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', () => {
    requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.addInitScript(watchFor, { mark, isFromInput: false })
  await page.goto(`${visitor.address}/console${place}`)
  const watch = await watched(page, place)
  return {
    page,
    close: () => context.close(),
    bytes,
    requests,
    drawnMs: watch.drawnAt,
    interactiveMs: Math.max(watch.drawnAt, watch.lastLongEnd),
  }
}

/** Does something on an open page; from its first click or key until `mark` was drawn, in milliseconds. */
export async function actOnPage(page: Page, mark: string, act: (page: Page) => Promise<void>): Promise<number> {
  await page.evaluate(watchFor, { mark, isFromInput: true })
  await act(page)
  const { drawnAt, begunAt } = await watched(page, mark)
  return drawnAt - begunAt
}

async function watched(page: Page, what: string): Promise<Watch> {
  await page
    .waitForFunction(() => (window as unknown as { watch?: Watch }).watch?.drawnAt, null, { timeout: waitMsMax })
    .catch(async () => {
      const shown = (await page.locator('body').innerText()).slice(0, 2_000)
      throw new Error(`What was waited for did not come (${what}). The page says: ${shown}`)
    })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { watch: Watch }).watch)
}

/** Runs in the page: notes when a text has been drawn and when long tasks ended. */
function watchFor({ mark, isFromInput }: { readonly mark: string; readonly isFromInput: boolean }): void {
  const watch: Watch = { drawnAt: 0, begunAt: 0, lastLongEnd: 0 }
  ;(window as unknown as { watch: Watch }).watch = watch
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) watch.lastLongEnd = startTime + duration
  }).observe({ type: 'longtask', buffered: true })
  if (isFromInput) {
    const begin = (event: Event) => {
      if (watch.begunAt === 0) watch.begunAt = event.timeStamp
    }
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, begin, { capture: true })
  }
  const look = () => {
    const isThere = document.body?.textContent?.includes(mark) === true
    if (!isThere || (isFromInput && watch.begunAt === 0)) return void requestAnimationFrame(look)
    // A task after the frame: what was found is drawn, and the page takes tasks.
    setTimeout(() => {
      watch.drawnAt = performance.now()
    })
  }
  requestAnimationFrame(look)
}
