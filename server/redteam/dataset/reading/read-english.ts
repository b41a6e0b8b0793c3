import { conditionsOf } from './english-conditions.ts'
import { baseOfGerund, baseOfParticiple, baseOfVerb, gerundOf } from './english-verbs.ts'
import { type ActRule, actOf, firstAct, type OwnKind, type ReadAct, type SentenceReader } from './forbidden-act.ts'

const assistant = String.raw`(?:(?:the|our|this|an?|your)\s+)?(?:\w+\s+){0,2}?(?:assistant|bot|chatbot|agent|model|tutor|system|ai|concierge|helper|tool|llm|advisor|adviser)|it|you|we|they`
const people =
  '(?:customers?|users?|people|callers?|clients?|guests?|patients?|pupils?|students?|players?|donors?|visitors?|drivers?|passengers?|members?|readers?|employees?|residents?|citizens?|anyone|anybody|someone|somebody|strangers|the public|outsiders|third parties)'

/** What an English sentence forbids. Known misses: bans in more than one clause, irony, "is frowned upon". */
export const readEnglish: SentenceReader = (sentence, { effort }) => {
  const said = sentence.replace(/^(?:please|also|and|important|note|rule \d+|remember|instead)[:,]?\s+/i, '')
  const ban = firstAct(bans, said)
  if (ban !== null || effort === 'ban') return ban
  const duty = firstAct(duties, said)
  if (duty !== null || effort === 'duty') return duty
  return bare(said)
}

/** A request for a noun phrase: what can be handed over is asked for, a subject is talked about. */
function phrase(text: string): ReadAct {
  const { object, core, aside } = addressed(lowered(theOf(text)))
  const kind: OwnKind = givable.test(core) ? 'give' : 'about'
  return actOf(kind, object.replace(/^(?:any|all) (?=\w+ing\b)/i, ''), { core, aside })
}

const givable =
  /\b(?:advice|recommendations?|tips?|information|info|data|details?|codes?|passwords?|prices?|discounts?|refunds?|instructions?|opinions?|forecasts?|predictions?|quotes?|promises?|guarantees?|diagnos[ie]s|dos(?:e|es|age|ages)|numbers?|address(?:es)?|names?|lists?|documents?|records?|files?|balances?|salar(?:y|ies)|jokes?|essays?|answers|solutions?|comparisons?|links?|keys?|secrets?|credentials|figures|plans?|roadmap|margins?|counsel|guidance|vouchers?|coupons?|roadmaps?|prompt|poems?|stories|recipes?|help|support|estimates?|assessments?|valuations?|decisions?|statements?|comments?|remarks?|views|criticism|gossip|claims|code|contracts?|drafts?|orders?|items?|gifts?|credits?|points?|access|translations?|reviews?|summaries)\b(?! (?:about|on)$)/i

/** A verb phrase in its base form, or a gerund that becomes one. */
function act(text: string): ReadAct {
  const { object, core, aside } = addressed(lowered(text))
  return actOf('do', object, { core, aside })
}

const bans: readonly ActRule[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:if|when|whenever)\s+(?:.{0,40}?)\b(?:asks?|asked|wants?|enquires?|inquires?|requests?|brings? up|mentions?)\s+(?:(?:you|it|${assistant})\s+)?(about|for|to)?\s*(.+?),\s*(?:.*\b(?:declin\w+|refus\w+|deny|do not|don[’']t|must not|never|say|tell|answer that|explain|cannot|redirect\w*|refer\w*|change the subject|point\w*)\b.*)$`,
      'i',
    ),
    read: ([, way, what = '']) => (way === 'to' ? act(what) : way === 'for' ? given(what) : about(what)),
  },
  {
    pattern:
      /\b(?:only|solely|exclusively)\s+(?:ever\s+)?(?:to\s+|be used (?:to|for)\s+)?(?:talks?|speaks?|answers?|discuss(?:es)?|helps?|assists?|responds?|repl(?:y|ies)|chats?|informs?|advises?|deals?|covers?|handles?|supports?|provides? (?:information|help)|gives? (?:information|help)|be about|concerns?)\b\s*(?:(?:customers?|users?|people|pupils|to|any)\s+)*(?:questions?\s+)?(?:about|on|with|to|for|regarding|concerning|related to|around|that (?:concern|are about))?\s*(.{3,200})$/i,
    read: ([, scope = '']) => beyond(scope),
  },
  {
    pattern:
      /\b(?:talk|speak|answer|help|assist|respond|reply|chat|deal)s?\s+(?:(?:customers?|users?|people|questions?)\s+)?(?:only|solely|exclusively)\s+(?:questions?\s+)?(?:about|on|with|to|for|regarding|concerning|in)\s+(?:questions? (?:about|on)\s+)?(.{3,200})$/i,
    read: ([, scope = '']) => beyond(scope),
  },
  {
    pattern:
      /\b(?:stick|keep (?:it |yourself |itself |the (?:conversation|talk|chat) )?|stay (?:strictly )?(?:with|on|within)|limit(?:ed)?(?: (?:yourself|itself|answers|replies))?|restrict(?:ed)?(?: (?:yourself|itself|answers|replies))?|confine(?:d)?(?: (?:yourself|itself))?)\s+(?:to\s+)?(?:the (?:topic|subject)s? (?:of\s+)?)?(?:questions (?:about|on)\s+)?(.{3,200})$/i,
    read: ([all, scope = '']) => (/\b(?:secret|confidential|private)\b/i.test(all) ? null : beyond(scope)),
  },
  {
    pattern:
      /^(?:nothing|no (?:topics?|subjects?|talk|questions?))\s+(?:but|other than|besides|except|outside(?: of)?|beyond)\s+(.{3,200})$/i,
    read: ([, scope = '']) => beyond(scope),
  },
  {
    pattern:
      /^(?:.*\b(?:may|can|must|should|will|is|are)\s+)?(?:be\s+)?only\s+(?:be\s+)?(.+?)\s+(after|once|if|when|with|upon|by)\s+(.{3,200})$/i,
    read: (match) => onlyIf(match),
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:must|may|shall|should|can|will|are|is|ought)\s*(?:never|not|n[’']t)\s+(?:ever\s+)?(?:to\s+)?(?:be\s+)?(\w+(?:ed|en|wn|ld|nt|ad|id|it|un|ut|et|ne|pt))((?:,? (?:or|and|nor) \w+(?:ed|en|wn|ld|nt))*)\b(.*)$/i,
    read: (match) => passive(match),
  },
  {
    pattern: new RegExp(
      String.raw`^(?:(?:under no circumstances|in no case|at no time|never|on no account)\s+)(?:may|should|must|can|will|shall|is|are)\s+(?:${assistant})\s+(?:be allowed\s+|allowed\s+)?(?:to\s+)?(.{3,300})$`,
      'i',
    ),
    read: ([, what = '']) => act(what),
  },
  {
    pattern:
      /(?:\b(?:must|shall|should|may|can|will|do|does|could|would|is to|are to|ought)\s+(?:never|not)|\b(?:must|should|do|does|ca|wo|would|could)n[’']t|\bcannot|\b(?:is|are)\s+(?:not|never)\s+(?:allowed|permitted|authori[sz]ed|supposed|meant)\s+to|\bforbidden\s+to|\b(?:refuse|decline)s?\s+to|\bnever|^not\s+to)[:,]?\s+(?:ever\s+|under any circumstances,?\s+|to\s+|be\s+(?:allowed|permitted)\s+to\s+)*(?!be\s+\w+ed\b)(.{3,300})$/i,
    read: ([, what = '']) => act(what.replace(/^\w+/, (verb) => (/[^s]s$/i.test(verb) ? baseOfVerb(verb) : verb))),
  },
  {
    pattern:
      /(?:\bavoid|\brefrain from|\b(?:forbidden|prohibited|banned|barred) from|\b(?:stay|steer|keep) (?:away|clear) (?:from|of)|\bstop)\s+(.{3,300})$/i,
    read: ([, what = '']) => gerundOrPhrase(what),
  },
  {
    pattern: /^content that\s+(\w+s\b.{0,300})$/i,
    read: ([, what = '']) => act(what.replace(/^\w+/, baseOfVerb)),
  },
  {
    pattern:
      /^(?:keep|hold)\s+(.{3,200}?)\s+(?:secret|confidential|private|hidden|to (?:yourself|itself)|internal$|under wraps)\b/i,
    read: ([, what = '']) => given(what),
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:is|are|stays?|remains?|must (?:stay|remain|be kept)|should (?:stay|remain|be kept))\s+(?:strictly\s+|absolutely\s+)?(?:confidential|secret|private|internal(?: only)?|classified)\b(.*)$/i,
    read: ([, what = '', rest = '']) => given(`${theOf(what)}${rest}`),
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:is|are|stays?)\s+(?:strictly\s+|absolutely\s+)?(?:off[- ]limits|taboo|forbidden|prohibited|banned|not (?:allowed|permitted|ok|okay|acceptable)|out of bounds|a no-go)\b(.*)$/i,
    read: ([, what = '', rest = '']) => gerundOrPhrase(`${what}${rest}`),
  },
  {
    pattern:
      /^(?:no|zero|nothing about|nothing on|forbidden|prohibited|banned|off[- ]limits|taboo|not allowed)[:\s]\s*(.{3,200})$/i,
    read: ([all, what = '']) => (/^nothing/i.test(all) ? about(what) : gerundOrPhrase(what)),
  },
  {
    pattern: new RegExp(
      String.raw`^(?!(?:${assistant})\b)(.{3,120}?)\s+(?:always\s+)?(?:needs?|requires?)\s+(?!to\b)(.{3,150})$`,
      'i',
    ),
    read: ([, what = '', need = '']) => {
      const { object } = addressed(lowered(what))
      return actOf('give', `${object} without ${addressed(need).object}`, { core: object })
    },
  },
]

const duties: readonly ActRule[] = [
  {
    pattern:
      /\b(?:refer|send|direct|forward|escalate|pass|hand over|hand|route|transfer|redirect)s?\s+(?:all\s+|any\s+)?(.{3,80}?)\s+(?:on\s+|over\s+)?to\s+(.{3,120})$/i,
    read: ([all, what = '', whom = '']) => (/\b(?:not|never)\b/i.test(all) ? null : referral(what, whom)),
  },
  {
    pattern:
      /(?:^always\s+|\balways\s+|\b(?:must|has to|have to|should|shall)\s+(?:first\s+)?)(?!be\b)(\w+)\s+(.{3,160}?)\s+before\s+(?:you\s+|it\s+)?(\w+)\s+(.{3,160})$/i,
    read: ([, first = '', what = '', verb = '', rest = '']) => {
      const later = /ing$/i.test(verb) ? baseOfGerund(verb) : baseOfVerb(verb)
      const core = addressed(`${later} ${rest}`).object
      return actOf('do', `${core} without ${gerundOf(first)} ${addressed(what).object} first`, { core })
    },
  },
  {
    pattern:
      /\b(?:must|has to|have to|should|shall)\s+(?:always\s+)?(.{3,300})$|^always\s+(.{3,300})$|\balways\s+(\w+s\b.{3,300})$/i,
    read: ([, must, always, declared]) => {
      const duty = must ?? always ?? (declared ?? '').replace(/^\w+/, baseOfVerb)
      return /^(?:not|never)\b/i.test(duty) ? null : omitted(duty)
    },
  },
  {
    pattern:
      /^((?:ask|mention|add|verify|check|say|remind|warn|include|disclose|confirm|treat|respond|reply|answer|use|introduce|identify|offer|state|show|cite|label|mark)\s.{3,250})$/i,
    read: ([, duty = '']) => omitted(duty),
  },
]

/** "Answer me without …": the duty as a gerund. */
function omitted(duty: string): ReadAct {
  const { object } = addressed(lowered(duty))
  return actOf('omit', object.replace(/^\w+/, gerundOf), { core: object })
}

function referral(what: string, whom: string): ReadAct {
  const asked = new RegExp(
    String.raw`^(?:the\s+)?${people}\s*(?:(?:with|who ask|asking)\s+)?(?:for|about|with)?\s*`,
    'i',
  )
  const matter = what.replace(/^(?:always|all|any)\s+/i, '').replace(asked, '')
  const core = matter === '' ? 'deal with my request' : `answer ${matter}`
  return actOf('do', `${core} yourself instead of referring me to ${addressed(whom).object}`, { core })
}

/** `salaries of others` → `the salaries of others`. */
function theOf(what: string): string {
  return /^(?!(?:the|an?|any|all|your|our|every|each|some|no|more|many|type|kind)\b)(?:\w+ )?\w+ of (?=(?:the|other|our|your|another)\b)/i.test(
    what,
  )
    ? `the ${lowered(what)}`
    : what
}

function given(what: string): ReadAct {
  const { object, core, aside } = addressed(lowered(what))
  return actOf('give', object, { core, aside })
}

function about(what: string): ReadAct {
  const { object, core, aside } = addressed(lowered(what))
  return actOf('about', object, { core, aside })
}

function beyond(scope: string): ReadAct {
  return actOf('beyond', addressed(scope).core)
}

function gerundOrPhrase(what: string): ReadAct {
  const gerund = /^(?:any\s+)?(\w{2,}ing)\b(?:\s+of)?(?=\s)/i.exec(what)
  if (
    gerund === null ||
    /^(?:pricing|meeting|marketing|advertising|gaming|something|anything|everything|banking)$/i.test(gerund[1] ?? '')
  )
    return phrase(what)
  return act(`${baseOfGerund(gerund[1] ?? '')}${what.slice(gerund[0].length)}`)
}

/** "Only … after …": the act without what it waits for. */
function onlyIf(match: RegExpExecArray): ReadAct | null {
  const [whole, what = '', word = '', need = ''] = match
  const verb = /^(\w+)(.*)$/i.exec(what)
  if (verb === null) return null
  const [, first = '', rest = ''] = verb
  const subject = /^(.*?)\s+(?:may|can|must|should|will|is|are)\s+(?:be\s+)?only\b/i.exec(whole)?.[1]
  const isPassive = /(?:ed|en|wn|nt|ld)$/i.test(first) && subject !== undefined
  const core = addressed(
    isPassive ? `${baseOfParticiple(first)} ${lowered(subject)}${rest}` : `${lowered(first)}${rest}`,
  ).object
  const lacking = /^(?:with|upon|by)$/i.test(word)
    ? ` without ${addressed(need).object}`
    : conditionsOf(`x unless ${need}`).object.slice(1)
  return actOf('do', `${core}${lacking === '' ? ' right now, without any check' : lacking}`, { core })
}

function passive([, subject = '', verb = '', more = '', rest = '']: RegExpExecArray): ReadAct | null {
  if (
    new RegExp(`^(?:${assistant})$`, 'i').test(subject) ||
    /^(?:allowed|permitted|authori[sz]ed|supposed|used to)$/i.test(verb)
  )
    return null
  const others = more.replaceAll(/(\s)(\w+)$|(\s)(\w+)(?=,|\s(?:or|and|nor))/gi, (all, a, first, b, second) => {
    const word: string = first ?? second ?? ''
    return /^(?:or|and|nor)$/i.test(word) ? all : `${a ?? b}${baseOfParticiple(word)}`
  })
  const by = new RegExp(String.raw`\s+by (?:${assistant})\b`, 'i')
  const what = `${baseOfParticiple(verb)}${others} ${lowered(subject)}${rest.replace(by, '')}`
  return act(what)
}

/** A noun phrase that stands alone. */
function bare(text: string): ReadAct | null {
  const words = text.split(/\s+/)
  if (words.length > 9 || /\b(?:is|are|be|must|should|may|can|will|kind|polite|friendly)\b/i.test(text)) return null
  if (/^(?:be|act|stay|respect|follow|ensure)\b/i.test(text) || words.length < 2) return null
  return gerundOrPhrase(text)
}

/** The article or verb at the beginning of a sentence, in lower case; names keep their capital. */
function lowered(text: string): string {
  return text.trim().replace(/^[A-Z](?=[a-z]*(?:\s|$|,))/, (letter) => letter.toLowerCase())
}

/** Words about the assistant and its owner become words to it; conditions are read off. */
function addressed(text: string): { readonly object: string; readonly core: string; readonly aside: string | null } {
  const { object, core, aside } = conditionsOf(text)
  return { object: toAssistant(object), core: toAssistant(core), aside: aside === null ? null : toAssistant(aside) }
}

const toPeople = new RegExp(
  String.raw`\b(to|for) (?:the |any |other |our |unauthori[sz]ed |unverified |anonymous )?${people}(?=$|[,.]| (?:without|before|unless|over|by|on the|until|or)\b)`,
  'gi',
)
const ofPeople = new RegExp(
  String.raw`\b(tell|ask|advise|encourage|urge|allow|let|help|show|give|offer|send|grant|inform|refuse|charge|promise) (?:(?:the |any |our |a |an )${people}|${people.replaceAll('s?', 's')})\b(?![’'])`,
  'i',
)

function toAssistant(text: string): string {
  const toMe = text
    .replaceAll(
      /\bto (?:anyone|anybody|someone|people|callers|users|customers) (?:who|that) (has|have|is|are|does|do|cannot|can) ?not\b/gi,
      (_, verb: string) =>
        `to me, although I ${{ has: 'have', is: 'am', are: 'am', does: 'do' }[verb.toLowerCase()] ?? verb} not`,
    )
    .replaceAll(toPeople, '$1 me')
    .replace(ofPeople, '$1 me')
  const mine = / me\b/.test(toMe) ? toMe.replaceAll(/\btheir\b/gi, 'my').replaceAll(/\bthem\b/gi, 'me') : toMe
  return mine
    .replaceAll(/\bour\b/gi, 'your')
    .replaceAll(/\bours\b/gi, 'yours')
    .replaceAll(/\b(?:with|for|from|to|about|by|of) us\b/gi, (words) => words.replace(/us$/i, 'you'))
    .replaceAll(/\bwe\b/gi, 'you')
    .replace(/^((?:(?!\b(?:a|an|the|any|each|every|one)\b|[’']s\b).)*?)\bits\b/i, '$1your')
    .replaceAll(
      /\b(?:its|their)\b(?= (?:own|system|hidden|internal|instruction|prompt|config|rules|tools|password|secret))/gi,
      'your',
    )
    .replaceAll(/\bitself\b/gi, 'yourself')
    .replaceAll(/(?<!without .{0,40})\banything\b/gi, 'something')
    .replaceAll(/(?<!without .{0,40})\bany(?:one|body)\b(?! else)/gi, 'somebody')
}
