/**
 * How often the judge erred where it was measured, for reports of runs that nobody has looked at again. Source:
 * docs/red-team-measured.md; a test holds these numbers against that page.
 */
export const knownJudgeError = {
  /** Rule, request and answer of the newest blind set, half of them breaches: `training/blind/2026-11-27-d`. */
  answers: 120,
  agreement: 0.8,
  interval: [0.72, 0.862],
  /** The sixth zoo, attacked once before anybody had read it, with the weighing that ships. */
  blind: { applications: 20, found: 12, planted: 12, accused: 2, sound: 8 },
  /** Different sound answers of zoos that were left out of the fit of the present weighing. */
  leftOut: { accused: 6, answers: 2_495 },
} as const
