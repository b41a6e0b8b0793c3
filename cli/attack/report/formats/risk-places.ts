import type { AttackReport, RiskPlace } from '../attack-report.ts'
import type { Finding } from '../findings/findings.ts'

/** The lists that a report is mapped to, in this order. */
const mappedLists = ['OWASP_LLM_2025', 'OWASP_AGENTIC', 'MITRE_ATLAS', 'NIST_AI_RMF', 'EU_AI_ACT', 'ISO_42001'] as const

/** A place of a list, and what of a run belongs to it. */
export interface MappedPlace extends RiskPlace {
  /** Tried ones that stand there. */
  readonly techniques: number
  /** Those that stand there. */
  readonly findings: number
  /** Policies that were tested and come from it. */
  readonly policies: number
}

/**
 * Places of ISO/IEC 42001, Annex A, that follow from places of other lists: no technique names that standard by itself. Our
 * reading; ids and names are those of the catalogue of certifications. `*` = every technique, which by its nature asks for
 * something outside of the intended use.
 */
const isoPlaces: readonly { readonly from: readonly string[]; readonly place: RiskPlace }[] = [
  { from: ['*'], place: { framework: 'ISO_42001', id: 'A.9.4', name: 'intended use' } },
  {
    from: ['OWASP_LLM_2025 LLM02', 'NIST_AI_RMF MEASURE 2.10', 'NIST_AI_RMF AI 600-1 2.4'],
    place: { framework: 'ISO_42001', id: 'A.5.4', name: 'impact on individuals or groups' },
  },
  {
    from: [
      'NIST_AI_RMF AI 600-1 2.1',
      'NIST_AI_RMF AI 600-1 2.3',
      'NIST_AI_RMF AI 600-1 2.8',
      'NIST_AI_RMF AI 600-1 2.11',
    ],
    place: { framework: 'ISO_42001', id: 'A.5.5', name: 'societal impacts' },
  },
]

/** Where a run stands in each of the lists, in the order of ids. A list that nothing names is empty. */
export function riskPlaces(
  { techniques, baseline, policies }: Pick<AttackReport, 'techniques' | 'baseline' | 'policies'>,
  findings: readonly Pick<Finding, 'taxonomy'>[],
): ReadonlyMap<string, readonly MappedPlace[]> {
  const places = new Map<string, MappedPlace>()
  const count = (place: RiskPlace, what: 'techniques' | 'findings' | 'policies') => {
    const known = places.get(keyOf(place)) ?? { ...place, techniques: 0, findings: 0, policies: 0 }
    places.set(keyOf(place), { ...known, [what]: known[what] + 1 })
  }
  for (const { taxonomy } of [...techniques, ...(baseline === null ? [] : [baseline])])
    for (const place of withIso(taxonomy)) count(place, 'techniques')
  for (const { taxonomy } of findings) for (const place of withIso(taxonomy)) count(place, 'findings')
  for (const { certification, clause, name } of policies)
    if (certification !== null && clause !== null) count({ framework: certification, id: clause, name }, 'policies')
  return new Map(
    mappedLists.map((list) => {
      const own = [...places.values()].filter(({ framework }) => framework === list)
      return [list, own.toSorted((one, other) => (one.id < other.id ? -1 : 1))]
    }),
  )
}

function withIso(taxonomy: readonly RiskPlace[]): readonly RiskPlace[] {
  const keys = new Set(taxonomy.map(keyOf))
  const iso = isoPlaces.filter(({ from }) => from.some((key) => (key === '*' ? keys.size > 0 : keys.has(key))))
  return [...taxonomy, ...iso.map(({ place }) => place).filter((place) => !keys.has(keyOf(place)))]
}

function keyOf({ framework, id }: RiskPlace): string {
  return `${framework} ${id}`
}
