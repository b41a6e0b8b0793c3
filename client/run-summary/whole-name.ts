/** Longer rules keep the name that the service has cut. */
const wholeNameMax = 200

/** The name of a policy for a report, which cuts none: one of an owner's is named by the beginning of its rule, which the service cuts. */
export function wholeName(name: string, policy: string): string {
  return name.endsWith('…') && policy !== '' && policy.length <= wholeNameMax ? policy.replace(/\.$/, '') : name
}

/** The same for a list, which has to call each something: of a policy without a name its whole rule. */
export function nameOrRule(name: string, policy: string): string {
  return wholeName(name, policy) || policy
}
