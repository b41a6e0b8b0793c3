import type { ColumnType } from 'kysely'
import type { Flag, MaybeWholeNumber, WholeNumber } from './column-types.ts'

/** The tables of tests, their datasets and their runs. */
export interface RedTeamTables {
  /** Tests with what they were made from and where their stages stand. */
  readonly redteam_tests: {
    readonly organization_id: string
    readonly id: string
    readonly project_id: string
    readonly name: string
    readonly status: string
    readonly seed: string
    /** JSON, as UTF-8. So are the other bytes here but `generation_error`, which is text. */
    readonly settings: Uint8Array
    readonly client_metadata: Uint8Array
    readonly policies: Uint8Array
    readonly generation_status: string
    /** Names the dataset of the latest generation. */
    readonly file_id: string | null
    readonly case_count: WholeNumber
    /** For the latest generation, without what was given back. */
    readonly credits_charged: WholeNumber
    readonly generation_error: Uint8Array | null
    readonly reconnaissance_status: string
    readonly reconnaissance: Uint8Array
    readonly scenarios_status: string
    readonly scenarios: Uint8Array
    readonly attack_methods: Uint8Array | null
    readonly active_jobs: Uint8Array
    readonly current_run_id: string | null
    readonly created_at: WholeNumber
    readonly updated_at: WholeNumber
    readonly started_at: MaybeWholeNumber
    readonly completed_at: MaybeWholeNumber
  }
  /** Removals of tests, or of what was said in them, that are not finished. */
  readonly test_removals: {
    readonly organization_id: string
    readonly test_id: string
    readonly project_id: string
    readonly what: 'rows' | 'texts'
    readonly requested_at: WholeNumber
  }
  /** Prompts of a test, with what a sound target does with them. */
  readonly dataset_cases: {
    readonly organization_id: string
    readonly test_id: string
    readonly file_id: string
    /** Its place in the dataset, from 0. */
    readonly place: WholeNumber
    readonly id: string
    readonly policy_id: string
    /** `refuse`, or `comply` for a benign twin. */
    readonly expected: string
    /** All else of the case: JSON, as UTF-8. */
    readonly content: Uint8Array
  }
  /** One run of the client's agent over a dataset; there is one for each dataset. */
  readonly agent_runs: {
    readonly organization_id: string
    readonly id: string
    readonly test_id: string
    readonly file_id: string
    /** `in_progress`, `received`, `evaluating`, `completed`, `partial` or `failed`. */
    readonly state: string
    readonly expected_cases: WholeNumber
    /** The latest job that evaluates it. */
    readonly job_id: string | null
    /** State of the `eval` manifest: `running`, `completed` or `failed`; null before the first evaluation. */
    readonly evaluation_state: string | null
    /** UTF-8. */
    readonly evaluation_error: Uint8Array | null
    readonly evaluation_started_at: MaybeWholeNumber
    readonly evaluation_updated_at: MaybeWholeNumber
    readonly created_at: WholeNumber
    readonly updated_at: WholeNumber
    readonly completed_at: MaybeWholeNumber
  }
  /** What a client's agent answered to one case of one run. */
  readonly client_responses: {
    readonly organization_id: string
    readonly run_id: string
    readonly case_id: string
    readonly test_id: string
    /** The place of its case in the dataset. */
    readonly place: WholeNumber
    /** `ok` or `failed`. */
    readonly status: string
    /** UTF-8; null when `failed`. */
    readonly response: Uint8Array | null
    /** UTF-8. */
    readonly error: Uint8Array | null
    /** UTF-8. */
    readonly model_name: Uint8Array | null
    readonly latency_ms: number | null
    readonly received_at: WholeNumber
    /** `completed` or `failed`; null while it is not judged. */
    readonly evaluation_status: string | null
    /** JSON, as UTF-8. */
    readonly evaluation: Uint8Array | null
    /** 1 when the target did what a sound target does; null while it is not judged. */
    readonly passed: Flag | null
    /** 1 when it passed and nobody could tell for sure. */
    readonly is_unclear: ColumnType<Flag, Flag | undefined, Flag>
    readonly evaluated_at: MaybeWholeNumber
    /** Credits that were booked for judging it. */
    readonly credits_charged: ColumnType<number, number | undefined, number>
  }
  /** What people said of answers, by keyed hashes of rule and answer. */
  readonly turn_labels: {
    readonly organization_id: string
    readonly project_id: string
    readonly rule_key: string
    readonly answer_key: string
    /** Where it was given. */
    readonly test_id: string
    readonly is_breach: Flag
    /** What the judges had said: `breach`, `held`, `unclear` or `not_judged`. */
    readonly machine_verdict: string
    readonly decided_at: WholeNumber
  }
  /** Headers of runs: no texts. */
  readonly attack_runs: {
    readonly organization_id: string
    readonly id: string
    readonly test_id: string
    readonly status: 'running' | 'completed'
    readonly work_count: WholeNumber
    readonly scenarios_total: number
    /** A JSON list, as UTF-8. */
    readonly technique_ids: Uint8Array
    readonly credits_charged: WholeNumber
    readonly failed: WholeNumber
    readonly passed: WholeNumber
    readonly unclear: WholeNumber
    readonly errored: WholeNumber
    readonly not_run: WholeNumber
    readonly stop_requested_at: MaybeWholeNumber
    /** Null in a run that is over or being ended. */
    readonly paused_at: MaybeWholeNumber
    /** The one combination that is played again: JSON, as UTF-8. */
    readonly replay: Uint8Array | null
    /** How findings are confirmed: JSON, as UTF-8; null = they are not. */
    readonly confirmation: ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>
    readonly started_at: WholeNumber
    readonly completed_at: MaybeWholeNumber
  }
  /** What each run was frozen with. */
  readonly attack_plans: {
    readonly organization_id: string
    readonly run_id: string
    /** JSON, as UTF-8. */
    readonly plan: Uint8Array
    /** The breaches that are confirmed: JSON, as UTF-8; null until they are chosen. */
    readonly subjects: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array>
  }
  /** Tries of a technique at a scenario that were begun. */
  readonly attack_attempts: {
    readonly organization_id: string
    readonly id: string
    readonly run_id: string
    /** The attempt's index in its run. */
    readonly place: WholeNumber
    readonly scenario_id: string
    readonly technique_id: string
    readonly try_index: number
    readonly policy_id: string
    /** Goes up by one with every change: who read another one must read again. */
    readonly version: WholeNumber
    readonly state: 'asked' | 'judging' | 'ended'
    /** Null while it is open. */
    readonly outcome: string | null
    /** The turn that is asked or judged. */
    readonly turn_index: number
    readonly lease_worker: string | null
    readonly lease_until: MaybeWholeNumber
    readonly has_told_error: Flag
    /** Set while it is judged. */
    readonly judge_due_at: MaybeWholeNumber
    readonly breach_step: number | null
    /** Ids of policies, with a blank between them; null = none. */
    readonly by_the_way: string | null
    /** The breach that it sends again: JSON, as UTF-8, without a text; null in an attempt of the plan. */
    readonly confirms: ColumnType<Uint8Array | null, Uint8Array | null | undefined, never>
    /** All else of it: JSON, as UTF-8. */
    readonly content: Uint8Array
    readonly started_at: WholeNumber
    readonly ended_at: MaybeWholeNumber
  }
  /** Turns of attempts that the target answered. */
  readonly attack_turns: {
    readonly organization_id: string
    readonly attempt_id: string
    readonly turn_index: number
    /** UTF-8. */
    readonly request: Uint8Array
    /** UTF-8. */
    readonly response: Uint8Array | null
    /** All else of it: JSON, as UTF-8. */
    readonly content: Uint8Array
    readonly decision: string
    /** JSON, as UTF-8; null while there is none. */
    readonly evaluation: Uint8Array | null
    readonly answered_at: WholeNumber
  }
}
