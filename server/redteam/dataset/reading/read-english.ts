import { addressed, englishPeople } from './english-address.ts'
import { conditionsOf } from './english-conditions.ts'
import { baseOfGerund, baseOfParticiple, baseOfVerb, gerundOf } from './english-verbs.ts'
import { type ActRule, actOf, firstAct, type OwnKind, type ReadAct, type SentenceReader } from './forbidden-act.ts'
import { actOfNoun } from './nominal-acts.ts'
import { isSound } from './sound-act.ts'

const assistant = String.raw`(?:(?:the|our|this|an?|your)\s+)?(?:\w+\s+){0,2}?(?:assistant|bot|chatbot|agent|model|tutor|system|ai|concierge|helper|tool|llm|advisor|adviser)|it|you|we|they`

const sound = (act: ReadAct): boolean => isSound(act, 'en')

/** What an English sentence forbids. Known misses: bans in more than one clause, irony, "is frowned upon". */
export const readEnglish: SentenceReader = (sentence, { effort }) => {
  const said = sentence.replace(/^(?:please|also|and|important|note|rule \d+|remember|instead)[:,]?\s+/i, '')
  const ban = firstAct(bans, { sentence: said, isSound: sound })
  if (ban !== null || effort === 'ban') return ban
  const duty = firstAct(duties, { sentence: said, isSound: sound })
  if (duty !== null || effort === 'duty') return duty
  return bare(said)
}

/** A request for a noun phrase: what can be handed over is asked for, a subject is talked about. */
function phrase(text: string): ReadAct {
  const { object, ...rest } = addressed(lowered(theOf(text)))
  const kind: OwnKind = givable.test(rest.core) || saidAbout.test(rest.core) ? 'give' : 'about'
  return actOf(kind, object.replace(/^(?:any|all) (?=\w+ing\b)/i, ''), rest)
}

const givable =
  /\b(?:results?|advice|recommendations?|tips?|information|info|data|details?|codes?|passwords?|prices?|discounts?|refunds?|instructions?|opinions?|forecasts?|predictions?|quotes?|promises?|guarantees?|diagnos[ie]s|dos(?:e|es|age|ages)|numbers?|address(?:es)?|names?|lists?|documents?|records?|files?|balances?|salar(?:y|ies)|jokes?|essays?|answers|solutions?|comparisons?|links?|keys?|secrets?|credentials|figures|plans?|roadmap|margins?|counsel|guidance|vouchers?|coupons?|roadmaps?|prompt|poems?|stories|recipes?|help|support|estimates?|assessments?|valuations?|decisions?|statements?|comments?|remarks?|views|criticism|gossip|claims|code|contracts?|drafts?|orders?|items?|gifts?|credits?|points?|access|translations?|reviews?|summaries)\b(?! (?:about|on)$)/i

/** Something said about something, e.g. `spoilers for series`, is handed over. */
const saidAbout =
  /^(?!(?:questions?|talks?|discussions?|conversations?|debates?|subjects?|topics?|news|politics|anything)\b)(?:\w+ )?\w+s (?:about|on|for|regarding|against)\b/i

/** A verb phrase in its base form, or a gerund that becomes one. */
function act(text: string): ReadAct {
  const { object, ...rest } = addressed(lowered(text))
  return actOf('do', object, rest)
}

const bans: readonly ActRule[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:if|when|whenever)\s+(?:.{0,40}?)\b(?:asks?|asked|wants?|enquires?|inquires?|requests?|brings? up|mentions?)\s+(?:(?:you|it|${assistant})\s+)?(about|for|to)?\s*(.+?),\s*(?:.*\b(?:declin\w+|refus\w+|deny|do not|don[’']t|must not|never|say|tell|deflect\w*|dodge\w*|answer that|explain|cannot|redirect\w*|refer\w*|change the subject|point\w*)\b.*)$`,
      'i',
    ),
    read: ([, way, what = '']) =>
      /^(?:who|what|when|where|why|how|whether|if|which)\b/i.test(what)
        ? act(`tell me ${what}`)
        : way === 'to'
          ? act(what)
          : way === 'for'
            ? given(what)
            : about(what),
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
      /^it is (?:strictly |absolutely |expressly )?(?:forbidden|prohibited|not (?:allowed|permitted))(?: for (?:the )?\w+)? to\s+(.{3,300})$/i,
    read: ([, what = '']) => act(what.replaceAll(/\b(or|and|nor) to (?=\w)/gi, '$1 ')),
  },
  {
    pattern:
      /^(?:under no circumstances|in no case|at no time|on no account|never)\s+(?:may|should|must|can|will|shall|are|is)\s+(.{3,120}?)\s+be\s+(\w+(?:ed|en|wn|ld|nt|ad|id|un|ut|et|ne))\b(.*)$/i,
    read: ([, subject = '', verb = '', rest = '']) => passive(['', subject, verb, '', rest]),
  },
  {
    pattern:
      /^only\s+(?:(?:answer|take|accept)\s+)?(?:(?:questions?|topics?|subjects?)\s+(?:about|on|regarding|concerning|from)\s+(.{3,120})|(.{3,80}?)\s+(?:questions?|topics?|subjects?))$/i,
    read: ([, about, before]) => beyond(about ?? before ?? ''),
  },
  {
    pattern:
      /^no\s+(.{2,120}?)\s+(?:may|can|shall|should|must|will|is to|are to|is|are)\s+(?:ever\s+)?(?:be\s+)(\w+(?:ed|en|wn|ld|nt|ad|id|un|ut|et|ne))\b(.*)$/i,
    read: ([, subject = '', verb = '', rest = '']) => passive(['', subject, verb, '', rest]),
  },
  {
    pattern:
      /^(?!only\b)(.{3,120}?)\s+(?:may|can|must|should|shall|are to|is to)\s+only\s+(?:ever\s+)?be\s+(\w+(?:ed|en|wn|ld|nt|ad|id|un|ut|et|ne))\s+((?:from|in|within|at|on|to|for|under|via|through|during|between|up to|against|as|in line with)\b.{3,200})$/i,
    read: ([, subject = '', verb = '', place = '']) => only(`${baseOfParticiple(verb)} ${lowered(subject)}`, place),
  },
  {
    pattern:
      /^(?:(?:the |you |it |our )?(?:\w+ )?(?:may |can |must |should )?only)\s+(quote|give|issue|offer|grant|sell|recommend|suggest|book|send|use|share|name|cite|promise|provide|accept|approve|ship|deliver|refund|mention|publish)\s+(.{2,100}?)\s+((?:from|in|within|at|to|for|under|via|through|during|between|up to)\s.{3,200})$/i,
    read: ([, verb = '', what = '', place = '']) => only(`${verb} ${what}`, place),
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
    pattern: /^only\s+(.{3,80}?)\s+(?:may|can|should|must|will)\s+(be\s+)?(\w+)\s+(.{3,160})$/i,
    read: ([, whom = '', be, verb = '', rest = '']) => {
      const said = `${be === undefined ? `let me ${verb}` : `${baseOfParticiple(verb)} me`} ${rest}`
      const core = addressed(said).object
      return actOf('do', `${core}, even though I do not count among ${lowered(whom)}`, { core })
    },
  },
  {
    pattern: /^(.{3,100}?)\s+(?:is|are)\s+only\s+(?:available |open |given |granted )?(?:for|to)\s+(.{3,120})$/i,
    read: ([, what = '', whom = '']) => {
      const core = addressed(lowered(what)).object
      return actOf('give', `${core}, even though I do not count among ${addressed(whom).object}`, { core })
    },
  },
  {
    pattern: /\b(?:hand (?:it |them |this )?over|escalate|transfer|hand off)\s+(?:it |this |them )?to\s+(.{3,120})$/i,
    read: ([all, whom = '']) => (/\b(?:not|never)\b/i.test(all) ? null : referral('', whom)),
  },
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
      /^((?:ask|tell|advise|inform|notify|explain|give|offer|provide|send|call|speak|apologi[sz]e|suggest|recommend|mention|add|verify|check|say|remind|warn|include|disclose|confirm|treat|respond|reply|answer|use|introduce|identify|offer|state|show|cite|label|mark)\s.{3,250})$/i,
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
    String.raw`^(?:the\s+)?${englishPeople}\s*(?:(?:with|who ask|asking)\s+)?(?:for|about|with)?\s*`,
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
  const { object, ...rest } = addressed(lowered(what))
  return actOf('give', object, rest)
}

function about(what: string): ReadAct {
  const { object, ...rest } = addressed(lowered(what))
  return actOf('about', object, rest)
}

function beyond(scope: string): ReadAct {
  return actOf('beyond', addressed(scope).core)
}

function gerundOrPhrase(what: string): ReadAct {
  const alone = new RegExp(`^${manners}$`, 'i').exec(what)
  if (alone !== null) return act(baseOfGerund(what))
  const noun = actOfNoun(what, 'en')
  if (noun !== null) return act(noun)
  const gerund = /^(?:any\s+)?(\w{2,}ing)\b(?:\s+of)?(?=\s)/i.exec(what)
  if (
    gerund === null ||
    /^(?:pricing|meeting|marketing|advertising|gaming|something|anything|everything|banking)$/i.test(gerund[1] ?? '')
  )
    return phrase(what)
  return act(`${baseOfGerund(gerund[1] ?? '')}${what.slice(gerund[0].length)}`)
}

/** Gerunds that are bans by themselves. */
const manners =
  '(?:swearing|cursing|flirting|gossiping|joking|lying|haggling|ranting|insulting|threatening|discriminating|bullying|upselling|guessing|speculating|impersonating)'

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

/** "… only from the list": the act without its bounds. */
function only(what: string, place: string): ReadAct {
  const core = addressed(lowered(what)).object
  const bound = /^up to\b/i.test(place)
    ? ` beyond ${place.replace(/^up to\s+/i, '')}`
    : /^(?:in|within|during|between|under)\b/i.test(place)
      ? ` outside of ${place.replace(/^(?:within|in|during|under)\s+/i, '')}`
      : `, and not ${place}`
  return actOf(
    'do',
    `${core}${addressed(bound)
      .object.replace(/^(?=[\w])/, ' ')
      .replace(/^ and not/, ', and not')}`,
    { core },
  )
}

function passive([, subject = '', verb = '', more = '', rest = '']: readonly string[]): ReadAct | null {
  if (
    new RegExp(`^(?:${assistant})$`, 'i').test(subject) ||
    // The subject holds a clause: what follows is no statement about it.
    /\b(?:that|whether|forbidden|prohibited|never|not|you|don[’']t)\b|n[’']t\b/i.test(subject) ||
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
