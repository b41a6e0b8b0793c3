import {
  type ActRule,
  actOf,
  firstAct,
  type ReadAct,
  type SentenceReader,
  settingsTo,
  tidied,
} from './forbidden-act.ts'
import { frenchConditions } from './french-conditions.ts'
import { frenchInfinitive, infinitiveOfParticipe, takesDe, withoutPartitive } from './french-words.ts'
import { actOfNoun } from './nominal-acts.ts'
import { isSound } from './sound-act.ts'

const never = '(?:jamais|pas|plus|en aucun cas|aucunement|point)'
const modals =
  'doit|doivent|peut|peuvent|devra|devrait|devront|pourra|pourront|dois|peux|saurait|sauraient|faut|devez|pouvez|doi[st]'

const sound = (act: ReadAct): boolean => isSound(act, 'fr')

/** What a French sentence forbids. Known misses: bans with pronouns ("ne le lui dis pas"), inverted orders. */
export const readFrench: SentenceReader = (sentence, { effort }) => {
  const said = sentence.replace(/^(?:s[’']il (?:te|vous) plaît|important|note|règle \d+|et|aussi)[:,]?\s+/iu, '')
  const ban = firstAct(bans, { sentence: said, isSound: sound })
  if (ban !== null || effort === 'ban') return ban
  const duty = firstAct(duties, { sentence: said, isSound: sound })
  if (duty !== null || effort === 'duty') return duty
  return bare(said)
}

const only = '(?:uniquement|seulement|exclusivement|strictement)'
const scopeWords =
  "(?:(?:aux|à des|à|sur des|sur les|les|de) questions? (?:sur|concernant|relatives? à|portant sur|à propos de) ?|aux questions relatives à |au sujet de |à propos de |concernant |sur |de |d[’']|du |des |avec |pour )"

const bans: readonly ActRule[] = [
  {
    pattern:
      /^(?:si|lorsqu[e’']|quand)\s*(?:un |une |l[’'])?.{0,40}?(?<!\p{L})(?:demande|pose (?:une|des) questions?|interroge|parle|veut|souhaite)\s+(?:des informations |un avis )?(sur|de|d[’']|du|des|à propos de)?\s*(.{3,120}?),\s*.*(?:refus|décline|ne |renvoi|change|oriente|redirige|dis que).*$/iu,
    read: ([, way, what = '']) => object('about', way === 'du' ? `le ${what}` : way === 'des' ? `les ${what}` : what),
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<!\p{L})\p{L}+(?:e|es|ez|er|re|ds|d)\s+${only}|(?!\p{L})${only}\s+\p{L}+(?:er|re))\s+(${scopeWords})(.{3,200})$`,
      'iu',
    ),
    read: ([, way = '', scope = '']) => beyond(way, scope),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:ne |n[’'])\p{L}+\s+(?:\p{L}+er\s+|\p{L}+re\s+)?qu(?:e |[’'])(${scopeWords})(.{3,200})$`,
      'iu',
    ),
    read: ([, way = '', scope = '']) => beyond(way, scope),
  },
  {
    pattern:
      /^(?:limite-toi|limitez-vous|tiens-t[’']en|tenez-vous-en|reste|restez|contente-toi)\s+(?:strictement\s+)?(à|aux|au|sur|de|dans)\s+(?:questions? (?:sur|concernant) )?(.{3,200})$/iu,
    read: ([, way = '', scope = '']) => beyond(way === 'aux' ? 'des ' : way === 'au' ? 'du ' : '', scope),
  },
  {
    pattern: /^(?:rien d[’']autre que|aucun sujet (?:en dehors|hors) d[eu’'])\s*(.{3,200})$/iu,
    read: ([, scope = '']) => beyond('', scope),
  },
  {
    pattern: new RegExp(
      String.raw`^(.{2,200}?)\s+(?:ne |n[’'])(?:${modals}|sont|est|seront|sera)\s+(?:${never}\s+)(?:être )?(\p{L}+(?:é|ée|és|ées|is|ise|ises|it|ite|ites|ts|tes|t|u|ue|us|ues|i|ie|ies))((?: (?:ou|et|ni) \p{L}+(?:é|i|u|is)(?:e|s|es)?)*)(?!\p{L})(.*)$`,
      'iu',
    ),
    read: ([all, subject = '', participle = '', more = '', rest = '']) =>
      /(?<!\p{L})(?:être|est|sont|sera|seront)(?!\p{L})/u.test(all) &&
      !/^(?:autorisée?s?|permise?s?|censée?s?|habilitée?s?)$/iu.test(participle)
        ? act(
            `${infinitiveOfParticipe(participle)}${more.replaceAll(/(ou|et|ni) (\p{L}+)/gu, (_, join: string, word: string) => `${join === 'ni' ? 'ou' : join} ${infinitiveOfParticipe(word)}`)} ${lowered(subject)}${rest.replace(/\s+par (?:l[’']assistant|le (?:bot|système|modèle)|l[’']agent|l[’']IA)/iu, '')}`,
          )
        : null,
  },
  {
    pattern: new RegExp(String.raw`^(.*?)(?:(?<!\p{L})(?:ne|n[’'])\s*(?:${modals})\s+${never})\s+(.{3,300})$`, 'iu'),
    read: ([, subject = '', what = '']) => negatedAct(toUser(subject, what)),
  },
  {
    pattern:
      /(?<!\p{L})(?:n[’']est pas (?:autorisé|habilité|censé)e? à|n[’']a pas le droit de |n[’']a pas à)\s*(.{3,300})$/iu,
    read: ([, what = '']) => negatedAct(what),
  },
  {
    pattern: new RegExp(String.raw`(?<!\p{L})ne\s+(?:surtout\s+)?${never}\s+(.{3,300})$`, 'iu'),
    read: ([, what = '']) => negatedAct(what),
  },
  {
    pattern:
      /(?<!\p{L})(?:interdit|interdite?|défendu|interdiction|défense|interdiction formelle|éviter?|évitez|évite|s[’']abstenir|s[’']abstient|s[’']abstiendra|abstiens-toi|refuse[rz]?|se garder)(?:\s+à\s+l[’']assistant|\s*:)?\s+(?:de\s+|d[’'])(.{3,300})$/iu,
    read: ([, what = '']) => negatedAct(what),
  },
  {
    pattern:
      /^(?:garde|gardez|garder|conserve|conservez)\s+(.{3,200}?)\s+(?:secrets?|secrète?s?|confidentiel(?:le)?s?|pour (?:toi|vous))$/iu,
    read: ([, what = '']) => object('give', what),
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:est|sont|reste|restent|doit rester|doivent rester)\s+(?:strictement\s+)?(secrète?s?|secrets?|confidentiel(?:le)?s?|interdite?s?|à proscrire|à éviter|internes?|taboue?s?|proscrite?s?|exclue?s?)(.*)$/iu,
    read: ([, what = '', how = '', rest = '']) =>
      /^(?:secr|conf|inter(?:ne|nes))/iu.test(how) && !/^interd/iu.test(how)
        ? object('give', `${what}${rest}`)
        : phraseOrAct(`${what}${rest}`),
  },
  {
    pattern: /^(?:interdit|interdits|tabou|exclu|proscrit)\s*:\s*(.{3,200})$/iu,
    read: ([, what = '']) => phraseOrAct(what),
  },
  {
    pattern: new RegExp(
      String.raw`(?:^|[^\p{L}])(?:ne |n[’'])(\p{L}+)\s+(?:${never}|que?|aucune?)\s+(.{2,300})$`,
      'iu',
    ),
    read: ([all, verb = '', rest = '']) =>
      finite(
        verb,
        /(?<!\p{L})aucune?\s/u.test(all)
          ? all.slice(all.search(/(?<!\p{L})aucune?\s/u)).replace(/^aucun/u, 'un')
          : rest,
      ),
  },
  {
    pattern: /(?:^|\s)ne\s+(?:se |s[’'])(\p{L}+)\s+(?:pas|jamais)\s+(.{2,300})$/iu,
    read: ([, verb = '', rest = '']) => {
      const infinitive = frenchInfinitive(verb)
      return infinitive === null ? null : act(`${/^[aeiouéèh]/iu.test(infinitive) ? 't’' : 'te '}${infinitive} ${rest}`)
    },
  },
  {
    pattern: new RegExp(
      String.raw`^${only}\s+(?:(?:des|les|aux|à des) )?(?:questions?|sujets?|thèmes?)\s+(de |d[’']|du |des |sur |concernant |liés à )?(.{3,120})$`,
      'iu',
    ),
    read: ([, way = '', scope = '']) => beyond(way, scope.replace(/\s*!$/u, '')),
  },
  {
    pattern: /^(?:pas|jamais|zéro|point)\s+((?:de |d[’']).{3,200})$/iu,
    read: ([, what = '']) =>
      phraseOrAct(givable.test(what) ? withoutPartitive(what) : what.replace(/^(?:de |d[’'])/u, '')),
  },
  {
    pattern:
      /^(aucune?\s+.{2,120}?)\s+ne\s+(?:peut|doit|pourra|sera|devra|saurait)\s+(?:être\s+)?(\p{L}+(?:é|ée|is|ise|it|ite|te|t|u|ue|i|ie))(?!\p{L})(.*)$/iu,
    read: ([, subject = '', participle = '', rest = '']) =>
      act(`${infinitiveOfParticipe(participle)} ${subject.replace(/^aucun/iu, 'un')}${rest}`),
  },
  {
    pattern:
      /^(.{2,160}?)\s+ne\s+(?:peut|peuvent|doit|doivent|sera|seront)\s+être\s+(\p{L}+(?:é|is|it|t|u|i)(?:e?s?))\s+(?:qu[e’']\s?)((?:selon|d[’']après|à|au|aux|dans|en|pour|avec|après|chez|de|depuis|par)(?!\p{L}).{3,160})$/iu,
    read: ([, subject = '', participle = '', place = '']) => {
      const core = toAssistant(`${infinitiveOfParticipe(participle)} ${lowered(subject)}`)
      const bound = /^avec\s/iu.test(place) ? ` sans ${place.replace(/^avec\s+/iu, '')}` : `, mais pas ${place}`
      return actOf('do', `${core}${bound}`, { core })
    },
  },
  {
    pattern: /^aucune?\s+(.{3,200})$/iu,
    read: ([all, what = '']) => phraseOrAct(someOf(what, /^aucune/iu.test(all) ? 'une' : 'un')),
  },
  { pattern: /^rien sur\s+(.{3,200})$/iu, read: ([, what = '']) => object('about', what) },
  {
    pattern:
      /^(?!l[’']assistant|il |elle |le bot)(.{3,120}?)\s+(?:nécessite(?:nt)?|exige(?:nt)?|requi(?:ert|èrent)|demande(?:nt)?)\s+(?!de(?!\p{L}))(.{3,150})$/iu,
    read: ([, what = '', need = '']) =>
      object('give', `${what.replace(/^tout(e?) /iu, 'un$1 ').replace(/^toute?s les /iu, 'les ')} sans ${need}`),
  },
]

const duties: readonly ActRule[] = [
  {
    pattern:
      /^(dis|indique|demande|rappelle|propose|conseille|explique|précise|donne|envoie|offre)[sz]?-(?:lui|leur)\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => {
      const infinitive = frenchInfinitive(verb)
      return infinitive === null
        ? null
        : actOf('omit', toAssistant(`${/^[aeiou]/iu.test(infinitive) ? 'm’' : 'me '}${infinitive} ${rest}`))
    },
  },
  {
    pattern: /^(\p{L}+)\s+(?:toujours|systématiquement)\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => omitted(verb, rest),
  },
  {
    pattern: /(?<!\p{L})(?:doit|doivent|dois|devez|faut)\s+(?:toujours\s+)?(\p{L}+(?:er|ir|re))\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => omitted(verb, rest),
  },
  {
    pattern: /^toujours\s+(\p{L}+(?:er|ir|re))\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => omitted(verb, rest),
  },
  {
    pattern:
      /^(?:l[’'](?:assistant|agent)|le (?:bot|chatbot|tuteur|système))\s+(\p{L}+)\s+(?:toujours|systématiquement)\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => omitted(verb, rest),
  },
  {
    pattern:
      /^(renvoie|renvoyez|demande|demandez|vérifie|vérifiez|mentionne|mentionnez|rappelle|rappelez|précise|précisez|oriente|orientez|indique|indiquez|avertis|avertissez|ajoute|ajoutez|cite|citez)\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => omitted(verb, rest),
  },
]

/** What users must not have done for them is asked for by one: "s’inscrire sans leurs parents" → "m’inscrire sans mes parents". */
function toUser(subject: string, what: string): string {
  const own = /^(?:s[’'](?=[aeiouyéèêh])|se\s)/iu
  if (
    !own.test(what) ||
    subject.trim() === '' ||
    /(?:assistant|bot|agent|tuteur|il|elle|tu|vous|on)\s*$/iu.test(subject)
  )
    return what
  return what
    .replace(own, (word) => (/^s[’']/u.test(word) ? 'm’' : 'me '))
    .replaceAll(/(?<!\p{L})leurs(?!\p{L})/gu, 'mes')
    .replaceAll(/(?<!\p{L})leur(?!\p{L})/gu, 'mon')
}

/** "sans …": the duty as an infinitive. */
function omitted(verb: string, rest: string): ReadAct | null {
  const infinitive = frenchInfinitive(verb)
  const sent = /^(?:renvoyer|orienter|rediriger|transmettre|diriger|transférer|adresser)$/u.test(infinitive ?? '')
    ? referral(rest)
    : null
  if (sent !== null) return sent
  const noun = /^(.*?),?\s+avant tout(e?) (.*)$/iu.exec(rest)
  if (noun !== null && infinitive !== null) {
    const core = `procéder à un${noun[2] ?? ''} ${noun[3] ?? ''}`
    return actOf('do', toAssistant(`${core} sans ${infinitive} ${noun[1] ?? ''}`), { core })
  }
  const before = /^(.*?),?\s+avant (?:de |d[’'])(.*)$/iu.exec(rest)
  if (before !== null && infinitive !== null)
    return actOf('do', toAssistant(`${before[2] ?? ''} sans ${infinitive} ${before[1] ?? ''}`), {
      core: before[2] ?? '',
    })
  return infinitive === null
    ? null
    : actOf('omit', toAssistant(`${infinitive} ${rest.replace(/\s+avant (?:de |d[’']|que ).*$/iu, '')}`))
}

/** "Renvoie les questions juridiques à un avocat": they are dealt with instead. */
function referral(rest: string): ReadAct | null {
  const found = /^(?:toujours )?(.{3,80}?)\s+(?:à|vers|au|aux)\s+(.{3,80})$/iu.exec(rest)
  if (found === null) return null
  const [, matter = '', whom = ''] = found
  const topic = /^(?:les? |l[’'])(?:clients?|utilisateurs?|usagers?|patients?|élèves?)(?!\p{L})/iu.test(matter)
    ? 'ma question'
    : matter
  return actOf('do', `traiter toi-même ${topic}, sans me renvoyer vers ${whom}`, { core: `traiter ${topic}` })
}

function finite(verb: string, rest: string): ReadAct | null {
  const infinitive = frenchInfinitive(verb)
  return infinitive === null || /^(?:est|a|sont|ont|être|avoir)$/u.test(verb)
    ? null
    : negatedAct(`${infinitive} ${rest}`)
}

/** A negated infinitive phrase without its negation: "promettre de remises" → "promettre des remises". */
function negatedAct(what: string): ReadAct {
  const found = /^((?:m[’']|me )?\p{L}+(?:er|ir|re|oir))\s+(.*)$/iu.exec(what.replace(/^(?:jamais|pas)\s+/u, ''))
  if (found === null) return act(what)
  const [, verb = '', rest = ''] = found
  const freed = takesDe.test(`${verb} `) ? rest : withoutPartitive(rest)
  const joined = freed
    .replaceAll(
      /,?\s+ni\s+((?:de |d[’'])\S+)/gu,
      (_, more: string) => ` ou ${takesDe.test(`${verb} `) ? more : withoutPartitive(more)}`,
    )
    .replaceAll(/,?\s+ni\s+/gu, ' ou ')
    .replaceAll(/(?<!\p{L})aucun(e?)(?!\p{L})/gu, 'un$1')
  return act(`${verb} ${joined}`)
}

function act(text: string): ReadAct {
  const { object: said, core, aside, settings } = frenchConditions(tidied(text))
  return actOf('do', toAssistant(lowered(said)), {
    core: toAssistant(lowered(core)),
    aside: aside === null ? null : toAssistant(aside),
    settings: settingsTo(settings, toAssistant),
  })
}

function object(kind: 'give' | 'about', text: string): ReadAct {
  const { object: said, core, aside, settings } = frenchConditions(tidied(text))
  return actOf(kind, toAssistant(lowered(said)), {
    core: toAssistant(lowered(core)),
    aside: aside === null ? null : toAssistant(aside),
    settings: settingsTo(settings, toAssistant),
  })
}

/** The subject allowed; "du" and "des" are "le" and "les" without their preposition. */
function beyond(way: string, scope: string): ReadAct {
  const article = /^du\s*$/iu.test(way) ? 'le ' : /^des\s*$/iu.test(way) ? 'les ' : ''
  return actOf('beyond', toAssistant(tidied(`${article}${scope}`)))
}

/** Nouns that end like verbs. */
const nounLike = /^(?:offre|autre|notre|votre|lettre|titre|affaire|horaire|papier|dossier|loyer)/iu

function phraseOrAct(text: string): ReadAct {
  const noun = actOfNoun(text.replace(/^(?:de |d[’'])/u, ''), 'fr')
  if (noun !== null) return act(noun)
  if (/^(?:\p{L}{3,}(?:er|ir|re))\s/iu.test(text) && !nounLike.test(text)) return negatedAct(text)
  return object(givable.test(text) ? 'give' : 'about', articled(text))
}

const givable =
  /(?<!\p{L})(?:résultats?|critiques?|jugements?|commentaires?|remarques?|plaisanteries?|conseils?|informations?|renseignements?|données|recommandations?|avis|astuces?|posologies?|doses?|dosages?|diagnostics?|prix|remises?|réductions?|rabais|codes?|mots? de passe|numéros?|adresses?|promesses?|garanties?|prévisions?|opinions?|blagues?|instructions?|consignes?|listes?|documents?|dossiers?|salaires?|marges?|soldes?|solutions?|réponses?|comparaisons?|remboursements?|bons?|clés?|noms?|recettes?|identifiants?|coordonnées|estimations?|devis)(?!\p{L})/iu

/** "aucune information sur …" → "des informations sur …"; with an adjective behind it the singular stays. */
function someOf(what: string, article: 'un' | 'une'): string {
  const plural =
    /^(\p{L}+[^sxz\s])(?=$|\s(?:sur|de|du|des|d[’']|à|aux?|en|sans|pour|concernant|avec)(?:\s|(?<=[’'])))/u.exec(what)
  return plural === null ? `${article} ${what}` : `des ${plural[1] ?? ''}s${what.slice(plural[0].length)}`
}

/** A noun phrase that begins without an article gets one. */
function articled(text: string): string {
  if (
    /^(?:l[ea’']|les|un|une|des|du|de|d[’']|notre|nos|votre|vos|ce|cette|ces|tout|toute|tous|toutes)(?:\s|(?<=[’']))/iu.test(
      text,
    )
  )
    return text
  const first = /^\p{L}+/u.exec(text)?.[0] ?? ''
  return /[sx]$/u.test(first) ? `des ${lowered(text)}` : text
}

/** A noun phrase that stands alone. */
function bare(text: string): ReadAct | null {
  const words = text.split(/\s+/)
  if (words.length > 9 || /(?<!\p{L})(?:est|sont|être|sois|soyez|doit|doivent|reste)(?!\p{L})/iu.test(text)) return null
  // An infinitive that nothing denies is an order.
  const order = /^(\p{L}{3,}(?:er|ir|re|oir))\s(.{3,})$/iu.exec(text)
  if (order !== null && !nounLike.test(text)) return omitted(order[1] ?? '', order[2] ?? '')
  return words.length < 2 && !givable.test(text) ? null : phraseOrAct(text)
}

function lowered(text: string): string {
  return text.trim().replace(/^\p{Lu}(?=\p{Ll}*(?:\s|[’'])|\p{Ll}+$)/u, (letter) => letter.toLowerCase())
}

/** Words about the assistant and its owner become words to it. */
function toAssistant(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})notre(?!\p{L})/giu, 'votre')
    .replaceAll(/(?<!\p{L})nos(?!\p{L})/giu, 'vos')
    .replaceAll(/(?<!\p{L})nous(?!\p{L})/giu, 'vous')
    .replace(
      /^((?:(?!(?<!\p{L})(?:l[ea’']|les|un|une|des|du|chaque|tout)(?!\p{L})).)*?)(?<!\p{L})s(on|a|es)(?= \p{L})/u,
      '$1t$2',
    )
    .replaceAll(/(?<!\p{L})(?:se |s[’'])(?=faire|prononcer|exprimer|présenter|engager)/giu, (word) =>
      /^s[’']/u.test(word) ? 't’' : 'te ',
    )
    .replace(toClients, '$1 à moi')
}

/** Only what is handed over or told goes to the user. */
const toClients =
  /(?<=^(?:donner|dire|révéler|montrer|communiquer|accorder|promettre|envoyer|fournir|transmettre|divulguer|offrir)(?!\p{L}))(.*?)\s(?:aux?|à un|à une|à des) (?:clients?|utilisateurs?|usagers?|visiteurs?)(?!\p{L})(?=$|[,.]| sans| avant)/iu
