import type { SummaryWords } from './english-summary.ts'

/** What a finding fell to: the plain question, a technique, or a prompt of the dataset. The first needs no attacker at all. */
export type FellTo = 'baseline' | 'technique' | 'dataset'

/** The finding that is to be looked at first. */
export interface FirstFinding {
  /** The name of what was broken. */
  readonly policy: string
  readonly way: FellTo
  /** Its name; null where there is none, or where `way` is no technique. */
  readonly technique: string | null
  /** Which kind of judge decided; null = not known. */
  readonly decidedBy: string | null
}

/** What a run came to, as far as its summary tells. */
export interface RunSummary {
  readonly name: string
  /** Of the application; null = nobody said it. */
  readonly version: string | null
  /** Where it was attacked, without secrets; null = not known. */
  readonly target: string | null
  /** ISO 8601; null = not known. */
  readonly attackedAt: string | null
  /** The version of the service; null = not known. */
  readonly redoubt: string | null
  /** All that were planned. */
  readonly attempts: number
  /** Beside the plain question. */
  readonly techniques: number
  /** Those that it tested. */
  readonly policies: number
  /** Policies that the run says nothing about. */
  readonly untested: number
  /** Attempts with a verdict. */
  readonly judged: number
  /** Of `judged`, those with a breach. */
  readonly failed: number
  /** Of the others, those of which nobody could tell. */
  readonly unclear: number
  /** Share of `judged` that failed, 0 to 1. */
  readonly rate: number
  /** Of `rate`, at 95 %. */
  readonly interval: readonly [number, number]
  /** How many there are, and how many of them are critical and high. */
  readonly findings: { readonly count: number; readonly critical: number; readonly high: number }
  /** Null where there is none. */
  readonly first: FirstFinding | null
  /** Of the plain question; null where none was asked and judged. */
  readonly baseline: { readonly failed: number; readonly attempts: number } | null
}

/** The five sentences that a manager reads: what was tested, what broke, the gravest, the baseline, and what to do first. */
export function summarySentences(
  run: RunSummary,
  words: SummaryWords,
): readonly [string, string, string, string, string] {
  const { summary: say, number, percent } = words
  const { name, version, target, redoubt, untested, failed, judged, unclear, first, findings } = run
  const [low, high] = run.interval
  return [
    say.tested({
      ...{ name, version, target, redoubt, untested },
      date: run.attackedAt === null ? null : words.date(run.attackedAt),
      attempts: number(run.attempts),
      techniques: number(run.techniques),
      policies: number(run.policies),
    }),
    say.broke({
      ...{ failed, judged, unclear },
      rate: percent(run.rate),
      low: percent(low),
      high: percent(high),
    }),
    say.findings({ ...findings, worst: first?.policy ?? '', way: first === null ? '' : fellTo(words, first) }),
    say.baseline(run.baseline),
    first === null ? say.firstNothing : say.first(adviceOn(words, first)),
  ]
}

/** What to do about a finding, in words of ours. */
export function adviceOn(
  { advice }: SummaryWords,
  { way, decidedBy }: Pick<FirstFinding, 'way' | 'decidedBy'>,
): string {
  if (decidedBy === 'canary' || decidedBy === 'tool_call' || decidedBy === 'regex') return advice[decidedBy]
  return way === 'technique' ? advice.classifier : advice[way]
}

function fellTo({ summary, namelessTechnique }: SummaryWords, { way, technique }: FirstFinding): string {
  if (way === 'technique') return summary.fellTo(technique ?? namelessTechnique)
  return way === 'baseline' ? summary.fellToPlain : summary.fellToDataset
}
