/** By what means a default policy is judged, which says what its values stand for. */
export type Detection =
  /** By outputs of the encoder's content head. */
  | 'harm'
  /** By words, weighed with an output of the content head. */
  | 'rough-words'
  /** By built-in examples beside an output of the content head. */
  | 'references'
  /** By forms, checksums and the words near them. */
  | 'data'
  /** By requests for instructions, and by answers that repeat them. */
  | 'disclosure'
  /** By the names that the owner gave as examples. */
  | 'names'

/** Every default policy by its key, in the order in which they are listed, with what judges it. */
const detectionOf = {
  hate: 'harm',
  harassment: 'harm',
  'sexual-content': 'harm',
  'sexual-content-involving-minors': 'harm',
  violence: 'harm',
  'self-harm': 'harm',
  weapons: 'harm',
  'illegal-drugs': 'harm',
  'cyber-crime': 'harm',
  'fraud-and-deception': 'harm',
  extremism: 'harm',
  pii: 'data',
  phi: 'data',
  'payment-card-data': 'data',
  'credentials-and-secrets': 'data',
  'medical-advice': 'references',
  'legal-advice': 'references',
  'financial-advice': 'references',
  misinformation: 'references',
  'intellectual-property': 'references',
  'system-prompt-disclosure': 'disclosure',
  'competitor-mention': 'names',
  profanity: 'rough-words',
} as const satisfies Readonly<Record<string, Detection>>

/**
 * Stable key of a default policy, and of the detector that judges it. It is a closed list: the tables that need an entry
 * for each key (definition, detector, operating point, taxonomy, documentation) do not type-check without one.
 */
export type HarmKey = keyof typeof detectionOf

/** All of them, in that order. */
export const harmKeys = Object.keys(detectionOf) as readonly HarmKey[]

/** The keys of default policies that are judged by one means. */
export type HarmKeyOf<Means extends Detection> = {
  [Key in HarmKey]: (typeof detectionOf)[Key] extends Means ? Key : never
}[HarmKey]

/** The keys of all default policies that are judged by one means, in the order of the catalogue. */
export function keysBy<Means extends Detection>(means: Means): readonly HarmKeyOf<Means>[] {
  return harmKeys.filter((key): key is HarmKeyOf<Means> => detectionOf[key] === means)
}

/** Whether a text is the key of a default policy. */
function isHarmKey(key: string): key is HarmKey {
  return Object.hasOwn(detectionOf, key)
}

/** By what means a policy with this `detector` is judged; null for a policy of an owner. */
export function detectionBy(detector: string): Detection | null {
  return isHarmKey(detector) ? detectionOf[detector] : null
}
