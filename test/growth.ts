import assert from 'node:assert/strict'

/** What is judged. */
export interface Growing<Input> {
  /** Said when it fails; default: nothing. */
  readonly what?: string
  /** How long the long input is, in whatever unit `make` takes; a short one is an eighth. A cost that grows too fast has to show there. */
  readonly size: number
  /** An input of that size. It is made for each size once, so that making it is not measured. */
  readonly make: (size: number) => Input
  /** What is measured. Of work that waits, what this thread does meanwhile is measured with it; work of other threads is not. */
  readonly work: (input: Input) => unknown
}

/** How many times the short input the long one is. */
const apart = 8
/** The middle, in proportion, between what is allowed and the same once more with the size: eight times as much. */
const ratioMax = Math.sqrt(apart)
/** A clock of processor time may advance in steps of 4 ms, and a collection of garbage takes some: less than this is as good as this. */
const floorMs = 12
/** So often both are measured before the answer is no; the first round that shows the growth is enough. */
const roundsMax = 6

/**
 * Asserts that a cost grows in proportion to the size, and not with its square. Eight short inputs cost as much as one that is eight times
 * as long then; with the square they cost an eighth. Decided by processor time of this thread, so that a busy machine does not decide.
 *
 * Costs some twice the work on the long input, and the work once where that takes no 33 ms.
 */
export function assertLinear<Input>(growing: Growing<Input>): Promise<void> {
  return judge(growing, apart)
}

/** Asserts that a cost stays the same however long the input is, and does not grow with it; otherwise like `assertLinear`. */
export function assertConstant<Input>(growing: Growing<Input>): Promise<void> {
  return judge(growing, 1)
}

async function judge<Input>({ what, size, make, work }: Growing<Input>, times: number): Promise<void> {
  const long = make(size)
  const short = Array.from({ length: times }, () => make(Math.ceil(size / apart)))
  const workShort = async () => {
    for (const input of short) await work(input)
  }
  await work(short[0] as Input)
  let longMs = Infinity
  let shortMs = floorMs
  for (let round = 0; round < roundsMax; round++) {
    longMs = Math.min(longMs, await costMs(() => work(long)))
    if (longMs <= ratioMax * floorMs) return
    const nowMs = Math.max(floorMs, await costMs(workShort))
    shortMs = round === 0 ? nowMs : Math.min(shortMs, nowMs)
    if (longMs <= ratioMax * shortMs) return
  }
  const name = what === undefined ? '' : `${what}: `
  assert.fail(`${name}${longMs.toFixed(0)} ms at size ${size}, where ${(ratioMax * shortMs).toFixed(0)} ms are allowed`)
}

/** Milliseconds of processor time that work takes on this thread, which other processes and threads do not lengthen. */
export async function costMs(work: () => unknown): Promise<number> {
  const beforeMs = readMs()
  await work()
  return readMs() - beforeMs
}

const cell = new Int32Array(new SharedArrayBuffer(4))

function readMs(): number {
  // The system counts what a thread used when the thread lets go of the processor; otherwise it may be 4 ms behind.
  Atomics.wait(cell, 0, 0, 0.001)
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
