/** The languages in which rules are read for what they forbid: those of attack texts. */
type RuleLanguage = 'en' | 'fr' | 'de' | 'es'

/** Words that rules are made of and that the other three languages do not share, in lower case. */
const words: Readonly<Record<RuleLanguage, string>> = {
  en: 'the must never not may should shall cannot only about without unless except any of or and to with by is are do does no advice keep give tell other others customers customer talk always refuse our its their allowed from for at on your this that users user if when asks before after information secret data prices legal medical financial',
  de: 'der die das den dem des darf dürfen nicht nie niemals kein keine keinen keiner keinem ohne über und oder nur außer ist sind wird werden soll sollen muss immer gib gibt nenne sprich unsere unseren unserer anderer andere von für zu zum zur mit bei an auf keinesfalls verboten beratung auskunft auskünfte kunden daten auch wenn es sei denn einen einem einer eine ein im vom ausschließlich',
  fr: 'de le les des du une un ne pas jamais sans sur sauf aucun aucune et ou notre nos votre vos est sont doit doivent peut interdit uniquement seulement toujours conseils clients autres à aux l d n qu avec par pour ce cette être en dans données renvoie donne parle si demande',
  es: 'de el los las una un nunca jamás sin sobre salvo excepto ningún ninguna ni y o nuestro nuestra nuestros nuestras es son debe deben puede prohibido prohibida solo siempre consejos clientes otros otras al del con por para lo su sus nada está no se que habla si pregunta datos únicamente asesoramiento',
}

const sets = Object.entries(words).map(([code, list]) => ({
  code: code as RuleLanguage,
  known: new Set(list.split(' ')),
}))

/** Letters and endings that point to a language, each worth one word. */
const hints: Readonly<Record<RuleLanguage, RegExp>> = {
  en: /\b\p{L}+(?:n[’']t|[’']s|ing|tion of|ness)\b/gu,
  de: /ß|[äöü]|(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}|\p{L}{3,}(?:ung|ungen|keit|heit|schaft)(?!\p{L})/gu,
  fr: /[çœêèùû]|(?<!\p{L})(?:l|d|qu|n|s)[’']\p{L}|\p{L}{3,}(?:eux|ements?|iques)(?!\p{L})/gu,
  es: /[ñ¿¡]|\p{L}+(?:ción|ciones|dad|miento|ajes?|ías?)(?!\p{L})|[óíúá]|(?<!\p{L})[Nn]o (?:me |se |le )?\p{L}+(?:as|es|an|en)(?!\p{L})/gu,
}

const unitsRead = 4_000

/**
 * Which of the four languages of attack texts a rule is written in, by small words and letters; null when nothing
 * tells. Any sign is enough, because a rule is short and is one of the four or not read; `guessLanguage` knows more
 * languages and asks for more signs. Linear in 4,000 units.
 */
export function policyLanguage(policy: string): RuleLanguage | null {
  const read = policy.slice(0, unitsRead)
  const said = read.toLowerCase().match(/\p{L}+/gu) ?? []
  const counted = sets.map(({ code, known }) => ({
    code,
    hits: said.filter((word) => known.has(word)).length + (read.match(hints[code])?.length ?? 0),
  }))
  const best = counted.reduce((first, second) => (second.hits > first.hits ? second : first))
  return best.hits === 0 ? null : best.code
}
