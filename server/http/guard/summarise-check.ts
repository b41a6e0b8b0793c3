import type { CheckResult } from '../../../contract/guard/check.ts'

type Results = Pick<CheckResult, 'policies_guardrail_results' | 'topics_guardrail_results'>

/** A result without what the owner has saved anyway: definitions and dates of policies, sentences of topics. */
export function summariseCheck(result: CheckResult): CheckResult {
  const { output } = result
  return { ...result, ...summarised(result), ...(output && { output: { ...output, ...summarised(output) } }) }
}

function summarised({ policies_guardrail_results: policies, topics_guardrail_results: topics }: Results): Results {
  return {
    ...(policies && {
      policies_guardrail_results: { ...policies, policies: policies.policies.map(withoutDefinition) },
    }),
    ...(topics && {
      topics_guardrail_results: { ...topics, topics: topics.topics.map(({ topic_sentences: _, ...rest }) => rest) },
    }),
  }
}

function withoutDefinition(row: NonNullable<Results['policies_guardrail_results']>['policies'][number]) {
  const { description, is_default, is_archived, created_at, updated_at, archived_at, ...rest } = row
  return rest
}
