import { HeldText, type TextPart } from '../../domain/guard/held-text.ts'
import type { EvaluatedExchange } from './evaluate-exchange.ts'

/** What of an answer may leave now, or that nothing more may. */
export type Released<Field extends string> =
  | { readonly kind: 'parts'; readonly parts: readonly TextPart<Field>[] }
  | { readonly kind: 'blocked' }

/** A text with its verdict. */
export interface JudgedText {
  /** As far as it was judged. */
  readonly text: string
  readonly evaluation: EvaluatedExchange
}

/**
 * An answer that is judged while it arrives. Text leaves only up to a border of sentences (`HeldText`), once all that
 * precedes the border was judged together and is safe; from the first unsafe verdict on nothing leaves. It is judged again
 * when a sentence has ended and it has grown by an eighth, so that all judgements together read at most nine times its
 * length. One call at a time.
 */
export class HeldAnswer<Field extends string> {
  readonly #held = new HeldText<Field>()
  readonly #judge: (text: string) => Promise<EvaluatedExchange>
  #judgedUnits = 0
  #judged: JudgedText | null = null

  constructor(judge: (text: string) => Promise<EvaluatedExchange>) {
    this.#judge = judge
  }

  /** Units of the whole text so far. */
  get units(): number {
    return this.#held.units
  }

  /** Whether some of it has left. */
  get hasLeft(): boolean {
    return this.#held.released > 0
  }

  /** The longest text that was judged, with its verdict; null when none was. */
  get judged(): JudgedText | null {
    return this.#judged
  }

  /** Adds what has arrived. */
  append(field: Field, text: string): void {
    this.#held.append(field, text)
  }

  /** What may leave now; judges when it is time to. Rejects as judging does. */
  async release(): Promise<Released<Field>> {
    const { border } = this.#held
    if (border <= this.#judgedUnits || border - this.#judgedUnits < this.#judgedUnits / 8) return nothing
    return this.#releaseUpTo(border, this.#held.upTo(border))
  }

  /** The rest, after the whole was judged together with what follows it, such as the arguments of tool calls. */
  async finish(following: string): Promise<Released<Field>> {
    const { units } = this.#held
    const whole = this.#held.upTo(units)
    return this.#releaseUpTo(units, [whole, following].filter((part) => part !== '').join('\n\n'))
  }

  async #releaseUpTo(end: number, text: string): Promise<Released<Field>> {
    const evaluation = await this.#judge(text)
    this.#judged = { text, evaluation }
    this.#judgedUnits = end
    if (!evaluation.verdict.isSafe) return { kind: 'blocked' }
    return { kind: 'parts', parts: this.#held.release(end) }
  }
}

const nothing: Released<never> = { kind: 'parts', parts: [] }
