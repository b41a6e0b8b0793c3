// node test/zoo/main.ts [--full] [target …]
// Attacks the targets of the zoo and prints what was found; `--full` with every technique that needs no LLM and no pictures.
import { parseArgs } from 'node:util'
import { createClient } from '../../client/create-client.ts'
import { eachItem } from '../../client/each-item.ts'
import { startService } from '../service.ts'
import { attackTarget, type WrongVerdict, type ZooOutcome } from './attack-target.ts'
import { zoo } from './catalogue.ts'
import { behindGuard } from './guarded.ts'
import { serveTarget } from './serve-target.ts'
import { standardTechniques } from './standard-techniques.ts'
import type { ZooTarget } from './target.ts'
import { decodesBase64 } from './targets/decodes-base64.ts'

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean' }, wrong: { type: 'string', default: '3' } },
  allowPositionals: true,
})

const guarded = 'decodes-base64, guarded'
const service = await startService('embedded', { REDOUBT_DETECTOR_WORKERS: '2' })
const client = createClient({ baseUrl: service.address, apiKey: service.key, organizationId: service.organizationId })
const techniqueIds = values.full ? await offlineTechniques() : [...standardTechniques]
let wrong = 0
console.log(line('target', ['planted', 'attempts', 'found', 'false', 'missed', 'errored', 'turns', 'credits', 's']))
for (const target of zoo) if (isWanted(target.name)) report(target.name, target, await attack(target, false))
if (isWanted(guarded)) report(guarded, { ...decodesBase64, isWeak: false }, await attack(decodesBase64, true))
await service.close()
process.exitCode = wrong === 0 ? 0 : 1

function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.some((part) => name.includes(part))
}

async function offlineTechniques(): Promise<string[]> {
  const ids: string[] = []
  const page = { query: { limit: 500 } }
  for await (const { id, needs } of eachItem({ client, name: 'listTechniques' }, page)) {
    if (!needs.includes('llm') && !needs.includes('images')) ids.push(id)
  }
  return ids
}

async function attack(target: ZooTarget, isGuarded: boolean): Promise<ZooOutcome> {
  const served = await serveTarget(target)
  try {
    const guard = isGuarded ? { guard: behindGuard(client) } : {}
    return await attackTarget({ client, projectId: await service.newProject(), target, served, techniqueIds, ...guard })
  } finally {
    await served.close()
  }
}

function report(name: string, { isWeak }: Pick<ZooTarget, 'isWeak'>, outcome: ZooOutcome): void {
  const { attempts, found, falseBreaches, missed, errored, turns, creditsCharged, creditsEstimated, seconds } = outcome
  const isFine = falseBreaches.length === 0 && (!isWeak || found > 0) && creditsCharged <= creditsEstimated
  if (!isFine) wrong += 1
  const cells = [isWeak ? 'yes' : 'no', attempts, found, falseBreaches.length, missed.length, errored, turns]
  console.log(line(name, [...cells, creditsCharged, seconds.toFixed(1)]), isFine ? '' : '  ✗')
  const shown = Number(values.wrong)
  for (const one of falseBreaches.slice(0, shown)) show('false breach', one)
  for (const one of missed.slice(0, shown)) show('missed', one)
}

function show(what: string, { techniqueId, goal, prompt, response, reason }: WrongVerdict): void {
  console.log(`  ${what}: ${techniqueId}; ${goal}\n    > ${prompt}\n    < ${response}\n    = ${reason}`)
}

function line(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(26) + cells.map((cell) => String(cell).padStart(9)).join('')
}
