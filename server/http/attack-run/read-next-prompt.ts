import type { Move } from '../../../contract/attack-run/attack-run.ts'
import type { attackRunOperations } from '../../../contract/attack-run/routes.ts'
import { plantedTechniqueId, splitPlanted } from '../../domain/red-team-test/planted-result.ts'
import { readNextPrompt as readNextPromptService } from '../../services/attack-run/read-next-prompt.ts'
import type { OpenMove } from '../../services/attempt/hand-out.ts'
import type { OperationHandler } from '../operation-handler.ts'
import { presentAttackSummary } from './present-attack-summary.ts'
import { presentPausedAt } from './present-pause.ts'

/** GET /api/v1/tests/{test_id}/attack-run/next */
export const readNextPrompt: OperationHandler<typeof attackRunOperations.readNextPrompt> = {
  async handle({ attackRuns }, { organizationId, params, query }) {
    const isParallel = query.parallel !== undefined || query.worker !== undefined
    const next = await readNextPromptService(attackRuns, {
      organizationId,
      testId: params.test_id,
      parallel: isParallel ? (query.parallel ?? 1) : null,
      worker: query.worker ?? null,
    })
    const [first] = next.moves
    return {
      done: next.isDone,
      run_id: next.run.id,
      status: next.run.status,
      ...presentPausedAt(next.run),
      summary: presentAttackSummary(next.summary, next.plan.policies),
      ...(!isParallel && first && presentMove(first)),
      ...(isParallel && { moves: next.moves.map(presentMove) }),
      ...(isParallel && next.retryAfterMs !== null && { retry_after_ms: next.retryAfterMs }),
    }
  },
}

function presentMove({ attempt, turn, messages, goal, seed, reproKey, pictured }: OpenMove): Move {
  const { scenarioId, techniqueId } = attempt.combination
  return {
    attempt_id: attempt.id,
    conversation_id: attempt.conversationId,
    attempt_index: attempt.index,
    turn_index: turn.turnIndex,
    phase: turn.phase,
    messages: messages.map(({ role, content }) => ({ role, content })),
    prompt: turn.prompt,
    scenario_id: scenarioId,
    technique_id: techniqueId,
    attacker: {
      engine: turn.engine,
      technique_id: techniqueId,
      strategy: turn.strategy,
      step: turn.step,
      goal,
      transforms: [...turn.transforms],
      backtracks_used: attempt.dropped.length,
      seed,
      needs_new_session: turn.needsNewSession,
    },
    repro_key: reproKey,
    ...(attempt.reason !== null && { plan_reason: attempt.reason }),
    ...(attempt.confirms !== undefined && {
      confirms: { case_id: attempt.confirms.sourceId, policy_id: attempt.confirms.policyId },
    }),
    ...plantedIn({ techniqueId, prompt: turn.prompt, messages }),
    ...(pictured !== null && { pictured: presentPictured(pictured) }),
  }
}

function presentPictured({
  prompt,
  images,
  messages,
}: NonNullable<OpenMove['pictured']>): NonNullable<Move['pictured']> {
  return {
    prompt,
    images: [...images],
    messages: messages.map((turn) => ({
      ...{ role: turn.role, content: turn.content },
      ...(turn.images.length > 0 && { images: [...turn.images] }),
    })),
  }
}

/** What a tool is to return is told apart for clients that can have it returned. */
function plantedIn({
  techniqueId,
  prompt,
  messages,
}: Pick<OpenMove, 'messages'> & { readonly techniqueId: string; readonly prompt: string }): Pick<Move, 'planted'> {
  const parts = techniqueId === plantedTechniqueId ? splitPlanted(prompt) : null
  if (parts === null) return {}
  const said = (content: string) => splitPlanted(content)?.said ?? content
  return {
    planted: {
      prompt: parts.said,
      messages: messages.map(({ role, content }) => ({ role, content: role === 'user' ? said(content) : content })),
      tool_result: parts.toolResult,
    },
  }
}
