import { givenUpCell, givenUpCells } from './pool-messages.ts'

/**
 * Tells a worker at once which of its tasks nobody waits for any more: a message would be read behind the work that it is to
 * stop. Of two tasks whose numbers share a cell the later one to be given up counts, and the other is finished unseen: a
 * worker has few tasks, and their numbers follow each other.
 */
export function giveUpTask(progress: Int32Array, number: number): void {
  Atomics.store(progress, cellOf(number), number)
}

/** Whether a task was given up. */
export function isTaskGivenUp(progress: Int32Array, number: number): boolean {
  return Atomics.load(progress, cellOf(number)) === number
}

function cellOf(number: number): number {
  return givenUpCell + (number % givenUpCells)
}
