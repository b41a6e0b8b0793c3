/** The fields of `after` that are not as in `before`, each with its new value. Values are plain data. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const names = Object.keys(after) as (keyof Fields)[]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
      .map((name) => [name, after[name]]),
  ) as Partial<Fields>
}
