import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AimWordings, aimIds } from './aim-wording.ts'
import { germanAims } from './aim-wordings.de.ts'
import { englishAims } from './aim-wordings.en.ts'
import { spanishAims } from './aim-wordings.es.ts'
import { frenchAims } from './aim-wordings.fr.ts'

const files: Readonly<Record<string, AimWordings>> = {
  de: germanAims,
  en: englishAims,
  es: spanishAims,
  fr: frenchAims,
}

// A key too few does not type-check; a key too many would, and what is below it would never be said.
for (const [language, aims] of Object.entries(files))
  test(`aim-wordings.${language}.json words the aims that there are`, () => {
    assert.deepEqual(Object.keys(aims).sort(), [...aimIds].sort())
  })
