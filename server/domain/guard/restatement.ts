import { lastSentences } from '../../text/sentences/last-sentences.ts'
import type { Turn } from './exchange.ts'

/** A last message, read together with what was said before it. */
export interface Restatement {
  /** A stand-alone reading: what the message refers to, then the message; equal to the message when it stands alone. */
  readonly text: string
  /** Whether the message only carries on what was begun ("go on", "now in French"), so that it means what was begun. */
  readonly carriesOn: boolean
}

/**
 * Restates the last message by rules, without any model.
 *
 * When it refers back (a pronoun, an ellipsis, "the second one", "and in French?") the sentences it refers to are put
 * before it. Languages: English, German, French, Spanish, Italian, Portuguese, and the commonest forms of Chinese.
 * Known misses: references by a synonym, references further back than the last statement that stands alone.
 * Cost: linear in the turns that are looked at, at most 8, of which 4,000 units each are read.
 */
export function restate(message: string, history: readonly Turn[]): Restatement {
  const asIs = { text: message, carriesOn: false }
  const earlier = history.filter((turn) => turn.role !== 'system')
  // A long message brings its own context; what looks like a reference in it points inside.
  if (earlier.length === 0 || message.length > referringUnitsMax) return asIs
  const folded = message.toLowerCase().trim()
  const carriesOn = carriesOnPattern.test(folded)
  if (!carriesOn && !refersBackPattern.test(withoutIdleWords(folded)) && !isEllipsis(folded)) return asIs
  const referred = choice(folded, earlier) ?? lastStatement(earlier)
  return referred === null ? asIs : { text: `${referred}\n${message}`, carriesOn }
}

const referringUnitsMax = 300
const turnsLookedAt = 8
const unitsReadOfTurn = 4_000
const unitsTakenOfTurn = 600

/** Requests that mean "what was said, go on with it" and nothing by themselves. Tested on at most 300 units. */
const carryOnRequests = [
  'go on|go ahead|continue|proceed|carry on|keep going|try again|once more|again|(?:just )?do (?:it|that|so)|(?:just )?do (?:what|as) i (?:asked|said|told you|say)|(?:comply|cooperate)(?: with (?:it|that|me|my (?:last |previous |earlier )?request(?: above)?))?|i insist|you (?:can|may|must|will) do (?:it|that)|(?:execute|run|follow|obey|decode|combine|apply|repeat|translate|answer|complete|finish|print|show) (?:it|that|them|this|those|these|the parts|all parts)',
  '(?:the same )?in [\\p{L}]{3,20}',
  'mach (?:bitte )?(?:weiter|es|das|was ich (?:sage|gesagt habe|verlange))|weiter|fahr fort|noch ?mal|tu (?:es|das)|führe (?:es|das|sie) aus',
  'continue[rz]?|vas-y|allez-y|fais-le|faites-le|encore|exécute-le|recommence|en [\\p{L}]{4,20}',
  'continúa|continua|sigue|adelante|hazlo|otra vez|ejecútalo',
  'vai avanti|fallo|ancora|prosegui|prossiga|faça isso|de novo|auf [\\p{L}]{4,20}',
  '请?(?:继续|繼續|接着|再来一次|照做|执行吧?)',
].join('|')
const politeWords =
  'ok(?:ay)?|yes|please|now|great|good|sure|and|but|then|together|instead|this time|anyway|regardless|trotzdem|dennoch|quand même|de todos modos|comunque|mesmo assim|ja|bitte|jetzt|nun|gut|und|dann|oui|et|maintenant|alors|sí|si|y|ahora|pues|sì|e|ora|adesso|allora|sim|agora|那|好的?|现在'
const carriesOnPattern = new RegExp(
  `^(?:(?:${politeWords})[,. ]*){0,3}(?:${carryOnRequests})(?:[,. ]+(?:${politeWords})|[,. ]+(?:${carryOnRequests})){0,4}[.!?… 。！？]*$`,
  'u',
)

/** Words that point at something said before. */
const refersBackPattern = new RegExp(
  [
    '\\b(?:it|its|that|this|those|these|they|them|their|he|she|him|her|his|hers|there|same|latter|former|previous|above|aforementioned)\\b',
    '\\b(?:the (?:first|second|third|fourth|fifth|last|other|next) (?:one|option|point|item|part|idea|question|answer)|number (?:one|two|three|four|five|\\d)|which one|another one|more (?:of|about))\\b',
    '^(?:and|but|or|so|also|what about|how about|und|aber|oder|auch|was ist mit|wie wäre|et|mais|ou|y|pero|o|e|ma|mas)\\b',
    '\\b(?:es|dies(?:e[rsmn]?)?|jene[rsmn]?|er|ihn|ihm|davon|dazu|damit|daran|der (?:erste|zweite|dritte|letzte)|die (?:erste|zweite|dritte|letzte)|das (?:erste|zweite|dritte|letzte))\\b',
    '\\bdas(?=[?.!,]|$| (?:ist|war|geht|kann|wird|soll|muss|machen|tun|heißt|bedeutet|funktioniert|denn|auch|noch|nicht)\\b)',
    '(?:\\bcela\\b|\\bça\\b|\\bce(?:lui|lle|ux)\\b|\\bil\\b|\\belles?\\b|\\b(?:le|la) (?:premi|deuxi|second|troisi|derni))',
    '\\b(?:eso|esto|ese|esa|aquello|ello|el (?:primero|segundo|tercero|último)|la (?:primera|segunda|tercera|última)|questo|quello|ciò|isso|isto|aquilo|ele|ela)\\b',
    '(?:它|他们|她|这个|那个|這個|那個|第[一二三四五]个|呢[?？]?$)',
  ].join('|'),
  'u',
)

const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|number one|number 1|erste[rsmn]?|premi[eè]re?|primer[oa]?|primo|prima|primeir[oa])\b|第一/u, 0],
  [/\b(?:second|number two|number 2|zweite[rsmn]?|deuxième|segund[oa]|second[oa])\b|第二/u, 1],
  [/\b(?:third|number three|number 3|dritte[rsmn]?|troisième|tercer[oa]?|terz[oa]|terceir[oa])\b|第三/u, 2],
  [/\b(?:fourth|number four|number 4|vierte[rsmn]?|quatrième|cuart[oa])\b|第四/u, 3],
  [/\b(?:last|letzte[rsmn]?|derni[eè]re?|últim[oa]|ultim[oa])\b|最后/u, -1],
]

/** A question of at most three words has no verb of its own: "And Paris?", "Why?", "How much?". */
function isEllipsis(folded: string): boolean {
  return /[?？]$/.test(folded) && folded.split(/\s+/).length <= 3 && folded.length <= 40
}

/** Takes out words that look like references and are none: "it rains", "is there", "I think that", "this week". */
function withoutIdleWords(folded: string): string {
  return folded.replace(idleWordsPattern, ' ')
}

const idleWordsPattern = new RegExp(
  [
    "\\b(?:is|are|was|were|if|whether|because|when) there\\b|\\bthere (?:is|are|was|were|will|might|may)\\b|\\bthere['’]s\\b",
    '\\b(?:is|was|will|does|did|has|would|could|might) it (?:be |been )?(?:going to |still |already |ever )?(?:rain(?:ing)?|snow(?:ing)?|late|early|possible|true|ok(?:ay)?|safe|legal|normal|necessary|better|worth|cold|hot|warm|take)\\b',
    "\\bwhat time is it\\b|\\bit(?: is|['’]s| was| will| takes?| rains?| snows?) (?:be |to )?(?:raining|snowing|late|early|possible|true|important|necessary|cold|hot|warm)\\b",
    '\\bthis (?:week|month|year|morning|evening|afternoon|weekend|spring|summer|autumn|winter)\\b',
    '\\b(?:so|said|says?|think|know|believe|sure|hope|such|told|means?|note|remember) that\\b',
    "\\bil (?:y (?:a|en a)|faut|pleut|neige|fait)\\b|\\best-il (?:possible|vrai)\\b|\\by a-t-il\\b|\\bquelle heure est-il\\b|\\bs['’]il (?:vous|te) pla[iî]t\\b",
    '\\b(?:es gibt|gibt es|wie spät ist es|es regnet|regnet es|es schneit|ist es möglich)\\b',
  ].join('|'),
  'gu',
)

/** What an ordinal picks: the item of the last answer that holds a list, else the end of the last answer. */
function choice(folded: string, earlier: readonly Turn[]): string | null {
  const ordinal = ordinals.find(([pattern]) => pattern.test(folded))
  if (!ordinal) return null
  const answers = earlier.slice(-turnsLookedAt).filter((turn) => turn.role === 'assistant')
  for (const turn of answers.toReversed()) {
    const items = turn.content
      .slice(0, unitsReadOfTurn)
      .split('\n')
      .map((line) => /^\s{0,8}(?:[-*•]|\d{1,2}[.)])\s+(.+)$/.exec(line)?.[1])
      .filter((item) => item !== undefined)
    const item = items.at(ordinal[1])
    if (items.length > 1 && item) return item.slice(0, unitsTakenOfTurn).toWellFormed()
  }
  const last = answers.at(-1)?.content.trim()
  return last ? lastSentences(last, unitsTakenOfTurn) : null
}

/** The last user turn that stands alone, with the turns after it that only carried it on; the last turn when none does. */
function lastStatement(earlier: readonly Turn[]): string | null {
  const users = earlier.filter((turn) => turn.role === 'user').slice(-turnsLookedAt)
  const parts: string[] = []
  for (const turn of users.reverse()) {
    const content = turn.content.trim()
    if (content === '') continue
    parts.unshift(lastSentences(content, unitsTakenOfTurn))
    const folded = content.slice(0, referringUnitsMax).toLowerCase()
    const standsAlone = content.length > referringUnitsMax || !(carriesOnPattern.test(folded) || isEllipsis(folded))
    if (standsAlone) return parts.join('\n')
  }
  const last = earlier.at(-1)
  return parts.length > 0
    ? parts.join('\n')
    : last === undefined
      ? null
      : lastSentences(last.content.trim(), unitsTakenOfTurn) || null
}
