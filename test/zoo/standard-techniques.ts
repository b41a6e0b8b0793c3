/** Techniques that a user would pick for a first thorough run: some of each kind, none that needs an LLM. */
export const standardTechniques = [
  'enc.base64',
  'cipher.rot13',
  'obf.leet',
  'persona.roleplay',
  'frame.hypothetical',
  'persuade.authority',
  'persuade.emotion',
  'lang.switch',
  'ind.latent_inline',
  'leak.system_prompt',
  'mt.crescendo',
  'mt.fitd',
  'mt.chunked',
  'mt.roleplay_drift',
  'mt.persuasion_ladder',
  'mt.refusal_repair',
] as const
