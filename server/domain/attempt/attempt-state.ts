import type { AttackTurn, AttemptOutcome } from './attempt.ts'
import type { Combination } from './combination.ts'
import type { ConfirmingAim } from './confirming-aim.ts'

/** A user or assistant turn as a target gets it. */
export interface ChatTurn {
  readonly role: 'user' | 'assistant'
  /** What was said, as plain text. */
  readonly content: string
}

/** What became of a turn. `success`: the target was breached. */
export type TurnDecision = 'continue' | 'pending' | 'backtrack' | 'success' | 'exhausted' | 'aborted'

/** What is asked of the target, before it has answered. */
export interface OpenTurn {
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  readonly phase: 'warm_up' | 'attack'
  /** To be sent as it stands. */
  readonly prompt: string
  readonly engine: 'template' | 'llm'
  /** What it tries and why, for people. */
  readonly strategy: string
  /** As in `AttackPrompt`. */
  readonly transforms: readonly string[]
  /** Counts attack turns from 1; 0 in a warm-up. */
  readonly step: number
  /** What to send before the prompt in place of what was said; null = what was said and not dropped. */
  readonly history: readonly ChatTurn[] | null
  /** True when the target must not remember what was said to it before. */
  readonly needsNewSession: boolean
}

/** A turn that the target answered. */
export interface RecordedTurn extends AttackTurn {
  readonly engine: 'template' | 'llm'
  /** As in `AttackPrompt`. */
  readonly transforms: readonly string[]
  /** Counts attack turns from 1; 0 in a warm-up. */
  readonly step: number
  /** What was sent before the prompt in place of what was said; null = what was said and not dropped. */
  readonly history: readonly ChatTurn[] | null
  readonly decision: TurnDecision
  /** True when the target said that this was its last answer. */
  readonly endsConversation: boolean
  readonly answeredAtMs: number
}

/** What an attempt waits for. */
export type AttemptState =
  /** For a prompt. Never stored: whoever brings an attempt here writes the prompt before the attempt is kept. */
  | { readonly kind: 'unwritten' }
  /** For the target's answer. */
  | {
      readonly kind: 'asked'
      readonly turn: OpenTurn
      /** How often the target gave an error instead of an answer to this turn. */
      readonly errors: number
      /** The error that was told and is not yet asked again; its repetition counts once. Null = asked (again). */
      readonly toldError: string | null
    }
  /** For a verdict about its last turn. */
  | {
      readonly kind: 'judging'
      readonly turnIndex: number
      /** Judgements of this turn that failed. */
      readonly failures: number
      /** From when on anybody may judge; before, whoever began is at it. */
      readonly dueMs: number
    }
  | { readonly kind: 'ended'; readonly outcome: AttemptOutcome }

/** Who drives an attempt at present. */
export interface AttemptLease {
  /** A name that a client chose; empty for the plain loop; beginning with `~` for a client that gave none. */
  readonly worker: string
  /** From then on anybody may take it over. */
  readonly untilMs: number
}

/** One try of a technique at a scenario. */
export interface Attempt {
  readonly id: string
  readonly runId: string
  /** Place in the run, from 0. */
  readonly index: number
  readonly combination: Combination
  /** The breach that it sends again; absent in an attempt of the plan. In no count and no rate of its run. */
  readonly confirms?: ConfirmingAim
  /** Why it came at its place, in a sentence; null in runs of older versions and for a replay. */
  readonly reason: string | null
  /** The policy that it counts for: the one that was broken in it, else the one that it is aimed at. */
  readonly policyId: string
  /** Turns of rapport before the first attack turn. */
  readonly warmUpTurns: number
  /** Attack turns at most, those dropped included. */
  readonly attackTurnsMax: number
  /** Another one each time the target has to begin afresh. */
  readonly conversationId: string
  readonly state: AttemptState
  /** Null while nobody drives it. */
  readonly lease: AttemptLease | null
  /** Indices of turns that later prompts leave out. */
  readonly dropped: readonly number[]
  /** How many attack turns the target has answered, those dropped included. */
  readonly attackTurns: number
  /** The attack turn, from 1, that broke `policyId`; null = none did. */
  readonly breachStep: number | null
  /** Policies other than the one it is aimed at that were broken in it, in that order; each once. */
  readonly byTheWay: readonly string[]
  readonly startedAtMs: number
  /** Null while it is open. */
  readonly endedAtMs: number | null
}

/** An attempt with its turns, oldest first. */
export interface AttemptRecord {
  readonly attempt: Attempt
  readonly turns: readonly RecordedTurn[]
}

/** What was said and is not dropped, as the target would get it again. */
export function saidSoFar({ attempt, turns }: AttemptRecord): readonly ChatTurn[] {
  const kept = turns.filter(({ turnIndex, response }) => response !== null && !attempt.dropped.includes(turnIndex))
  return kept.flatMap(({ request, response }) => [
    { role: 'user' as const, content: request },
    { role: 'assistant' as const, content: response ?? '' },
  ])
}

/** What to send before a prompt. */
export function messagesBefore(record: AttemptRecord, turn: Pick<OpenTurn, 'history'>): readonly ChatTurn[] {
  return turn.history ?? saidSoFar(record)
}
