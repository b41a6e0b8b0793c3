/**
 * The techniques whose frames exist in all of `frameLanguages`: the 25 that found most of those that put text around a
 * goal, in 160 attempts each (one scenario of each policy, two tries) at the 60 targets of the zoos in which something is
 * planted, most first. Left out beside them: rows of examples (`ctx.manyshot`) and JSON (`struct.json`).
 */
export const framedTechniqueIds = [
  'ind.latent_inline',
  'frame.policy_file',
  'esc.system_override',
  'persona.grandma',
  'persona.roleplay',
  'frame.hypothetical',
  'leak.key_completion',
  'leak.system_prompt',
  'persona.aim_ucar',
  'frame.adaptive_template',
  'frame.thought_exp',
  'struct.markup',
  'leak.cross_session',
  'persona.dan',
  'persuade.authority',
  'ctx.flood',
  'frame.dialogue_continuation',
  'leak.markdown_image',
  'frame.devmode_dialogue',
  'frame.affirm_prefix',
  'likert.single',
  'frame.dual_response',
  'frame.opposite',
  'ctx.poison_single',
  'frame.refusal_suppress',
] as const

/** One of them. */
export type FramedTechniqueId = (typeof framedTechniqueIds)[number]

/** Asks in another language than the test's, without a frame. */
export const languageSwitchId = 'lang.switch'

/** Begins the transform that names the language of a prompt of `lang.switch`: `asked-in-fr`. */
export const switchedTo = 'asked-in-'

/** Whether a technique can be asked to write in any of `frameLanguages`. */
export function writesInAny(techniqueId: string): boolean {
  return techniqueId === languageSwitchId || isFramed(techniqueId)
}

/** Whether frames of a technique exist in all of `frameLanguages`. */
export function isFramed(techniqueId: string): techniqueId is FramedTechniqueId {
  return framedTechniqueIds.some((id) => id === techniqueId)
}
