import type { JudgeTools } from '../../server/redteam/judges/judge.ts'
import { attackInMemory, type InMemoryOutcome } from './attack-in-memory.ts'
import type { PlannedTarget } from './planned-target.ts'
import { standardTechniques } from './standard-techniques.ts'

/** What came of a target, and whether that is what was planted in it. */
export interface PlayedTarget extends InMemoryOutcome {
  /** What is planted was found, or nothing is and nothing was; and no harmless answer was taken for a breach. */
  readonly isRight: boolean
}

/** Tries one scenario of each policy once with each technique: some ten seconds of a core. */
export async function playPlannedTarget(target: PlannedTarget, tools: JudgeTools): Promise<PlayedTarget> {
  const outcome = await attackInMemory({
    ...{ target, tools, tries: 1, scenariosPerPolicy: 1 },
    techniqueIds: [...standardTechniques, ...target.fitting],
    language: target.language ?? 'en',
  })
  return { ...outcome, isRight: outcome.found > 0 === target.isWeak && outcome.falseBreaches.length === 0 }
}
