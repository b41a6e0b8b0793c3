import type { AttackLanguage } from '../../../domain/red-team-test/test-policy.ts'
import { type GrammarWords, grammarWords } from '../../wordings/multi-turn/grammar.ts'

/** A noun phrase as it stands in a text. */
export interface NounPhrase {
  /** With its article, and with the noun that hangs on it: `the code for employees`. */
  readonly full: string
  /** The same without article. */
  readonly bare: string
  /** Its first noun alone, without article: `code`. */
  readonly core: string
}

interface Token {
  readonly text: string
  readonly small: string
  readonly from: number
  readonly to: number
  readonly isWord: boolean
}

const wordForWord =
  /\b(?:word for word|step by step|mots? (?:pour|à) mots?|étape par étape|wort für wort|schritt für schritt|palabra por palabra|paso a paso)\b/giu
const unitsRead = 2_000
const phrasesMax = 24
const phraseUnitsMax = 70

/**
 * The noun phrases of a text in the order of the text, at most 24, none longer than 70 units. No dictionary of nouns is
 * at hand: closed lists of articles, prepositions, pronouns and verbs of asking say where a noun must stand, in German
 * the capital does. Misses: verbs that are on no list and follow a noun without an article. Linear in the first 2,000 units.
 */
export function nounPhrasesOf(text: string, language: AttackLanguage): readonly NounPhrase[] {
  // `word for word` says how, and is as long as what takes its place.
  const read = text.slice(0, unitsRead).replaceAll(wordForWord, (found) => ','.padEnd(found.length))
  const tokens = tokensOf(read, language)
  const chunks = language === 'de' ? germanChunks(tokens) : romanChunks(tokens, language)
  return joined(chunks, tokens, { text: read, language })
}

function tokensOf(text: string, language: AttackLanguage): readonly Token[] {
  const pattern =
    language === 'fr'
      ? /(?:[ldjcnstm]|qu|jusqu|lorsqu)['’](?=\p{L})|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*|[^\s\p{L}\p{N}_]/giu
      : /[\p{L}\p{N}_]+(?:[-'’][\p{L}\p{N}_]+)*|[^\s\p{L}\p{N}_]/gu
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    small: match[0].toLowerCase().replace('’', "'"),
    from: match.index,
    to: match.index + match[0].length,
    isWord: /^[\p{L}\p{N}]/u.test(match[0]),
  }))
}

/** Places of tokens: the article (or -1), the first word and the last word of a noun with its adjectives. */
interface Chunk {
  readonly article: number
  readonly first: number
  readonly last: number
}

const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', '…', '¿', '¡'])

/** Walks through the words: where a noun is awaited, content words make one; where a verb is, the next one is skipped. */
function romanChunks(tokens: readonly Token[], language: AttackLanguage): readonly Chunk[] {
  const words = grammarWords[language]
  const chunks: Chunk[] = []
  let awaited: 'start' | 'noun' | 'verb' = 'start'
  let article = -1
  let first = -1
  const close = (end: number): void => {
    if (first >= 0) chunks.push({ article, first, last: end - 1 })
    first = -1
    article = -1
  }
  for (const [place, token] of tokens.entries()) {
    const { small } = token
    const wasOpen = first >= 0
    if (wasOpen && joinsAdjectives(tokens, place, { language, count: place - first })) continue
    if (!token.isWord) {
      close(place)
      awaited = sentenceEnds.has(token.text) || token.text === ':' ? 'start' : awaited === 'start' ? 'start' : 'noun'
    } else if (isInfinitiveMark(tokens, place, language)) {
      close(place)
      awaited = 'verb'
    } else if (words.determiners.has(small)) {
      // Two words and then an article: the second is a verb, `the crew keeps a log`.
      close(wasOpen && place - first >= 2 && !words.connectors.has(small) ? place - 1 : place)
      article = place
      awaited = 'noun'
    } else if (words.prepositions.has(small) || (small === 'to' && language === 'en')) {
      close(place)
      awaited = 'noun'
    } else if (words.beforeVerbs.has(small)) {
      close(place)
      awaited = 'verb'
    } else if (words.fillers.has(small) || /(?:-(?:moi|nous|vous|tu|toi|lui|leur|les?|la))$/u.test(small)) {
      close(place)
      if (small.includes('-') || isObject(small, language)) awaited = 'noun'
      if (small === 'that' && wasOpen) awaited = 'verb'
    } else if (awaited === 'start') {
      awaited = 'noun'
      if (isOrder(tokens, place, language)) continue
      first = place
    } else if (awaited === 'verb') {
      awaited = 'noun'
    } else if (first < 0) {
      const isClitic = article >= 0 && !/^(?:les?|la|l'|las?|los)$/u.test(tokens[article]?.small ?? '')
      if (
        !(isClitic || (article >= 0 && language === 'en')) &&
        isVerb(tokens, place, { words, language, hasArticle: article >= 0 })
      ) {
        article = -1
        continue
      }
      first = place
    } else if (endsPhrase(tokens, place, { words, language, count: place - first })) {
      close(place)
      awaited = words.predicates.has(small) ? 'noun' : awaited
    }
  }
  close(tokens.length)
  return chunks
}

/** `legal or medical advice` is one phrase. */
function joinsAdjectives(
  tokens: readonly Token[],
  place: number,
  { language, count }: { readonly language: AttackLanguage; readonly count: number },
): boolean {
  return (
    language === 'en' &&
    count === 1 &&
    /^(?:or|and)$/u.test(tokens[place]?.small ?? '') &&
    /(?:al|ic|ive|ous|ary)$/u.test(tokens[place - 1]?.small ?? '')
  )
}

function isObject(small: string, language: AttackLanguage): boolean {
  return language === 'en' && /^(?:me|us|him|them|how|what|that|if|whether|why|when)$/u.test(small)
}

/** English `to` before a verb: anywhere but after a noun that leads somewhere, and before an article. */
function isInfinitiveMark(tokens: readonly Token[], place: number, language: AttackLanguage): boolean {
  if (language !== 'en' || tokens[place]?.small !== 'to') return false
  const next = tokens[place + 1]?.small ?? ''
  if (grammarWords.en.determiners.has(next)) return false
  const leads =
    /^(?:access|answers?|guide|key|link|rights?|introduction|response|alternatives?|route|according|due|related|relating)$/u
  return grammarWords.en.verbs.has(next) || !leads.test(tokens[place - 1]?.small ?? '')
}

/** Whether the first word of a sentence is an order and no noun. */
function isOrder(tokens: readonly Token[], place: number, language: AttackLanguage): boolean {
  const { small = '' } = tokens[place] ?? {}
  const words = grammarWords[language]
  if (words.verbs.has(small)) return true
  const next = tokens[place + 1]?.small ?? ''
  if (language === 'en') return words.determiners.has(next) || /^(?:me|us|him|them|to|how|what|why)$/u.test(next)
  // French and Spanish sentences without an article in front begin with a verb, `Codes de …` aside.
  return !(small.endsWith('s') && /^d(?:e|'|el|u|es)$/u.test(next))
}

function isVerb(
  tokens: readonly Token[],
  place: number,
  {
    words,
    language,
    hasArticle,
  }: { readonly words: GrammarWords; readonly language: AttackLanguage; readonly hasArticle: boolean },
): boolean {
  const { small = '' } = tokens[place] ?? {}
  // Behind `le` or `la` only an infinitive is a verb: `la cuenta` is an account.
  if (hasArticle) return words.verbs.has(small) && /(?:[aei]r|re|oir)$/u.test(small)
  if (words.verbs.has(small) || words.predicates.has(small)) return true
  if (language === 'en') {
    const next = tokens[place + 1]?.small ?? ''
    // `without checking my order`, but `without insider trading`.
    if (small.endsWith('ing') && (words.determiners.has(next) || /^(?:me|us|him|them|it|that|how)$/u.test(next)))
      return true
    return /ly$/u.test(small) && small.length > 6
  }
  if (language === 'fr') return /(?:[^i]er|fier|dre|ttre|crire|duire|uire)$/u.test(small) && small.length > 4
  if (/^(?:lugar|mujer|hogar|azúcar|placer|poder|taller|alquiler|dólar|mar|collar|celular|familiar)$/u.test(small))
    return false
  return /(?:[aei]r(?:me|te|se|nos|l[aeo]s?)?|[ai]ndo|iendo)$/u.test(small) && small.length > 3
}

/** Whether a content word after a noun is no more part of its phrase. */
function endsPhrase(
  tokens: readonly Token[],
  place: number,
  {
    words,
    language,
    count,
  }: { readonly words: GrammarWords; readonly language: AttackLanguage; readonly count: number },
): boolean {
  const { small = '' } = tokens[place] ?? {}
  if (count >= (language === 'en' ? 4 : 3) || words.predicates.has(small)) return true
  if (language !== 'en') return words.verbs.has(small) || /(?:amment|emment|mente)$/u.test(small)
  if (small.endsWith('ly') && !/(?:family|supply|assembly|reply|anomaly)$/u.test(small)) return true
  const next = tokens[place + 1]
  // `data stored about`, but `frozen food`.
  return /(?:ed|ing)$/u.test(small) && next !== undefined && words.prepositions.has(next.small) && small.endsWith('ed')
}

function germanChunks(tokens: readonly Token[]): readonly Chunk[] {
  const chunks: Chunk[] = []
  let start: 'sentence' | 'colon' | null = 'sentence'
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place]
    if (token === undefined) break
    if (!token.isWord) {
      start = sentenceEnds.has(token.text) ? 'sentence' : token.text === ':' ? 'colon' : start
      continue
    }
    const begins = start
    start = null
    if (!isGermanNoun(token) || (begins !== null && isGermanOrder(tokens, place, begins))) continue
    let last = place
    while (last + 1 < tokens.length && last - place < 2) {
      const next = tokens[last + 1]
      if (next === undefined || !next.isWord || !isGermanNoun(next)) break
      last += 1
    }
    chunks.push({ article: -1, first: place, last })
    place = last
  }
  return chunks
}

/** The first word of a sentence has a capital whatever it is. */
function isGermanOrder(tokens: readonly Token[], place: number, start: 'sentence' | 'colon'): boolean {
  const { verbs, determiners } = grammarWords.de
  if (verbs.has(tokens[place]?.small ?? '')) return true
  const next = tokens[place + 1]?.small ?? ''
  if (start === 'sentence') return !/^(?:des|aller)$/u.test(next)
  return /^(?:mir|uns|dem|den|das)$/u.test(next) || (determiners.has(next) && !/^(?:der|des|aller)$/u.test(next))
}

function isGermanNoun({ text, small }: Token): boolean {
  return /^\p{Lu}/u.test(text) && text.length > 1 && !grammarWords.de.fillers.has(small)
}

/** Nouns that hang together by a preposition become one phrase, the second one with its article. */
function joined(
  chunks: readonly Chunk[],
  tokens: readonly Token[],
  { text, language }: { readonly text: string; readonly language: AttackLanguage },
): readonly NounPhrase[] {
  const words = grammarWords[language]
  const found: NounPhrase[] = []
  for (let index = 0; index < chunks.length && found.length < phrasesMax; index += 1) {
    const chunk = strippedHead(chunks, index, { tokens, words, language })
    if (chunk === null) continue
    const from = tokens[chunk.first]?.from ?? 0
    const core = text.slice(from, tokens[chunk.last]?.to ?? from)
    let bare = core
    let end = chunk
    for (let more = 0; more < 2; more += 1) {
      const next = chunks[index + 1]
      if (next === undefined || !hangsOn(end, next, { tokens, words, language })) break
      const longer = text.slice(from, tokens[next.last]?.to ?? from)
      if (longer.length > phraseUnitsMax) break
      bare = longer
      end = next
      index += 1
    }
    const article = chunk.article < 0 ? '' : (tokens[chunk.article]?.text ?? '')
    const full = article === '' || /['’]$/u.test(article) ? `${article}${bare}` : `${article} ${bare}`
    if (bare.length <= phraseUnitsMax) found.push({ full, bare, core })
  }
  return found
}

/** The chunk without loud adjectives; null when it names only the answer itself, or a mere kind of what follows. */
function strippedHead(
  chunks: readonly Chunk[],
  index: number,
  {
    tokens,
    words,
    language,
  }: { readonly tokens: readonly Token[]; readonly words: GrammarWords; readonly language: AttackLanguage },
): Chunk | null {
  const chunk = chunks[index]
  if (chunk === undefined) return null
  let { article, first, last } = chunk
  const smallAt = (place: number): string => tokens[place]?.small ?? ''
  while (first < last && words.loudAdjectives.has(smallAt(first))) first += 1
  while (first < last && language !== 'en' && words.loudAdjectives.has(smallAt(last))) last -= 1
  if (language === 'de' && first < last && words.vague.has(smallAt(first))) first += 1
  const isFrame = tokens
    .slice(first, last + 1)
    .every(({ small }) => words.frames.has(small) || words.loudAdjectives.has(small))
  if (isFrame) return null
  const next = chunks[index + 1]
  if (first === last && words.vague.has(smallAt(first)) && next !== undefined) {
    // `a list of tenants` is about the tenants, `visitors about the boat` about the boat.
    if (hangsOn(chunk, next, { tokens, words, language })) return null
  }
  if (smallAt(first).length < 3 && first === last) return null
  // An article of one word reads wrong without the adjective behind it: `an exact dose`.
  if (language === 'en' && first !== chunk.first && /^an?$/u.test(smallAt(article))) article = -1
  return { article, first, last }
}

function hangsOn(
  chunk: Chunk,
  next: Chunk,
  {
    tokens,
    words,
    language,
  }: { readonly tokens: readonly Token[]; readonly words: GrammarWords; readonly language: AttackLanguage },
): boolean {
  const between = tokens.slice(chunk.last + 1, next.first)
  const [link, ...rest] = between
  if (link === undefined || rest.length > 2) return false
  const isLink = words.connectors.has(link.small) || (language === 'en' && link.small === 'to')
  if (!isLink) return false
  if (language === 'de')
    return rest.every(({ isWord, small }) => isWord && (words.determiners.has(small) || /e[nmrs]?$/u.test(small)))
  return rest.every(({ small }) => words.determiners.has(small) || words.prepositions.has(small))
}
