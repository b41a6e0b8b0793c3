import { type AttemptRecord, type ChatTurn, messagesBefore } from '../attempt/attempt-state.ts'
import type { TargetReply } from './target-reply.ts'

/** What a client says was said, beside the exchange that it tells. */
export interface ToldConversation {
  /** User and assistant turns, oldest first: all of it with the exchange, or only what stands before the prompt. */
  readonly said: readonly ChatTurn[]
  readonly reply: TargetReply
  /** Null when the client did not say which turn it answers. */
  readonly turnIndex: number | null
}

/** `exchange`: it belongs to another request. `before`: what was said before, at this place, is something else. */
export type Contradiction = { readonly kind: 'exchange' } | { readonly kind: 'before'; readonly index: number }

/**
 * How a told conversation contradicts an attempt; null = it does not. One that ends before the prompt is right, whether it
 * is told for the open turn or again for a closed one. What was said before is compared only for the open turn and where
 * as many turns are told as were given: a client may keep a longer conversation of its own. Cost: linear in the texts.
 */
export function contradictionOf(record: AttemptRecord, told: ToldConversation): Contradiction | null {
  const { said, reply } = told
  const asked = said.findLastIndex(({ role }) => role === 'user')
  if (asked < 0) return null
  if (!saysTheSame(said[asked]?.content ?? '', reply.request)) {
    return priorsOf(record, told).some((prior) => differsAt(prior, said) === null) ? null : { kind: 'exchange' }
  }
  const { state } = record.attempt
  if (state.kind !== 'asked' || !isOf(state.turn, told)) return null
  const given = messagesBefore(record, state.turn)
  const index = given.length === asked ? differsAt(given, said.slice(0, asked)) : null
  return index === null ? null : { kind: 'before', index }
}

/** Whether two texts differ in blanks at most: clients trim texts and cut them into parts. */
export function saysTheSame(one: string, other: string): boolean {
  return one === other || one.replaceAll(/\s+/g, '') === other.replaceAll(/\s+/g, '')
}

/** The first place at which two conversations differ; null = none. */
function differsAt(one: readonly ChatTurn[], other: readonly ChatTurn[]): number | null {
  if (one.length !== other.length) return Math.min(one.length, other.length)
  const index = one.findIndex(({ role, content }, at) => {
    const told = other[at]
    return told?.role !== role || !saysTheSame(told.content, content)
  })
  return index < 0 ? null : index
}

/** What may stand before the prompt that is answered: that of the open turn, or of a closed one that is told again. */
function priorsOf(record: AttemptRecord, told: ToldConversation): readonly (readonly ChatTurn[])[] {
  const { attempt, turns } = record
  const open = attempt.state.kind === 'asked' ? [messagesBefore(record, attempt.state.turn)] : []
  const closed = turns.flatMap((turn, index) => {
    if (!isOf(turn, told) && turn.request !== told.reply.request) return []
    const earlier = turns.slice(0, index)
    // Turns may have been dropped after this one was asked, or before.
    return [attempt.dropped, []].map((dropped) =>
      messagesBefore({ attempt: { ...attempt, dropped }, turns: earlier }, turn),
    )
  })
  return [...open, ...closed]
}

function isOf(
  turn: { readonly turnIndex: number; readonly prompt: string },
  { turnIndex, reply }: ToldConversation,
): boolean {
  return turnIndex !== null ? turnIndex === turn.turnIndex : turn.prompt === reply.request
}
