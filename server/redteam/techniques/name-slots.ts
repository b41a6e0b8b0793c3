import type { Slots } from '../slots.ts'
import { roleNames, unknownTools } from '../wordings/single-turn/roles.ts'
import type { Scene } from './single-turn.ts'

/** The slot `{name}`: a name for a role, which stays the same while the step does. */
export function nameSlot({ random }: Pick<Scene, 'random'>): Slots {
  return { name: random.pick(roleNames) }
}

/** The slot `{tool}`: an ability that the target named in reconnaissance, else a general word. */
export function toolSlot({ attempt, language, random }: Pick<Scene, 'attempt' | 'language' | 'random'>): Slots {
  const { tools } = attempt.profile
  return { tool: (tools.length > 0 ? random.pick(tools) : unknownTools[language][0]) ?? '' }
}
