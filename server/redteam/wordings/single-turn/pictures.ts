import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import type { Wordings } from '../wordings.ts'
import words from './pictures.json' with { type: 'json' }

/** Said beside a picture that holds the request. */
export const pictureAsks: Wordings = words.pictureAsks

/** Said beside a page whose heading is the request and whose lines are empty, and that page. Slot `{payload}`. */
export const pictureLists: Readonly<Record<AttackLanguage, readonly (readonly string[])[]>> = words.pictureLists
