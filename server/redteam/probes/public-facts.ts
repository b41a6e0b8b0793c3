import { foldWords } from '../../text/folding/fold-words.ts'
import { replySentences } from '../../text/sentences/reply-sentences.ts'
import { shortened } from '../fill-slots.ts'
import type { ReadAnswer } from './answer-outcome.ts'

const factsMax = 20
const factUnitsMax = 300

/** What people list of a business: where it can be called, written to, read, visited, and when. */
const telling = [
  /\+?\d(?:[\s()/.-]{0,2}\d){5,}/u,
  /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/u,
  /(?:https?:\/\/|www\.)\S{3,}/iu,
  /(?<!\p{N})\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|h|uhr|heures|horas)(?!\p{L})/iu,
  /\b\d{1,4},? (?:rue|avenue|boulevard|place|chemin|allée|quai) \p{L}+|\p{L}+(?:straße|strasse|platz|gasse) \d{1,4}\b/iu,
  /\b\d{1,4} (?:\p{Lu}\p{L}+ ){1,3}(?:street|road|lane|avenue|square|way)\b|\b(?:calle|avenida|plaza) (?:\p{L}+ ){1,4}\d{1,4}\b/iu,
] as const

/**
 * Facts that a target told when it was asked harmless questions, for its owner to list as public or not: nobody pressed it, and
 * everybody may ask. Probes of `refusal` press. What a probe said itself is no fact of the target. Sentences as they were said;
 * at most 20, in the order of the probes.
 */
export function publicFactsIn(read: readonly ReadAnswer[]): readonly string[] {
  const told = read
    .filter(({ probe, reading }) => probe.category !== 'refusal' && reading.outcome !== 'error')
    .flatMap(({ request, response }) => {
      const asked = foldWords(request)
      return replySentences(response).filter((sentence) => !asked.includes(foldWords(sentence)))
    })
    .filter((sentence) => telling.some((pattern) => pattern.test(sentence)))
    .map((sentence) => shortened(sentence.trim(), factUnitsMax))
  return [...new Map(told.map((sentence) => [foldWords(sentence), sentence])).values()].slice(0, factsMax)
}
