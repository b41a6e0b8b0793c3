import type { Exchange } from '../../domain/exchange.ts'
import { failed } from '../../domain/finding.ts'
import type { ExecutionMode } from '../../domain/project.ts'
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
  /** Called after each check that finished. */
  readonly onFinished: (check: string, outcome: CheckOutcome) => void
}

const noSignal = new AbortController().signal

/**
 * Runs the checks one after another over one reading. A detector that throws or returns nonsense fails its own check
 * only; when the text cannot be read, all fail. In `fast` mode the first blocking result is the last.
 */
export async function runChecks({ checks, exchange, mode, readExchange, onFinished }: ChecksRun): Promise<void> {
  const reading = read(exchange, readExchange)
  for (const check of checks) {
    const startedMs = performance.now()
    let finding: CheckOutcome['finding']
    if (check.measure === null) finding = failed(`This version has no detector ${JSON.stringify(check.detector.id)}.`)
    else if (reading === null) finding = failed('The text could not be made ready for the detectors.')
    else {
      const pending = begin(check, reading)
      // Most detectors answer at once; waiting for those would cost a turn of the loop each.
      finding = check.accept(pending instanceof Promise ? await settled(pending) : pending, exchange.text.length)
    }
    const outcome = { finding, detector: check.detector, costMs: performance.now() - startedMs }
    onFinished(check.key, outcome)
    if (mode === 'fast' && check.blocks(outcome)) return
  }
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
