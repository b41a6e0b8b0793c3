import { MessagePort } from 'node:worker_threads'
import type { Image } from '../../domain/guard/exchange.ts'
import type { ImageReader } from '../../domain/guard/image-reader.ts'
import type { ImageText } from '../../domain/guard/image-text.ts'
import type { OcrReport } from './ocr-messages.ts'
import { OcrThread } from './ocr-thread.ts'

/** How images are read. */
export interface ImageReaderOptions {
  /** All images of one request have this long together, waiting included, in milliseconds. Default 5,000. */
  readonly requestMsMax?: number | undefined
  /** The most images that wait or are read. Default 60. */
  readonly waitingMax?: number | undefined
  /** How many of them may be of one organization, so that one does not keep the others out. Default 30. */
  readonly waitingOfOneMax?: number | undefined
  /** The thread ends, and gives its memory back, when it had nothing to do for so long, in milliseconds. Default 30,000. */
  readonly idleMs?: number | undefined
  /** Told when the thread took too long over an image and was ended, or ended by itself. Default: nobody. */
  readonly onThreadLost?: ((reason: 'hung' | 'ended') => void) | undefined
}

/** With less time than this left an image is not begun, in milliseconds: what is begun and not done costs the thread. */
const startMsMin = 150

/** Reads the texts in images in a thread of its own, which starts with the first image, one image at a time. */
export function createImageReader(options: ImageReaderOptions = {}): ImageReader {
  return new QueuedImageReader(options)
}

interface Job {
  readonly number: number
  readonly image: Image
  readonly organizationId: string
  readonly askedMs: number
  readonly deadlineMs: number
  /** How long images of other organizations were read while it waited, in milliseconds; without the one being read now. */
  lostMs: number
  readonly parts: string[]
  readonly settle: (text: ImageText) => void
}

class QueuedImageReader implements ImageReader {
  readonly #options
  readonly #thread: OcrThread
  /** What waits of each organization, first come, first served; the organization at the front is next. */
  readonly #waiting = new Map<string, Job[]>()
  readonly #ofOrganization = new Map<string, number>()
  #running: Job | null = null
  #runningSinceMs = 0
  /** Whose image ended the thread, while no image was read whole since: who comes next waits for another one to start. */
  #endedBy: string | null = null
  #lastOrganizationId: string | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(options: ImageReaderOptions) {
    const { requestMsMax = 5_000, waitingMax = 60, waitingOfOneMax = 30, idleMs = 30_000, onThreadLost } = options
    this.#options = { requestMsMax, waitingMax, waitingOfOneMax, onThreadLost }
    this.#thread = new OcrThread({
      idleMs,
      onReport: (report) => this.#onReport(report),
      onEnded: () => {
        this.#options.onThreadLost?.('ended')
        this.#finish('the thread that reads images ended')
      },
    })
  }

  read(images: readonly Image[], organizationId: string): Promise<readonly ImageText[]> {
    const askedMs = performance.now()
    const deadlineMs = askedMs + this.#options.requestMsMax
    // What waits behind images of others, whose time ends later, would be answered too late without it.
    const timer = setTimeout(() => this.#giveUpLate(), this.#options.requestMsMax)
    const texts = images.map((image, index) =>
      this.#admit({ image, number: index + 1, organizationId, askedMs, deadlineMs }),
    )
    this.#next()
    return Promise.all(texts).finally(() => clearTimeout(timer))
  }

  waitingOf(organizationId: string): number {
    return this.#waiting.get(organizationId)?.length ?? 0
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#finish('the service is stopping')
    const waiting = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (const job of waiting) this.#settle(job, 'the service is stopping')
    await this.#thread.end()
  }

  #admit(asked: Omit<Job, 'parts' | 'settle' | 'lostMs'>): Promise<ImageText> {
    const { promise, resolve } = Promise.withResolvers<ImageText>()
    const { organizationId } = asked
    const ofOne = this.#ofOrganization.get(organizationId) ?? 0
    this.#ofOrganization.set(organizationId, ofOne + 1)
    const job = { ...asked, lostMs: 0, parts: [], settle: resolve }
    let waiting = this.#running === null ? 0 : 1
    for (const jobs of this.#waiting.values()) waiting += jobs.length
    if (this.#isClosed) this.#settle(job, 'the service is stopping')
    else if (ofOne >= this.#options.waitingOfOneMax) this.#settle(job, tooMany)
    else if (waiting >= this.#options.waitingMax) this.#settle(job, tooMany, true)
    else {
      const jobs = this.#waiting.get(organizationId)
      if (jobs) jobs.push(job)
      else this.#waiting.set(organizationId, [job])
    }
    return promise
  }

  #next(): void {
    while (this.#running === null) {
      this.#giveUpLate()
      const job = this.#take()
      if (job === null) return
      this.#begin(job, job.deadlineMs - performance.now())
    }
  }

  /** The oldest image of the organization whose turn it is: whose image was read last waits for all others. */
  #take(): Job | null {
    const lastId = this.#lastOrganizationId
    const rest = lastId === null ? undefined : this.#waiting.get(lastId)
    if (lastId !== null && rest) {
      this.#waiting.delete(lastId)
      this.#waiting.set(lastId, rest)
    }
    for (const [organizationId, jobs] of this.#waiting) {
      const job = jobs.shift()
      if (jobs.length === 0) this.#waiting.delete(organizationId)
      if (job === undefined) continue
      this.#lastOrganizationId = organizationId
      return job
    }
    return null
  }

  /** Of one organization all have equally long, so that those whose time is over stand in front. */
  #giveUpLate(): void {
    const latestMs = performance.now() + startMsMin
    for (const [organizationId, jobs] of this.#waiting) {
      for (let job = jobs[0]; job !== undefined && job.deadlineMs < latestMs; job = jobs[0]) {
        jobs.shift()
        this.#settle(job, timeRanOut, this.#lostMsOf(job) > 0)
      }
      if (jobs.length === 0) this.#waiting.delete(organizationId)
    }
  }

  #begin(job: Job, msLeft: number): void {
    this.#running = job
    this.#runningSinceMs = performance.now()
    if (this.#endedBy !== null && this.#endedBy !== job.organizationId) job.lostMs += startMsMin
    this.#timer = setTimeout(() => {
      this.#options.onThreadLost?.('hung')
      this.#endThread()
      this.#finish(timeRanOut)
    }, msLeft)
    if (!this.#post(job.image)) this.#finish('its bytes were gone')
  }

  #post({ content, format }: Image): boolean {
    try {
      if (content instanceof MessagePort) this.#thread.post({ format, content }, [content])
      else if (content instanceof Uint8Array) this.#thread.post({ format, content }, [])
      else return false
      return true
    } catch {
      // A port that was closed meanwhile, because its request is over.
      return false
    }
  }

  #onReport(report: OcrReport): void {
    if (report.kind === 'part') this.#running?.parts.push(report.text)
    else if (report.kind === 'read') {
      this.#endedBy = null
      this.#finish(report.missing)
    } else {
      if (report.isBroken) {
        this.#options.onThreadLost?.('ended')
        this.#endThread()
      }
      this.#finish(report.reason)
    }
  }

  #endThread(): void {
    // Whoever waits for a thread that another one's image ended did not end it.
    this.#endedBy ??= this.#running?.organizationId ?? null
    void this.#thread.end()
  }

  /** `missing`: what of the image that was being read is left out; null when it was read whole. */
  #finish(missing: string | null): void {
    const job = this.#running
    for (const waiting of [...this.#waiting.values()].flat()) waiting.lostMs = this.#lostMsOf(waiting)
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.#running = null
    if (job !== null) this.#settle(job, missing, missing === timeRanOut && job.lostMs > 0)
    if (!this.#isClosed) this.#next()
  }

  /** What a waiting image lost to those of others so far. */
  #lostMsOf({ organizationId, askedMs, lostMs }: Job): number {
    if (this.#running === null || this.#running.organizationId === organizationId) return lostMs
    return lostMs + performance.now() - Math.max(this.#runningSinceMs, askedMs)
  }

  #settle({ number, parts, image, organizationId, settle }: Job, missing: string | null, isCrowdedOut = false): void {
    const ofOne = (this.#ofOrganization.get(organizationId) ?? 1) - 1
    if (ofOne > 0) this.#ofOrganization.set(organizationId, ofOne)
    else this.#ofOrganization.delete(organizationId)
    if (!(image.content instanceof Uint8Array)) image.content.close()
    const text = parts.join('\n')
    if (missing === null) settle({ number, status: 'read', text })
    else if (text === '') settle({ number, status: 'unread', reason: missing, ...(isCrowdedOut && { isCrowdedOut }) })
    else settle({ number, status: 'partly-read', text, reason: missing, ...(isCrowdedOut && { isCrowdedOut }) })
  }
}

const tooMany = 'too many images are waiting to be read'
const timeRanOut = 'the time for reading images ran out'
