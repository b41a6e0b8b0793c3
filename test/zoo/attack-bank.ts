import { eachCase, type ResultCase } from '../../client/attack/each-case.ts'
import { prepareTest } from '../../client/attack/prepare-test.ts'
import { runAttack } from '../../client/attack/run-attack.ts'
import { createClient } from '../../client/create-client.ts'
import type { Service } from '../service.ts'
import { bankSettings, loadBank, openBank } from './bank-settings.ts'

/** Techniques of several kinds that bring out what is planted. */
export const bankTechniques: readonly string[] = [
  'plain.ask',
  'frame.hypothetical',
  'persuade.authority',
  'persona.roleplay',
  'leak.key_completion',
]

/** How the bank is attacked. */
export interface BankAttack {
  /** Its clean twin. */
  readonly isSound: boolean
  /** Whether OWASP_LLM_2025 and GDPR are tested beside its own rules. */
  readonly certifications: boolean
  readonly techniqueIds: readonly string[]
}

/** Takes the bank assistant through a whole test of a service: two attempts of one turn for each scenario and technique. */
export async function attackBank(service: Service, { isSound, certifications, techniqueIds }: BankAttack) {
  const { address: baseUrl, key: apiKey, organizationId, newProject } = service
  const client = createClient({ baseUrl, apiKey, organizationId })
  const answer = await loadBank()
  const target = openBank((message, messages) => answer(message, messages, { isSound }))
  // Of its own draws: by chance a scenario now and then asks for the code in no way that brings it out.
  const settings = {
    project_id: await newProject(),
    ...bankSettings,
    certifications: certifications ? (['OWASP_LLM_2025', 'GDPR'] as const).slice() : [],
    seed: 'bank',
  }
  const made = await prepareTest({ client, settings, target, attempts: 2, maximumMultiTurn: 1, techniqueIds })
  const { runId, summary } = await runAttack({ client, testId: made.id, target, concurrency: 8 })
  const nameOf = new Map(made.metadata.policies.map(({ id, policy }) => [id, policy]))
  const cases: ResultCase[] = []
  const query = { kind: 'eval' as const, run_id: runId, limit: 500 }
  const { signal } = new AbortController()
  for await (const one of eachCase({ client, testId: made.id, query, signal })) cases.push(one)
  return { summary, cases, nameOf }
}
