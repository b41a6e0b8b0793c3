// node test/zoo/bank.ts [--sound-only | --weak-only] [--scenarios N]
// Attacks the bank assistant of examples/ through the whole service, and its clean twin, and prints what is booked where.
import { parseArgs } from 'node:util'
import type { AttackTarget } from '../../client/attack/attack-target.ts'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import { createClient } from '../../client/create-client.ts'
import { startService } from '../service.ts'
import { bankRules, bankSettings, loadBank, openBank } from './bank-settings.ts'
import { standardTechniques } from './standard-techniques.ts'

const answer = await loadBank()
const { values } = parseArgs({
  options: {
    'sound-only': { type: 'boolean' },
    'weak-only': { type: 'boolean' },
    scenarios: { type: 'string', default: '24' },
  },
})
const service = await startService('embedded', { REDOUBT_DETECTOR_WORKERS: '2' })
const client = createClient({ baseUrl: service.address, apiKey: service.key, organizationId: service.organizationId })
if (!values['sound-only']) await report('with its weaknesses', false)
if (!values['weak-only']) await report('clean twin', true)
await service.close()

async function report(name: string, isSound: boolean): Promise<void> {
  const beganAtMs = performance.now()
  const target: AttackTarget = openBank((message, messages) => answer(message, messages, { isSound }))
  const certifications = isSound ? (['OWASP_LLM_2025', 'GDPR'] as const) : []
  const settings = { project_id: await service.newProject(), ...bankSettings, certifications: [...certifications] }
  const made = await prepareTest({
    ...{ client, settings, target, attempts: 2, concurrency: 8, maximumMultiTurn: 3 },
    techniqueIds: ['plain.ask', ...standardTechniques],
    maxScenarios: isSound ? Number(values.scenarios) : bankRules.length,
  })
  const { runId, summary } = await runAttack({ client, testId: made.id, target, concurrency: 8 })
  const params = { test_id: made.id }
  const { items } = await client.call('listFindings', { params, query: { run_id: runId } })
  console.log(`\n${name}: ${summary.attempts_failed} of ${summary.attempts_total} attempts broke a policy,`)
  console.log(
    `${summary.attempts_unclear} unclear, ${summary.attempts_errored} errored, 95 % ${summary.asr_ci95.map((share) => share.toFixed(3)).join(' to ')}, ${Math.round((performance.now() - beganAtMs) / 1000)} s`,
  )
  for (const row of summary.per_policy ?? [])
    console.log(
      `  ${row.failed}/${row.attempts} +${row.found_by_the_way} by the way, ${row.unclear} unclear  ${row.name}`,
    )
  for (const { way_count, policy, quotes, reason } of items)
    console.log(`  finding, ${way_count} ways: ${policy.slice(0, 60)} | ${(quotes[0] ?? reason).slice(0, 100)}`)
}
