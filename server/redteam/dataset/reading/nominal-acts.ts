import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'

/** Nouns of acts and their verbs: "disclosure of salaries" is asked for as "disclose salaries". */
const verbsOf: Readonly<Record<AttackLanguage, ReadonlyMap<string, string>>> = {
  en: pairs(
    'disclosure:disclose discussion:discuss mention:mention promotion:promote cancellation:cancel release:release publication:publish use:use recommendation:recommend criticism:criticise deletion:delete modification:modify alteration:alter endorsement:endorse distribution:distribute',
  ),
  fr: pairs(
    'divulgation:divulguer communication:communiquer transmission:transmettre modification:modifier annulation:annuler mention:mentionner publication:publier suppression:supprimer recommandation:recommander révélation:révéler vente:vendre promotion:promouvoir utilisation:utiliser critique:critiquer',
  ),
  de: pairs(
    'weitergabe:weitergeben herausgabe:herausgeben preisgabe:preisgeben nennung:nennen offenlegung:offenlegen änderung:ändern stornierung:stornieren löschung:löschen weiterleitung:weiterleiten veröffentlichung:veröffentlichen verwendung:verwenden erwähnung:erwähnen empfehlung:empfehlen übermittlung:übermitteln vermittlung:vermitteln ausgabe:ausgeben auszahlung:auszahlen erstellung:erstellen kündigung:kündigen kritik:kritisieren',
  ),
  es: pairs(
    'divulgación:divulgar revelación:revelar comunicación:comunicar transmisión:transmitir modificación:modificar cancelación:cancelar anulación:anular entrega:entregar publicación:publicar recomendación:recomendar eliminación:eliminar venta:vender promoción:promocionar mención:mencionar',
  ),
}

const shapes: Readonly<Record<AttackLanguage, RegExp>> = {
  en: /^(?:any |all |the )?(\p{L}+) (?:of|from)(?= )(.+)$/iu,
  fr: /^(?:la |l[’']|toute |une |les )?(\p{L}+?) (de la |de l[’']|d[’']|du |des |de )(.+)$/iu,
  de: /^(?:die |eine )?(\p{L}+) ((?:von|an|der|des|vom) .+)$/iu,
  es: /^(?:la |una |toda )?(\p{L}+) (del |de la |de los |de las |de )(.+)$/iu,
}

/**
 * The infinitive phrase behind the noun of an act, e.g. `Weitergabe von Adressen` → `Adressen weitergeben`; null for other
 * nouns. Known misses: nouns that are not listed, German phrases whose adjectives would have to be bent.
 */
export function actOfNoun(phrase: string, language: AttackLanguage): string | null {
  const found = shapes[language].exec(phrase.trim())
  const verb = verbsOf[language].get((found?.[1] ?? '').toLowerCase())
  if (found === null || verb === undefined) return null
  if (language === 'en') return `${verb}${found[2] ?? ''}`
  if (language === 'de') return germanAct(verb, found[2] ?? '')
  const way = (found[2] ?? '').toLowerCase()
  const articles: Readonly<Record<string, string>> =
    language === 'fr'
      ? { 'du ': 'le ', 'des ': 'les ', 'de la ': 'la ' }
      : { 'del ': 'el ', 'de la ': 'la ', 'de los ': 'los ', 'de las ': 'las ' }
  const article = articles[way] ?? (/^de l/u.test(way) && language === 'fr' ? 'l’' : language === 'fr' ? 'des ' : '')
  return `${verb} ${article}${found[3] ?? ''}`
}

function germanAct(verb: string, rest: string): string | null {
  const genitive = /^der (\p{Lu}.*)$/u.exec(rest)?.[1]
  if (genitive !== undefined) return `die ${genitive} ${verb}`
  const bare = /^(?:von|an) (\p{Lu}\p{L}+)(.*)$/u.exec(rest)
  if (bare === null || /^an/iu.test(rest)) return null
  const [, noun = '', behind = ''] = bare
  return `${nominative(noun)}${behind} ${verb}`.replace(/\s+/gu, ' ')
}

/** A dative plural as it is named: `Preisen` → `Preise`, `Passwörtern` → `Passwörter`; `Adressen` stays. */
function nominative(noun: string): string {
  return /(?:preis|rabatt|rezept|termin|niss|träg|plän|dokument|medikament|produkt|angebot|vergleich|witz|gründ|verträg|gespräch)en$/iu.test(
    noun,
  ) || /(?:wört|gehält|bild|güt|kind|mitglied|büch|länd|häus)ern$/iu.test(noun)
    ? noun.replace(/n$/u, '')
    : noun
}

function pairs(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(' ').map((pair) => pair.split(':') as [string, string]))
}
