import type { PolicyPatterns } from '../../domain/policy/policy.ts'
import type { FieldError } from '../../domain/problem.ts'
import { measureSearchCost, searchMsPerKbMax } from './measure-search-cost.ts'

/**
 * Names what costs too much to search with, with its measured cost: each pattern that does by itself, else the list.
 * Expects patterns that `checkPolicyPatterns` found nothing wrong with.
 */
export function checkSearchCost({ deny, allow }: PolicyPatterns, nowMs: () => number): FieldError[] {
  return [...checkList('patterns.deny', deny, nowMs), ...checkList('patterns.allow', allow, nowMs)]
}

function checkList(path: string, sources: readonly string[], nowMs: () => number): FieldError[] {
  const together = measureSearchCost(sources, nowMs)
  if (together <= searchMsPerKbMax) return []
  const costly = sources.flatMap((source, index) => {
    const costMs = measureSearchCost([source], nowMs)
    return costMs > searchMsPerKbMax ? [{ path: `${path}[${index}]`, message: tooCostly('costs', costMs) }] : []
  })
  return costly.length > 0 ? costly : [{ path, message: tooCostly('together cost', together) }]
}

function tooCostly(costs: string, costMs: number): string {
  return `${costs} ${costMs.toFixed(1)} ms to search 1 kB with, measured; at most ${searchMsPerKbMax} ms are allowed: shorten {n,m} repetitions and avoid several * or + that can match the same`
}
