import {
  type ActRule,
  actOf,
  firstAct,
  type ReadAct,
  type SentenceReader,
  settingsTo,
  tidied,
} from './forbidden-act.ts'
import { toGermanAssistant } from './german-address.ts'
import { accusative, withoutZu } from './german-cases.ts'
import { germanConditions, negated } from './german-conditions.ts'
import { germanGivable } from './german-givable.ts'
import { splitTail, unnegated } from './german-negation.ts'
import { infinitiveOfFinite, infinitiveOfParticiple, prefixOf, withZu } from './german-verbs.ts'
import { actOfNoun } from './nominal-acts.ts'
import { isSound } from './sound-act.ts'

const no =
  '(?:nie|niemals|nicht|keinesfalls|auf keinen Fall|unter (?:gar )?keinen Umständen|in keinem Fall|keine|keinen|keinem|keiner|keines|kein|keinerlei|nichts|niemandem?|niemanden|weder)'
const adverbs = 'Wer|Was|Wo|Ob|Solange|Immer|Stets|Wenn|Falls|Sobald|Sofern|Nur|Bitte|Ausschließlich|Bevor|Zuerst'
const someNo = new RegExp(String.raw`(?<![\p{L}-])${no}(?![\p{L}-])`, 'iu')
const modal = 'darf|dürfen|darfst|soll|sollen|sollst|sollte|sollten|kann|können|kannst|wird|werden|muss|müssen|musst'
const assistants =
  /^(?:(?:der|die|das|unser|unsere|dieser|dieses|diese|ein|eine|du|er|sie|es|wir|man)(?:\s+|$))?(?:\p{L}*(?:assistent|assistentin|bot|chatbot|agent|tutor|helfer|system|modell|programm|ki|concierge|berater|beraterin|mitarbeiter|team|hilfe))?$/iu
const assistantInside =
  /(?<![\p{L}-])(?:(?:der|die|das|unser|unsere|dieser)\s+\p{L}*(?:[Aa]ssistent|[Bb]ot|[Aa]gent|[Tt]utor|[Hh]elfer|[Ss]ystem|[Mm]odell|KI)|er|du|wir)(?![\p{L}-])\s*/u
const infinitiveEnd = /(?:^|\s)\p{Ll}[\p{L}ß]*(?:en|ern|eln|tun)$/u

const sound = (act: ReadAct): boolean => isSound(act, 'de')

/** What a German sentence forbids. Known misses: bans in subordinate clauses, participles of rare strong verbs. */
export const readGerman: SentenceReader = (sentence, { effort }) => {
  const said = sentence.replace(/^(?:bitte|wichtig|hinweis|regel \d+|und|auch)[:,]?\s+/iu, '')
  const ban = firstAct(bans, { sentence: said, isSound: sound })
  if (ban !== null || effort === 'ban') return ban
  const duty = firstAct(duties, { sentence: said, isSound: sound })
  if (duty !== null || effort === 'duty') return duty
  return bare(said)
}

const bans: readonly ActRule[] = [
  {
    pattern:
      /^(?:wenn|falls|sobald)\s.{0,60}?(?<!\p{L})(?:nach|um|über|zu|zum Thema)\s+(.{3,120}?)\s+(?:fragt|fragen|gefragt wird|bittet|bitten|wissen will|sprechen will|reden will|verlangt)\s*,\s*(?:dann\s+)?.*(?:lehn|verweis|weis|weich|ablenk|schweig|nicht|kein|wechs|ableh|sag).*$/iu,
    read: ([all, what = '']) =>
      act(
        /(?<!\p{L})um\s/iu.test(all)
          ? `eine Bitte um ${what} erfüllen`
          : `Fragen ${/\snach\s/iu.test(all) ? 'nach' : 'zu'} ${what} beantworten`,
      ),
  },
  {
    pattern:
      /(?<![\p{L}-])(?:nur|ausschließlich|lediglich|allein)\s+(?:Fragen\s+|Themen\s+)?(?:über|zu|zum|zur|bei|mit|auf|rund um|zum Thema)\s+(?:Fragen (?:zu|über|rund um)\s+)?(.{3,200})$/iu,
    read: ({ input, 1: scope = '' }) => (scopeVerbs.test(input) ? beyond(scope) : null),
  },
  {
    pattern:
      /(?<!\p{L})(?:beantworte\w*|behandel\w*|hilf|hilft|helfe\w*)\s+(?:nur|ausschließlich|lediglich)\s+(.{3,200})$/iu,
    read: ([, scope = '']) => beyond(scope.replace(/^(?:bei |zu )?(?:Fragen (?:zu|über|rund um|zum|zur)\s+)?/iu, '')),
  },
  {
    pattern:
      /^(?:beschränke? dich|bleib\w*(?:\s+\p{L}+)?)\s+(?:immer\s+)?(?:auf|bei|beim)\s+(?:Fragen zu\s+|Thema\s+)?(.{3,200})$/iu,
    read: ([, scope = '']) => beyond(scope),
  },
  {
    pattern: /^(?:nichts (?:außer|anderes als)|keine (?:anderen )?Themen außer(?:halb von)?)\s+(.{3,200})$/iu,
    read: ([, scope = '']) => beyond(scope),
  },
  { pattern: /^(.*?)\s*(?<![\p{L}-])nur\s+(mit|nach|bei|wenn|durch)\s+(.{3,200})$/iu, read: (match) => onlyIf(match) },
  {
    pattern: new RegExp(
      String.raw`^(.{3,120}?)\s+(?:${modal})\s+(?:nur|ausschließlich)\s+((?:aus|von|an|in|im|für|bis|über|innerhalb|während|zu|zum|auf|gemäß|laut)\s.{3,160}?)\s+(\p{Ll}\p{L}*(?:t|en))\s+werden$`,
      'iu',
    ),
    read: ([, subject = '', place = '', participle = '']) => {
      const core = toGermanAssistant(`${accusative(subject)} ${infinitiveOfParticiple(participle)}`)
      return actOf('do', `${core}, und zwar nicht ${toGermanAssistant(place)}`, { core })
    },
  },
  {
    pattern: new RegExp(
      String.raw`^(.{1,80}?)\s+(?:${modal})\s+(.{0,120}?)\s*(?<!\p{L})nur\s+(?:dann\s+)?(\p{Ll}\p{L}*(?:en|ern|eln)(?: werden)?),\s*(?:wenn|sofern|falls|nachdem|sobald)\s+(.{4,160})$`,
      'iu',
    ),
    read: ([, left = '', what = '', verb = '', clause = '']) => {
      const object = assistants.test(left) ? what : accusative(left)
      const infinitive = verb.endsWith(' werden') ? infinitiveOfParticiple(verb.replace(/ werden$/u, '')) : verb
      return act(`${object} ${infinitive}, obwohl ${negated(clause)}`)
    },
  },
  {
    pattern: /^(.{3,160}?)\s+(?:wird|werden)\s+(.{0,160}?)(?<!\p{L})(\p{Ll}\p{L}*(?:t|en))$/iu,
    read: ([all, left = '', rest = '', participle = '']) =>
      someNo.test(`${left} ${rest}`) && !/\s(?:werden|worden)$/u.test(all) ? stated(left, rest, participle) : null,
  },
  {
    pattern: new RegExp(String.raw`^(.{1,200}?)\s*(?<![\p{L}-])(?:${modal})(?![\p{L}-])\s+(.{3,300})$`, 'iu'),
    read: (match) => modalBan(match),
  },
  {
    pattern:
      /(?<!\p{L})(?:ist|sind|bleibt|bleiben)\s+(?:es\s+)?(?:strengstens\s+|streng\s+)?(?:verboten|untersagt|nicht (?:erlaubt|gestattet|zulässig))\s*,\s*(.{3,300})$/iu,
    read: ([, what = '']) => act(withoutZu(what)),
  },
  {
    pattern: /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?) nur ((?:an|für|gegen|auf|aus|in|gegenüber) .{3,120})$/u,
    read: ([, what = '', place = '']) =>
      endsInVerb(place)
        ? null
        : actOf('give', `${what}, und zwar nicht nur ${toGermanAssistant(place)}`, { core: what }),
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:ist|sind|bleibt|bleiben)\s+(?:streng\s+|strengstens\s+|absolut\s+)?(vertraulich|geheim|intern|verboten|untersagt|tabu|nicht (?:erlaubt|gestattet))(.*)$/iu,
    read: ([, what = '', how = '']) =>
      /^(?:vertraulich|geheim|intern)/iu.test(how) ? object('give', accusative(what)) : phraseOrAct(accusative(what)),
  },
  {
    pattern: /^(.{3,160}?)\s+(?:ist|sind)\s+(?:\p{Ll}+ )?zu (?:unterlassen|vermeiden)$/iu,
    read: ([, what = '']) => phraseOrAct(accusative(what)),
  },
  {
    pattern: /^halte?n?(?: Sie)?\s+(.{3,200}?)\s+(?:geheim|vertraulich|unter Verschluss)$/iu,
    read: ([, what = '']) => object('give', what),
  },
  {
    pattern: /^(?:verbieten|vermeide?n?|unterlass\w*)(?: Sie)?(?: es)?[,:]?\s+(.{3,300})$/iu,
    read: ([, what = '']) =>
      /(?<!\p{L})zu\p{L}*\s\p{Ll}+en(?=$|,)|\p{L}zu\p{L}+en(?=$|,)/u.test(what)
        ? act(withoutZu(what))
        : phraseOrAct(what),
  },
  {
    pattern: /^(?:verboten|tabu|nicht erlaubt|untersagt)\s*(?:ist|sind|:)?\s+(.{3,200})$/iu,
    read: ([, what = '']) => phraseOrAct(what.replace(/^es,\s*/u, '')),
  },
  {
    pattern: /^(?:nie|niemals|nicht|keinesfalls|auf keinen Fall|unter keinen Umständen)[:,]?\s+(.{3,300})$/iu,
    read: ([, what = '']) => (endsInVerb(what) ? act(unnegated(what)) : null),
  },
  { pattern: /^keine?n?(?:rlei)?\s+(.{3,250})$/iu, read: ([all]) => phraseOrAct(unnegated(all)) },
  {
    pattern: /^((?:(?:der|die|das|unser|unsere|dieser|ein|eine)\s+)?\p{L}+)\s+(\p{Ll}+(?:t|en|iß|st))\s+(.{3,300})$/iu,
    read: ([, subject = '', verb = '', rest = '']) =>
      assistants.test(subject) && someNo.test(rest) ? finite(verb, rest) : null,
  },
  {
    pattern: new RegExp(
      String.raw`^(?!(?:Der|Die|Das|Den|Dem|Unser|Unsere|Ein|Eine|Es|Er|Wir|Man|Du|Alle|In|Bei|Über|${adverbs})\s)(\p{Lu}\p{Ll}+)(?:\s+Sie)?\s+(.{3,300})$`,
      'u',
    ),
    read: ([, verb = '', rest = '']) => (someNo.test(splitTail(rest)[0]) ? finite(verb, rest) : null),
  },
]

const scopeVerbs =
  /sprech|sprich|spricht|rede|antwort|hilf|helf|äußer|inform|auskunft|chatt|berat|themen|fragen|befass|unterhalt|beschäftig/iu

const duties: readonly ActRule[] = [
  {
    pattern: /^(\p{Lu}\p{Ll}+)(?:\s+Sie)?\s+(.*(?<!\p{L})(?:immer|stets)(?!\p{L}).*)$/u,
    read: ([, verb = '', rest = '']) => duty(verb, rest),
  },
  {
    pattern:
      /^(?:immer |stets )?(?:bei (.{3,80}?) )?(?:immer |stets )?an (.{3,80}?) (?:ver|weiter)(?:weisen|leiten)(?:, wenn es um (.{3,80}?) geht)?$/iu,
    read: ([, matter, whom = '', about]) =>
      matter === undefined && about === undefined
        ? null
        : referral(`${matter ?? `Fragen zu ${about ?? ''}`} an ${whom}`),
  },
  { pattern: /^(?:immer|stets)\s+(.{3,300})$/iu, read: ([, what = '']) => (endsInVerb(what) ? omitted(what) : null) },
  {
    pattern:
      /(?<!\p{L})(?:muss|müssen|musst|soll|sollen|sollte)\s+(?:der \p{L}+\s+)?(?:immer|stets|zuerst)?\s*(.{3,300})$/iu,
    read: ([, what = '']) => omitted(what),
  },
  {
    pattern:
      /^(Verweis|Verweise|Frag|Frage|Weise|Weis|Nenne|Prüfe|Sag|Füge|Erinnere|Warne|Bestätige|Leite)\s+(.{3,300})$/u,
    read: ([, verb = '', rest = '']) => duty(verb, rest),
  },
  {
    pattern: /^(?:(?:der|die|das|unser|unsere)\s+)?\p{L}+\s+(\p{Ll}+t)\s+(.*(?<!\p{L})(?:immer|stets)(?!\p{L}).*)$/iu,
    read: ([, verb = '', rest = '']) => duty(verb, rest),
  },
]

function duty(verb: string, rest: string): ReadAct | null {
  const sent = /^verweis|^leite|^schick|^gib/iu.test(verb) ? referral(rest) : null
  if (sent !== null) return sent
  const infinitive = infinitiveOfFinite(verb)
  if (infinitive === null) return null
  const [main = '', ...after] = rest
    .replaceAll(/\s*(?<!\p{L})(?:immer|stets|zuerst|bitte)(?!\p{L})/gu, '')
    .split(/,\s*(?=bevor|ehe|wenn|dass|ob)/u)
  const words = main.trim().split(' ')
  const end = words[words.length - 1] ?? ''
  const isParticle = words.length > 1 && prefixOf(`${end}geben`) === end
  const phrase = isParticle ? `${words.slice(0, -1).join(' ')} ${end}${infinitive}` : `${main.trim()} ${infinitive}`
  const before = /^(?:bevor|ehe) (?:du|er|sie|es|der \p{L}+|die \p{L}+) (.*?)(\p{L}+)$/u.exec(
    after.find((clause) => /^(?:bevor|ehe)/u.test(clause)) ?? '',
  )
  if (before !== null) {
    const later = infinitiveOfFinite((before[2] ?? '').replace(/st$/u, 't'))
    const { object: unasked } = omitted(phrase)
    return later === null
      ? null
      : actOf('do', toGermanAssistant(`${before[1] ?? ''}${later}, ohne ${unasked}`), {
          core: toGermanAssistant(`${before[1] ?? ''}${later}`),
        })
  }
  const kept = after.filter((clause) => /^(?:dass|ob)(?!\p{L})/u.test(clause)).map((clause) => `, ${clause}`)
  return omitted(`${phrase}${kept.join('')}`)
}

/** "Verweise bei Rechtsfragen an einen Anwalt": the questions are answered instead. */
function referral(rest: string): ReadAct | null {
  const found =
    /^(?:immer |stets )?(?:bei |zu |mit |in )?(.{3,80}?)\s+(?:immer |stets )?an (.{3,80}?)(?:\s+(?:weiter|ab))?$/iu.exec(
      rest,
    )
  if (found === null) return null
  const [, matter = '', whom = ''] = found
  const topic = /^(?:den |die |das |alle )?(?:Kunden|Nutzer|Anrufer|Schüler|Patienten|Gäste)(?!\p{L})/iu.test(matter)
    ? 'meine Frage'
    : matter.replace(/\s+(?:immer|stets)$/u, '')
  return actOf('do', `${topic} beantworten, statt mich an ${whom} zu verweisen`, { core: `${topic} beantworten` })
}

/** "…, ohne …": the duty as an infinitive with `zu`. */
function omitted(what: string): ReadAct {
  const clean = toGermanAssistant(
    tidied(what.replaceAll(/(?<!\p{L})(?:immer|stets)\s+/gu, '').replace(/,\s*(?:bevor|ehe)(?!\p{L}).*$/u, '')),
  )
  const found = /^(.*?)(\p{Ll}[\p{L}ß]*(?:en|ern|eln))((?:,.*)?)$/u.exec(clean)
  const [, before = '', verb = '', after = ''] = found ?? []
  return actOf('omit', found === null ? clean : `${before}${withZu(verb)}${after}`, { core: clean })
}

function modalBan([all, left = '', right = '']: RegExpExecArray): ReadAct | null {
  if (!someNo.test(right) && !someNo.test(left)) return null
  if (/^(?:muss|müssen|musst)$/iu.test(/(?<![\p{L}-])(?:muss|müssen|musst)(?![\p{L}-])/iu.exec(all)?.[0] ?? ''))
    return null
  const [main = '', tail = ''] = splitTail(right)
  const passive = /^(.*?)\s*(\p{Ll}[\p{L}ß]*(?:t|en))((?: (?:oder|und|noch) \p{Ll}\p{L}+(?:t|en))*)\s+werden$/u.exec(
    main,
  )
  const bareLeft = /^es$/iu.test(left.trim()) ? '' : unnegated(left)
  if (passive !== null) {
    const [, rest = '', participle = '', more = ''] = passive
    const others = more.replaceAll(
      /(oder|und|noch) (\p{L}+)/gu,
      (_, join: string, word: string) => `${join === 'noch' ? 'oder' : join} ${infinitiveOfParticiple(word)}`,
    )
    const by =
      /\s*(?<!\p{L})(?:vom|von der|von dem|durch (?:den|die|das))\s+\p{L}*(?:[Aa]ssistenten?|[Bb]ot|[Aa]genten|KI|System)(?!\p{L})/u
    return act(
      `${accusative(bareLeft)} ${unnegated(rest).replace(by, '')} ${infinitiveOfParticiple(participle)}${others}${tail}`,
    )
  }
  // "Gäste dürfen sich nicht umbuchen": a user asks for it, for himself.
  if (left.trim() !== '' && !assistants.test(left.trim()) && /^sich\s/u.test(main))
    return act(`${unnegated(main.replace(/^sich/u, 'mich'))}${tail}`)
  const fronted = assistantInside.test(main) && !assistants.test(left.trim()) ? `${bareLeft} ` : ''
  return act(`${fronted}${unnegated(fronted === '' ? main : main.replace(assistantInside, ''))}${tail}`)
}

/** "Über Verfahren wird keine Auskunft erteilt": what stands in front keeps its place when it is no subject. */
function stated(left: string, rest: string, participle: string): ReadAct {
  const verb = infinitiveOfParticiple(participle)
  const isPlace = /^(?:über|zu|zum|zur|bei|beim|an|am|auf|aus|für|gegenüber|in|im|mit|per|von|vor|nach)\s/iu.test(left)
  const front = isPlace ? `${left.charAt(0).toLowerCase()}${left.slice(1)}` : accusative(unnegated(left))
  return act(isPlace ? `${unnegated(rest)} ${front} ${verb}` : `${front} ${unnegated(rest)} ${verb}`)
}

/** "… nur mit Zustimmung …": the act without it. */
function onlyIf([all, before = '', word = '', need = '']: RegExpExecArray): ReadAct | null {
  if (scopeVerbs.test(all) && !/zustimm|genehmig|freigab|prüf|erlaub|bestätig/iu.test(need)) return null
  const stripped = before
    .replace(new RegExp(String.raw`(?<![\p{L}-])(?:${modal})(?![\p{L}-])`, 'iu'), '')
    .replace(/^(?:der|die|das)\s+\p{L}*(?:assistent|bot|agent)\s*/iu, '')
  const [main = '', tail = ''] = splitTail(need)
  const passive = /^(.*?)\s*(\p{Ll}\p{L}*(?:t|en)) werden$/u.exec(main)
  const active = /^(.*?)\s*(\p{Ll}\p{L}*(?:en|ern|eln))$/u.exec(main)
  const verb = passive === null ? (active?.[2] ?? '') : infinitiveOfParticiple(passive[2] ?? '')
  const rest = passive?.[1] ?? active?.[1] ?? main
  const finiteVerb = /^(\p{Lu}?\p{L}+)(?:\s+Sie)?\s+(.*)$/u.exec(stripped)
  if (/^wenn$/iu.test(word)) {
    const order = finiteVerb === null ? null : infinitiveOfFinite(finiteVerb[1] ?? '')
    return order === null ? null : act(`${finiteVerb?.[2] ?? ''} ${order}, obwohl ${negated(main)}`)
  }
  const without = `ohne ${rest.replace(/^(?:einer|einem|eines|der|dem)\s+/iu, '')}`
  if (verb !== '') return act(`${accusative(stripped)} ${without} ${verb}${tail}`)
  const infinitive =
    finiteVerb === null || accusative(stripped) !== stripped ? null : infinitiveOfFinite(finiteVerb[1] ?? '')
  if (infinitive === null || /^(?:\p{Lu}\p{L}+(?:e|en|n|s|ung|ungen))$/u.test(stripped.trim()))
    return object('give', `${stripped} ${without}`)
  return act(`${finiteVerb?.[2] ?? ''} ${without} ${infinitive}`)
}

/** An order or statement with its verb in front: the verb goes to the end. */
function finite(verb: string, rest: string): ReadAct | null {
  const infinitive = infinitiveOfFinite(verb)
  if (infinitive === null) return null
  const [main = '', tail = ''] = splitTail(rest)
  const words = unnegated(main).split(' ')
  const end = words[words.length - 1] ?? ''
  const isParticle = words.length > 1 && end !== '' && prefixOf(`${end}geben`) === end
  return act(
    isParticle
      ? `${words.slice(0, -1).join(' ')} ${end}${infinitive}${tail}`
      : `${words.join(' ')} ${infinitive}${tail}`,
  )
}

function endsInVerb(what: string): boolean {
  return infinitiveEnd.test(splitTail(what)[0])
}

function act(text: string): ReadAct {
  const { object: said, core, aside, settings } = germanConditions(tidied(text))
  return actOf('do', toGermanAssistant(lowered(said)), {
    core: toGermanAssistant(lowered(core)),
    aside,
    settings: settingsTo(settings, toGermanAssistant),
  })
}

function object(kind: 'give' | 'about', text: string): ReadAct {
  const { object: said, core, aside, settings } = germanConditions(tidied(text))
  return actOf(kind, toGermanAssistant(said), {
    core: toGermanAssistant(core),
    aside,
    settings: settingsTo(settings, toGermanAssistant),
  })
}

function beyond(scope: string): ReadAct {
  return actOf(
    'beyond',
    toGermanAssistant(
      tidied(
        scope.replace(
          /\s+(?:sprechen|reden|beantworten|antworten|helfen|Auskunft geben|informieren|geben|äußern|beraten)$/u,
          '',
        ),
      ),
    ),
  )
}

function phraseOrAct(text: string): ReadAct {
  const noun = actOfNoun(text, 'de')
  if (noun !== null) return act(noun)
  if (endsInVerb(text)) return act(text)
  return object(germanGivable.test(text) ? 'give' : 'about', text)
}

/** A noun phrase that stands alone. */
function bare(text: string): ReadAct | null {
  const words = text.split(/\s+/)
  if (
    words.length > 8 ||
    !/\p{Lu}\p{Ll}{3,}/u.test(text) ||
    /(?<!\p{L})(?:ist|sind|sei|muss|soll|bleib\w*|werden|wird)(?!\p{L})/iu.test(text)
  )
    return null
  // An infinitive that nothing denies is an order: "Vor jeder Buchung die Nummer abfragen".
  if (endsInVerb(text)) return ordered(text)
  return words.length < 2 && !germanGivable.test(text) ? null : phraseOrAct(text)
}

function ordered(text: string): ReadAct {
  const found = /^(?:vor|bei) (jede[rm]|eine[rm]) (\p{Lu}\p{L}+) (.+)$/iu.exec(text)
  if (found === null) return omitted(lowered(text))
  const core = `${/r$/u.test(found[1] ?? '') ? 'eine' : 'einen'} ${found[2] ?? ''} vornehmen`
  return actOf('do', `${core}, ohne ${omitted(found[3] ?? '').object}`, { core })
}

function lowered(text: string): string {
  return text.replace(
    /^(?:Auf|Über|Zu|Bei|Mit|Ohne|An|In|Für|Von|Die|Das|Den|Dem|Eine|Einen|Unsere|Interne|Persönliche|Medizinische|Rechtliche)(?!\p{L})/u,
    (word) => word.toLowerCase(),
  )
}
