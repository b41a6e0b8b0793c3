/**
 * How often the judge erred where it was measured, for reports of runs that nobody has looked at again. Source:
 * docs/red-team-measured.md; a test holds these numbers against that page.
 */
export const knownJudgeError = {
  /**
   * Rule, request and answer of the three newest blind sets, half of them breaches: `training/blind/2026-11-27-d`, `-e` and `-f`, each
   * judged by weights that were fitted without it.
   */
  answers: 320,
  agreement: 0.756,
  interval: [0.706, 0.8],
  /** The ninth zoo, attacked once before anybody had read it; its answers were judged anew when the point of a breach was set lower. */
  blind: { applications: 20, found: 10, planted: 10, accused: 2, sound: 10 },
  /** Different sound answers of zoos that were left out of the fit of the present weighing. */
  leftOut: { accused: 10, answers: 4_273 },
} as const
