import { sha256Hex } from '../../sha256-hex.ts'
import type { Breach, FindingRow } from './attack-report.ts'

/** So much of what came out makes a key. */
const keyUnitsMax = 500

/**
 * Breaches that know which finding they are, as the service groups them. The key follows from what came out, so that the same
 * words have the same key in every run. Findings beyond what the service groups at once have none.
 */
export function withFindingKeys(breaches: readonly Breach[], rows: readonly FindingRow[]): readonly Breach[] {
  const byPlace = new Map(breaches.map((breach) => [placeOf(breach.policyId, breach.id), breach]))
  const named = new Map<string, string>()
  const keys = new Map<FindingRow, string>()
  for (const row of rows) {
    const example = byPlace.get(placeOf(row.policy_id, row.case_id))
    if (example === undefined) continue
    keys.set(row, keyOf(row, example))
    for (const place of placesOf(row)) named.set(place, keyOf(row, example))
  }
  return breaches.map((breach) => {
    const findingKey = named.get(placeOf(breach.policyId, breach.id)) ?? unnamedKey(breach, keys)
    return findingKey === undefined ? breach : { ...breach, findingKey }
  })
}

/** Findings that a report has a breach of: one that is about a replay alone has none of the dataset. */
export function findingsAmong(breaches: readonly Breach[], rows: readonly FindingRow[]): readonly FindingRow[] {
  const places = new Set(breaches.map(({ policyId, id }) => placeOf(policyId, id)))
  return rows.filter((row) => placesOf(row).some((place) => places.has(place)))
}

/** The service names the first ways of a finding alone: a breach by the same technique that it does not name is one of the rest. */
function unnamedKey({ policyId, techniqueId }: Breach, keys: ReadonlyMap<FindingRow, string>): string | undefined {
  for (const [{ policy_id, way_count, ways, technique_ids }, key] of keys)
    if (policy_id === policyId && way_count > ways.length && technique_ids.includes(techniqueId ?? '')) return key
  return undefined
}

/**
 * What came out: the tool that was called, else the words that show it, else the answer. A digest, because these words may be a
 * secret, and in small letters no cover would find it.
 */
function keyOf({ reason, quotes }: FindingRow, { decidedBy, turns }: Breach): string {
  if (decidedBy === 'tool_call') return sha256Hex(JSON.stringify(['tool_call', reason.slice(0, keyUnitsMax)]))
  const answer = turns.find(({ isBreach }) => isBreach)?.response ?? ''
  const proof = decidedBy === 'canary' || decidedBy === 'regex' ? decidedBy : 'meaning'
  const shown = (quotes.join(' ') || answer).slice(0, keyUnitsMax).toLowerCase()
  return sha256Hex(JSON.stringify([proof, shown]))
}

function placesOf({ policy_id, case_id, ways }: FindingRow): readonly string[] {
  return [case_id, ...ways.map((way) => way.case_id)].map((id) => placeOf(policy_id, id))
}

function placeOf(policyId: string, caseId: string): string {
  return `${policyId} ${caseId}`
}
