import type { Finding } from './finding.ts'

/** What a reader needs to know about an evaluator before trusting it. */
export interface EvaluatorAbout {
  /** A few plain words. */
  readonly title: string
  /** Changes whenever the same subject may get another value. */
  readonly version: string
  /** Where the idea or the data comes from. */
  readonly source: string
  /** What it is known not to see. */
  readonly knownMisses: string
}

/** What surrounds one evaluation. */
export interface EvaluationScope {
  /** Aborts when nobody waits for the result any more. */
  readonly signal: AbortSignal
}

/** Anything that measures. A detector measures an exchange, a judge an attempt. It never decides. */
export interface Evaluator<Subject, Options> {
  /** Stable key, kebab-case, unique in its catalogue. */
  readonly id: string
  readonly about: EvaluatorAbout
  /** Measures `subject`. Throws only when broken; the caller turns that into a `failed` finding. */
  evaluate(subject: Subject, options: Options, scope: EvaluationScope): Promise<Finding> | Finding
}
