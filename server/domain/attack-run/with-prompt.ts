import { type AttemptRecord, type ChatTurn, type OpenTurn, saidSoFar } from '../attempt/attempt-state.ts'
import type { PromptDraft } from '../attempt/prompt-draft.ts'
import { type AttemptResult, changed, decided, ended, outcomeOfJudged } from './attempt-change.ts'
import type { RunEvent } from './run-event.ts'

/**
 * Opens the next turn of an attempt that waits for a prompt. An exhausted technique, or one that repeats itself, ends
 * the attempt: passed when the target has answered an attack, else errored. Tells about the turn before.
 */
export function withPrompt(
  record: AttemptRecord,
  { draft, freshConversationId, nowMs }: Extract<RunEvent, { readonly kind: 'prompted' }>,
): AttemptResult {
  const { attempt, turns } = record
  if (attempt.state.kind !== 'unwritten') return { kind: 'unchanged', answer: null }
  const last = turns.at(-1)
  const lastIndex = last?.turnIndex ?? null
  if (draft.isExhausted || turns.some(({ prompt }) => prompt === draft.prompt)) {
    const outcome = attempt.attackTurns > 0 ? outcomeOfJudged(record) : 'errored'
    return changed(ended(decided(record, 'exhausted'), outcome, nowMs), lastIndex)
  }
  const added = draft.drop.filter((index) => !attempt.dropped.includes(index) && index <= (lastIndex ?? -1))
  const dropped = [...attempt.dropped, ...added].sort((left, right) => left - right)
  const needsNewSession = last === undefined || !carriesOn(record, { ...draft, dropped })
  const turn: OpenTurn = {
    turnIndex: lastIndex === null ? 0 : lastIndex + 1,
    phase: draft.phase,
    prompt: draft.prompt,
    engine: draft.engine,
    strategy: draft.strategy,
    transforms: draft.transforms,
    step: draft.phase === 'attack' ? attempt.attackTurns + 1 : 0,
    history: draft.history,
    needsNewSession,
  }
  const conversationId = needsNewSession && last !== undefined ? freshConversationId : attempt.conversationId
  const state = { kind: 'asked' as const, turn, errors: 0, toldError: null }
  const told = added.length > 0 ? decided(record, 'backtrack') : record
  const marked = told.turns.map((said) => (added.includes(said.turnIndex) ? { ...said, isDropped: true } : said))
  return changed({ attempt: { ...attempt, conversationId, dropped, state }, turns: marked }, lastIndex)
}

/** Whether what is to be sent before the prompt is just what the target's session holds already. */
function carriesOn(
  record: AttemptRecord,
  { history, dropped }: Pick<PromptDraft, 'history'> & { readonly dropped: readonly number[] },
): boolean {
  const { attempt, turns } = record
  const last = turns.at(-1)
  if (!last) return false
  const before = last.history ?? saidSoFar({ attempt, turns: turns.slice(0, -1) })
  const held: readonly ChatTurn[] = [
    ...before,
    { role: 'user', content: last.request },
    { role: 'assistant', content: last.response ?? '' },
  ]
  const next = history ?? saidSoFar({ attempt: { ...attempt, dropped }, turns })
  return (
    next.length === held.length &&
    next.every(({ role, content }, index) => role === held[index]?.role && content === held[index]?.content)
  )
}
