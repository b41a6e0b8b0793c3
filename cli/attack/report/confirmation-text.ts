import type { Confirmation } from './attack-report.ts'
import type { ReportWords } from './words/english.ts'

/** How stable it is, in a sentence; in two where it needs the target's memory. */
export function stabilityText(
  words: ReportWords,
  { status, tried, broke, unclear, ci95, not_judged, planted_turns }: Confirmation,
): string {
  const [low, high] = ci95.map(words.percent)
  const text = words.confirmed.stability[status]({
    broke,
    tried,
    unclear,
    unjudged: not_judged,
    low: low ?? '',
    high: high ?? '',
  })
  return planted_turns > 0 && status !== 'not_tried' ? `${text} ${words.confirmed.planted}` : text
}

/** How short the shortest form is, in a sentence; null where there is none. */
export function shortestText(words: ReportWords, { shortest, attempts }: Confirmation): string | null {
  if (shortest === null) return null
  const { turns, turns_before, tried, broke, is_minimal } = shortest
  const units = turns.reduce((sum, { prompt }) => sum + prompt.length, 0)
  return words.confirmed.shortest({
    ...{ turns: turns.length, before: turns_before, tried, broke, attempts, isMinimal: is_minimal },
    units: words.number(units),
  })
}
