import type { GenerationRequest } from '../../domain/attack-run/engine.ts'
import type { Probe } from '../../domain/red-team-test/reconnaissance.ts'
import { randomFrom } from '../../text/random/seeded-random.ts'
import { contextSlots } from '../dataset/context-slots.ts'
import { leaveOutSecrets } from '../dataset/leave-out-secrets.ts'
import { readContext } from '../dataset/read-context.ts'
import { seededId } from '../dataset/seeded-id.ts'
import { fillSlots } from '../fill-slots.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { languageProbes, memoryWords, probeCategories, probeWordings } from '../wordings/probe-wordings.ts'

/**
 * Harmless questions that show how a target behaves: 40 in 12 categories, in the test's language, with nouns of its
 * context; the six of `languages` are each in a language of their own. The order matters: the second of `memory` asks
 * for what the first one told. Follows from settings and seed.
 */
export function generateProbes({ settings, seed }: GenerationRequest): readonly Probe[] {
  const { language } = settings
  const context = readContext(settings)
  const clean = leaveOutSecrets(settings.checks.secrets, askWordings[language].redacted)
  const word = randomFrom(seed, 'probe:word').pick(memoryWords)
  return probeCategories.flatMap((category) => {
    const wordings =
      category === 'languages'
        ? languageProbes.map(({ code, prompt }) => ({ purpose: code, prompt }))
        : probeWordings[language][category]
    return wordings.map(({ purpose, prompt }, index): Probe => {
      const slots = contextSlots(context, language, randomFrom(seed, `probe:${category}:${index}`))
      return {
        id: seededId(seed, 'probe', category, index),
        category,
        purpose,
        prompt: clean(fillSlots(prompt, { ...slots, word })),
      }
    })
  })
}
