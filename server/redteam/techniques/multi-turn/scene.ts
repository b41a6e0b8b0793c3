import type { AttemptView } from '../../../domain/attempt/technique.ts'
import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { scenes, type TradeScene } from '../../wordings/multi-turn/scenes.ts'

/** Who would talk to this target about what: read off business context, use case, policy and the target's own words. */
export function sceneOf(attempt: AttemptView, language: AttackLanguage): TradeScene {
  const own = `${attempt.businessContext} ${attempt.useCase} ${attempt.profile.purpose ?? ''}`
  return (bestScene(own) ?? bestScene(attempt.policy.policy) ?? generalScene)[language]
}

type SceneRow = (typeof scenes)[number]

const generalScene = scenes.find((row) => row.signs.length === 0) ?? scenes[0]

function bestScene(text: string): SceneRow | null {
  const small = text.toLowerCase()
  let best: SceneRow | null = null
  let bestCount = 0
  for (const row of scenes) {
    const count = row.signs.filter((sign) => small.includes(sign)).length
    if (count > bestCount) {
      bestCount = count
      best = row
    }
  }
  return best
}
