import type { ChecksRun } from '../../../contract/guard/check.ts'
import type { Material } from '../../domain/guard/material.ts'
import { toolMaterial } from '../../domain/guard/tool-material.ts'
import type { Checked, CheckItem } from '../../services/guard/check.ts'

/** What was judged of one check, and in words what was not. Of an answer, its own rows say it. */
export function presentChecksRun(
  { input }: Checked,
  item: CheckItem,
  notJudged: readonly { readonly type: string }[],
): ChecksRun {
  const { security, policies, material = [] } = input.evaluation.verdict
  const judged = (kind: Material['kind']) =>
    material.filter((one) => one.kind === kind && one.status !== 'error').length
  const tools = toolMaterial(item.turns).length
  const run = {
    security: security !== null && security.status !== 'error',
    policies: policies.map(({ policyId, name, status }) => ({ id: policyId, name, status })),
    images: { given: item.images.length, judged: policies.length === 0 ? judged('tool-image') : item.images.length },
    documents: { given: item.documents.length, judged: judged('document') },
    tool_messages: { given: tools, judged: judged('tool-message') },
  }
  return { ...run, note: noteOf(run, item, notJudged) }
}

function noteOf(
  run: Omit<ChecksRun, 'note'>,
  { projectId }: CheckItem,
  notJudged: readonly { readonly type: string }[],
): string | null {
  const kinds = [...new Set(notJudged.map(({ type }) => type))].slice(0, 10)
  const parts = [
    run.policies.length > 0
      ? null
      : projectId === null
        ? 'No policy ran: without `project_id` the sample project is used, which has none for input unless you gave it some.'
        : 'No policy ran: the project has none for input, or `fast` mode ended before.',
    run.security ? null : 'The security guardrail did not judge the message.',
    run.images.judged < run.images.given
      ? 'Not every image was judged: policies judge them, and the security guardrail those that tools returned.'
      : null,
    run.documents.judged < run.documents.given || run.tool_messages.judged < run.tool_messages.given
      ? 'Not every document and tool message was judged: the security guardrail judges them.'
      : null,
    kinds.length > 0 ? `Nobody judged parts of these kinds: ${kinds.join(', ')}.` : null,
  ].filter((part) => part !== null)
  return parts.join(' ') || null
}
