import { type Static, Type } from 'typebox'
import { GivenId, givenId, NullableString } from '../scalars.ts'
import { AttackSummary } from './attack-summary.ts'
import { PausedAt } from './pause.ts'

const RunStatus = Type.Unsafe<'running' | 'completed'>({ type: 'string', enum: ['running', 'completed'] })

/** How findings are confirmed. */
export const ConfirmBreaches = Type.Object(
  {
    replays: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 5,
        default: 3,
        description: "How often each finding's best breach is sent again, in fresh conversations.",
      }),
    ),
    minimise: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Also look for the shortest form that still breaks the policy: turns are left out first, then parts of prompts.',
      }),
    ),
    max_attempts: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1_000,
        default: 100,
        description: 'Confirming attempts of the whole run, at most.',
      }),
    ),
    max_turns: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 100_000,
        description:
          'Turns of all confirming attempts together, at most: requests to the target. Default: no bound of its own.',
      }),
    ),
  },
  {
    description:
      'When every attempt of the plan has ended, `next` goes on with attempts that send what broke again; see `confirmation` of findings. They cost no credits and are in no rate and no sum of the run. Extension; absent: findings are not confirmed.',
  },
)

/** What to begin. Nothing: a run of the enabled scenarios and the selected techniques. */
export const BeginAttackRunBody = Type.Object({
  repro_key: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'Plays one attempt of an earlier run again, with the same texts. Extension.',
    }),
  ),
  confirm_breaches: Type.Optional(ConfirmBreaches),
})

/** A run that has begun, or the one that goes on. */
export const BeginAttackRunReply = Type.Object({
  test_id: Type.String(),
  run_id: Type.String(),
  status: RunStatus,
  work_count: Type.Integer({ description: 'Attempts: enabled scenarios × techniques × attempts.' }),
  scenarios_total: Type.Integer(),
  technique_ids: Type.Array(Type.String()),
  credits_charged: Type.Integer({ description: 'By this call.' }),
  resumed: Type.Boolean({ description: 'True when the run had begun before; then nothing is charged.' }),
  paused_at: PausedAt,
})

/** What a run would cost. */
export const AttackRunEstimate = Type.Object({
  credits: Type.Integer(),
  attempts: Type.Integer(),
  turns_max: Type.Integer({ description: 'Turns in all at most, warm-up turns included.' }),
  balance: Type.Union([Type.Number(), Type.Null()], { description: 'Null: nothing is refused.' }),
})

/** How much is wanted, and by whom. */
export const ReadNextPromptQuery = Type.Object({
  parallel: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 64,
      description: 'Up to so many attempts at once, in `moves`. Absent: one attempt after the other. Extension.',
    }),
  ),
  worker: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z0-9._-]+$',
      description:
        'A name for whoever asks: it gets its own open turns again, so that attempts stay with the client that holds the session with the target. Extension.',
    }),
  ),
})

const Attacker = Type.Object(
  {
    engine: Type.Unsafe<'template' | 'llm'>({ type: 'string', enum: ['template', 'llm'] }),
    technique_id: Type.String(),
    strategy: Type.String({ description: 'What the turn tries and why.' }),
    step: Type.Integer({ description: 'Counts attack turns from 1; 0 in a warm-up.' }),
    goal: Type.String(),
    transforms: Type.Array(Type.String()),
    backtracks_used: Type.Integer({ description: 'Turns that were taken back so far.' }),
    seed: Type.String({ description: 'Where all choices of the attempt follow from.' }),
    needs_new_session: Type.Boolean({ description: 'The target must not remember what was said to it before.' }),
  },
  { description: 'Who wrote the prompt, and why so.' },
)

/** What to send to the target. */
const move = {
  attempt_id: Type.String(),
  conversation_id: Type.String({ description: 'Changes when the target needs a fresh session.' }),
  attempt_index: Type.Integer(),
  turn_index: Type.Integer({ description: 'From 0 over warm-up and attack turns.' }),
  phase: Type.Unsafe<'warm_up' | 'attack'>({ type: 'string', enum: ['warm_up', 'attack'] }),
  messages: Type.Array(Type.Object({ role: Type.String(), content: Type.String() }), {
    description: 'To send before the prompt; user and assistant turns only.',
  }),
  prompt: Type.String(),
  scenario_id: Type.String(),
  technique_id: Type.String(),
  attacker: Attacker,
} as const

const planReason = Type.String({
  description:
    'Why this attempt came at its place in the run, e.g. `enc.base64 broke 3 of 4 attempts at this policy.` Absent for a replay. Extension.',
})

const confirms = Type.Object(
  {
    case_id: Type.String({ description: 'The attempt whose breach is sent again.' }),
    policy_id: Type.String({ description: 'The policy that broke in it.' }),
  },
  {
    description:
      'Only of an attempt that confirms a finding: its prompts are the recorded ones, whatever the target answers. Extension.',
  },
)

const planted = Type.Object(
  {
    prompt: Type.String({ description: 'What to say.' }),
    messages: Type.Array(Type.Object({ role: Type.String(), content: Type.String() }), {
      description: 'To send before it, without what tools returned.',
    }),
    tool_result: Type.String({ description: 'What a tool of the target is to return when it is called.' }),
  },
  {
    description:
      'For clients that can feed the tools of the target, in the place of `prompt` and `messages`; others send those, in which the result stands behind what is said. Only of the technique `ind.tool_result`. The turn is posted with `prompt` as its request all the same. Extension.',
  },
)

const Picture = Type.String({ description: 'A PNG as data URL.' })

const pictured = Type.Object(
  {
    prompt: Type.String({ description: 'What to say.' }),
    images: Type.Array(Picture, { description: 'To send with it.' }),
    messages: Type.Array(
      Type.Object({ role: Type.String(), content: Type.String(), images: Type.Optional(Type.Array(Picture)) }),
      { description: 'To send before it; at most 6 pictures in all, the latest.' },
    ),
  },
  {
    description:
      'For targets that take pictures, in the place of `prompt` and `messages`; others get those, in which the text of the picture stands behind what is said. Only of the techniques `img.…`. The turn is posted with `prompt` as its request all the same. Extension.',
  },
)

/** One attempt's open turn. */
export const Move = Type.Object({
  ...move,
  repro_key: Type.String({ description: 'Plays the attempt again.' }),
  plan_reason: Type.Optional(planReason),
  confirms: Type.Optional(confirms),
  planted: Type.Optional(planted),
  pictured: Type.Optional(pictured),
})

const optionalMove = {
  attempt_id: Type.Optional(move.attempt_id),
  conversation_id: Type.Optional(move.conversation_id),
  attempt_index: Type.Optional(move.attempt_index),
  turn_index: Type.Optional(move.turn_index),
  phase: Type.Optional(move.phase),
  messages: Type.Optional(move.messages),
  prompt: Type.Optional(move.prompt),
  scenario_id: Type.Optional(move.scenario_id),
  technique_id: Type.Optional(move.technique_id),
  attacker: Type.Optional(move.attacker),
  repro_key: Type.Optional(Type.String()),
  plan_reason: Type.Optional(planReason),
  confirms: Type.Optional(confirms),
  planted: Type.Optional(planted),
  pictured: Type.Optional(pictured),
} as const

/** The next turn; with `parallel` the next turns. */
export const ReadNextPromptReply = Type.Object({
  done: Type.Boolean({ description: 'True when the run is finished; then there is no prompt.' }),
  run_id: Type.String(),
  status: RunStatus,
  paused_at: PausedAt,
  summary: AttackSummary,
  ...optionalMove,
  moves: Type.Optional(
    Type.Array(Move, {
      description: 'Only with `parallel`; empty while there is nothing to do, or while the run is paused.',
    }),
  ),
  retry_after_ms: Type.Optional(
    Type.Integer({ description: 'Only with `parallel` and without moves: ask again after so long.' }),
  ),
})

/** Which turn is asked about. */
export const ReadEvalStatusQuery = Type.Object({
  run_id: Type.Optional(GivenId),
  attempt_id: GivenId,
  turn_index: Type.Integer({ minimum: 0, maximum: 1_000 }),
})

/** Which run to end. */
export const CompleteAttackRunBody = Type.Object({
  run_id: Type.Optional(givenId('Default: the latest.')),
})

/** The run after its end. */
export const CompleteAttackRunReply = Type.Object({
  test_id: Type.String(),
  run_id: Type.String(),
  status: RunStatus,
  summary: AttackSummary,
})

/** Which run's results are wanted. */
export const ReadAttackResultsQuery = Type.Object({
  run_id: Type.Optional(givenId('Default: the latest. Extension.')),
})

/** What the attack runs came to. */
export const AttackResultsSummary = Type.Object({
  run_id: NullableString,
  current_run_id: NullableString,
  status: Type.Unsafe<'idle' | 'running' | 'completed'>({ type: 'string', enum: ['idle', 'running', 'completed'] }),
  paused_at: PausedAt,
  summary: Type.Union([AttackSummary, Type.Null()]),
})

export type ConfirmBreaches = Static<typeof ConfirmBreaches>
export type BeginAttackRunReply = Static<typeof BeginAttackRunReply>
export type AttackRunEstimate = Static<typeof AttackRunEstimate>
export type Move = Static<typeof Move>
export type ReadNextPromptReply = Static<typeof ReadNextPromptReply>
export type CompleteAttackRunReply = Static<typeof CompleteAttackRunReply>
export type AttackResultsSummary = Static<typeof AttackResultsSummary>
