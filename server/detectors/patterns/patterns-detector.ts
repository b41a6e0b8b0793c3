import { type Finding, failed, type Span, scored, spansMax } from '../../domain/guard/finding.ts'
import type { MeasuredPolicy, PolicyDetector } from '../detector.ts'
import { type Reading, rangeInOriginal, type View } from '../reading.ts'
import { PatternCache } from './pattern-cache.ts'
import type { SearchBudget } from './pattern-list.ts'
import { type Denial, searchView } from './search-view.ts'

/**
 * Judges a policy by the owner's regular expressions: 1 when a deny pattern matches any view of the text outside of
 * what an allow pattern covers in the same view, else 0.
 * Source: the owner's own patterns, RE2 syntax.
 * Known misses: what no view shows as letters (unknown encodings); a match that only two views together hold.
 */
export function createPatternsDetector(cache: PatternCache = new PatternCache()): PolicyDetector {
  return {
    id: 'patterns',
    about: {
      title: 'Regular expressions of the policy',
      version: '1',
      source: "The owner's patterns, searched in time linear in the text (RE2 syntax).",
      knownMisses: 'Disguises that no view of the text undoes.',
    },
    evaluate: (reading, { policy }) => evaluate(reading, policy, cache),
  }
}

/** Text units times instructions that may be spent on finding places: at most a few seconds, usually microseconds. */
const searchBudgetMax = 400_000_000

const tooWide =
  'The classes in its patterns list too many characters to be compiled: save the policy again with narrower ones.'

interface SeenDenial extends Denial {
  readonly view: View
}

function evaluate(reading: Reading, policy: MeasuredPolicy, cache: PatternCache): Finding {
  if (cache.refuses(policy.patterns)) return failed(tooWide)
  const denials = searchReading(reading, policy, cache)
  const isCertain = denials.every((denial) => denial.isCertain)
  return scored(denials.length > 0 ? 1 : 0, {
    reason: reasonFor(denials, policy),
    spans: spansOf(denials, policy),
    unjudged: reading.unread,
    caveat: caveatFor(reading, policy, isCertain),
  })
}

/** Each pattern once, in the first view in which it is not excused. */
function searchReading(reading: Reading, policy: MeasuredPolicy, cache: PatternCache): SeenDenial[] {
  const compiled = cache.get(policy.patterns)
  const budget: SearchBudget = { left: searchBudgetMax }
  const found = new Map<number, SeenDenial>()
  const searched = new Set<string>()
  for (const view of reading.views) {
    if (searched.has(view.text)) continue
    searched.add(view.text)
    for (const denial of searchView(view.text, compiled, budget)) {
      if (!found.has(denial.pattern)) found.set(denial.pattern, { ...denial, view })
    }
  }
  return [...found.values()]
}

function spansOf(denials: readonly SeenDenial[], policy: MeasuredPolicy): Span[] {
  return denials.slice(0, spansMax).flatMap(({ pattern, range, view }) => {
    if (range === null) return []
    const label = `deny pattern ${quoted(policy.patterns.deny[pattern])}`
    return [{ ...rangeInOriginal(view, range.start, range.end), view: view.label, label }]
  })
}

function reasonFor(denials: readonly SeenDenial[], policy: MeasuredPolicy): string | null {
  const [first, ...others] = denials
  if (first === undefined) return null
  const more = others.length === 0 ? '' : `, and ${counted(others.length, 'more pattern')}`
  return `Matches the deny pattern ${quoted(policy.patterns.deny[first.pattern])} (${first.view.label})${more}.`
}

function caveatFor(reading: Reading, policy: MeasuredPolicy, isCertain: boolean): string | null {
  const caveats = [
    policy.patterns.deny.length === 0 && 'The policy has no deny patterns, so nothing can match.',
    policy.detector === 'patterns' &&
      policy.examples.violating.length + policy.examples.allowed.length > 0 &&
      "Only the policy's patterns were judged, not its examples.",
    reading.unread.length > 0 && 'Parts of the text were judged only as sent, not in their normalised or decoded form.',
    !isCertain &&
      'There were too many matches to hold each against the allow patterns; the rest counts as not allowed.',
  ].filter((caveat) => caveat !== false)
  return caveats.length === 0 ? null : caveats.join(' ')
}

function quoted(source = ''): string {
  const shown = source.length > 60 ? `${source.slice(0, 59)}…` : source
  return `“${shown.toWellFormed()}”`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
