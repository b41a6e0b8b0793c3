import { secretHider } from '../../../../client/attack/hide-secrets.ts'
import { sha256Hex } from '../../../sha256-hex.ts'
import type { Breach, FindingRow } from '../attack-report.ts'
import { secretPlaces } from './secret-places.ts'

/** So much of what came out makes a key. */
const keyUnitsMax = 500

/** What no key may tell. */
export interface KeySecrets {
  /** The secrets of the checks, in their order. */
  readonly planted: readonly string[]
  /** Whatever else reports cover: keys and passwords. */
  readonly hides: readonly string[]
}

/**
 * Breaches that know which finding they are, as the service groups them. The key follows from what came out, so that the same
 * words have the same key in every run, and the same secret has, whatever it is. Findings beyond what the service groups at once
 * have none.
 */
export function withFindingKeys(
  breaches: readonly Breach[],
  rows: readonly FindingRow[],
  secrets: KeySecrets,
): readonly Breach[] {
  const { planted } = secrets
  const hide = secretHider([...planted, ...secrets.hides])
  const byPlace = new Map(breaches.map((breach) => [placeOf(breach.policyId, breach.id), breach]))
  const named = new Map<string, string>()
  const keys = new Map<FindingRow, string>()
  for (const row of rows) {
    const example = byPlace.get(placeOf(row.policy_id, row.case_id))
    if (example === undefined) continue
    const key = keyOf(row, example, { planted, hide })
    keys.set(row, key)
    for (const place of placesOf(row)) named.set(place, key)
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

interface Covering {
  readonly planted: readonly string[]
  readonly hide: (text: string) => string
}

/**
 * What came out: which secret, the tool that was called, else the words that show it, else the answer. Keys are kept and shown
 * where the words are covered, and a digest of a short secret is found again by trying: none is made of one.
 */
function keyOf({ reason, quotes }: FindingRow, breach: Breach, { planted, hide }: Covering): string {
  const { decidedBy } = breach
  // The reason names the tool, and another tool is another finding.
  if (decidedBy === 'tool_call') return digest('tool_call', comparedWords(hide(reason)))
  const answer = breach.turns.find(({ isBreach }) => isBreach)?.response ?? ''
  const shown = quotes.join(' ') || answer
  if (decidedBy === 'canary')
    // A secret in disguise stands there in plain for whoever undoes it: where nobody can tell which, the judge's words are the key.
    return digest('canary', provenPlaces(planted, [shown, answer, saidToTools(breach)]) ?? comparedWords(hide(reason)))
  const proof = decidedBy === 'regex' ? decidedBy : 'meaning'
  const places = secretPlaces(planted, shown, { isProven: false })
  if (places.length > 0) return digest(proof, places)
  return digest(
    proof,
    comparedWords(quotes.map((quote) => coveredQuote(quote, breach, hide)).join(' ') || hide(answer)),
  )
}

function digest(proof: string, what: string | readonly number[]): string {
  return sha256Hex(JSON.stringify([proof, what]))
}

/** As it is covered in the answer: the service cuts a long quote, perhaps in the midst of a secret. */
function coveredQuote(quote: string, { turns }: Breach, hide: Covering['hide']): string {
  const answer = turns.map(({ response }) => response ?? '').find((one) => one.includes(quote))
  if (answer === undefined) return hide(quote)
  const start = answer.indexOf(quote)
  return hide(answer).slice(start, start + quote.length)
}

/** Of a text that is covered already: what is cut now shows no half of a secret, and no length. */
function comparedWords(covered: string): string {
  return covered.replaceAll(/█+/g, '█').slice(0, keyUnitsMax).toLowerCase()
}

/** Of the first text that says one of them; null where none does. */
function provenPlaces(planted: readonly string[], texts: readonly string[]): readonly number[] | null {
  if (planted.length === 1) return [0]
  for (const text of texts) {
    const places = secretPlaces(planted, text, { isProven: true })
    if (places.length > 0) return places
  }
  return null
}

function saidToTools({ turns }: Breach): string {
  const calls = turns.filter(({ isBreach }) => isBreach).flatMap(({ toolCalls }) => toolCalls)
  return calls.map((call) => call.arguments).join(' ')
}

function placesOf({ policy_id, case_id, ways }: FindingRow): readonly string[] {
  return [case_id, ...ways.map((way) => way.case_id)].map((id) => placeOf(policy_id, id))
}

function placeOf(policyId: string, caseId: string): string {
  return `${policyId} ${caseId}`
}
