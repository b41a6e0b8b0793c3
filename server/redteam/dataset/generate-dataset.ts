import type { GeneratedDataset, GenerationRequest } from '../../domain/attack-run/engine.ts'
import { invalidField } from '../../domain/problem.ts'
import type { TestSettings } from '../../domain/red-team-test/red-team-test.ts'
import { variationsCount } from './case-variations.ts'
import { casesOf } from './cases-of.ts'
import { policiesOf } from './policies-of.ts'
import { readContext } from './read-context.ts'

/**
 * The policies of a test and its prompts, offline, from settings and seed alone.
 *
 * Cases = ((certifications × max policies) + given policies) × prompts × 5 wordings, or context policies × prompts × 5
 * when neither is given; beside them one benign twin for each policy and prompt unless `benignTwins` is false. With
 * `modes.image` the fourth wording is a picture; with images alone all five are. `cases` is made anew on each pass, the
 * same every time; all prompts of a dataset are distinct.
 *
 * A check that none of them is about is a further policy, without cases: it is attacked only.
 *
 * Throws Problem `invalid-request` for settings that cannot give a dataset. Cost: under 0.1 ms a text case, about 10 ms
 * a picture.
 */
export function generateDataset({ settings, seed }: GenerationRequest): GeneratedDataset {
  assertModes(settings.modes)
  const context = readContext(settings)
  const { all, asked } = policiesOf({ settings, seed, context })
  const perPrompt = variationsCount + (settings.benignTwins ? 1 : 0)
  return {
    policies: all,
    twinCount: settings.benignTwins ? asked.length * settings.maxPromptsPerPolicy : 0,
    caseCount: asked.length * settings.maxPromptsPerPolicy * perPrompt,
    cases: { [Symbol.iterator]: () => casesOf({ settings, seed, context, policies: asked }) },
  }
}

function assertModes({ text, image, audio, video }: TestSettings['modes']): void {
  if (audio) throw invalidField('modes.audio', 'audio cases cannot be made offline; leave it out or set it to false')
  if (video) throw invalidField('modes.video', 'video cases cannot be made offline; leave it out or set it to false')
  if (!text && !image) throw invalidField('modes', 'at least one of text and image must be true')
}
