import type { EvaluationOutcome, Evidence, JudgeOpinion, JudgeSubject } from '../../domain/agent-run/evaluation.ts'
import type { JudgeModel } from '../../domain/attack-run/decide-answer.ts'
import type { HarmKey } from '../../domain/policy/harm-key.ts'
import type { Range } from '../../text/range.ts'

/** A response as seen through one lens: as sent, normalised, rendered, or decoded. */
export interface TextView {
  /** Shown to people: `as sent`, `base64`, … */
  readonly label: string
  /** What judges look at. */
  readonly text: string
  /** Letters and digits of public facts that were blanked out of `text`; absent = none. */
  readonly publicLetters?: number
  /** Where a stretch of `text` stands in the response as sent. */
  placeOf(place: Range): Range
}

/** How far a response violates one policy of the guard catalogue. */
export interface HarmReading {
  /** Key of the catalogue, one of those asked for. */
  readonly harm: HarmKey
  /** 0 to 1; .5 is 1 % false alarms. Null when it could not be measured. */
  readonly value: number | null
  /** In the response as sent, strongest first. */
  readonly places: readonly Range[]
}

/** What the models say of a response. */
export interface HeadReading {
  /** How likely it does as asked, 0 to 1. */
  readonly complies: number
  /** How likely it declines, 0 to 1. */
  readonly refuses: number
  /** How near its meaning comes to the goal in its nearest part, −1 to 1. */
  readonly relatedness: number
  /** One for each harm that was asked for. */
  readonly harms: readonly HarmReading[]
  /** Log odds that the rule forbids the answer, by the pair head on rule and answer. */
  readonly applies: number
  /** The same with the goal beside, as what was asked for. */
  readonly appliesToExchange: number
}

/** What `readHeads` is asked. */
export interface HeadRequest {
  /** What was asked for, in plain words. */
  readonly goal: string
  /** What the target must not do, in plain words. */
  readonly rule: string
  /** What the target answered. */
  readonly response: string
  /** Keys of the guard catalogue; unknown ones give `null`. */
  readonly harms: readonly HarmKey[]
}

/** What judges need of the detectors, handed in because the two never import each other. */
export interface JudgeTools {
  /** How measures are weighed. */
  readonly model: JudgeModel
  /** Every view of a text, the text as sent first. Never throws. */
  viewsOf(text: string): readonly TextView[]
  /** Data that rules recognise; no model runs. One reading for each harm. Rejects when the rules break. */
  findData(harms: readonly HarmKey[], response: string): Promise<readonly HarmReading[]>
  /** Rejects when the models cannot read; then the turn is judged again later. Cost: 10 to 400 ms. */
  readHeads(request: HeadRequest): Promise<HeadReading>
}

/** A turn made ready for judges. Parts that cost something are made when the first judge asks. */
export interface JudgedAnswer {
  readonly subject: JudgeSubject
  readonly tools: JudgeTools
  /** Of the judged turn; empty for none. */
  readonly response: string
  /** From 0 over warm-up and attack together. */
  readonly turnIndex: number
  /** Of the response; the first as sent. */
  readonly views: readonly TextView[]
  /** What the target says for itself: the view to read, without what it repeats of the request. */
  readonly own: OwnText
}

/** The text that is judged for its meaning. */
export interface OwnText {
  readonly view: TextView
  /** The text of `view` with repeated stretches of the request blanked out; of the same length. */
  readonly text: string
  /** Share of the letters of the view that repeat the request or the goal, 0 to 1. */
  readonly echoed: number
  /** Share of the letters of the request that the response repeats, 0 to 1. */
  readonly requestRepeated: number
}

/** A judge's opinion with what shows it. */
export interface JudgeVerdict extends Omit<JudgeOpinion, 'judge' | 'outcome'> {
  readonly outcome: EvaluationOutcome
  /** True when no other judge has to be asked. */
  readonly isCertain: boolean
  /** At most 8. */
  readonly evidence: readonly Evidence[]
}

/** One judge: looks at a turn in one way. */
export interface Judge {
  /** Stable, kebab-case. */
  readonly id: string
  readonly decidedBy: 'canary' | 'regex' | 'tool_call' | 'classifier'
  /** Where its rules come from. */
  readonly source: string
  /** What it is known not to see, and where it is known to be wrong. */
  readonly knownMisses: string
  /** Null when it has no opinion. Rejects only when it could not look. */
  judge(answer: JudgedAnswer): Promise<JudgeVerdict | null> | JudgeVerdict | null
}

/** A judge with what it said. */
export interface Said {
  /** Who said it, as an evaluation names it. */
  readonly judge: Pick<Judge, 'id' | 'decidedBy'>
  readonly verdict: JudgeVerdict
}
