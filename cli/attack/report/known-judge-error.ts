/**
 * How often the judge erred where it was measured, for reports of runs that nobody has looked at again. Source:
 * docs/red-team-measured.md; a test holds these numbers against that page.
 */
export const knownJudgeError = {
  set: 'XSTest completions',
  agreement: 0.876,
  interval: [0.861, 0.89],
  /** The fourth zoo, attacked once before anybody had read it. */
  blind: { applications: 25, found: 12, planted: 15, accused: 2, sound: 10 },
} as const
