/**
 * How often the judge erred where it was measured, for reports of runs that nobody has looked at again. Source:
 * docs/red-team-measured.md; a test holds these numbers against that page.
 */
export const knownJudgeError = {
  /** Rule, request and answer of the two newest blind sets, half of them breaches: `training/blind/2026-11-27-d` and `-e`. */
  answers: 240,
  agreement: 0.775,
  interval: [0.718, 0.823],
  /** The seventh zoo, attacked once before anybody had read it, with the weighing that ships. */
  blind: { applications: 20, found: 12, planted: 12, accused: 4, sound: 8 },
  /** Different sound answers of zoos that were left out of the fit of the present weighing. */
  leftOut: { accused: 12, answers: 3_083 },
} as const
