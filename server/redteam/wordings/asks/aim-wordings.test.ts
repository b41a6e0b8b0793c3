import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AimWordings, aimIds, askKinds } from './aim-wording.ts'
import { germanAims } from './aim-wordings.de.ts'
import { englishAims } from './aim-wordings.en.ts'
import { spanishAims } from './aim-wordings.es.ts'
import { frenchAims } from './aim-wordings.fr.ts'

const members = ['name', 'rule', ...askKinds, 'benign']
const files: Readonly<Record<string, AimWordings>> = {
  de: germanAims,
  en: englishAims,
  es: spanishAims,
  fr: frenchAims,
}

// A key too few does not type-check; a key too many would, and what is below it would never be said.
for (const [language, aims] of Object.entries(files)) {
  test(`aim-wordings.${language}.json words the aims that there are, by the ways of asking that there are`, () => {
    assert.deepEqual(Object.keys(aims).sort(), [...aimIds].sort())
    for (const [id, wording] of Object.entries(aims)) {
      const unknown = Object.keys(wording).filter((member) => !members.includes(member))
      assert.deepEqual(unknown, [], id)
      assert.ok(
        askKinds.some((kind) => (wording[kind] ?? []).length > 0),
        `${id} is asked for in no way`,
      )
    }
  })
}
