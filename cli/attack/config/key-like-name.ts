/** Names of variables are shorter; many keys are not. */
const nameUnitsMax = 60

/**
 * Whether what was given as the name of an environment variable reads like a key, such as `ghp_…` or `sk_live_…`: small letters
 * together with digits, or more than 60 UTF-16 units. A variable may be called so: ask this of one that is not set.
 */
export function isKeyLike(name: string): boolean {
  return name.length > nameUnitsMax || (/[a-z]/.test(name) && /\d/.test(name))
}
