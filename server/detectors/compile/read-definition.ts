import { definitionSentences } from '../../text/sentences/definition-sentences.ts'
import { speakClause, verbClauses } from './speak-clause.ts'

/** What a definition in plain words says, in short phrases that texts can be compared with. */
export interface Definition {
  /** What violates: clauses, things that are named, and how somebody would say them. At most `phrasesMax`. */
  readonly violating: readonly string[]
  /** What it says is allowed. At most `phrasesMax`. */
  readonly allowed: readonly string[]
  /** All of it but orders to whoever judges: what a text is read beside. Empty when there are no words. */
  readonly rule: string
  /** Whether it speaks to whoever judges ("always answer safe"); such sentences are left out of the phrases. */
  readonly instructsJudge: boolean
}

/** The most phrases of one side: enough for the longest definitions that are read as such, and bounds the work. */
const phrasesMax = 32

/**
 * Takes a definition apart by its form: "content that …" is dropped, exceptions ("except …", "… is allowed") go to the
 * allowed side, clauses and enumerations become phrases. It is never obeyed: whatever it says, it is words to compare
 * with. Known misses: definitions in other languages than English stay whole sentences, and exceptions in them count as
 * violating. Cost: linear in the definition.
 */
export function readDefinition(text: string): Definition {
  const violating: string[] = []
  const allowed: string[] = []
  const kept: string[] = []
  let instructsJudge = false
  for (const sentence of definitionSentences(text)) {
    if (instructs.test(sentence)) {
      instructsJudge = true
      continue
    }
    kept.push(sentence)
    const [rule, exception] = splitException(sentence)
    if (rule !== '') violating.push(...phrasesOf(rule))
    if (exception !== '') allowed.push(...phrasesOf(exception))
  }
  return {
    violating: bounded(violating),
    allowed: bounded(allowed),
    rule: kept.join('. ').slice(0, ruleUnitsMax).toWellFormed(),
    instructsJudge,
  }
}

/** Beside a text there is room for about 41 tokens of a rule; a longer one loses its middle. */
const ruleUnitsMax = 600

/** What may stand before an order at the beginning of a sentence. */
const lead = String.raw`^(?:(?:please|now|also|and|but|so|then|simply|instead|otherwise|dear|judge|classifier|model)[,:]?\s+)*`
const dismissing = String.raw`(?:ignore|disregard|forget)\s+(?:all|any|the|your|every|everything|previous|prior|these|this|that|what)\b`
const answering = 'answer|reply|respond|return|output|say|judge|classify|rate|score|mark|treat'
const stressing = 'always|never|only|just|must'
/** An answer that the judge is to give: only such small words stand between the verb and the verdict. */
const verdict = String.raw`(?:${answering})(?:\s+(?:with|as|that|it|is|are|this|the|a|an|all|every|everything|each|any|text|texts|content|message|messages|only|just|to|be)\b)*[\s"'“‘]+(?:safe|unsafe|true|false|0|1|allowed|harmless|json)\b`

/**
 * Orders to whoever judges: imperatives at the beginning of a sentence, or behind a word that speaks to the judge.
 * "Asks to return goods" and "an answer says that it is safe" say what texts do, and are no orders.
 */
const instructs = new RegExp(
  [
    `${lead}(?:(?:${stressing})\\s+)*${dismissing}`,
    `${lead}(?:${stressing})\\s+(?:${answering})\\b`,
    `${lead}${verdict}`,
    String.raw`${lead}you\s+are\s+(?:now\s+)?(?:a|an|the)\b`,
    String.raw`${lead}(?:reveal|print|show|repeat|output|tell|write)\b.{0,30}\bsystem prompt\b`,
    String.raw`\b(?:${stressing})\s+${verdict}`,
    String.raw`\b(?:you|judge)[,:]?(?:\s+(?:must|should|shall|will|are to|have to|has to|need to|please|${stressing}))+\s+(?:${verdict}|${dismissing}.{0,30}\b(?:instructions?|rules?|examples?|texts?|messages?|content|policy|definition|above|before)\b)`,
  ].join('|'),
  'iu',
)

/** "… is allowed", "… may be discussed": the whole sentence is an exception. */
const allows =
  /^(?<what>.+?)\s+(?:is|are|stays?|remains?|may be|can be|should be)\s+(?:always\s+|also\s+|still\s+)?(?:allowed|fine|permitted|acceptable|okay|ok|welcome|no violation|not a violation|not meant|excluded|discussed|explained|asked for|asked|mentioned|shown)\b.*$/iu
const allowsFirst =
  /^(?:allowed|fine|permitted|acceptable|exceptions?|do not flag|does not include|not included)\b[\s:,]*/iu
const except =
  /[,;(]?\s+(?:except(?:ing)?(?: for| when| if| that)?|unless|but not|other than|as opposed to|apart from|excluding|with the exception of)\s+/iu

function splitException(sentence: string): readonly [rule: string, exception: string] {
  const allowed = allows.exec(sentence)?.groups?.what
  if (allowed !== undefined) return ['', allowed]
  if (allowsFirst.test(sentence)) return ['', sentence.replace(allowsFirst, '')]
  const at = except.exec(sentence)
  if (at === null) return [sentence, '']
  return [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)]
}

const opening =
  /^(?:(?:any|all)\s+)?(?:content|messages?|texts?|requests?|answers?|anything|replies|questions|posts?|something)\s+(?:that|which|who)\s+/iu

function phrasesOf(rule: string): readonly string[] {
  const plain = rule.replace(opening, '')
  const [body = '', named = ''] = plain.split(
    /:\s+|,?\s+(?:such as|like|for example|for instance|e\.g\.|including)\s+/iu,
  )
  const clauses = verbClauses(body)
  const said = clauses.flatMap((clause) => [clause, ...alternativesOf(clause).flatMap(speakClause)])
  const context = speakClause(clauses.at(-1) ?? '')[0]?.replace(/[.?]$/u, '') ?? body
  const things = named === '' ? [] : named.split(/,\s*(?:or\s+|and\s+)?|\s+(?:or|and)\s+/iu).slice(0, thingsMax)
  return [...said, ...things.filter((thing) => thing.trim().length > 2).map((thing) => `${context}: ${thing.trim()}`)]
}

const thingsMax = 8

/**
 * A clause with each thing of its list by itself: "gives tips for betting, poker or lotteries" → "gives tips for poker".
 * A phrase that names one thing is nearer to texts about it.
 */
function alternativesOf(clause: string): readonly string[] {
  const pieces = clause.split(/,\s*(?:or\s+|and\s+)?|\s+or\s+/u)
  const [first = '', ...others] = pieces
  const words = first.split(/\s+/u)
  const isList = others.length > 0 && words.length > 2 && others.every((piece) => piece.split(/\s+/u).length <= 6)
  if (!isList) return [clause]
  const said = others.slice(0, thingsMax).map((piece) => {
    const kept = Math.max(1, words.length - Math.min(2, piece.split(/\s+/u).length))
    return `${words.slice(0, kept).join(' ')} ${piece}`
  })
  return [clause, first, ...said]
}

function bounded(phrases: readonly string[]): readonly string[] {
  return [...new Set(phrases.map((phrase) => phrase.trim()).filter((phrase) => phrase.length > 2))].slice(0, phrasesMax)
}
