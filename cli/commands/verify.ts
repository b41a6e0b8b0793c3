import { readFileSync } from 'node:fs'
import { plainLine } from '../../client/plain-line.ts'
import { caseDigests } from '../attack/report/digest-cases.ts'
import { type Manifest, manifestTextOf } from '../attack/report/manifest.ts'
import { casesOfRun } from '../attack/report/read-cases.ts'
import { verifyPage } from '../attack/verify-page.ts'
import type { Command, CommandScope, Given } from '../command.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { serviceOptions, whereOf } from '../remote/where-of.ts'
import { sha256Hex } from '../sha256-hex.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt verify`. */
export const verify: Command = {
  name: 'verify',
  summary:
    'Checks an HTML report of `redoubt attack` against the manifest in it and names each part that differs. Exit code 0: all is as it was written; 1: something differs.',
  positionals: ['REPORT'],
  options: {
    seal: {
      value: 'HEX',
      meaning: 'The seal that `redoubt attack` printed: shows whether page and manifest were changed together.',
    },
    config: { value: 'FILE', meaning: 'Whether this is the config that was run.' },
    service: {
      value: null,
      meaning: 'Read every conversation and verdict of the run from the service again, and compare their digests.',
    },
    ...serviceOptions('permission redteam'),
  },
  examples: ['redoubt verify report.html', 'redoubt verify report.html --config attack.yaml --service --seal 3f2a…'],
  async run({ options, positionals }, scope) {
    const [file = ''] = positionals
    const page = readPage(file).toString()
    const seal = options.seal?.trim().toLowerCase() ?? null
    if (seal !== null && !/^[\da-f]{64}$/.test(seal)) throw new UsageError('--seal must be 64 hexadecimal digits.')
    const config = options.config === undefined ? null : readPage(options.config)
    const configSha256 = config === null ? null : sha256Hex(config)
    const cases = options.service === undefined ? null : await casesOf(page, options, scope)
    const { manifest, differences, same } = verifyPage(page, { seal, configSha256, cases })
    if (manifest !== null) scope.print(plainLine(`run ${manifest.run_id} of ${manifest.created_at}`))
    for (const what of same) scope.print(`as written   ${what}`, { tone: 'good', hanging: 13 })
    for (const what of differences) scope.print(`DIFFERENT    ${plainLine(what)}`, { tone: 'bad', hanging: 13 })
    if (seal === null && differences.length === 0)
      scope.print('Without --seal nobody can tell whether page and manifest were changed together.', { hanging: 2 })
    return differences.length === 0 ? 0 : 1
  },
}

function readPage(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new UsageError(`${file} cannot be read.`)
  }
}

/** The run as the service tells it now. */
async function casesOf(page: string, options: Given['options'], scope: CommandScope) {
  const { test_id: testId, run_id: runId } = namedRun(page)
  const { client } = await openRedTeamClient(scope, whereOf(options))
  const digests = caseDigests()
  const { signal } = new AbortController()
  for await (const one of casesOfRun({ client, testId, runId, signal })) digests.add(one)
  return digests.total()
}

function namedRun(page: string): Pick<Manifest, 'test_id' | 'run_id'> {
  try {
    const { test_id, run_id } = JSON.parse(manifestTextOf(page) ?? '') as Partial<Manifest>
    if (typeof test_id === 'string' && typeof run_id === 'string') return { test_id, run_id }
  } catch {
    // Said below.
  }
  throw new UsageError('The page has no manifest that names a run: nothing can be read from the service.')
}
