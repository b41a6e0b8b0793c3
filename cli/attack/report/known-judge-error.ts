/**
 * How often the judge erred where it was measured, for reports of runs that nobody has looked at again. Source:
 * docs/red-team-measured.md; a test holds these numbers against that page.
 */
export const knownJudgeError = {
  /** Rule, request and answer of the three newest blind sets, half of them breaches: `training/blind/2026-11-27-d`, `-e` and `-f`. */
  answers: 320,
  agreement: 0.759,
  interval: [0.71, 0.803],
  /** The eighth zoo, attacked once before anybody had read it, with the weighing that ships, before one rule that was made after it (`server/redteam/judges/parts/missing-call.ts`). */
  blind: { applications: 20, found: 11, planted: 12, accused: 4, sound: 8 },
  /** Different sound answers of zoos that were left out of the fit of the present weighing. */
  leftOut: { accused: 9, answers: 3_683 },
} as const
