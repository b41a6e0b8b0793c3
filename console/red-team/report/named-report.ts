import type { Technique } from '../../../contract/red-team-test/technique.ts'
import type { Language } from '../../texts/text-table.ts'
import { techniqueName } from '../technique-name.ts'
import type { RunReport } from './read-report.ts'

/** A report of a run, with names for its techniques. */
export interface NamedReport extends RunReport {
  /** The catalogue of the service, in its order; the names are those of the console's language. */
  readonly techniques: readonly { readonly id: string; readonly name: string }[]
}

/** A report whose techniques are called in a language. */
export function namedReport(
  report: RunReport,
  catalogue: readonly Pick<Technique, 'id' | 'name'>[],
  language: Language,
): NamedReport {
  return { ...report, techniques: catalogue.map((one) => ({ id: one.id, name: techniqueName(one, language) })) }
}

/** What a technique is called; null for one that left the catalogue. */
export function nameOfTechnique({ techniques }: Pick<NamedReport, 'techniques'>, id: string): string | null {
  return techniques.find((one) => one.id === id)?.name ?? null
}
