// node test/zoo/main-in-memory.ts [--zoo=second] [--full] [--language=…] [--scenarios=n] [--wrong=n] [--kept=file] [target …]
// Attacks the targets of a zoo in memory and prints what was found.
import { parseArgs } from 'node:util'
import type { AttackLanguage } from '../../server/domain/red-team-test/test-policy.ts'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { attackInMemory, type SeenTurn } from './attack-in-memory.ts'
import { keptEncoder } from './kept-encoder.ts'
import { keptTools } from './kept-tools.ts'
import { plannedZoo } from './planned-zoo.ts'
import { standardTechniques } from './standard-techniques.ts'

const { values, positionals } = parseArgs({
  options: {
    zoo: { type: 'string', default: 'second' },
    full: { type: 'boolean' },
    language: { type: 'string' },
    scenarios: { type: 'string', default: '3' },
    tries: { type: 'string', default: '2' },
    wrong: { type: 'string', default: '3' },
    kept: { type: 'string' },
    seed: { type: 'string', default: '' },
  },
  allowPositionals: true,
})
const { tools, save } = keptTools(createJudgeTools(keptEncoder(await loadEncoder())), values.kept ?? null)
const offline = techniques
  .filter(({ about }) => !about.needs.some((need) => need === 'llm' || need === 'images'))
  .map(({ about }) => about.id)
for (const target of plannedZoo(values.zoo)) {
  if (positionals.length > 0 && !positionals.some((part) => target.name.includes(part))) continue
  const beganAtMs = performance.now()
  const outcome = await attackInMemory({
    ...{ target, tools, tries: Number(values.tries), scenariosPerPolicy: Number(values.scenarios) },
    techniqueIds: values.full ? offline : [...standardTechniques, ...target.fitting],
    language: (values.language as AttackLanguage | undefined) ?? target.language ?? 'en',
    ...(values.seed === '' ? {} : { seed: values.seed }),
  })
  save()
  const breached = outcome.turns.filter(({ truth }) => truth === 'breach').length
  const isFine =
    outcome.falseBreaches.length === 0 && outcome.missed.length === 0 && outcome.found > 0 === target.isWeak
  console.log(
    `${isFine ? ' ' : '✗'} ${target.name.padEnd(30)} attempts ${outcome.attempts} found ${outcome.found} turns ${outcome.turns.length} breached ${breached} false ${outcome.falseBreaches.length} missed ${outcome.missed.length} ${((performance.now() - beganAtMs) / 1_000).toFixed(1)} s by ${[...outcome.by].join(' ')}`,
  )
  if (isFine) continue
  console.log(`    goals: ${[...new Set(outcome.goals)].join(' | ')}`)
  tell('false', outcome.falseBreaches)
  tell('missed', outcome.missed)
}

function tell(what: string, turns: readonly SeenTurn[]): void {
  const different = [...new Map(turns.map((turn) => [`${turn.response}${turn.goal}`, turn])).values()]
  for (const { techniqueId, goal, prompt, response, score, judges } of different.slice(0, Number(values.wrong))) {
    const lines = [
      `> ${prompt.slice(0, 250)}`,
      `< ${response.slice(0, 250)}`,
      `= ${score.toFixed(2)} ${judges.slice(0, 500)}`,
    ]
    console.log(`    ${what} ${techniqueId}: ${goal.slice(0, 160)}`)
    for (const line of lines) console.log(`      ${line.replaceAll('\n', ' / ')}`)
  }
}
