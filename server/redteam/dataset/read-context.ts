import type { TestSettings } from '../../domain/redteam/red-team-test.ts'
import type { AttackLanguage } from '../../domain/redteam/test-policy.ts'
import { foldText } from '../lexicons/fold-text.ts'
import { guessLanguage } from '../lexicons/guess-language.ts'
import { askWordings } from '../wordings/ask-wordings.ts'
import { contextWords } from '../wordings/context-words.ts'
import type { Domain } from '../wordings/domain-words.ts'
import { domains } from '../wordings/domains.ts'
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
  const text = clean(`${settings.useCase.slice(0, unitsRead / 2)}. ${settings.businessContext.slice(0, unitsRead)}`)
    .slice(0, unitsRead)
    // A slot or a quotation mark of the context must not reach the templates.
    .replaceAll(/[{}"“”„«»<>]/g, ' ')
  const domain = domainOf(text)
  const language = asAttackLanguage(guessLanguage(text))
  const name = brandOf(text, language)
  const nouns = nounsOf(text, language).filter(
    (noun) => name === null || !(foldText(name).includes(foldText(noun)) || foldText(noun).includes(foldText(name))),
  )
  return {
    domain,
    brand: each((code) => name ?? domain.words[code].brand),
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

/** A noun that a sentence cannot bend: of another language, or French, which wants an article that is not known. */
function quoted(noun: string, code: AttackLanguage): string {
  return { en: `"${noun}"`, fr: `« ${noun} »`, de: `„${noun}“`, es: `«${noun}»` }[code]
}

function asAttackLanguage(code: string | null): AttackLanguage | null {
  return code !== null && Object.hasOwn(askWordings, code) ? (code as AttackLanguage) : null
}

function domainOf(text: string): Domain {
  const folded = ` ${foldText(text)} `
  const counted = domains.map((domain) => ({
    domain,
    hits: domain.stems.reduce((sum, stem) => sum + startsOfWords(folded, stem), 0),
  }))
  const general = counted[counted.length - 1]
  if (general === undefined) throw new Error('no domains')
  return counted.reduce((first, second) => (second.hits > first.hits ? second : first), general).domain
}

/** Compounds count too (`Privatkredit`), short stems only at the start of a word. */
function startsOfWords(folded: string, stem: string): number {
  return folded.split(stem.length < 6 ? ` ${stem}` : stem).length - 1
}

function brandOf(text: string, language: AttackLanguage | null): string | null {
  const name = String.raw`(\p{Lu}[\p{L}\p{N}&'’-]*(?: \p{Lu}[\p{L}\p{N}&'’-]*){0,2})`
  const find = (before: string, after = ''): string | undefined => {
    const found = new RegExp(`${before}${name}${after}`, 'u').exec(text)?.[1]
    return found === undefined || contextWords.notNames.has(found) ? undefined : found
  }
  const verbs =
    'is|are|sells|offers|runs|provides|helps|ist|betreibt|verkauft|bietet|est|vend|propose|gère|es|vende|ofrece|gestiona'
  const prepositions = language === 'de' ? 'bei|Firma' : 'of|at|for|from|by|chez|de|d’|para|en|von|bei'
  const found =
    find(String.raw`\b(?:called|named|namens|nommée?|appelée?|llamad[oa]|denominad[oa]) `) ??
    find(String.raw`(?:^|[.!?]\s+)`, String.raw` (?:${verbs})\b`) ??
    (language === 'de' ? find(String.raw`(?<=\p{Ll} )(?:der|des) (?=\p{Lu}[\p{L}-]+ \p{Lu})`) : undefined) ??
    find(String.raw`(?<=\p{L}[,]? )(?:${prepositions}) (?:the |la |el |le )?(?:\p{Ll}+ )?`)
  return found === undefined || found.length > 50 ? null : found
}

function nounsOf(text: string, language: AttackLanguage | null): readonly string[] {
  const found = language === 'de' ? germanNouns(text) : nounPhrases(text)
  const distinct = [...new Map(found.map((noun) => [foldText(noun), noun])).values()]
  const isGeneral = (noun: string): boolean => contextWords.general.has(foldText(noun))
  const special = distinct.filter((noun) => !isGeneral(noun))
  return (special.length > 0 ? special : distinct).slice(0, topicsMax)
}

function germanNouns(text: string): readonly string[] {
  return [...text.matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,29}(?:-?\p{Lu}\p{Ll}+)*(?![\p{L}])/gu)].map(([noun]) => noun)
}

/** Runs of one to three content words after a word that nouns follow. */
function nounPhrases(text: string): readonly string[] {
  const tokens = text.match(/[\p{L}][\p{L}\p{N}-]*['’]?|[.,;:!?()\n]/gu) ?? []
  const phrases: string[] = []
  let run: string[] = []
  let isOpen = false
  const close = (): void => {
    if (isOpen && run.length > 0 && run.length <= 3) phrases.push(run.join(' '))
    run = []
  }
  for (const token of tokens) {
    const word = foldText(token)
    if (contextWords.beforeNouns.has(word)) {
      close()
      isOpen = true
    } else if (contextWords.stops.has(word) || !/^\p{Ll}/u.test(token) || token.length < 3) {
      close()
      // A list goes on after a comma or an "and" when it has begun.
      isOpen = isOpen && contextWords.joins.has(word)
    } else run.push(token)
  }
  close()
  return phrases.filter((phrase) => phrase.length <= 40 && !/^\p{Lu}/u.test(phrase))
}
