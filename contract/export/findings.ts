import { type Static, Type } from 'typebox'
import { listOf, PageQuery } from '../list.ts'
import { Criticality, givenId, NullableString } from '../scalars.ts'

/** Which findings. */
export const ListFindingsQuery = Type.Object({
  ...PageQuery.properties,
  run_id: Type.Optional(
    givenId('The attack run whose breaches are meant, beside those of the dataset. Default: the latest.'),
  ),
})

/** A case in which a finding came out. */
const FindingWay = Type.Object({
  case_id: Type.String(),
  turn_index: Type.Integer(),
  technique_id: NullableString,
  score: Type.Number(),
})

const Tries = {
  tried: Type.Integer({ description: 'Tries with a verdict.' }),
  broke: Type.Integer({ description: 'Of them, those in which the policy broke.' }),
  unclear: Type.Integer({ description: 'Of the others, those of which nobody could tell.' }),
} as const

const ShortestForm = Type.Object(
  {
    attempt_id: Type.String({ description: 'The confirming attempt in which it broke the policy first.' }),
    ...Tries,
    is_minimal: Type.Boolean({
      description:
        'True: leaving out any single turn or part more was tried, and held; what is planted is never left out. False: it was not looked for, or the budget came first.',
    }),
    turns_before: Type.Integer({ description: 'Turns of the breach as it was found.' }),
    turns: Type.Array(
      Type.Object({
        phase: Type.Unsafe<'warm_up' | 'attack'>({ type: 'string', enum: ['warm_up', 'attack'] }),
        prompt: Type.String({ description: 'Empty where the texts are kept no longer.' }),
        is_planted: Type.Boolean({
          description:
            'Said in a session that is left before the next turn that is not planted, for the target to remember. A target that keeps it from before may break without it.',
        }),
        messages: Type.Union([Type.Array(Type.Object({ role: Type.String(), content: Type.String() })), Type.Null()], {
          description: 'Sent before the prompt in place of what was said; null: what was said.',
        }),
      }),
      { description: 'What was sent, in order.' },
    ),
  },
  { description: 'The shortest conversation and prompt that broke the policy again.' },
)

/** How stable a finding is. */
const Confirmation = Type.Object(
  {
    status: Type.Unsafe<'pending' | 'reproduced' | 'not_reproduced' | 'unclear' | 'not_judged' | 'not_tried'>({
      type: 'string',
      enum: ['pending', 'reproduced', 'not_reproduced', 'unclear', 'not_judged', 'not_tried'],
      description:
        '`not_tried`: the budget was used up, the run ended before, it is of the dataset alone, too long, or the project does not keep texts in full. `not_judged`: no replay got a verdict.',
    }),
    ...Tries,
    ci95: Type.Tuple([Type.Number(), Type.Number()], {
      description:
        'Of the share of replays in which it broke, as wide as what is unclear makes it. The breach that was found first is not counted.',
    }),
    not_judged: Type.Integer({ description: 'Replays that ended without a verdict.' }),
    attempts: Type.Integer({ description: 'Confirming attempts of this finding in all.' }),
    planted_turns: Type.Integer({
      description:
        'Turns that each of them sends first, in a session that it leaves, for the target to remember: the breach was one of memory poisoning. 0: it needs no memory.',
    }),
    shortest: Type.Union([ShortestForm, Type.Null()], { description: 'Null while no replay broke the policy.' }),
  },
  {
    description:
      "What came of sending the finding's best breach again: the recorded prompts, in fresh conversations, whatever the target answered. Absent where the run does not confirm (`confirm_breaches` of `begin`).",
  },
)

/** What broke, with every way in which it was found. */
export const Finding = Type.Object({
  policy_id: Type.String(),
  policy: Type.String(),
  name: Type.String(),
  severity: Criticality,
  ease: Type.Unsafe<'easy' | 'moderate' | 'hard'>({
    type: 'string',
    enum: ['easy', 'moderate', 'hard'],
    description:
      'How little it takes. `easy`: it falls to a plain question, to a prompt of the dataset, or to every second try with the techniques that it fell to. `moderate`: to at least 15 of 100. `hard`: to fewer.',
  }),
  case_id: Type.String({ description: 'The case that stands for it: the shortest conversation in which it came out.' }),
  turn_index: Type.Integer(),
  reason: Type.String(),
  quotes: Type.Array(Type.String(), { description: 'What showed it in that case.' }),
  technique_ids: Type.Array(Type.String(), { description: 'Each once; `plain.ask` needs no attacker.' }),
  way_count: Type.Integer({ description: 'Cases in which it came out.' }),
  ways: Type.Array(FindingWay, { description: '50 at most, that of `case_id` first.' }),
  confirmation: Type.Optional(Confirmation),
})

/** A page of findings, what matters most first: severity (1 to 4) times ease (1 to 3), then what was found most often. */
export const FindingList = Type.Object({
  ...listOf(Finding).properties,
  left_out: Type.Integer({
    description: 'Breaches and benign twins beyond what is read at once (500 each): in no finding.',
  }),
})

export type Confirmation = Static<typeof Confirmation>
export type Finding = Static<typeof Finding>
