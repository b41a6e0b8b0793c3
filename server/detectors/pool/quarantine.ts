import { failed } from '../../domain/guard/finding.ts'
import type { Policy } from '../../domain/policy/policy.ts'
import type { PlannedCheck } from './plan-checks.ts'

/** How many versions of policies are remembered; the oldest is forgotten for one more. */
const placesMax = 1_024

/** Room for the places and the number of those that were taken, in bytes. */
const quarantineBytes = 4 * (placesMax + 1)

/**
 * Versions of policies whose patterns took a worker down, as a memory that all workers of a pool share. They are not run
 * again while the process lives: a policy may cost one worker, and never two.
 */
export class Quarantine {
  readonly memory: SharedArrayBuffer
  readonly #places: Int32Array

  constructor(memory: SharedArrayBuffer = new SharedArrayBuffer(quarantineBytes)) {
    this.memory = memory
    this.#places = new Int32Array(memory)
  }

  has(version: number): boolean {
    const taken = Math.min(placesMax, Atomics.load(this.#places, placesMax))
    for (let place = 0; place < taken; place++) if (Atomics.load(this.#places, place) === version) return true
    return false
  }

  /** By the pool alone. */
  add(version: number): void {
    if (this.has(version)) return
    const taken = Atomics.load(this.#places, placesMax)
    Atomics.store(this.#places, taken % placesMax, version)
    Atomics.store(this.#places, placesMax, taken + 1)
  }
}

/** A check that tells, in two cells, which version of a policy runs and since when, and does not run one that is quarantined. */
export function suspected(
  check: PlannedCheck,
  { policy, quarantine, cells }: { policy: Policy; quarantine: Quarantine; cells: SuspectCells },
): PlannedCheck {
  const { measure } = check
  const { deny, allow } = policy.patterns
  if (measure === null || policy.isDefault || deny.length + allow.length === 0) return check
  const version = versionOf(policy)
  return {
    ...check,
    measure: (reading, signal) => {
      if (quarantine.has(version)) return failed(quarantined)
      cells.begin(version)
      const measured = measure(reading, signal)
      if (!(measured instanceof Promise)) {
        cells.end()
        return measured
      }
      return measured.finally(() => cells.end())
    },
  }
}

const quarantined =
  'Its patterns took a detector thread down before, so that it is not run again: save the policy again with simpler patterns.'

/** The cells of one worker that both threads see. */
export class SuspectCells {
  readonly #progress: Int32Array
  readonly #versionCell: number

  constructor(progress: Int32Array, versionCell: number) {
    this.#progress = progress
    this.#versionCell = versionCell
  }

  begin(version: number): void {
    Atomics.store(this.#progress, this.#versionCell + 1, absoluteMs())
    Atomics.store(this.#progress, this.#versionCell, version)
  }

  end(): void {
    Atomics.store(this.#progress, this.#versionCell, 0)
  }

  /** Suspects nothing until the returned function is called; what ran in between does not count as the version's time. */
  pause(): () => void {
    const version = Atomics.load(this.#progress, this.#versionCell)
    const ranMs = (absoluteMs() - Atomics.load(this.#progress, this.#versionCell + 1)) | 0
    this.end()
    return () => {
      Atomics.store(this.#progress, this.#versionCell + 1, (absoluteMs() - ranMs) | 0)
      Atomics.store(this.#progress, this.#versionCell, version)
    }
  }

  /** The version that has been running for at least `msMin`; null when there is none. */
  runningFor(msMin: number): number | null {
    const version = Atomics.load(this.#progress, this.#versionCell)
    if (version === 0) return null
    const ranMs = (absoluteMs() - Atomics.load(this.#progress, this.#versionCell + 1)) | 0
    return ranMs >= msMin ? version : null
  }
}

/** Milliseconds that all threads count alike, within 31 bits. */
function absoluteMs(): number {
  return Math.floor(performance.timeOrigin + performance.now()) % 0x7fff_ffff
}

/** FNV-1a over what tells a version of a policy from others, 1 to 2^31 - 1. */
function versionOf({ id, updatedAtMs, patterns }: Policy): number {
  let sum = 0x811c9dc5
  for (const part of [id, String(updatedAtMs), ...patterns.deny, ...patterns.allow]) {
    for (let at = 0; at < part.length; at++) sum = Math.imul(sum ^ part.charCodeAt(at), 0x01000193)
    sum = Math.imul(sum ^ 0xffff, 0x01000193)
  }
  return sum & 0x7fff_ffff || 1
}
