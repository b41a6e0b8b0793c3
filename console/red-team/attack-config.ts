import type { Test } from '../../contract/redteam/test.ts'
import { givenPoliciesField } from './test-draft.ts'

/**
 * The config of `redoubt attack` for the same settings. JSON texts are YAML texts too. Secrets are named by variables of the
 * environment, as the command wants them.
 */
export function attackConfigOf({ name, metadata }: Pick<Test, 'name' | 'metadata'>, serviceUrl: string): string {
  const { business_context, use_case, certifications, policies, checks, public_facts = [] } = metadata
  const given = policies.filter(({ source }) => source === 'given').map(({ policy }) => policy)
  const own = given.length > 0 ? given : givenTexts(metadata)
  const secrets = checks.secrets.map((_, place) => `{{env:SECRET_${place + 1}}}`)
  return [
    `name: ${JSON.stringify(name)}`,
    `service: { url: ${JSON.stringify(serviceUrl)} } # the key stands in REDOUBT_API_KEY`,
    'target:',
    '  type: http',
    '  url: http://127.0.0.1:3000/chat',
    '  body: { message: "{{prompt}}", conversation: "{{conversation_id}}" }',
    '  reply_path: reply',
    'test:',
    `  business_context: ${JSON.stringify(business_context)}`,
    `  use_case: ${JSON.stringify(use_case)}`,
    ...list('policies', own),
    ...list('certifications', certifications),
    ...list('public_facts', public_facts),
    ...checkLines({ ...checks, secrets }),
    'attack: { techniques: quick, attempts: 2 }',
    'report: { html: ./redoubt-report.html }',
  ].join('\n')
}

/** Before the dataset is generated the rules stand among the settings that were given. */
function givenTexts(metadata: Test['metadata']): readonly string[] {
  const given = (metadata as Readonly<Record<string, unknown>>)[givenPoliciesField]
  return Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : []
}

function list(field: string, items: readonly string[], indent = '  '): readonly string[] {
  if (items.length === 0) return []
  return [`${indent}${field}:`, ...items.map((item) => `${indent}  - ${JSON.stringify(item)}`)]
}

function checkLines(checks: Test['metadata']['checks']): readonly string[] {
  const { secrets, forbidden_tools, patterns } = checks
  const lines = [
    ...list('secrets', secrets, '    '),
    ...list('forbidden_tools', forbidden_tools, '    '),
    ...list('patterns', patterns, '    '),
  ]
  return lines.length === 0 ? [] : ['  checks:', ...lines]
}
