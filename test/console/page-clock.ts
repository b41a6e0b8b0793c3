import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** The time of a page that stands still while it waits for an answer. */
export interface PageClock {
  /** Lets so much time pass, at most `stepSeconds` at once (default: all of it), and waits until what was asked then is answered. */
  pass(seconds: number, stepSeconds?: number): Promise<void>
}

/** How long nothing may be asked, in real milliseconds, before a page has nothing under way. */
const quietMs = 100

/**
 * Takes the clock of a page into the test's hands. Answers take real time: if that of the page went on meanwhile, its requests would be
 * given up on a busy machine. A page is idle once for Playwright, when it is loaded, so what is open is counted here.
 */
export async function takeClock(page: Page): Promise<PageClock> {
  const open = new Set<Request>()
  let askedAtMs = 0
  page.on('request', (request) => {
    open.add(request)
    askedAtMs = Date.now()
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.clock.install()
  return {
    async pass(seconds, stepSeconds = seconds) {
      for (let passed = 0; passed < seconds; passed += stepSeconds) {
        await page.clock.fastForward(stepSeconds * 1_000)
        askedAtMs = Date.now()
        while (open.size > 0 || Date.now() - askedAtMs < quietMs) await pause(20)
      }
    },
  }
}
