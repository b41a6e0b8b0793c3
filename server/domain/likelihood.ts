/** The likelihood of log odds, 0 to 1: .5 at 0. */
export function likelihoodOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit))
}

/** The log odds of a likelihood, 0 at .5; one nearer to 0 or 1 than `least` counts as so near. */
export function logOddsOf(likelihood: number, least = 1e-6): number {
  const held = Math.min(1 - least, Math.max(least, likelihood))
  return Math.log(held / (1 - held))
}
