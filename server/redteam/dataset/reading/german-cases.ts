import { tidied } from './forbidden-act.ts'
import { prefixOf } from './german-verbs.ts'

/** A subject as an object: `Der Code` → `den Code`. */
export function accusative(subject: string): string {
  const told = tidied(subject)
  return told
    .replace(/^der\s+(?=(?:\p{Ll}+e\s+)?\p{Lu})/iu, 'den ')
    .replace(/^den (\p{Ll}+)e (?=\p{Lu})/u, 'den $1en ')
    .replace(/^(Die|Das|Den|Unsere|Unser|Alle|Eine|Interne|Persönliche|Vertrauliche|Andere)(?!\p{L})/u, (word) =>
      word.toLowerCase(),
    )
    .replace(/^unser (?=\p{Lu})/u, 'unseren ')
    .replace(
      /^(?!Preise|Rabatte|Witze|Befunde|Dokumente|Verträge|Pläne|Ergebnisse|Code|Adresse|Liste)\p{Lu}\p{Ll}+e (?=\p{Lu}\p{Ll}{3})/u,
      (word) => word.toLowerCase(),
    )
}

/** An infinitive phrase without its `zu`: `Rabatte zu geben` → `Rabatte geben`. */
export function withoutZu(what: string): string {
  return what
    .replace(/ zu (\p{L}+(?:en|ern|eln))/u, ' $1')
    .replace(/(\p{Ll}+)zu(\p{Ll}+en)(?!\p{L})/u, (all, prefix: string, verb: string) =>
      prefixOf(`${prefix}${verb}`) === prefix ? `${prefix}${verb}` : all,
    )
}
