import type { Confirmation } from '../../../contract/export/findings.ts'
import type { Tries } from '../../domain/results/run-statistics.ts'
import type { FindingConfirmation } from '../../services/confirming/read-confirmations.ts'

/** What became of a finding when it was sent again. */
export function presentConfirmation(confirmation: FindingConfirmation): Confirmation {
  const { status, replays, interval, notJudged, attempts, plantedTurns, shortest, reproduction } = confirmation
  return {
    status,
    ...presentTries(replays),
    ci95: [interval.low, interval.high],
    not_judged: notJudged,
    attempts,
    planted_turns: plantedTurns,
    shortest: shortest && {
      attempt_id: shortest.attemptId,
      ...presentTries(shortest.tries),
      is_minimal: shortest.isMinimal,
      turns_before: shortest.turnsBefore,
      turns: reproduction.map(({ phase, prompt, history, isPlanted }) => ({
        phase,
        prompt,
        is_planted: isPlanted,
        messages: history?.map(({ role, content }) => ({ role, content })) ?? null,
      })),
    },
  }
}

function presentTries({ hits, unclear, total }: Tries) {
  return { tried: total, broke: hits, unclear }
}
