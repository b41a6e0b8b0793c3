/** The fields of an object that a table of names holds, under their other names. */
export type Renamed<Given, Names> = {
  [Name in keyof Given as Name extends keyof Names ? Extract<Names[Name], PropertyKey> : never]: Given[Name]
}

/** Gives the fields of an object other names; those that are absent stay absent, and those without another name are left out. */
export function renamed<Given extends object, const Names extends Readonly<Record<string, string>>>(
  given: Given,
  names: Names,
): Renamed<Given, Names> {
  const values = given as Readonly<Record<string, unknown>>
  const fields = Object.entries(names).flatMap(([name, other]) =>
    values[name] === undefined ? [] : [[other, values[name]] as const],
  )
  return Object.fromEntries(fields) as Renamed<Given, Names>
}

/** A table of names read the other way round. */
export type Swapped<Names> = { [Name in keyof Names as Extract<Names[Name], PropertyKey>]: Name }

/** Reads a table of names the other way round. */
export function swapped<const Names extends Readonly<Record<string, string>>>(names: Names): Swapped<Names> {
  return Object.fromEntries(Object.entries(names).map(([name, other]) => [other, name])) as Swapped<Names>
}
