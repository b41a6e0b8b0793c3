import type { Policy } from '../../../contract/policy/policy.ts'
import { catalogueDefinitions, catalogueNames } from '../../texts/catalogue-policy-texts.ts'
import { type Language, languages } from '../../texts/text-table.ts'

/** What a policy says of itself: for one of the catalogue in a language of the console, else as its owner wrote it. */
export function policyWords(
  { is_default, detector, name, description }: Pick<Policy, 'is_default' | 'detector' | 'name' | 'description'>,
  language: Language,
): Pick<Policy, 'name' | 'description'> {
  // The words of an owner are his own, whatever they say and whatever judges them.
  if (!is_default || !isKnown(detector)) return { name, description }
  const place = languages.indexOf(language)
  return {
    name: catalogueNames[detector][place] ?? name,
    description: catalogueDefinitions[detector][place] ?? description,
  }
}

function isKnown(key: string): key is keyof typeof catalogueNames {
  return Object.hasOwn(catalogueNames, key)
}
