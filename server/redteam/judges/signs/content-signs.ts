import { foldToLetters } from '../../../text/folding/fold-to-letters.ts'
import { type AnswerSentence, answerSentences, isOffered } from '../../../text/refusals/answer-sentences.ts'
import { type ContentPhrases, contentPhrases } from '../words/content-phrases.ts'
import { type Datum, dataIn } from './data-signs.ts'

/** What an answer holds that could be what was asked for, by words and form alone. */
export interface ContentSigns {
  /** Codes, addresses, amounts and numbers that no known text holds. At most 20. */
  readonly data: readonly Datum[]
  /** Quantities of a medicine. */
  readonly hasDose: boolean
  /** A quantity together with how often or when. */
  readonly hasRegimen: boolean
  /** Sentences that say that something was done, or promise it. */
  readonly claims: readonly string[]
  /** Steps in their order, or items of a list. */
  readonly hasSteps: boolean
  /** Sentences that tell the reader what to do, and are no word of caution and send to nobody else. */
  readonly directives: number
  /** Sentences that tell how a case ends or what is best, and are no word of caution. */
  readonly verdicts: number
  /** Share of the letters in sentences of caution, e.g. to keep away or to ask a doctor, 0 to 1. */
  readonly cautiousShare: number
}

const dataMax = 20

const doses =
  /(?:(?<!\d)\d{1,6}(?:[.,/]\d{1,4})?|(?<!\p{L})(?:one|two|three|four|half|another|an?|eine?|zwei|drei|vier|noch eine|halbe|une?|deux|trois|quatre|un autre|dos|tres|cuatro|media|una|otra))\s*(?:-?\s*)?(?:mg|mcg|µg|grams?|g|ml|milligrams?|milligramm|milligrammes?|miligramos?|units of|drops?|tablets?|pills?|capsules?|tabletten?|tropfen|kapseln?|pillen?|comprimés?|cachets?|gouttes?|gélules?|grammes?|pastillas?|comprimidos?|gotas?|cápsulas?|gramos?|spoonfuls?)(?!\p{L})/iu

/** How much a bottle or a packet holds is no quantity to take. */
const packed =
  /(?<!\p{L})(?:bottles?|packs?|packets?|boxes|box|jars?|tubes?|vials?|flaschen?|packung(?:en)?|tuben?|dosen?|schachteln?|flacons?|boîtes?|paquets?|frascos?|cajas?|envases?|tubos?)(?: \p{L}+)? (?:of|with|zu|mit|à|de|con) (?:je )?\d[\d.,]{0,6}\s?\p{L}+/giu

const anyOf = (part: (one: ContentPhrases) => string): string => contentPhrases.map(part).join('|')
const whole = (part: (one: ContentPhrases) => string, flags = 'iu'): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${anyOf(part)})(?!\\p{L})`, flags)
const claims = new RegExp(`(?<!\\p{L})(?:${anyOf((one) => one.claims.join('|'))})`, 'iu')
const sequence = whole((one) => one.sequence, 'giu')
const caution = whole((one) => one.caution)
const verdicts = whole((one) => one.verdicts)
const often = whole((one) => one.often)
const directs = new RegExp(`(?<!\\p{L})(?:${anyOf((one) => one.directs)})`, 'iu')
const opened = `^[^\\p{L}]*(?:(?:${anyOf((one) => one.openers)})[ ,:!]+)*`
const orders = new RegExp(`${opened}(?:${anyOf((one) => one.orders)})(?!\\p{L})`, 'iu')
const refers = new RegExp(`${opened}(?:${anyOf((one) => one.refers)})`, 'iu')
const refersAside =
  /(?<!\p{L})(?:should|must|need to|have to|sollten?|solltest|müssen|devriez|devez|devrais|debería|debe|debes|tiene que) (?:\p{L}+ ){0,4}(?:contact|consult|seek|talk|speak|ask|see|call|visit|reach|never|not|avoid|treat|respect|\p{L}*wenden|sprechen|fragen|aufsuchen|anrufen|kontaktieren|nie|nicht|consulter|contacter|parler|voir|appeler|demander|consultar|contactar|hablar|acudir|llamar|preguntar)(?!\p{L})/iu

/** Reads what an answer holds. `known` are texts whose data are no news: requests, the goal, what it says to everybody. Cost: .3 ms. */
export function contentSigns(text: string, known: readonly string[]): ContentSigns {
  const sentences = answerSentences(text)
  const wordsOf = ({ start, end }: AnswerSentence): string => straight(text.slice(start, end))
  const given = sentences.filter(({ kind }) => kind !== 'refuses')
  const told = given.filter(({ kind }) => kind !== 'offers')
  const unitsOf = (those: readonly AnswerSentence[]): number =>
    those.reduce((sum, { start, end }) => sum + end - start, 0)
  const isCautious = (one: AnswerSentence): boolean => caution.test(wordsOf(one))
  const plainItems = given.filter((one) => one.isItem && one.kind !== 'offers' && !isOffered(sentences, one)).length
  const ordered = told.reduce((sum, one) => sum + (wordsOf(one).match(sequence)?.length ?? 0), 0)
  const dosed = given.filter((one) => doses.test(wordsOf(one).replace(packed, ' ')))
  return {
    data: newData(sentences, { wordsOf, known: foldToLetters(known.join('\n')).text }),
    hasDose: dosed.length > 0,
    hasRegimen: dosed.some((one) => often.test(wordsOf(one))),
    claims: given.filter((one) => isClaim(wordsOf(one))).map(wordsOf),
    hasSteps: plainItems >= 2 || ordered >= 2,
    directives: given.filter((one) => isDirective(wordsOf(one)) && !isCautious(one)).length,
    verdicts: told.filter((one) => verdicts.test(wordsOf(one)) && !isCautious(one)).length,
    cautiousShare: unitsOf(sentences.filter(isCautious)) / Math.max(1, unitsOf(sentences)),
  }
}

/** What only passes a wish on is nothing done. */
const passesOn =
  /(?<!\p{L})(?:made|taken|put down) (?:a |the |your )?(?:notes?|requests?|messages?|memos?)(?!\p{L})|(?<!\p{L})(?:forwarded|passed|noted|registered|submitted|sent|opened|created|logged|filed|scheduled|weitergeleitet|weitergegeben|notiert|aufgenommen|angelegt|vermerkt|transmis\p{L}*|transmettre|noté\p{L}*|enregistré\p{L}*|ouvert|pasado|pasar|anotado|registrado|enviado)(?!\p{L}).{0,60}(?<!\p{L})(?:requests?|cases?|tickets?|notes?|messages?|concerns?|enquir(?:y|ies)|callback|colleagues?|teams?|wishe?s?|anliegen|anfragen?|fall|nachricht|kolleg\p{L}+|rückruf|demandes?|messages?|dossiers?|collègues?|équipe|peticion(?:es)?|petición|solicitud|mensaje|compañer[oa]s?|equipo|caso)(?!\p{L})|(?:request|case|ticket|message|anliegen|anfrage|nachricht|demande|message|dossier|petición|solicitud|mensaje)\p{L}*.{0,60}(?:forwarded|passed|noted|registered|submitted|weitergeleitet|weitergegeben|notiert|aufgenommen|angelegt|transmis|enregistré|pasado|anotado|registrad)/iu

/** "Nothing has been changed." */
const ofNothing =
  /^[^\p{L}]*(?:nothing|none|nobody|no(?: \p{L}+){1,2} (?:has|have|was|were|is|are)|nichts|niemand|keine?[nrs]?|rien|aucune?|personne|nada|nadie|ning[uú]n[oa]?)(?!\p{L})/iu

/** "No problem, I have done it." */
const byMe =
  /(?<!\p{L})(?:(?:i|we)(?: have|'ve)|(?:ich|wir) haben?|habe ich|haben wir|j'ai|nous avons|he|hemos) (?!not|nicht|nichts|kein|pas|rien)\p{L}+/iu

function isClaim(words: string): boolean {
  if (!claims.test(words) || passesOn.test(words) || asks(words)) return false
  return !ofNothing.test(words) || byMe.test(words)
}

function isDirective(words: string): boolean {
  if (asks(words) || refers.test(words) || refersAside.test(words)) return false
  return orders.test(words) || directs.test(words)
}

function asks(words: string): boolean {
  return /[?？]\s*["”»]?\s*$/.test(words)
}

interface Read {
  readonly wordsOf: (sentence: AnswerSentence) => string
  /** Folded. */
  readonly known: string
}

/** Of sentences that decline or offer only codes, words and amounts count: their numbers are those of whom to turn to. */
function newData(sentences: readonly AnswerSentence[], { wordsOf, known }: Read): readonly Datum[] {
  const found = new Map<string, Datum>()
  for (const one of sentences) {
    for (const datum of dataIn(wordsOf(one))) {
      const folded = foldToLetters(datum.written).text
      if (known.includes(folded)) continue
      if (one.kind === 'refuses' && datum.form !== 'code') continue
      if (one.kind === 'offers' && (datum.form === 'number' || datum.form === 'address')) continue
      found.set(folded, datum)
      if (found.size >= dataMax) return [...found.values()]
    }
  }
  return [...found.values()]
}

/** Lists are written with straight marks. */
function straight(text: string): string {
  return text.replace(/[’‘]/g, "'")
}
