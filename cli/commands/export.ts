import { resolve } from 'node:path'
import { attackedState } from '../attack/attack-state.ts'
import { keepProof } from '../attack/kept-proof.ts'
import type { Command, Given } from '../command.ts'
import { readOneOf, readUuid } from '../local/read-option.ts'
import { ownName } from '../own-name.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { showExport } from '../remote/show-export.ts'
import { serviceOptions, whereOf } from '../remote/where-of.ts'
import { shellWord } from '../shell-word.ts'
import { UsageError } from '../usage-error.ts'

const modes = ['shadow', 'enforce', 'none'] as const

/** `redoubt export`. */
export const exportTest: Command = {
  name: 'export',
  summary:
    'Turns the policies that a test broke into guard policies and proves it: every breach and every harmless twin is replayed through the guard, before and after.',
  positionals: [],
  options: {
    test: { value: 'UUID', meaning: 'Which test.' },
    config: {
      value: 'FILE',
      meaning: 'Instead of --test: the test and the run that `redoubt attack` made last with this config.',
    },
    projects: {
      value: 'LIST',
      meaning: 'Ids of the projects that get the policies, separated by commas. Default: the project of the test.',
    },
    mode: { value: 'MODE', meaning: 'shadow (default: judged and recorded, never blocked), enforce, or none.' },
    json: { value: null, meaning: 'Print the whole reply of the service.' },
    ...serviceOptions('permissions redteam and manage'),
  },
  examples: [
    'redoubt export --config attack.yaml',
    'redoubt export --test 0190d6f0-9b1e-7d44-8c0a-3f5e7a9b1c2d --projects 0190d6f0-8a4e-7c3b-9d52-6f1e2a3b4c5d --mode enforce',
  ],
  async run({ options }, scope) {
    const { testId, runId } = testOf(options)
    const params = { test_id: testId }
    const mode = readOneOf('--mode', options.mode ?? 'shadow', modes)
    const named = options.projects?.split(',').map((id) => readUuid('--projects', id.trim()))
    const { client } = await openRedTeamClient(scope, whereOf(options))
    const project_ids = named ?? [(await client.call('readTest', { params })).project_id]
    const body = { project_ids, mode, ...(runId !== null && { run_id: runId }) }
    const reply = await client.call('exportTest', { params, body }, { timeoutMs: 600_000 })
    if (runId !== null && options.config !== undefined) {
      keepProof(resolve(options.config), { runId, createdAt: new Date().toISOString() }, reply)
      const again = `${ownName} attack ${shellWord(options.config)} --resume`
      scope.terminal?.write(`Have the report of the run state this proof: ${again}\n`)
    }
    for (const text of options.json === undefined ? showExport(reply) : [JSON.stringify(reply, null, 2)])
      scope.print(text, options.json === undefined ? { hanging: 11 } : {})
    return 0
  },
}

/** With a config also its run: a breach that was played again since is the latest one of the test. */
function testOf({ test, config }: Given['options']): { readonly testId: string; readonly runId: string | null } {
  if ((test === undefined) === (config === undefined)) throw new UsageError('Name either --test or --config.')
  if (test !== undefined) return { testId: readUuid('--test', test), runId: null }
  return attackedState(resolve(config ?? ''))
}
