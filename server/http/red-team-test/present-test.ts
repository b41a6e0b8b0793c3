import type { Test, TestMetadata, TestSummary } from '../../../contract/red-team-test/test.ts'
import type { RedTeamEngine } from '../../domain/attack-run/engine.ts'
import type { RedTeamTest } from '../../domain/red-team-test/red-team-test.ts'
import type { ListedTest } from '../../services/red-team-test/list-tests.ts'
import type { TestDetails } from '../../services/results/read-test-details.ts'
import { presentAggregatedPolicy } from '../agent-run/present-results-summary.ts'
import { presentAttackSummary } from '../attack-run/present-attack-summary.ts'
import { presentPausedAt, presentUnattendedSince } from '../attack-run/present-pause.ts'
import { maybeTimestampOf, timestampOf } from '../timestamp.ts'
import { presentAttackMethods } from './present-attack-methods.ts'
import { presentChecks } from './present-checks.ts'
import { presentReconnaissance } from './present-reconnaissance.ts'
import { presentScenarios } from './present-scenarios.ts'

/** A test as the red-team API shows it. */
export function presentTest(details: TestDetails, engine: Pick<RedTeamEngine, 'guardsOfPolicy'>): Test {
  const { test, evaluation } = details
  return {
    id: test.id,
    project_id: test.projectId,
    name: test.name,
    status: test.status,
    metadata: { ...test.clientMetadata, ...presentMetadata(details) },
    ...presentTimes(test),
    // They can be very many: `results/cases` gives them in pages.
    evaluated_results: [],
    aggregated_policies: evaluation.policies.map((line) => presentAggregatedPolicy(line, engine)),
    generated_df_id: test.generation.fileId,
    evaluated_df_id: evaluation.evaluatedId,
    uploaded_df_id: evaluation.uploadedId,
    source_dataset_id: evaluation.sourceDatasetId,
  }
}

/** A test as a list shows it. */
export function presentTestSummary({ test, unattendedSinceMs }: ListedTest): TestSummary {
  return {
    id: test.id,
    project_id: test.projectId,
    name: test.name,
    status: test.status,
    stages: {
      generation: test.generation.status,
      reconnaissance: test.reconnaissanceStatus,
      scenarios: test.scenariosStatus,
      attack_run: test.attackRun?.status ?? 'not_started',
    },
    case_count: test.generation.caseCount,
    generated_df_id: test.generation.fileId,
    current_run_id: test.currentRunId,
    ...presentPausedAt(test.attackRun),
    ...presentUnattendedSince(unattendedSinceMs),
    ...presentTimes(test),
  }
}

function presentMetadata({ test, runs }: TestDetails): TestMetadata {
  const { settings, generation } = test
  const job = test.activeJobs.at(-1)
  // Newest first.
  const latest = runs[0]?.run ?? null
  return {
    business_context: settings.businessContext,
    use_case: settings.useCase,
    certifications: [...settings.certifications],
    language: settings.language,
    modes: { ...settings.modes },
    max_policies: settings.maxPolicies,
    max_prompts_per_policy: settings.maxPromptsPerPolicy,
    benign_twins: settings.benignTwins,
    checks: presentChecks(settings.checks),
    public_facts: [...(settings.publicFacts ?? [])],
    seed: test.seed,
    policies: presentPolicies(test),
    generation: {
      status: generation.status,
      file_id: generation.fileId,
      case_count: generation.caseCount,
      error: generation.error,
    },
    reconnaissance: presentReconnaissance(test.reconnaissance),
    scenarios: presentScenarios(test),
    attack_methods: test.attackMethods && presentAttackMethods(test.attackMethods),
    attack_results: {
      status: latest?.status ?? 'not_started',
      ...presentPausedAt(latest),
      current_run_id: latest?.id ?? null,
      runs: runs.map(({ run, awaitingEval, summary, unattendedSinceMs }) => ({
        run_id: run.id,
        status: run.status,
        ...presentPausedAt(run),
        ...presentUnattendedSince(unattendedSinceMs),
        cursor: {
          awaiting_eval: awaitingEval && {
            attempt_id: awaitingEval.attemptId,
            turn_index: awaitingEval.turnIndex,
          },
        },
        summary: presentAttackSummary(summary, test.policies),
      })),
    },
    active_job: job === undefined ? null : { kind: job.kind, job_id: job.jobId, progress: job.progress },
  }
}

function presentPolicies({ policies }: RedTeamTest): TestMetadata['policies'] {
  return policies.map(({ id, name, policy, certification, clause, criticality, source }) => ({
    id,
    name,
    policy,
    certification,
    clause,
    criticality,
    source,
  }))
}

function presentTimes(
  test: Pick<RedTeamTest, 'startedAtMs' | 'completedAtMs' | 'createdAtMs' | 'updatedAtMs'>,
): Pick<Test, 'started_at' | 'completed_at' | 'created_at' | 'updated_at'> {
  return {
    started_at: maybeTimestampOf(test.startedAtMs),
    completed_at: maybeTimestampOf(test.completedAtMs),
    created_at: timestampOf(test.createdAtMs),
    updated_at: timestampOf(test.updatedAtMs),
  }
}
