import { type Static, Type } from 'typebox'
import { GivenId, NullableString } from '../scalars.ts'
import { Checks, GivenChecks } from './red-team-scalars.ts'

const goalsFailures = [
  'budget-spent',
  'busy',
  'circuit-open',
  'failed',
  'malformed',
  'timed-out',
  'out-of-time',
  'unusable',
] as const

type GoalsFailure = (typeof goalsFailures)[number]

/** An attack's purpose, bound to a policy. */
export const ScenarioItem = Type.Object({
  id: Type.String(),
  scenario: Type.String({ description: "The attack's purpose in words." }),
  policy: Type.String({ description: 'The text of the policy; empty when the test no longer has it.' }),
  policy_id: Type.String(),
  maximum_multi_turn: Type.Integer(),
  enabled: Type.Boolean(),
  checks: Checks,
  goal: Type.String({ description: 'What an attacker asks for in the end, in the first person. Extension.' }),
  expected_yield: Type.Number({ description: '0 to 1; generated scenarios are ranked by it. Extension.' }),
  is_by_llm: Type.Boolean({
    description: 'True where an LLM wrote the text, which is the goal too; false again when it is edited. Extension.',
  }),
})

/** What became of asking an LLM for goals. */
const GoalsByLlm = Type.Object({
  policies_asked: Type.Integer(),
  fell_back: Type.Array(
    Type.Object({
      policy_id: Type.String(),
      reason: Type.Unsafe<GoalsFailure>({ type: 'string', enum: [...goalsFailures] }),
    }),
    { description: 'Policies that kept the goals of the templates, with why.' },
  ),
})

/** The stage of scenarios. */
export const ScenarioStage = Type.Object({
  status: Type.Unsafe<'not_started' | 'pending' | 'running' | 'ready' | 'failed'>({
    type: 'string',
    enum: ['not_started', 'pending', 'running', 'ready', 'failed'],
  }),
  items: Type.Array(ScenarioItem),
  error: NullableString,
  goals_by_llm: Type.Union([GoalsByLlm, Type.Null()], {
    description:
      'What the LLM of the server (`REDOUBT_LLM_BASE_URL`) did when the list was generated; null where none was asked. Extension.',
  }),
})

const GivenScenario = Type.Object({
  id: Type.Optional(
    Type.Union([GivenId, Type.Null()], { description: 'Of the scenario that is edited; an item without is new.' }),
  ),
  scenario: Type.String({ minLength: 1, maxLength: 4_000 }),
  policy: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4_000,
      description: 'Id, text or name of a policy of the test. A new item needs it; an edited one keeps its own.',
    }),
  ),
  maximum_multi_turn: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 15, default: 5, description: 'Attack turns of an attempt at most.' }),
  ),
  enabled: Type.Optional(Type.Boolean({ default: true, description: 'False skips it at run time.' })),
  checks: Type.Optional(GivenChecks),
})

/** The whole list of scenarios: what is not in it is gone. */
export const UpdateScenariosBody = Type.Object({ items: Type.Array(GivenScenario, { maxItems: 500 }) })

/** The list as it is now. */
export const UpdateScenariosReply = Type.Object({ status: Type.String(), items: Type.Array(ScenarioItem) })

export type ScenarioItem = Static<typeof ScenarioItem>
export type ScenarioStage = Static<typeof ScenarioStage>
export type UpdateScenariosBody = Static<typeof UpdateScenariosBody>
export type UpdateScenariosReply = Static<typeof UpdateScenariosReply>
