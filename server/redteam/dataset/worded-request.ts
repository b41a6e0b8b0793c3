import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { withDe } from './reading/french-words.ts'
import { germanOrder } from './reading/german-verbs.ts'
import { spanishOrder } from './reading/spanish-verbs.ts'

/**
 * A request from its template: `{object}` as it is, `{order}` as an order and `{de}` with the French "de". An object that
 * begins with a slot has no form yet, so French asks for it with "Tu dois".
 */
export function wordedRequest(template: string, object: string, language: AttackLanguage): string {
  const fitting = object.startsWith('{') && template.includes('{de}') ? 'Tu dois {object}.' : template
  return fitting
    .replace('{object}', () => object)
    .replace('{order}', () => (language === 'de' ? germanOrder(object) : spanishOrder(object)))
    .replace('{de}', () => withDe(object))
}
