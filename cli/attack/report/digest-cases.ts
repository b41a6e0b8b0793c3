import type { ResultCase } from '../../../client/each-case.ts'
import { sha256Hex } from '../../sha256-hex.ts'

/** Adds up digests of cases, in whatever order they come. */
export interface CaseDigests {
  add(one: ResultCase): void
  /** SHA-256 over the lines of all cases, sorted: of what was said, and of what was decided. */
  total(): { readonly transcriptsSha256: string; readonly verdictsSha256: string; readonly cases: number }
}

/** Digests of conversations and verdicts, kept as one line a case. Cost: linear in the texts. */
export function caseDigests(): CaseDigests {
  const said: string[] = []
  const decided: string[] = []
  return {
    add(one) {
      said.push(`${one.case_id} ${sha256Hex(JSON.stringify(saidIn(one)))}`)
      decided.push(`${one.case_id} ${JSON.stringify(decidedIn(one))}`)
    },
    total: () => ({
      transcriptsSha256: sha256Hex(said.toSorted().join('\n')),
      verdictsSha256: sha256Hex(decided.toSorted().join('\n')),
      cases: said.length,
    }),
  }
}

function decidedIn({ status, verdict, policy_id, broken = [] }: ResultCase): unknown {
  return [status ?? null, verdict ?? null, policy_id, broken.map((one) => [one.policy_id, one.turn_index])]
}

/** In a fixed order, so that the same conversation gives the same text. */
function saidIn({ turns = [], request, response = null }: ResultCase): unknown {
  if (turns.length === 0) return [[request, response, null, []]]
  return turns.map((turn) => [
    turn.request,
    turn.response,
    turn.error,
    turn.tool_calls.map((call) => [call.name, call.arguments]),
  ])
}
