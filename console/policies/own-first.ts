/** Who wrote one looks for it, and would not below the whole catalogue. Else the order stays. */
export function ownFirst<Listed extends { readonly is_default: boolean }>(
  policies: readonly Listed[],
): readonly Listed[] {
  return policies.toSorted((one, other) => Number(one.is_default) - Number(other.is_default))
}
