import { readFileSync } from 'node:fs'
import { plainLine } from '../../client/attack/plain-line.ts'
import type { RedoubtClient } from '../../client/create-client.ts'
import { type Manifest, manifestTextOf, sealOf } from '../attack/report/manifest.ts'
import { openEnvelope, type SignedEvidence } from '../attack/signature/signed-statement.ts'
import { verifyPage } from '../attack/signature/verify-page.ts'
import { readTrustedKeys, type TrustedKey } from '../attack/signature/verify-signature.ts'
import type { Command } from '../command.ts'
import { ownName } from '../own-name.ts'
import { openRedTeamClient } from '../remote/open-client.ts'
import { serviceOptions, whereOf } from '../remote/where-of.ts'
import { UsageError } from '../usage-error.ts'

/** `redoubt verify`. */
export const verify: Command = {
  name: 'verify',
  summary:
    'Checks an HTML report of `redoubt attack` against its manifest and its signature, and names each part that differs. Exit code 0: all is as it was written; 1: something differs.',
  positionals: ['REPORT'],
  options: {
    key: {
      value: 'FILE',
      meaning:
        'Public keys, as `redoubt signing-keys` prints them or as PEM: checks the signature without the service.',
    },
    seal: {
      value: 'HEX',
      meaning: 'The seal that `redoubt attack` printed: shows whether page and manifest were changed together.',
    },
    config: { value: 'FILE', meaning: 'Whether this is the config that was run.' },
    service: {
      value: null,
      meaning:
        'Have the service add up every conversation and verdict of the run again, and compare with what was signed. Without --key its keys are taken.',
    },
    ...serviceOptions('permission redteam'),
  },
  examples: [
    'redoubt verify report.html --key keys.json',
    'redoubt verify report.html --config attack.yaml --service --seal 3f2a…',
  ],
  async run({ options, positionals }, scope) {
    const [file = ''] = positionals
    const page = readFile(file).toString()
    const seal = options.seal?.trim().toLowerCase() ?? null
    if (seal !== null && !/^[\da-f]{64}$/.test(seal)) throw new UsageError('--seal must be 64 hexadecimal digits.')
    const config = options.config === undefined ? null : readFile(options.config)
    const given = options.key === undefined ? null : readKeys(options.key)
    const client = options.service === undefined ? null : (await openRedTeamClient(scope, whereOf(options))).client
    const evidence = client === null ? null : await evidenceNow(page, client)
    const keys = given ?? (client === null ? null : await keysOf(client))
    const { manifest, signed, differences, same } = verifyPage(page, { seal, config, keys, evidence })
    if (manifest !== null) scope.print(plainLine(`run ${manifest.run_id} of ${manifest.created_at}`))
    if (signed !== null)
      scope.print(plainLine(`signed       by the key ${signed.keyId} at ${signed.at}`), { hanging: 13 })
    for (const what of same) scope.print(`as written   ${what}`, { tone: 'good', hanging: 13 })
    for (const what of differences) scope.print(`DIFFERENT    ${plainLine(what)}`, { tone: 'bad', hanging: 13 })
    if (keys === null && manifest !== null) scope.print(unchecked, { hanging: 13 })
    if (seal === null && keys === null && differences.length === 0) scope.print(uncertain, { hanging: 2 })
    return differences.length === 0 ? 0 : 1
  },
}

const unchecked = 'not checked  the signature: --key or --service gives the keys to check it with'

const uncertain = `Without --key or --seal nobody can tell whether page, manifest and signature were changed together (${ownName} signing-keys prints the keys).`

function readFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    throw new UsageError(`${file} cannot be read.`)
  }
}

function readKeys(file: string): readonly TrustedKey[] {
  const text = readFile(file).toString()
  try {
    return readTrustedKeys(text)
  } catch {
    throw new UsageError(
      `${file} holds no public keys: neither what ${ownName} signing-keys prints nor Ed25519 in PEM.`,
    )
  }
}

async function keysOf(client: RedoubtClient): Promise<readonly TrustedKey[]> {
  return readTrustedKeys(JSON.stringify(await client.call('listSigningKeys', {})))
}

/** The run as the service adds it up now. */
async function evidenceNow(page: string, client: RedoubtClient): Promise<SignedEvidence> {
  const text = manifestTextOf(page) ?? ''
  const { test_id, run_id } = namedRun(text)
  const request = { params: { test_id }, body: { run_id, manifest_sha256: sealOf(text) } }
  const opened = openEnvelope(JSON.stringify(await client.call('signAttackRun', request)))
  if (opened === null) throw new UsageError('The service signs in a form that this version does not know.')
  return opened.predicate.evidence
}

function namedRun(text: string): Pick<Manifest, 'test_id' | 'run_id'> {
  try {
    const { test_id, run_id } = JSON.parse(text) as Partial<Manifest>
    if (typeof test_id === 'string' && typeof run_id === 'string') return { test_id, run_id }
  } catch {
    // Said below.
  }
  throw new UsageError('The page has no manifest that names a run: nothing can be read from the service.')
}
