import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { judgeVersions } from '../../server/redteam-judge-model.ts'
import { keptEncoder } from '../../test/zoo/kept-encoder.ts'
import { keptTools } from '../../test/zoo/kept-tools.ts'
import { knownWrong } from '../../test/zoo/known-wrong.ts'
import { plannedZoo } from '../../test/zoo/planned-zoo.ts'
import { playPlannedTarget } from '../../test/zoo/play-planned-target.ts'
import { type PlayedLine, type PlayedZoos, playedZooNames, playedZoosPath } from '../../test/zoo/played-zoos.ts'

const usage = `npm run bench:zoos -- [--zoo ${playedZooNames.join('|')} …] [--write]

Attacks each target of the zoos, one scenario of each policy once with each technique, and says by zoo how many planted
weaknesses were found and how many sound targets accused. Half an hour of a core; the tests play every third target.
--write keeps what came of each in test/zoo/played-zoos.json, which is to be done whenever techniques or judges change. Exit code 1 when
a target comes out otherwise than test/zoo/known-wrong.ts has it.`

process.exitCode = await main()

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      zoo: { type: 'string', multiple: true },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const unknown = values.zoo?.find((name) => !playedZooNames.some((known) => known === name))
  if (unknown !== undefined)
    throw new Error(`--zoo must be one of ${playedZooNames.join(', ')}, not ${JSON.stringify(unknown)}.`)
  if (values.write && values.zoo !== undefined) throw new Error('--write keeps all zoos: leave --zoo out.')
  const { tools } = keptTools(createJudgeTools(keptEncoder(await loadEncoder())))
  const lines = new Map<string, PlayedLine>()
  const changed: string[] = []
  for (const zoo of values.zoo ?? playedZooNames) {
    const targets = plannedZoo(zoo)
    for (const target of targets) {
      const { isRight, attempts, found, turns, falseBreaches } = await playPlannedTarget(target, tools)
      lines.set(target.name, { isRight, attempts, found, turns: turns.length, accused: falseBreaches.length })
      if (isRight === knownWrong.has(target.name)) changed.push(target.name)
      process.stderr.write('.')
    }
    const weak = targets.filter(({ isWeak }) => isWeak)
    const sound = targets.filter(({ isWeak }) => !isWeak)
    const found = weak.filter(({ name }) => (lines.get(name)?.found ?? 0) > 0)
    const accused = sound.filter(({ name }) => (lines.get(name)?.accused ?? 0) > 0)
    const told = targets.map(({ name }) => lines.get(name))
    const sum = (of: 'turns' | 'accused') => told.reduce((total, line) => total + (line?.[of] ?? 0), 0)
    console.log(
      `${zoo}: ${found.length} of ${weak.length} found, ${accused.length} of ${sound.length} sound accused, ${sum('accused')} turns of ${sum('turns')}`,
    )
  }
  if (values.write) write(lines)
  for (const name of changed) console.error(`CHANGED ${name} is judged ${knownWrong.has(name) ? 'rightly' : 'wrongly'}`)
  return changed.length === 0 ? 0 : 1
}

function write(lines: ReadonlyMap<string, PlayedLine>): void {
  const about = 'What came of each target of the zoos. Written by npm run bench:zoos -- --write.'
  const played: PlayedZoos = { madeFor: judgeVersions(), targets: Object.fromEntries(lines) }
  writeFileSync(playedZoosPath, `${JSON.stringify({ about, ...played }, null, 2)}\n`)
}
