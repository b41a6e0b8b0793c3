import type { Test } from '../../../contract/red-team-test/test.ts'
import { givenPoliciesField } from '../test-draft.ts'
import type { BrowserTargetConfig } from './browser-target.ts'
import type { DriveSettings } from './drive-settings.ts'
import { attackKeyPlace } from './example-commands.ts'

/** What the page says of a test: its target and how it is attacked. */
export type ConfigSettings = Omit<DriveSettings, 'kind'>

/**
 * The config of `redoubt attack` for the same settings. JSON texts are YAML texts too. Secrets are named by variables of the
 * environment, as the command wants them; whatever else looks like the name of a variable or a file is broken, because the texts
 * of a test may be somebody else's than the computer that the command runs on.
 */
export function attackConfigOf(
  { name, metadata }: Pick<Test, 'name' | 'metadata'>,
  serviceUrl: string,
  settings: ConfigSettings,
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
    ...targetLines(settings),
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
    ...attackLines(metadata, settings),
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

/** How a test is attacked: by what the page shows, and what it does not show as the test has it. */
function attackLines(
  { attack_methods: methods, scenarios }: Test['metadata'],
  { techniqueIds: ids, attempts, maxScenarios, maximumMultiTurn }: ConfigSettings,
): readonly string[] {
  const used = scenarios.items.filter(({ enabled }) => enabled)
  const [turns, ...others] = [...new Set(used.map((one) => one.maximum_multi_turn))]
  const scenariosMax = maxScenarios ?? (used.length > 0 && used.length < scenarios.items.length ? used.length : null)
  const turnsMax = maximumMultiTurn ?? (others.length === 0 ? (turns ?? null) : null)
  return [
    'attack:',
    ...(ids.length > techniquesMax ? ['  techniques: all'] : list('techniques', ids)),
    ...list('languages', methods?.languages ?? []),
    `  attempts: ${attempts}`,
    ...(methods === null ? [] : [`  warm_up_turns: ${methods.dimension2.warm_up_turns}`]),
    ...(scenariosMax === null ? [] : [`  max_scenarios: ${scenariosMax}`]),
    ...(turnsMax === null ? [] : [`  maximum_multi_turn: ${turnsMax}`]),
  ]
}
