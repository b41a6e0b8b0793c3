/** The likelihood of log odds, 0 to 1: .5 at 0. */
export function likelihoodOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}
