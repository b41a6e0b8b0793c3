import type { Range } from '../../text/range.ts'
import type { CompiledPatterns } from './pattern-cache.ts'
import type { PatternList, SearchBudget } from './pattern-list.ts'

/** A deny pattern that matches, and that no allow pattern excuses there. */
export interface Denial {
  /** Index in the policy's deny list. */
  readonly pattern: number
  /** The first such place; null when the budget ended before it was found. */
  readonly range: Range | null
  /** False when the budget ended before every match was held against the allowed ones. */
  readonly isCertain: boolean
}

/**
 * Deny patterns that match a text outside of what allow patterns cover, each once with its first place.
 * Cost: one pass when nothing matches, else one search for each matching pattern, and with allow patterns one for each
 * match, all within the budget. Where the budget ends, a match counts as not excused.
 */
export function searchView(text: string, { deny, allow }: CompiledPatterns, budget: SearchBudget): Denial[] {
  const denied = deny.matching(text)
  if (denied.length === 0) return []
  const excusing = allow.matching(text)
  if (excusing.length === 0) {
    return denied.map((pattern) => ({ pattern, range: place(deny.find(pattern, text, 0, budget)), isCertain: true }))
  }
  const excuses = collectExcuses(allow, excusing, text, budget)
  return denied.flatMap((pattern) => firstNotExcused(deny, pattern, text, excuses, budget))
}

interface Excuses {
  /** By start, each with the furthest end of all that begin no later. */
  readonly covering: readonly Range[]
  /** False when the budget ended before all were found. */
  readonly isWhole: boolean
}

/** Matches of the allow patterns, each pattern's without overlap, as far as half of the budget reaches. */
function collectExcuses(allow: PatternList, patterns: readonly number[], text: string, budget: SearchBudget): Excuses {
  const found: Range[] = []
  const reserve = budget.left / 2
  for (const pattern of patterns) {
    for (let from = 0; from <= text.length; ) {
      if (budget.left <= reserve) return { covering: furthestEnds(found), isWhole: false }
      const range = allow.find(pattern, text, from, budget)
      if (range === null || range === 'spent') break
      found.push(range)
      from = Math.max(range.end, range.start + 1)
    }
  }
  return { covering: furthestEnds(found), isWhole: true }
}

function firstNotExcused(
  deny: PatternList,
  pattern: number,
  text: string,
  excuses: Excuses,
  budget: SearchBudget,
): Denial[] {
  for (let from = 0; from <= text.length; ) {
    const range = deny.find(pattern, text, from, budget)
    if (range === null) return []
    if (range === 'spent') return [{ pattern, range: null, isCertain: false }]
    if (!isCovered(range, excuses.covering)) return [{ pattern, range, isCertain: excuses.isWhole }]
    // A match may begin inside an excused one and reach beyond it.
    from = range.start + 1
  }
  return []
}

/** Excuses by start, each with the furthest end of all that begin no later. */
function furthestEnds(excuses: readonly Range[]): Range[] {
  let end = 0
  return [...excuses]
    .sort((a, b) => a.start - b.start)
    .map((range) => {
      end = Math.max(end, range.end)
      return { start: range.start, end }
    })
}

function isCovered(range: Range, covering: readonly Range[]): boolean {
  let low = 0
  let high = covering.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((covering[middle]?.start ?? 0) <= range.start) low = middle + 1
    else high = middle
  }
  return (covering[low - 1]?.end ?? -1) >= range.end
}

function place(found: Range | null | 'spent'): Range | null {
  return found === 'spent' ? null : found
}
