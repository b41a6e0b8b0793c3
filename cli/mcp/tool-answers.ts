import type { CheckVerdict } from '../../client/guard/check-text.ts'

/** What the tools `check` and `explain` were asked about. */
export interface AskedText {
  /** What the end user says. */
  readonly text: string
  /** What was answered to the text; absent = the text is judged alone. */
  readonly output?: string
}

type Reply = CheckVerdict['reply']
type Side = Pick<Reply, 'is_safe' | 'security_guardrail_results' | 'policies_guardrail_results'>

/** The verdict in short, as JSON. */
export function checkAnswer({ isSafe, violationMessage, findings }: CheckVerdict): string {
  return written({ is_safe: isSafe, violation_message: violationMessage, findings })
}

/** The verdict with all that speaks for it, as JSON: what was seen is quoted from the text that was asked about. */
export function explainAnswer(asked: AskedText, { isSafe, reply }: CheckVerdict): string {
  const { output, documents = [], checks_run } = reply
  return written({
    is_safe: isSafe,
    input: guardrailsOf(reply, asked.text),
    ...(output && { output: guardrailsOf(output, asked.output ?? '') }),
    ...(documents.length > 0 && { documents }),
    checks_run,
  })
}

function guardrailsOf(
  { security_guardrail_results, policies_guardrail_results }: Side,
  text: string,
): readonly unknown[] {
  const security = security_guardrail_results
  const policies = policies_guardrail_results?.policies ?? []
  return [
    ...(security ? [{ guardrail: 'security', ...seen(security, text) }] : []),
    ...policies.map((policy) => ({
      guardrail: policy.name,
      threshold: policy.detection_threshold,
      ...(policy.shadow === true && { shadow: true }),
      ...seen(policy, text),
    })),
  ]
}

type Row = NonNullable<Reply['policies_guardrail_results']>['policies'][number]

function seen(row: Pick<Row, 'is_safe' | 'value' | 'status' | 'reason' | 'spans' | 'unjudged'>, text: string) {
  const { is_safe, value, status, reason, spans, unjudged } = row
  const places = spans.map(({ start, end, view, label }) => ({ words: text.slice(start, end), view, label }))
  return { is_safe, value, status, reason, places, ...(unjudged.length > 0 && { unjudged }) }
}

function written(answer: object): string {
  return JSON.stringify(answer, null, 2)
}
