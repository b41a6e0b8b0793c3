import { type HarmKey, keysBy } from '../../../domain/policy/harm-key.ts'

/** Keys of the guard catalogue whose content is recognised by rules, with checksums, and needs no encoder. */
export const dataHarms: ReadonlySet<HarmKey> = new Set(keysBy('data'))
