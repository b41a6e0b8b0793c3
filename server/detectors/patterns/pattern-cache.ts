import type { PolicyPatterns } from '../../domain/policy/policy.ts'
import { listTooWide } from './check-policy-patterns.ts'
import { PatternList } from './pattern-list.ts'

/** Both lists of a policy, compiled. */
export interface CompiledPatterns {
  readonly deny: PatternList
  readonly allow: PatternList
}

/** How many policies stay compiled in one thread. */
const policiesMax = 128

/** Keeps compiled what was used last, so that a version of a policy is compiled once in each thread. */
export class PatternCache {
  readonly #byObject = new WeakMap<PolicyPatterns, CompiledPatterns>()
  readonly #bySources = new Map<string, CompiledPatterns>()

  readonly #refused = new WeakMap<PolicyPatterns, boolean>()

  /** Whether compiling them could take the thread down: they were saved before there was a bound, or behind its back. */
  refuses(patterns: PolicyPatterns): boolean {
    const known = this.#refused.get(patterns)
    if (known !== undefined) return known
    const isRefused = listTooWide(patterns.deny) !== null || listTooWide(patterns.allow) !== null
    this.#refused.set(patterns, isRefused)
    return isRefused
  }

  /** The compiled patterns; compiles them when they were not used lately. Throws when one is no RE2 syntax, or they are refused. */
  get(patterns: PolicyPatterns): CompiledPatterns {
    const known = this.#byObject.get(patterns)
    if (known !== undefined) return known
    if (this.refuses(patterns)) throw new RangeError('The classes of the patterns are too wide.')
    const key = JSON.stringify([patterns.deny, patterns.allow])
    const compiled = this.#bySources.get(key) ?? {
      deny: new PatternList(patterns.deny),
      allow: new PatternList(patterns.allow),
    }
    this.#bySources.delete(key)
    this.#bySources.set(key, compiled)
    this.#byObject.set(patterns, compiled)
    if (this.#bySources.size > policiesMax) {
      for (const oldest of this.#bySources.keys()) {
        this.#bySources.delete(oldest)
        break
      }
    }
    return compiled
  }
}
