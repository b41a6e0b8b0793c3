import type { Technique } from '../../contract/red-team-test/technique.ts'
import { techniqueNames } from '../texts/technique-name-texts.ts'
import { type Language, languages } from '../texts/text-table.ts'

/** What a technique is called in a language; as the service calls it where the console does not know it. */
export function techniqueName({ id, name }: Pick<Technique, 'id' | 'name'>, language: Language): string {
  if (!Object.hasOwn(techniqueNames, id)) return name
  return techniqueNames[id as keyof typeof techniqueNames][languages.indexOf(language)] ?? name
}
