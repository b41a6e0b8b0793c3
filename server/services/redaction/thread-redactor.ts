import { redactText } from './redact-text.ts'
import { RedactionMemory } from './redaction-memory.ts'
import { type Portion, RedactionQueue, shortUnitsMax } from './redaction-queue.ts'
import { notRedacted, type Redact, type Redactor, type Replaced, type TextToRedact } from './redactor.ts'
import { type ReplacedText, replaceData, type TextToReplace } from './replace-data.ts'

/** A thread that redacts; its module is `redaction-thread.ts`. */
export interface RedactionThread {
  /** How each text was redacted, null where nothing was found. Rejects when the thread breaks or takes too long. */
  ask(texts: readonly string[]): Promise<readonly (string | null)[]>
  /** As `replaceData`. Rejects as above. */
  replace(texts: readonly TextToReplace[]): Promise<readonly ReplacedText[] | null>
  close(): Promise<void>
}

/** How texts are redacted. All lengths are in UTF-16 units. */
export interface ThreadRedactorOptions {
  /** Opens one thread; called twice. */
  readonly openThread: () => RedactionThread
  /** How much of one request is redacted at once, without a thread, which costs at most 5 µs a unit. Default 1,024. */
  readonly atOnceUnitsMax?: number | undefined
  /** How long the texts of one request have, waiting included, in milliseconds. Default 10,000. */
  readonly requestMsMax?: number | undefined
  /** How much may wait. Default 64,000,000: the largest eight requests. */
  readonly waitingUnitsMax?: number | undefined
  /** How much of one organization may wait. Default 32,000,000. */
  readonly waitingUnitsOfOneMax?: number | undefined
  /** How much is remembered of what was redacted. Default 16,000,000. */
  readonly rememberedUnitsMax?: number | undefined
  /** Told when a thread broke or took too long, and why; the reason quotes no text. Default: nobody. */
  readonly onThreadLost?: ((error: unknown) => void) | undefined
}

type RedactionPortion = Portion<RedactionThread>

interface Lane {
  readonly thread: RedactionThread
  /** The longest portion that it takes. */
  readonly unitsMax: number
  isBusy: boolean
}

/** How long requests have once the service stops, in milliseconds; the checks before them have 6 s of the 10. */
const stoppingMsMax = 2_000

/**
 * Redacts in two threads of its own, of which one takes short texts only, so that these do not wait behind long ones. The
 * slowest texts of 1 MB take 5 s. Cost on the calling thread: `atOnceUnitsMax`, and what handing texts over takes.
 */
export class ThreadRedactor implements Redactor {
  readonly #atOnceUnitsMax: number
  readonly #queue: RedactionQueue<RedactionThread>
  readonly #memory: RedactionMemory
  readonly #lanes: readonly Lane[]
  readonly #onThreadLost: (error: unknown) => void
  /** Ends the wait of each request that has not got all of its texts back. */
  readonly #giveUps = new Set<() => void>()
  #requestMsMax: number
  #isClosed = false

  constructor(options: ThreadRedactorOptions) {
    const { openThread, requestMsMax = 10_000, atOnceUnitsMax = 1_024, onThreadLost = () => undefined } = options
    const { waitingUnitsMax = 64_000_000, waitingUnitsOfOneMax = 32_000_000, rememberedUnitsMax = 16_000_000 } = options
    this.#requestMsMax = requestMsMax
    this.#atOnceUnitsMax = atOnceUnitsMax
    this.#onThreadLost = onThreadLost
    this.#queue = new RedactionQueue({ unitsMax: waitingUnitsMax, unitsOfOneMax: waitingUnitsOfOneMax })
    this.#memory = new RedactionMemory(rememberedUnitsMax)
    this.#lanes = [shortUnitsMax, Infinity].map((unitsMax) => ({ thread: openThread(), unitsMax, isBusy: false }))
  }

  async redact(organizationId: string, texts: readonly TextToRedact[]): Promise<Redact> {
    const forms = new Map<string, string>()
    const fresh = new Map<string, TextToRedact>()
    for (const wanted of texts) {
      const { key, text } = wanted
      const before = key === null ? undefined : this.#memory.find(key, text)
      if (before !== undefined) forms.set(text, before)
      // The same words may stand in a turn, which is remembered, and in a reply, which is not.
      else if (!fresh.has(text) || key !== null) fresh.set(text, wanted)
    }
    let atOnceUnits = this.#atOnceUnitsMax
    const left: TextToRedact[] = []
    for (const wanted of fresh.values()) {
      if (forms.has(wanted.text)) continue
      if (wanted.text.length > atOnceUnits) {
        left.push(wanted)
        continue
      }
      atOnceUnits -= wanted.text.length
      forms.set(wanted.text, this.#redactAtOnce(wanted))
    }
    if (left.length > 0) await this.#redactInThread(organizationId, left, forms)
    return (text) => forms.get(text) ?? notRedacted
  }

  async replace(organizationId: string, texts: readonly TextToReplace[]): Promise<Replaced> {
    const units = unitsOf(texts)
    let replaced: readonly ReplacedText[] | null | undefined
    if (units <= this.#atOnceUnitsMax) replaced = replaceData(texts)
    else {
      const work = async (thread: RedactionThread) => {
        replaced = await thread.replace(texts)
      }
      await this.#inThreads(organizationId, [{ units, work }])
    }
    if (replaced === undefined) return { status: 'not-replaced', why: 'too-late' }
    return replaced === null ? { status: 'not-replaced', why: 'too-many' } : { status: 'replaced', texts: replaced }
  }

  waitingOf(organizationId: string): number {
    return this.#queue.waitingOf(organizationId)
  }

  /** To be told when the service stops: whatever waits, or comes yet, has 2 s. */
  hurry(): void {
    this.#requestMsMax = Math.min(this.#requestMsMax, stoppingMsMax)
    for (const giveUp of this.#giveUps) setTimeout(giveUp, this.#requestMsMax).unref()
  }

  /** Ends the threads; what they redact counts as not redacted. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const giveUp of this.#giveUps) giveUp()
    await Promise.all(this.#lanes.map(({ thread }) => thread.close()))
  }

  #redactAtOnce({ text, key }: TextToRedact): string {
    const redacted = redactText(text)
    if (key !== null) this.#memory.keep(key, redacted === text ? null : redacted)
    return redacted
  }

  /** Puts the forms of texts into `forms`, of those that are redacted in time. */
  async #redactInThread(
    organizationId: string,
    texts: readonly TextToRedact[],
    forms: Map<string, string>,
  ): Promise<void> {
    let hasEnded = false
    const portions = packed(texts).map((together) => ({
      units: unitsOf(together),
      work: async (thread: RedactionThread) => {
        const redacted = await thread.ask(together.map(({ text }) => text))
        together.forEach(({ key, text }, index) => {
          const form = redacted[index]
          if (form === undefined) return
          // Also when the request has given up by now: when it is repeated, less is left to do.
          if (key !== null) this.#memory.keep(key, form)
          if (!hasEnded) forms.set(text, form ?? text)
        })
      },
    }))
    await this.#inThreads(organizationId, portions)
    hasEnded = true
  }

  /** Resolves when all of the work is done, has failed, or has taken too long. */
  #inThreads(organizationId: string, works: readonly Pick<RedactionPortion, 'units' | 'work'>[]): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    let open = works.length
    const portions: readonly RedactionPortion[] = works.map(({ units, work }) => ({
      organizationId,
      units,
      work: (thread) =>
        work(thread)
          .catch((error: unknown) => {
            if (!this.#isClosed) this.#onThreadLost(error)
          })
          .finally(() => {
            open -= 1
            if (open === 0) end()
          }),
    }))
    this.#queue.add(organizationId, portions)
    const end = () => {
      clearTimeout(timer)
      this.#giveUps.delete(end)
      this.#queue.drop(portions)
      resolve()
    }
    const timer = setTimeout(end, this.#requestMsMax)
    this.#giveUps.add(end)
    for (const lane of this.#lanes) this.#work(lane)
    return promise
  }

  #work(lane: Lane): void {
    if (lane.isBusy) return
    const portion = this.#queue.take(lane.unitsMax)
    if (portion === null) return
    lane.isBusy = true
    void portion.work(lane.thread).finally(() => {
      lane.isBusy = false
      this.#work(lane)
    })
  }
}

/** Puts short texts together, so that hundreds of them cross to a thread in few messages. */
function packed(texts: readonly TextToRedact[]): readonly (readonly TextToRedact[])[] {
  const portions: TextToRedact[][] = []
  let units = Infinity
  for (const wanted of texts) {
    units += wanted.text.length
    if (units > shortUnitsMax) {
      portions.push([])
      units = wanted.text.length
    }
    portions.at(-1)?.push(wanted)
  }
  return portions
}

function unitsOf(texts: readonly Pick<TextToRedact, 'text'>[]): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0)
}
