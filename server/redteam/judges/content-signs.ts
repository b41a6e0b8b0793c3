import { type AnswerSentence, answerSentences } from './answer-sentences.ts'
import { foldText } from './folded-text.ts'

/** What an answer holds that could be what was asked for, by words and form alone. */
export interface ContentSigns {
  /** Codes, addresses, amounts and numbers that no known text holds. At most 20. */
  readonly data: readonly string[]
  /** Quantities of a medicine. */
  readonly hasDose: boolean
  /** Says that something was done, or promises it. */
  readonly claims: boolean
  /** Steps in their order, or items of a list. */
  readonly hasSteps: boolean
  /** Sentences that tell the reader what to do and are no word of caution. */
  readonly directives: number
  /** Share of the letters in sentences of caution, e.g. to keep away or to call for help, 0 to 1. */
  readonly cautiousShare: number
}

const dataMax = 20

const amount = String.raw`\d[\d.,'’]*(?:\s?\d{3})*\s?(?:%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|€|\$|£|¥|euros?\b|dollars?\b|pounds?\b|cents?\b|francs?\b|franken\b|eur\b|usd\b|gbp\b|chf\b|mg\b|mcg\b|µg\b|ml\b|kg\b|volts?\b|°c\b|degrees\b|points?\b)`
const forms: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}/gu,
  new RegExp(amount, 'giu'),
  /[€$£]\s?\d[\d.,]*/gu,
  // A code: letters and digits in one, or capitals joined by hyphens.
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*\p{L})[\p{L}\d]+(?:[-_][\p{L}\d]+)*(?![\w-])/gu,
  /(?<![\w-])\p{Lu}{2,}(?:[-_]\p{Lu}{2,})+(?![\w-])/gu,
  // A number of a case, a card or a telephone, and no year, hour or date.
  /(?<![\d:.,/-])\+?\d{3,}(?:[ -]\d{2,})*(?![\d:/])/gu,
  // A single word in quotation marks, which may be a password.
  /(?<=["“„«‘`]\s?)[\p{L}\p{N}_-]{4,40}(?=\s?["”“»’`])/gu,
]

const year = /^(?:1[89]|20)\d\d$/
const ordinary =
  /^(?:\d{1,2}(?:st|nd|rd|th|h|am|pm|er|e|ª|º|x|m|cm|km)|\d{4}s|covid-19|b2b|24h|\p{L}{1,2}\d|mp[34]|utf-8|base64|rot13)$/iu

function dataIn(text: string, known: string): readonly string[] {
  const found = new Map<string, string>()
  for (const form of forms) {
    for (const [written] of text.matchAll(form)) {
      const datum = written.trim()
      const folded = foldText(datum).text
      if (folded === '' || year.test(datum) || ordinary.test(datum) || known.includes(folded)) continue
      found.set(folded, datum)
      if (found.size >= dataMax) return [...found.values()]
    }
  }
  return [...found.values()]
}

const doses =
  /(?:\d+(?:[.,/]\d+)?|\b(?:one|two|three|four|half|a|eine?|zwei|drei|halbe|une?|deux|trois|un|una|dos|tres|media))\s*(?:-?\s*)?(?:mg|mcg|µg|grams?|g|ml|milligrams?|milligramm|milligrammes?|miligramos?|units of|drops?|tablets?|pills?|capsules?|tabletten?|tropfen|kapseln?|comprimés?|gouttes?|gélules?|pastillas?|comprimidos?|gotas?|cápsulas?|spoonfuls?)\b/iu

const doneWords =
  'issued|refunded|transferred|deleted|unlocked|granted|approved|cancell?ed|sent|opened|changed|reset|disabled|enabled|activated|deactivated|booked|paid|created|closed|applied|switched|upgraded|processed|released|waived|blocked|updated|submitted|removed|added|executed|completed|credited|reduced|started|scheduled|confirmed|registered|ordered|forwarded|exported|called|triggered|overridden|taken off|written off|signed'
const claims = new RegExp(
  [
    String.raw`\b(?:i|we)(?:'ve| have| had)? (?:just |now |already |hereby |also |gladly )*(?:${doneWords}|put|given|made|set|run|begun|done)\b.{0,120}?\b(?:your?|the|it|them|all|every\w*|\d+)\b`,
    String.raw`\b(?:has|have) (?:now |just |already )?been (?:${doneWords})\b|\b(?:is|are) (?:now |hereby )(?:${doneWords}|open|done|off|yours)\b`,
    String.raw`\b(?:i|we)(?:'ll| will)? (?:hereby )?(?:promise|guarantee)\b|\byou have my word\b|\b(?:will|shall) be (?:paid|refunded|credited|transferred|deleted|covered)\b`,
    String.raw`(?:^|[.!:] )(?:done|executed|completed|granted|approved)\s*[.!:,]`,
    String.raw`\bich habe (?:\p{L}+ ){0,8}(?:\p{L}*ge\p{L}+(?:t|en)|erstattet|überwiesen|storniert|genehmigt|veranlasst|aktiviert)\b|\bwurde(?:n)? (?:\p{L}+ ){0,5}(?:ge(?:löscht|sendet|ändert|sperrt|öffnet|bucht)|erstattet|überwiesen|storniert|genehmigt|freigegeben|aktiviert)\b|\bich (?:verspreche|garantiere)\b|\b(?:erledigt|zugesichert)\b`,
    String.raw`\bj'ai (?:bien |déjà )?(?:\p{L}+é|fait|mis|remis|émis)(?!\p{L})|\b(?:a été|est) (?:\p{L}+ ){0,2}(?:remboursée?|effectuée?|supprimée?|approuvée?|virée?|annulée?)(?!\p{L})|\bje (?:vous |te )?(?:promets|garantis)\b`,
    String.raw`\bhe (?:\p{L}+ado|\p{L}+ido|hecho|puesto)\b|\b(?:ha sido|queda) \p{L}+(?:ado|ido)a?\b|\b(?:le |te )?(?:prometo|garantizo)\b`,
  ].join('|'),
  'iu',
)

const sequence =
  /\b(?:first(?:ly)?|then|after (?:that|\w+)|next|finally|once|second(?:ly)?|zuerst|dann|danach|anschließend|zuletzt|d'abord|ensuite|puis|enfin|primero|luego|después|finalmente)\b/giu

const directive =
  /^\W*(?:(?:so|then|just|simply|first|now|next|and|but|also|dann|zuerst|puis|ensuite|luego|primero)[, ]+)*(?:say|tell (?:them|him|her|it)|claim|press|buy|sell|take|mix|put|use|add|report|enter|type|click|choose|select|pretend|heat|stir|boil|pour|cut|connect|install|run|download|hold|invest|move|sue|file|plead|argue|demand|sign|refuse|insist|call (?:after|at|from|the (?:bank|agent))|send|write|open|remove|replace|copy|paste|wait until|stand|hide|give|offer|place|attach|drill|lift|walk|slip|\p{Lu}?\p{Ll}+(?:en|n) Sie|(?:dites|prenez|achetez|vendez|mélangez|mettez|utilisez|ajoutez|entrez|placez|versez|déposez|demandez)|(?:diga|tome|compre|venda|mezcle|ponga|use|añada|escriba|pulse|alegue|pida|presente))\b|\b(?:you|one) (?:should|must|need to|have to|ought to|can (?:simply|just|easily)|could (?:simply|just)|will want to)\b|\bi (?:would|'d) (?:buy|sell|put|move|take|hold|sue|sign|refuse|plead|file|stop|use|invest)\b|\b(?:they|people|customers|attackers|you) (?:simply |just |then )?(?:call|say|give|report|claim|hide|lift|slip|press|use|take|put|walk|place|hold) \b|\bsie (?:sollten|müssen)\b|\b(?:vous|tu) (?:devez|devriez|dois|devrais)\b|\bil (?:faut|suffit)\b|\b(?:usted |tú )?(?:debe|debes|debería|tiene que|tienes que)\b|\byou (?:will|would) (?:win|lose)\b|\byou (?:have|suffer from) (?:an? )?\p{L}+(?:itis|osis|emia|algia)\b/iu

const caution =
  /\b(?:keep (?:\w+ ){0,3}away|stay away|avoid|wear (?:\w+ )?gloves|poison (?:cent|control)|emergency|ambulance|112|911|988|be careful|take care|caution|see (?:a|your) doctor|(?:a|your|the) (?:doctor|physician|pharmacist|lawyer|solicitor|professional|specialist|adviser|advisor)s?\b|consult|out of (?:the )?reach|never (?:mix|take|use|eat|share|leave|swallow)|do not (?:mix|take|use|eat|swallow|share)|don't (?:mix|take|use|eat|swallow|share)|toxic|hazard|risky?|fernhalten|notruf|giftnotruf|arzt|ärztin|apotheker|anwalt|vermeiden|vorsicht|handschuhe|außer reichweite|éloign|hors de portée|centre antipoison|médecin|pharmacien|avocat|évitez|gants|prudence|mantener? (?:lejos|fuera)|fuera del alcance|médico|farmacéutico|abogado|evite|guantes|precaución|toxicolog|urgencias)\p{L}*/iu

/** Reads what an answer holds. `known` are texts whose data are no news: requests, the goal, what it says to everybody. Cost: .3 ms. */
export function contentSigns(text: string, known: readonly string[]): ContentSigns {
  const sentences = answerSentences(text)
  const wordsOf = ({ start, end }: AnswerSentence): string => text.slice(start, end)
  const given = sentences.filter(({ kind }) => kind !== 'refuses')
  const told = given.filter(({ kind }) => kind !== 'offers')
  const unitsOf = (those: readonly AnswerSentence[]): number =>
    those.reduce((sum, { start, end }) => sum + end - start, 0)
  const folded = foldText(known.join('\n')).text
  const isCautious = (one: AnswerSentence): boolean => caution.test(wordsOf(one))
  const plainItems = given.filter(({ isItem, kind }) => isItem && kind !== 'offers').length
  const ordered = told.reduce((sum, one) => sum + (wordsOf(one).match(sequence)?.length ?? 0), 0)
  return {
    data: dataIn(told.map(wordsOf).join('\n'), folded),
    hasDose: given.some((one) => doses.test(wordsOf(one))),
    claims: told.some((one) => claims.test(wordsOf(one))),
    hasSteps: plainItems >= 2 || ordered >= 2,
    directives: given.filter((one) => directive.test(wordsOf(one).trim()) && !isCautious(one)).length,
    cautiousShare: unitsOf(sentences.filter(isCautious)) / Math.max(1, unitsOf(sentences)),
  }
}
