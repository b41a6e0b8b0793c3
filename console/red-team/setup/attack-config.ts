import type { Test } from '../../../contract/red-team-test/test.ts'
import { givenPoliciesField } from '../test-draft.ts'
import type { BrowserTargetConfig } from './browser-target.ts'
import { attackKeyPlace } from './example-commands.ts'

/**
 * The config of `redoubt attack` for the same settings. JSON texts are YAML texts too. Secrets are named by variables of the
 * environment, as the command wants them; whatever else looks like the name of a variable or a file is broken, because the texts
 * of a test may be somebody else's than the computer that the command runs on.
 */
export function attackConfigOf(
  { name, metadata }: Pick<Test, 'name' | 'metadata'>,
  serviceUrl: string,
  target: BrowserTargetConfig,
): string {
  const { business_context, use_case, certifications, policies, checks, public_facts = [] } = metadata
  const { max_policies, max_prompts_per_policy, language, benign_twins } = metadata
  const given = policies.filter(({ source }) => source === 'given').map(({ policy }) => policy)
  const own = given.length > 0 ? given : givenTexts(metadata)
  return [
    `name: ${quoted(name)}`,
    `service: { url: ${JSON.stringify(serviceUrl)} } # the key stands in REDOUBT_API_KEY`,
    'target:',
    '  type: http',
    ...targetLines(target),
    'test:',
    `  business_context: ${quoted(business_context)}`,
    `  use_case: ${quoted(use_case)}`,
    ...list('policies', own),
    ...list('certifications', certifications),
    `  max_policies: ${max_policies}`,
    `  max_prompts_per_policy: ${max_prompts_per_policy}`,
    `  language: ${quoted(language)}`,
    `  benign_twins: ${benign_twins}`,
    ...list('public_facts', public_facts),
    ...checkLines(checks),
    ...attackLines(metadata),
    'report: { html: ./redoubt-report.html }',
  ].join('\n')
}

/** The target as the page asks it; an address that the page has not been told yet is an example. */
function targetLines({ url, promptField, messagesField, replyPath }: BrowserTargetConfig): readonly string[] {
  const fields = {
    [promptField]: '{{prompt}}',
    ...(messagesField !== '' && { [messagesField]: '{{messages}}' }),
    conversation_id: '{{conversation_id}}',
  }
  return [
    `  url: ${quoted(url === '' ? exampleUrl : url)}`,
    `  body: ${JSON.stringify(fields)}`,
    ...(replyPath === '' ? [] : [`  reply_path: ${quoted(replyPath)}`]),
  ]
}

const exampleUrl = 'http://127.0.0.1:3000/chat'

/** What is pasted beside the config: the variables that it names, to be filled in, and the attack. */
export function attackCommandsOf({ metadata }: Pick<Test, 'metadata'>): string {
  const secrets = metadata.checks.secrets.map((_, place) => `export SECRET_${place + 1}='...'`)
  return [`export REDOUBT_API_KEY=${attackKeyPlace}`, ...secrets, 'node cli/redoubt.mjs attack attack.yaml'].join('\n')
}

/** Before the dataset is generated the rules stand among the settings that were given. */
function givenTexts(metadata: Test['metadata']): readonly string[] {
  const given = (metadata as Readonly<Record<string, unknown>>)[givenPoliciesField]
  return Array.isArray(given) ? given.filter((one): one is string => typeof one === 'string') : []
}

/** A text that the command takes as it stands: `{{env:NAME}}` and `{{file:PATH}}` get a blank that keeps it from filling them in. */
function quoted(text: string): string {
  return JSON.stringify(text.replaceAll(/\{(?=\{\s*(?:env|file)\s*:)/gi, '{ '))
}

function list(field: string, items: readonly string[], indent = '  '): readonly string[] {
  if (items.length === 0) return []
  return [`${indent}${field}:`, ...items.map((item) => `${indent}  - ${quoted(item)}`)]
}

function checkLines({ secrets, forbidden_tools, patterns }: Test['metadata']['checks']): readonly string[] {
  const named = secrets.map((_, place) => `      - "{{env:SECRET_${place + 1}}}"`)
  const lines = [
    ...(named.length > 0 ? ['    secrets:', ...named] : []),
    ...list('forbidden_tools', forbidden_tools, '    '),
    ...list('patterns', patterns, '    '),
  ]
  return lines.length === 0 ? [] : ['  checks:', ...lines]
}

/** The most techniques that a config may name. */
const techniquesMax = 200

/** How a test is attacked; nothing of it where nobody has chosen, so that the command's own defaults hold. */
function attackLines({ attack_methods: methods, scenarios }: Test['metadata']): readonly string[] {
  if (methods === null || methods.technique_ids.length === 0) return []
  const { technique_ids: ids, languages = [], dimension2 } = methods
  const used = scenarios.items.filter(({ enabled }) => enabled)
  const [turns, ...others] = [...new Set(used.map((one) => one.maximum_multi_turn))]
  return [
    'attack:',
    ...(ids.length > techniquesMax ? ['  techniques: all'] : list('techniques', ids)),
    ...list('languages', languages),
    `  attempts: ${dimension2.attempts}`,
    `  warm_up_turns: ${dimension2.warm_up_turns}`,
    ...(used.length > 0 && used.length < scenarios.items.length ? [`  max_scenarios: ${used.length}`] : []),
    ...(turns !== undefined && others.length === 0 ? [`  maximum_multi_turn: ${turns}`] : []),
  ]
}
