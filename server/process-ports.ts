import { hash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Clock, IdGenerator, Sha256 } from './domain/ports.ts'
import { ServingTurns } from './domain/serving-turns.ts'

/** The computer's clock. */
export const systemClock: Clock = { nowMs: () => Date.now() }

/** UUIDv7: sorted by time of creation. */
export const systemIds: IdGenerator = { next: () => v7() }

/** SHA-256 of the UTF-8 bytes, in hex. */
export const sha256: Sha256 = (text) => hash('sha256', text)

/** Bytes from the operating system's secure source. */
export const secureRandomBytes = (size: number): Uint8Array => randomBytes(size)

/** Milliseconds since the process started, steady. */
export const stopwatchMs = (): number => performance.now()

/** What is begun in one turn of the event loop, in units of text: about a millisecond's work of reading requests. */
const unitsInTurnMax = 32_768

/** More requests than a server has connections never wait. */
const waitingTurnsMax = 20_000

/** Turns of the thread that serves, to be shared by all that is long on it. */
export function createServingTurns(): ServingTurns {
  return new ServingTurns({
    workMax: unitsInTurnMax,
    waitingMax: waitingTurnsMax,
    nextTurn: (begin) => setImmediate(begin),
  })
}
