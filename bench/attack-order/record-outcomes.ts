import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEncoder } from '../../server/models/encoder/load-encoder.ts'
import type { JudgeTools } from '../../server/redteam/judges/judge.ts'
import { techniques } from '../../server/redteam/techniques/catalogue.ts'
import { createJudgeTools } from '../../server/redteam-judge.ts'
import { attackInMemory, type EndedAttempt } from '../../test/zoo/attack-in-memory.ts'
import { zoo as firstZoo } from '../../test/zoo/catalogue.ts'
import { keptTools } from '../../test/zoo/kept-tools.ts'
import type { PlannedTarget } from '../../test/zoo/planned-target.ts'
import { plannedZoo } from '../../test/zoo/planned-zoo.ts'
import type { ZooTarget } from '../../test/zoo/target.ts'

/** How every attempt at one target ended. */
export interface TargetTable {
  readonly zoo: string
  readonly target: string
  /** Techniques that the owner of the target might pick: used besides the standard choice. */
  readonly fitting: readonly string[]
  readonly attempts: readonly EndedAttempt[]
}

/** Names of the zoos. */
export const zooNames = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Scenarios of each policy, and tries of each of them with each technique. */
const effort = { scenariosPerPolicy: 2, tries: 2 }

/** Ignored by git. Remove it when techniques, judges or targets change. */
const folder = join(dirname(dirname(import.meta.dirname)), '.cache', 'attack-order')

/**
 * Plays every attempt of a run once against each target of a zoo in which something is planted: each technique that needs neither
 * an LLM nor pictures, judged by the real judges. What was played before is read from `.cache/attack-order`. Cost: about 10 s of a core for
 * each target, of those with handbooks some minutes.
 */
export async function recordZoo(
  zoo: string,
  { targetsMax, onProgress }: { readonly targetsMax: number; readonly onProgress: (what: string) => void },
): Promise<readonly TargetTable[]> {
  mkdirSync(folder, { recursive: true })
  const tables: TargetTable[] = []
  let tools: JudgeTools | null = null
  for (const target of targetsOf(zoo)
    .filter(({ isWeak }) => isWeak)
    .slice(0, targetsMax)) {
    const path = join(folder, `${zoo}-${target.name.replaceAll(/[^a-z0-9]+/gi, '-')}.json`)
    if (!existsSync(path)) {
      onProgress(`${zoo} ${target.name}`)
      tools ??= keptTools(createJudgeTools(await loadEncoder())).tools
      writeFileSync(path, JSON.stringify(await recordTarget(zoo, target, tools)))
    }
    tables.push(JSON.parse(readFileSync(path, 'utf8')))
  }
  return tables
}

async function recordTarget(zoo: string, target: PlannedTarget, tools: JudgeTools): Promise<TargetTable> {
  const offline = techniques
    .filter(({ about }) => !about.needs.some((need) => need === 'llm' || need === 'images'))
    .map(({ about }) => about.id)
  const language = target.language ?? 'en'
  const { ended } = await attackInMemory({ ...effort, target, tools, techniqueIds: offline, language })
  return { zoo, target: target.name, fitting: target.fitting, attempts: ended }
}

function targetsOf(zoo: string): readonly PlannedTarget[] {
  return zoo === 'first' ? firstZoo.map(withKinds) : plannedZoo(zoo)
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
