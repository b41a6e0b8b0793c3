import type { LockedPackage } from './locked-packages.ts'

/** When a version came out and when this project took it, both in ISO 8601. */
export interface Acceptance {
  readonly published: string
  readonly accepted: string
  /** Why a version was taken earlier than `coolDownDays` after it came out. */
  readonly because?: string
}

/** By name and version, e.g. `ajv@8.20.0`. */
export type Acceptances = Readonly<Record<string, Acceptance>>

/** A version that came out less than so many days ago is not taken: most bad ones are found out by then. */
export const coolDownDays = 14

/** What is wrong with the record of the locked packages, one line each: what is missing, superfluous or too young. */
export function findTooYoung(packages: readonly LockedPackage[], record: Acceptances): readonly string[] {
  const wanted = new Set(packages.map(keyOf))
  const superfluous = Object.keys(record).filter((key) => !wanted.has(key))
  return [
    ...superfluous.map((key) => `${key} is not in package-lock.json any more`),
    ...[...wanted].flatMap((key) => {
      const acceptance = record[key]
      if (acceptance === undefined) return [`${key} has no date of publication`]
      const days = (Date.parse(acceptance.accepted) - Date.parse(acceptance.published)) / 86_400_000
      if (days >= coolDownDays || (days >= 0 && (acceptance.because ?? '') !== '')) return []
      return [`${key} was ${days.toFixed(1)} days old when it was taken, the least is ${coolDownDays}`]
    }),
  ]
}

/** How a version is named in the record. */
export function keyOf({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string {
  return `${name}@${version}`
}
