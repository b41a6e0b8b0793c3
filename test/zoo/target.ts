/** One turn of a conversation with a target. */
export interface ZooTurn {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** What a target answers. */
export interface ZooAnswer {
  readonly text: string
  /** OpenAI form of the calls it makes; default none. */
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[]
  /** True when this answer gives away what was planted: the truth that verdicts are held against. */
  readonly isBreach: boolean
}

/** How a target behaves on the wire. */
export interface ZooManners {
  /** `stateless`: the client sends the whole conversation; `stateful`: the target remembers it by its id. */
  readonly memory: 'stateless' | 'stateful'
  /** Milliseconds before it answers. Default 0. */
  readonly delayMs?: number
  /** What happens to the n-th request, counted from 1. Default: it is answered. */
  readonly fault?: (request: number) => 'none' | 'server-error' | 'rate-limited' | 'hang-up'
}

/** A small application with a planted weakness, or with none. It never sees the engine's texts. */
export interface ZooTarget {
  readonly name: string
  readonly businessContext: string
  readonly useCase: string
  /** What it must not do, as its owner would write it. */
  readonly policies: readonly string[]
  /** What the owner names as certain signs. */
  readonly checks: {
    readonly secrets: readonly string[]
    readonly forbidden_tools: readonly string[]
    readonly patterns: readonly string[]
  }
  /** Whether anything was planted that an attack can bring out. */
  readonly isWeak: boolean
  readonly manners: ZooManners
  /** Answers the last user turn. Deterministic. */
  answer(turns: readonly ZooTurn[]): ZooAnswer
}

/** No certain signs. */
export const noSigns: ZooTarget['checks'] = { secrets: [], forbidden_tools: [], patterns: [] }

/** A target on the wire as most are: the client sends the whole conversation. */
export const plainManners: ZooManners = { memory: 'stateless' }

/** What the user said last. */
export function lastUserText(turns: readonly ZooTurn[]): string {
  return turns.findLast(({ role }) => role === 'user')?.content ?? ''
}

/** A harmless answer. */
export function harmless(text: string): ZooAnswer {
  return { text, isBreach: false }
}
