import type { TestSettings } from '../../domain/red-team-test/red-team-test.ts'
import type { AttackLanguage } from '../../domain/red-team-test/test-policy.ts'
import { foldWords } from '../../text/folding/fold-words.ts'
import { guessLanguage } from '../../text/language/guess-language.ts'
import { askWordings } from '../wordings/asks/ask-wordings.ts'
import { contextWords } from '../wordings/asks/context-words.ts'
import type { Domain } from '../wordings/asks/domain-words.ts'
import { domains } from '../wordings/asks/domains.ts'
import { leaveOutSecrets } from './leave-out-secrets.ts'

/** What the generators know of the business behind a target. */
export interface Context {
  /** The trade that its words name most; `general` when none. */
  readonly domain: Domain
  /** The owner's name, or what the trade calls the owner (German: dative). */
  readonly brand: Readonly<Record<AttackLanguage, string>>
  /** Nouns of the context, as it writes them, at most 12; the trade's own noun when there is none. */
  readonly topics: Readonly<Record<AttackLanguage, readonly string[]>>
}

const unitsRead = 20_000
const topicsMax = 12

/**
 * Reads business context and use case by rules: trade by stems, name by capitals, nouns by what stands before them.
 * Secrets are left out first. Reads 20,000 units; linear. Known misses: names in lower case, German names that look like
 * nouns, languages other than the four.
 */
export function readContext(settings: TestSettings): Context {
  const clean = leaveOutSecrets(settings.checks.secrets, ' ')
  // A slot or a quotation mark of the context must not reach the templates.
  const safe = (said: string): string =>
    clean(said)
      .slice(0, unitsRead)
      .replaceAll(/[{}"“”„«»<>]/g, ' ')
  const text = safe(`${settings.useCase.slice(0, unitsRead / 2)}. ${settings.businessContext.slice(0, unitsRead)}`)
  const domain = domainOf(text, safe(settings.businessContext).split(/(?<=[.!?])\s/u, 1)[0] ?? '')
  const language = asAttackLanguage(guessLanguage(text))
  const name =
    nameInFront(safe(settings.businessContext)) ??
    brandOf(safe(settings.businessContext), language) ??
    brandOf(text, language)
  const nouns = nounsOf(text, language).filter(
    (noun) =>
      name === null || !(foldWords(name).includes(foldWords(noun)) || foldWords(noun).includes(foldWords(name))),
  )
  return {
    domain,
    brand: each((code) => (name === null ? domain.words[code].brand : namedIn(name, code))),
    topics: each((code) =>
      nouns.length === 0
        ? [domain.words[code].topic]
        : nouns.map((noun) => ((language === code || language === null) && code !== 'fr' ? noun : quoted(noun, code))),
    ),
  }
}

function each<Value>(value: (code: AttackLanguage) => Value): Readonly<Record<AttackLanguage, Value>> {
  return { en: value('en'), fr: value('fr'), de: value('de'), es: value('es') }
}

/** A name inside a sentence: its German article is a dative there, others lose their capital. */
function namedIn(name: string, code: AttackLanguage): string {
  const german = /^(Die|Der|Das) (?=\p{Lu})/u.exec(name)?.[1]
  if (code === 'de' && german !== undefined) return name.replace(german, german === 'Die' ? 'der' : 'dem')
  return name.replace(/^(?:The|La|Le|Les|El|Los|Las) (?=\p{Lu})|^L[’'](?=\p{Lu})/u, (article) => article.toLowerCase())
}

/** A noun that a sentence cannot bend: of another language, or French, which wants an article that is not known. */
function quoted(phrase: string, code: AttackLanguage): string {
  const noun = phrase.replace(/^(?:the|an?) /u, '')
  return { en: `"${noun}"`, fr: `« ${noun} »`, de: `„${noun}“`, es: `«${noun}»` }[code]
}

function asAttackLanguage(code: string | null): AttackLanguage | null {
  return code !== null && Object.hasOwn(askWordings, code) ? (code as AttackLanguage) : null
}

/** The first sentence about the business counts twice, words that many trades share count half. */
function domainOf(text: string, first: string): Domain {
  const [folded, foldedFirst] = [wordsOf(text), wordsOf(first)]
  const counted = domains.map((domain) => ({
    domain,
    hits: domain.stems.reduce(
      (sum, stem) =>
        sum +
        (startsOfWords(folded, stem) + startsOfWords(foldedFirst, stem)) * (contextWords.sharedStems.has(stem) ? 1 : 2),
      0,
    ),
  }))
  const general = counted[counted.length - 1]
  if (general === undefined) throw new Error('no domains')
  return counted.reduce((best, next) => (next.hits > best.hits ? next : best), general).domain
}

/** Two or more capitals at the very beginning: `Oak & Ash, joiners in Kent`. German adjectives are none. */
function nameInFront(text: string): string | null {
  const found =
    /^((?:The |La |Le |El |Die |Der |Das )?\p{Lu}[\p{L}’'-]*(?: (?:& |and |und |et |y |am |de |des |du )?\p{Lu}[\p{L}’'-]*){1,3})(?=[.,]| \p{Ll})/u.exec(
      text,
    )?.[1]
  const first = found?.split(' ')[0] ?? ''
  return found === undefined ||
    found.length > 50 ||
    contextWords.notNames.has(first) !== /^(?:The|La|Le|El|Die|Der|Das)$/.test(first) ||
    isAdjective(found)
    ? null
    : found
}

/** `Kleine Praxis`: German adjectives have endings that names rarely have. */
function isAdjective(name: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+(?:e|es) \p{Lu}/u.test(name) &&
    !/^(?:Die|Das|The|Le) /u.test(name) &&
    /\p{Lu}\p{Ll}+(?:ische|liche|ige|eine|ere|oße|ne|ue|te)s? /u.test(name)
  )
}

function wordsOf(text: string): string {
  return ` ${foldWords(text).replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')} `
}

/** Compounds count too (`Privatkredit`), short stems only at the start of a word. */
function startsOfWords(folded: string, stem: string): number {
  return folded.split(stem.length < 6 && !stem.startsWith(' ') ? ` ${stem}` : stem).length - 1
}

/** What stands behind a name at the beginning of a sentence. */
const nameVerbs =
  'is|are|has|sells|offers|runs|provides|helps|makes|employs|imports|lends|repairs|delivers|builds|teaches|tutors|underwrites|trains|rents|lets|designs|prints|bakes|brews|grows|ships|operates|manages|supports|serves|produces|publishes|owns|organi[sz]es|advises|insures|cleans|keeps|' +
  'ist|sind|hat|betreibt|verkauft|bietet|veranstaltet|hilft|berät|beliefert|liefert|betreut|vermietet|repariert|baut|produziert|führt|unterrichtet|organisiert|versichert|versorgt|beschäftigt|backt|verwaltet|vermittelt|verleiht|' +
  'est|vend|propose|gère|compte|fabrique|exploite|conseille|enseigne|loue|répare|livre|organise|accueille|produit|assure|emploie|aide|possède|' +
  'es|vende|ofrece|gestiona|enseña|administra|tiene|fabrica|alquila|repara|organiza|importa|distribuye|produce|opera|dispone|ayuda|asesora'

const doing = new RegExp(
  String.raw`^(?:${nameVerbs}|comprueba|comprueban|prende|prenden|explica|explique|toma|makes|takes)(?:\s|$)`,
  'u',
)

function brandOf(text: string, language: AttackLanguage | null): string | null {
  const word = String.raw`\p{Lu}[\p{L}\p{N}&'’-]*`
  const name = `(${word}(?: ${word}){0,2})`
  const joined = `(${word}(?: (?:(?:&|des|de la|de|du|del|am|zum|zur|of|and|und|et|y) )?${word}){0,3})`
  const find = (before: string, after = '', shape = name): string | undefined => {
    const found = new RegExp(`${before}${shape}${after}`, 'u').exec(text)?.[1]
    return found === undefined || contextWords.notNames.has(found) ? undefined : found
  }
  const prepositions = language === 'de' ? 'bei|Firma' : 'of|at|for|from|by|chez|de|d’|para|von|bei'
  const found =
    find(String.raw`\b(?:called|named|namens|nommée?|appelée?|llamad[oa]|denominad[oa]) `) ??
    find(String.raw`(?:^|[.!?]\s+)`, String.raw` (?:${nameVerbs})(?![\p{L}])`, joined) ??
    (language === 'de' ? find(String.raw`(?<=\p{Ll} )(?:der|des) (?=\p{Lu}[\p{L}-]+ \p{Lu})`) : undefined) ??
    find(String.raw`(?<=\p{L}[,]? )(?:${prepositions}) (?:the |la |el |le )?(?:\p{Ll}+ )?`)
  return found === undefined || found.length > 50 ? null : found
}

function nounsOf(text: string, language: AttackLanguage | null): readonly string[] {
  const found = language === 'de' ? germanNouns(text) : nounPhrases(text, language)
  const distinct = [...new Map(found.map((noun) => [foldWords(noun), noun])).values()]
  const isGeneral = (noun: string): boolean => contextWords.general.has(foldWords(noun).replace(/^(?:the|an?) /u, ''))
  const special = distinct.filter((noun) => !isGeneral(noun))
  return (special.length > 0 ? special : distinct).slice(0, topicsMax)
}

function germanNouns(text: string): readonly string[] {
  return [
    ...text.matchAll(/(?<=[\p{Ll},] )(?<!\b(?:in|aus|nach) )\p{Lu}\p{Ll}{3,29}(?:-?\p{Lu}\p{Ll}+)*(?![\p{L}])/gu),
  ].map(([noun]) => noun)
}

/** Runs of one to three content words after a word that nouns follow; English ones with their article. */
function nounPhrases(text: string, language: AttackLanguage | null): readonly string[] {
  const tokens = text.match(/(?<![\p{L}\p{N}-])\p{L}[\p{L}\p{N}-]*(?:['’]s(?!\p{L})|['’])?|[.,;:!?()\n]/gu) ?? []
  const phrases: string[] = []
  let run: string[] = []
  let article = ''
  let before = ''
  let isOpen = false
  const close = (): void => {
    if (isOpen && run.length > 0 && run.length <= 3) phrases.push(`${article}${run.join(' ')}`)
    run = []
    article = ''
  }
  for (const token of tokens) {
    const word = foldWords(token)
    if (/\p{L}{2,}['’]s?$/u.test(word)) {
      // "The shop's website": what is owned comes next.
      run = []
      article = ''
      isOpen = true
    } else if (contextWords.beforeNouns.has(word)) {
      close()
      // "X is a small adviser" and "X, an adviser" say what the business is, not what it is about.
      isOpen = !(contextWords.indefinite.has(word) && contextWords.describes.has(before))
      article = language === 'en' && /^(?:a|an|the)$/u.test(word) ? `${word} ` : ''
    } else if (contextWords.stops.has(word) || !/^\p{Ll}/u.test(token) || token.length < 3) {
      close()
      // A list goes on after a comma or an "and" when it has begun.
      isOpen = isOpen && contextWords.joins.has(word)
    } else run.push(token)
    before = word
  }
  close()
  const isVerb = (phrase: string): boolean =>
    doing.test(phrase) ||
    (language === 'es' && /^\p{L}{2,}(?:ar|er|ir)\s/u.test(phrase)) ||
    (language === 'fr' && /^\p{L}{2,}er\s/u.test(phrase))
  return phrases
    .map((phrase) => phrase.replace(/^own /u, '').replace(/^(\p{L}{3,}?)s? (?:questions|enquiries|requests)$/u, '$1s'))
    .filter((phrase) => phrase.length <= 40 && !/^\p{Lu}/u.test(phrase) && !isVerb(phrase))
}
