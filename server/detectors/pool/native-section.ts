import type { Uninterrupted } from '../../domain/guard/encoder.ts'

/**
 * A cell that both threads see: twice the number of native runs that are going on, and one more once the thread is to
 * end. Ending a thread inside of the encoder's native code aborts the whole process.
 */
export interface NativeCell {
  /** Those of all workers, in shared memory. */
  readonly cells: Int32Array<SharedArrayBuffer>
  /** The place of this worker's own. */
  readonly index: number
}

const ending = 1
const oneRun = 2

/** The worker's side: what it returns lets native code run only while the pool does not end the thread. */
export function createUninterrupted({ cells, index }: NativeCell): Uninterrupted {
  const leave = (): void => {
    Atomics.sub(cells, index, oneRun)
    Atomics.notify(cells, index)
  }
  return async (run) => {
    // Going in and looking are one step, so that the pool sees either this run or that none will follow.
    if ((Atomics.add(cells, index, oneRun) & ending) !== 0) {
      leave()
      throw new Error('The thread is being ended.')
    }
    try {
      return await run()
    } finally {
      leave()
    }
  }
}

/** The pool's side: forbids further native runs, and resolves when the last is over and the thread may be ended. */
export async function whenInterruptible({ cells, index }: NativeCell): Promise<void> {
  Atomics.or(cells, index, ending)
  for (let seen = Atomics.load(cells, index); seen >= oneRun; seen = Atomics.load(cells, index)) {
    const waiting = Atomics.waitAsync(cells, index, seen)
    if (waiting.async) await waiting.value
  }
}
