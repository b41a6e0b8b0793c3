import { resolve } from 'node:path'
import type { RedoubtClient } from '../../client/create-client.ts'
import { besideConfig, readState } from '../attack/attack-state.ts'
import { line } from '../attack/report/terminal-report.ts'
import type { Command, Given } from '../command.ts'
import { readUuid } from '../local/read-option.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { UsageError } from '../usage-error.ts'

const modes = ['shadow', 'enforce', 'none'] as const

/** What an export came to. */
interface ExportReply {
  readonly mode: string
  readonly policies: readonly { readonly id: string; readonly name: string; readonly from_policy_id: string }[]
  readonly replay: {
    readonly breaches: { readonly total: number; readonly blocked_before: number; readonly blocked_after: number }
    readonly twins: { readonly total: number; readonly alarms_before: number; readonly alarms_after: number }
    readonly still_passing: readonly string[]
  }
}

/** `redoubt export`. */
export const exportTest: Command = {
  name: 'export',
  summary:
    'Turns the policies that a test broke into guard policies and proves it: every breach and every harmless twin is replayed through the guard, before and after.',
  positionals: [],
  options: {
    test: { value: 'UUID', meaning: 'Which test.' },
    config: { value: 'FILE', meaning: 'Instead of --test: the latest test of this config of `redoubt attack`.' },
    projects: {
      value: 'LIST',
      meaning: 'Ids of the projects that get the policies, separated by commas. Default: the project of the test.',
    },
    mode: { value: 'MODE', meaning: 'shadow (default: judged and recorded, never blocked), enforce, or none.' },
    json: { value: null, meaning: 'Print the whole reply of the service.' },
    url: { value: 'URL', meaning: 'Where the service is. Default: this computer, at REDOUBT_PORT or 4180.' },
    organization: { value: 'UUID', meaning: 'Default: that of the key.' },
    'key-file': {
      value: 'FILE',
      meaning: 'Holds a key with the permission redteam. Default: the variable REDOUBT_API_KEY.',
    },
  },
  examples: [
    'npx redoubt export --config attack.yaml',
    'npx redoubt export --test 0190d6f0-9b1e-7d44-8c0a-3f5e7a9b1c2d --projects 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --mode enforce',
  ],
  async run({ options }, scope) {
    const params = { test_id: testOf(options) }
    const mode = modes.find((one) => one === (options.mode ?? 'shadow'))
    if (mode === undefined) throw new UsageError(`--mode must be one of ${modes.join(', ')}.`)
    const named = options.projects?.split(',').map((id) => readUuid('--projects', id.trim()))
    const where = { url: options.url, keyFile: options['key-file'], organizationId: options.organization }
    const { client } = await openRedTeamClient(scope, where)
    const project_ids = named ?? [(await client.call('readTest', { params })).project_id]
    const reply = await callExport(client)(
      'exportTest',
      { params, body: { project_ids, mode } },
      { timeoutMs: 600_000 },
    )
    for (const text of options.json === undefined ? describe(reply) : [JSON.stringify(reply, null, 2)])
      scope.print(text)
    return 0
  },
}

function testOf({ test, config }: Given['options']): string {
  if ((test === undefined) === (config === undefined)) throw new UsageError('Name either --test or --config.')
  if (test !== undefined) return readUuid('--test', test)
  const path = besideConfig(resolve(config ?? ''), '.json')
  const state = readState(path)
  if (state === null) throw new UsageError(`Nothing was attacked with this config yet: ${path} does not exist.`)
  return state.testId
}

type CallExport = (name: 'exportTest', request: object, options: object) => Promise<ExportReply>

/** Typed here as long as the contract does not have the operation. */
function callExport(client: RedoubtClient): CallExport {
  return client.call as unknown as CallExport
}

function describe({ mode, policies, replay: { breaches, twins, still_passing } }: ExportReply): readonly string[] {
  return [
    `mode       ${mode}`,
    ...policies.map(({ id, name }) => `policy     ${id}  ${line(name)}`),
    `breaches   ${breaches.blocked_before} of ${breaches.total} blocked before, ${breaches.blocked_after} after`,
    `twins      ${twins.alarms_before} of ${twins.total} harmless prompts alarmed before, ${twins.alarms_after} after`,
    ...still_passing.map((id) => `passes     ${id}`),
  ]
}
