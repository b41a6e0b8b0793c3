import type { Exchange } from '../../domain/guard/exchange.ts'
import { failed } from '../../domain/guard/finding.ts'
import type { ExecutionMode } from '../../domain/project/project.ts'
import { type JudgedImage, mergeImageFindings } from '../images/merge-image-findings.ts'
import { type ImageReading, readImages, withoutImages } from '../images/read-images.ts'
import type { Reading } from '../reading.ts'
import type { PlannedCheck } from './plan-checks.ts'
import type { CheckOutcome } from './pool-messages.ts'

/** What `runChecks` needs. */
export interface ChecksRun {
  /** Cheapest first. */
  readonly checks: readonly PlannedCheck[]
  readonly exchange: Exchange
  readonly mode: ExecutionMode
  readonly readExchange: (exchange: Exchange) => Reading
  /** Asked before each check; false = nobody waits any more, and no further one is begun. */
  readonly isWanted: () => boolean
  /** Called after each check that finished. */
  readonly onFinished: (check: string, outcome: CheckOutcome) => void
}

const noSignal = new AbortController().signal

/**
 * Runs the checks one after another over one reading. A detector that throws or returns nonsense fails its own check
 * only; when the text cannot be read, all fail. Checks of policies judge the text of each image as well. In `fast` mode
 * the first blocking result is the last.
 */
export async function runChecks(run: ChecksRun): Promise<void> {
  const { checks, exchange, mode, readExchange, isWanted, onFinished } = run
  if (!isWanted()) return
  const reading = read(withoutImages(exchange), readExchange)
  const images = checks.some(({ judgesImages }) => judgesImages) ? readImages(exchange, readExchange) : []
  for (const check of checks) {
    if (!isWanted()) return
    const measured = measure(check, reading)
    // Most detectors answer at once; waiting for those would cost a turn of the loop each.
    const ofText = measured instanceof Promise ? await measured : measured
    const finding =
      check.judgesImages && images.length > 0 && ofText.status === 'scored'
        ? mergeImageFindings(ofText, await judgeImages(check, images))
        : ofText
    const outcome = { finding, detector: check.detector }
    onFinished(check.key, outcome)
    if (mode === 'fast' && check.blocks(outcome)) return
  }
}

function measure(check: PlannedCheck, reading: Reading | null): Outcome | Promise<Outcome> {
  if (check.measure === null) return failed(`This version has no detector ${JSON.stringify(check.detector.id)}.`)
  if (reading === null) return failed('The text could not be made ready for the detectors.')
  const { text, material = [] } = reading.exchange
  const accept = (returned: unknown) =>
    check.accept(
      returned,
      text.length,
      material.map((one) => one.text.length),
    )
  const pending = begin(check, reading)
  return pending instanceof Promise ? settled(pending).then(accept) : accept(pending)
}

type Outcome = CheckOutcome['finding']

async function judgeImages(check: PlannedCheck, images: readonly ImageReading[]): Promise<JudgedImage[]> {
  const judged: JudgedImage[] = []
  for (const { number, reading, gap } of images) {
    const finding = reading === null ? null : await measure(check, reading)
    judged.push({ number, gap, finding: finding?.status === 'compared' ? null : finding })
  }
  return judged
}

function read(exchange: Exchange, readExchange: ChecksRun['readExchange']): Reading | null {
  try {
    return readExchange(exchange)
  } catch {
    return null
  }
}

function begin(check: PlannedCheck, reading: Reading): unknown {
  try {
    return check.measure?.(reading, noSignal)
  } catch (error) {
    return failed(broken(error))
  }
}

async function settled(pending: Promise<unknown>): Promise<unknown> {
  try {
    return await pending
  } catch (error) {
    return failed(broken(error))
  }
}

// Only the kind of error is told: its message may quote the text.
function broken(error: unknown): string {
  return `The detector broke (${error instanceof Error ? error.name : 'unknown error'}).`
}
