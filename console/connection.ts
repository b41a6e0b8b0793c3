import { useSyncExternalStore } from 'react'
import { RedoubtProblem } from '../client/redoubt-problem.ts'

/** How often a service that does not answer is asked whether it is back, in milliseconds. */
const askedEveryMs = 3_000
const answerMsMax = 10_000

let isLost = false
/** When the service answered last, by the page's own clock. */
let answeredMs = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined
const told = new EventTarget()

/** Whether the service did not answer the last time that it was asked something. */
export function useIsLost(): boolean {
  return useSyncExternalStore(watch, () => isLost)
}

/** Takes note of what a request came to: an answer of any kind, or none. */
export function noteOutcome(error: unknown): void {
  if (!(error instanceof RedoubtProblem)) return
  if (error.status > 0) noteAnswer()
  else if (error.code === 'unreachable') set(true)
  // One request that took long says nothing of the service: it may answer all others.
  else if (error.code === 'timed-out') void askWhetherBack()
}

/** Takes note of an answer. */
export function noteAnswer(): void {
  answeredMs = performance.now()
  set(false)
}

/** Calls back whenever the service answers again. */
export function onBack(listener: () => void): void {
  told.addEventListener('changed', () => {
    if (!isLost) listener()
  })
}

/** Asks now whether the service is back; true when it is. */
export async function askWhetherBack(): Promise<boolean> {
  clearTimeout(timer)
  const askedMs = performance.now()
  try {
    await fetch('/api/v1/session', { signal: AbortSignal.timeout(answerMsMax), cache: 'no-store' })
    noteAnswer()
  } catch {
    // What was answered since then counts more than what was not.
    if (answeredMs > askedMs) return !isLost
    set(true)
    clearTimeout(timer)
    timer = setTimeout(() => void askWhetherBack(), askedEveryMs)
  }
  return !isLost
}

/**
 * Loads a part of the console; while the service does not answer it waits, so that the page that is open stays with all that was
 * typed there. Rejects when the part is not there although the service is.
 */
export async function loadWhenBack<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await askWhetherBack()) {
      // It may have come back between the two.
      return load().catch(() => {
        throw error
      })
    }
    await new Promise<void>((resolve) => {
      const settle = () => {
        if (isLost) return
        told.removeEventListener('changed', settle)
        resolve()
      }
      told.addEventListener('changed', settle)
    })
    return load()
  }
}

function set(next: boolean): void {
  if (next === isLost) return
  isLost = next
  told.dispatchEvent(new Event('changed'))
  clearTimeout(timer)
  if (isLost) timer = setTimeout(() => void askWhetherBack(), askedEveryMs)
}

function watch(listener: () => void): () => void {
  told.addEventListener('changed', listener)
  return () => told.removeEventListener('changed', listener)
}

window.addEventListener('offline', () => set(true))
window.addEventListener('online', () => void askWhetherBack())
// A page that nobody looks at is let wait by its browser, and would tell of what was.
document.addEventListener('visibilitychange', () => {
  if (isLost && document.visibilityState === 'visible') void askWhetherBack()
})
