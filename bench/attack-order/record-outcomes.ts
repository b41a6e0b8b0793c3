import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { randomFrom } from '../../server/text/random/seeded-random.ts'
import { attackInMemory, type EndedAttempt, type InMemoryAttack } from '../../test/zoo/attack-in-memory.ts'
import { zoo as firstZoo } from '../../test/zoo/catalogue.ts'
import { keptEncoder } from '../../test/zoo/kept-encoder.ts'
import { keptTools } from '../../test/zoo/kept-tools.ts'
import type { PlannedTarget } from '../../test/zoo/planned-target.ts'
import { plannedZoo } from '../../test/zoo/planned-zoo.ts'
import type { ZooTarget } from '../../test/zoo/target.ts'
import { judgeByTruth } from './judge-by-truth.ts'

/** How every attempt at one target ended. */
export interface TargetTable {
  readonly zoo: string
  readonly target: string
  /** Techniques that the owner of the target might pick: used besides the standard choice. */
  readonly fitting: readonly string[]
  readonly attempts: readonly EndedAttempt[]
}

/** Names of the zoos. */
export const zooNames = 'first second third fourth fifth sixth seventh eighth ninth'.split(' ')

/** Who says how an attempt ended: the real judges, or the target itself, which knows what was planted. */
export type Judging = 'judges' | 'truth'

/** What is played. */
export interface Recording {
  readonly zoos: readonly string[]
  readonly judging: Judging
  /** Targets of each zoo, at most. */
  readonly targetsMax: number
  /** No further target is begun after so many minutes. */
  readonly minutesMax: number
  readonly onProgress: (what: string) => void
}

/** What was played of a zoo, and how many of its targets are weak. */
export interface RecordedZoo {
  readonly tables: readonly TargetTable[]
  readonly weakTargets: number
}

/** Scenarios of each policy, and tries of each of them with each technique. */
const effort = { scenariosPerPolicy: 2, tries: 2 }

/** Ignored by git. Remove it when techniques, judges or targets change. */
const folder = join(dirname(dirname(import.meta.dirname)), '.cache', 'attack-order')

/**
 * Plays every attempt of a run once against each target of the zoos in which something is planted: each technique that needs
 * neither an LLM nor pictures. Zoos by turns, the targets of each in an order that is drawn before any is played, so that what is
 * there when the time is up is a fair part of all. What was played before is read from `.cache/attack-order`. Cost: 30 to 100 s
 * of a core for each target; some 10 s where the target itself says what its answers are.
 */
export async function recordZoos(recording: Recording): Promise<ReadonlyMap<string, RecordedZoo>> {
  const { zoos, judging, targetsMax, minutesMax, onProgress } = recording
  mkdirSync(folder, { recursive: true })
  const untilMs = performance.now() + minutesMax * 60_000
  const weak = new Map(zoos.map((zoo) => [zoo, drawnTargets(zoo)]))
  const rounds = Math.min(targetsMax, Math.max(0, ...[...weak.values()].map((targets) => targets.length)))
  const tables: TargetTable[] = []
  let judge: Judge | null = null
  for (let round = 0; round < rounds; round += 1)
    for (const [zoo, targets] of weak) {
      const target = targets[round]
      if (target === undefined) continue
      const path = join(folder, `${judging}-${zoo}-${target.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
      if (!existsSync(path)) {
        if (performance.now() >= untilMs) continue
        onProgress(`${zoo} ${target.name}`)
        judge ??= await judgeOf(judging)
        writeFileSync(path, JSON.stringify(await recordTarget(zoo, target, judge)))
      }
      tables.push(JSON.parse(readFileSync(path, 'utf8')))
    }
  return new Map(
    zoos.map((zoo) => [
      zoo,
      { tables: tables.filter((table) => table.zoo === zoo), weakTargets: weak.get(zoo)?.length ?? 0 },
    ]),
  )
}

type Judge = Pick<InMemoryAttack, 'tools' | 'judge'>

async function judgeOf(judging: Judging): Promise<Judge> {
  if (judging === 'truth') return { judge: judgeByTruth }
  return { tools: keptTools(createJudgeTools(keptEncoder(await loadEncoder()))).tools }
}

async function recordTarget(zoo: string, target: PlannedTarget, judge: Judge): Promise<TargetTable> {
  const offline = techniques
    .filter(({ about }) => !about.needs.some((need) => need === 'llm' || need === 'images'))
    .map(({ about }) => about.id)
  const language = target.language ?? 'en'
  const { ended } = await attackInMemory({ ...effort, ...judge, target, techniqueIds: offline, language })
  return { zoo, target: target.name, fitting: target.fitting, attempts: ended }
}

function drawnTargets(zoo: string): readonly PlannedTarget[] {
  const weak = (zoo === 'first' ? firstZoo.map(withKinds) : plannedZoo(zoo)).filter(({ isWeak }) => isWeak)
  return randomFrom(zoo, 'targets').shuffle(weak)
}

/** A target of the first zoo says only whether its answer is a breach. */
function withKinds(target: ZooTarget): PlannedTarget {
  return {
    ...target,
    fitting: [],
    answer(turns) {
      const answer = target.answer(turns)
      return { ...answer, kind: answer.isBreach ? 'breach' : 'help' }
    },
  }
}
