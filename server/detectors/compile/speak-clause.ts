/** What a clause of a definition says that somebody does. */
const verbWords =
  'adds advertises agrees advises allows answers argues asks attacks avoids begs books brings buys calls challenges changes chooses claims compares compares complains confirms contains contradicts converts criticises criticizes decides degrades delivers demands denies describes discloses discourages discriminates discusses doubts encourages endorses excludes explains expresses favours favors gives glorifies guarantees helps hides hints incites includes insults invites invents judges justifies lets lists looks makes mentions mocks names offers orders persuades plans posts praises predicts pressures promises promotes proposes provides publishes pushes quotes recommends refers refuses rejects reports repeats requests reveals runs says seeks sells sends shares shows solicits solves speculates states suggests supports takes talks teaches tells threatens translates tries urges uses violates wants warns wishes writes'
const known = new Set(verbWords.split(' '))

/** Cuts a rule where another verb begins ("promises a day, or guarantees …"); "asks for or gives" stays together. */
export function verbClauses(rule: string): readonly string[] {
  const pieces = rule.split(/(,?\s+(?:or|and)\s+(?:that\s+|which\s+)?|,\s+(?:(?:that|which)\s+)?)/iu)
  const clauses: string[] = []
  let current = pieces[0] ?? ''
  for (let at = 1; at < pieces.length; at += 2) {
    const next = pieces[at + 1] ?? ''
    const first = next.split(/\s+/u)[0]?.toLowerCase() ?? ''
    if (known.has(first) && !isOnlyVerbs(current)) {
      clauses.push(current)
      current = next
    } else current += `${pieces[at] ?? ''}${next}`
  }
  return [...clauses, current].map((clause) => clause.trim()).filter((clause) => clause !== '')
}

/** "asks for", "promises, confirms": their object is still to come. */
function isOnlyVerbs(clause: string): boolean {
  return clause.split(/[\s,]+/u).every((word) => known.has(word) || /^(?:for|about|to|or|and|how|that|)$/u.test(word))
}

/**
 * How somebody would say what a clause of a definition describes: "asks for a refund" → "Can you give me a refund?".
 * Texts are nearer to what is said than to its description. Several verbs of one object are said one by one; a clause
 * that begins with none is left alone. Cost: linear in the clause.
 */
export function speakClause(clause: string): readonly string[] {
  const verbs: string[] = []
  let rest = clause.trim()
  for (let found = leading.exec(rest); found !== null && verbs.length < verbsMax; found = leading.exec(rest)) {
    if (!isVerb(found[1] ?? '')) break
    verbs.push((found[1] ?? '').toLowerCase())
    rest = rest
      .slice(found[0].length)
      .replace(/^\s*(?:,\s*(?:or\s+|and\s+)?|(?:or|and)\s+)/iu, ' ')
      .trim()
  }
  return rest === '' ? [] : verbs.flatMap((verb) => sayingsOf(verb, rest))
}

const verbsMax = 6

/** A verb in the third person or as a gerund, perhaps with its preposition. */
const leading =
  /^((?:asks?|asking|looks?|looking|calls?|calling|begs?)\s+(?:for|how|whom|who|what|which|whether|about|why|where|to)|[\p{L}]{2,}(?:s|ing)(?:\s+to(?=,|\s+or\s))?)(?=\s|,|$)/iu

function isVerb(found: string): boolean {
  const word = found.split(/\s+/u)[0]?.toLowerCase() ?? ''
  return known.has(word) || (word.endsWith('ing') && word.length > 5)
}

const givers = /^(?:giv|stat|reveal|deliver|contain|show|list|nam|disclos|shar|provid)/u
const tellers = /^(?:say|claim|argu|think|tell|predict|stat)/u

function sayingsOf(verb: string, object: string): readonly string[] {
  const [first = '', preposition = ''] = verb.split(/\s+/u)
  if (/^(?:ask|look|beg|call)/u.test(first)) {
    const order = preposition === '' ? /^(?:the|an|our|your) \S+ to (.+)$/iu.exec(object)?.[1] : undefined
    if (order !== undefined) return [`${capital(order)}.`]
    if (preposition === 'for') return [`Can you give me ${object}?`]
    if (preposition === 'about' || preposition === '') return [`Tell me about ${object}.`]
    return [`${capital(preposition)} ${object}?`]
  }
  if (tellers.test(first)) return [`${capital(object.replace(/^(?:that|whether)\s+/iu, ''))}.`]
  if (givers.test(first)) return [`Here is ${object}.`]
  return [`I ${baseOf(first)} ${object}.`]
}

/** A verb without its ending: promises, promising → promise. Rough: what is compared is meaning, not spelling. */
function baseOf(verb: string): string {
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  if (/(?:sses|shes|ches|xes|oes)$/u.test(verb)) return verb.slice(0, -2)
  if (verb.endsWith('s') && !verb.endsWith('ss')) return verb.slice(0, -1)
  if (verb.endsWith('ing')) return verb.slice(0, -3)
  return verb
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
