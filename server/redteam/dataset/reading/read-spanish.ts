import {
  type ActRule,
  actOf,
  firstAct,
  type ReadAct,
  type SentenceReader,
  settingsTo,
  tidied,
} from './forbidden-act.ts'
import { actOfNoun } from './nominal-acts.ts'
import { isSound } from './sound-act.ts'
import { spanishConditions } from './spanish-conditions.ts'
import { infinitiveOfPresent, infinitiveOfSubjunctive } from './spanish-verbs.ts'

const modals = 'debe|deben|debería|deberían|puede|pueden|podrá|podrán|debes|puedes|deberá|deberán|ha de|han de'
const never = '(?:nunca|jamás|no|en ningún caso)'
const infinitive = String.raw`\p{L}*(?:ar|er|ir)(?:se|le|les|lo|la|los|las)?`

const sound = (act: ReadAct): boolean => isSound(act, 'es')

/** What a Spanish sentence forbids. Known misses: bans with pronouns before the verb ("no se lo digas"), voseo. */
export const readSpanish: SentenceReader = (sentence, { effort }) => {
  const said = sentence
    .replace(/^(?:por favor|importante|nota|regla \d+|y|además)[:,]?\s+/iu, '')
    .replace(/^¡|!$/gu, '')
  const ban = firstAct(bans, { sentence: said, isSound: sound })
  if (ban !== null || effort === 'ban') return ban
  const duty = firstAct(duties, { sentence: said, isSound: sound })
  if (duty !== null || effort === 'duty') return duty
  return bare(said)
}

const only = '(?:solo|sólo|solamente|únicamente|exclusivamente)'
const scopeWords = String.raw`(?:(?:a )?(?:las )?(?:preguntas|consultas|dudas)\s+(?:sobre|de|acerca de|relacionadas con)\s+|sobre |acerca de |de |con |en |del )`

const bans: readonly ActRule[] = [
  {
    pattern:
      /^(?:si|cuando)\s.{0,40}?(?:pregunta|preguntan|pregunte|pide|piden|quiere hablar|menciona|habla)\s+(?:información\s+)?(por|sobre|acerca de|de)?\s*(.{3,120}?),\s*.*(?:rechaz|recház|no |declin|decl|cambia|niég|deriv|remit|remít|envía|elud|esquiv|redirig|di que).*$/iu,
    read: ([, , what = '']) => object('about', what),
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?<!\p{L})\p{L}+(?:a|e|ar|er|ir|as|es)\s+${only}|(?:^|\s)${only}\s+(?:(?:se\s+)?(?:debe|puede|puedes|debes)\s+)?\p{L}+(?:a|e|ar|er|ir|as|es))\s+(${scopeWords})(.{3,200})$`,
      'iu',
    ),
    read: ([, way = '', scope = '']) => beyond(way, scope),
  },
  {
    pattern:
      /^(?:limítate|cíñete|limítese|cíñase|atente|limitarse|ceñirse)\s+(?:siempre\s+|solo\s+)?(al?)\s+(?:(?:las )?preguntas sobre\s+)?(.{3,200})$/iu,
    read: ([, way = '', scope = '']) => beyond(way === 'al' ? 'del ' : '', scope),
  },
  {
    pattern: /^(?:nada (?:más que|que no sea|fuera de)|ningún tema (?:fuera de|que no sea))\s+(.{3,200})$/iu,
    read: ([, scope = '']) => beyond('', scope),
  },
  {
    pattern: new RegExp(
      String.raw`^(.{3,200}?)\s+(?:${never})\s+(?:${modals})\s+ser\s+(\p{L}+[aoi]d[oa]s?|dich[oa]s?|hech[oa]s?)((?: (?:ni|o|y) \p{L}+[ai]d[oa]s?)*)(.*)$`,
      'iu',
    ),
    read: ([, subject = '', participle = '', more = '', rest = '']) =>
      act(
        `${ofParticiple(participle)}${more.replaceAll(/(ni|o|y) (\p{L}+)/gu, (_, join: string, word: string) => `${join === 'ni' ? 'o' : join} ${ofParticiple(word)}`)} ${lowered(subject)}${rest.replace(/\s+por el (?:asistente|bot|agente|sistema)/iu, '')}`,
      ),
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})${never}\s+(?:se\s+)?(?:le\s+)?(?:${modals})\s+(?:nunca\s+|jamás\s+|en ningún caso\s+)?(.{3,300})$`,
      'iu',
    ),
    read: ([, what = '']) => act(what),
  },
  {
    pattern:
      /(?<!\p{L})(?:no (?:está|tiene|se) (?:permitido|autorizado|permiso|permite|autoriza)(?: para| a)?|(?:está |queda |es )?(?:terminantemente |totalmente )?prohibido|prohibida|se prohíbe|evitar?|evite|evita|abstente de|absténgase de|no hay que)\s*:?\s+(.{3,300})$/iu,
    read: ([, what = '']) => phraseOrAct(what),
  },
  {
    pattern:
      /^(?:mantén|mantenga|mantener|guarda|guarde)\s+(?:en secreto\s+)?(.{3,200}?)\s*(?:en secreto|confidencial(?:es)?|secret[oa]s?|en privado)?$/iu,
    read: ([all, what = '']) =>
      /secret|confidencial|privado/iu.test(all) ? object('give', what.replace(/^en secreto\s+/iu, '')) : null,
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:es|son|sigue siendo|siguen siendo|debe ser|deben ser)\s+(?:estrictamente\s+|información\s+)?(confidencial(?:es)?|secret[oa]s?|privad[oa]s?|intern[oa]s?|tabú|prohibid[oa]s?)(.*)$/iu,
    read: ([, what = '', how = '', rest = '']) =>
      /^(?:tab|prohib)/iu.test(how) ? phraseOrAct(`${what}${rest}`) : object('give', `${lowered(what)}${rest}`),
  },
  {
    pattern:
      /^(.{3,200}?)\s+(?:está|están|queda|quedan)\s+(?:terminantemente\s+)?(?:prohibid[oa]s?|vetad[oa]s?)(.*)$/iu,
    read: ([, what = '', rest = '']) => phraseOrAct(`${what}${rest}`),
  },
  {
    pattern: new RegExp(String.raw`^(?:${never})\s+(${infinitive}(?!\p{L}).{0,300})$`, 'iu'),
    read: ([, what = '']) => act(what),
  },
  {
    pattern: /^(.{3,160}?)\s+(?:nunca|no|jamás)\s+se\s+(\p{L}+(?:an?|en?|án?|rán|rá))(?!\p{L})(.*)$/iu,
    read: ([, subject = '', verb = '', rest = '']) => {
      const base = infinitiveOfPresent(verb.replace(/rán?$/u, ''))
      return base === null || /^(?:debe|puede|permite)/u.test(verb)
        ? null
        : act(`${/r(?:á|án)$/u.test(verb) ? verb.replace(/án?$/u, '') : base} ${lowered(subject)}${rest}`)
    },
  },
  {
    pattern:
      /^(?:nunca|no|jamás|en ningún caso)\s+(?:le\s+|les\s+|se\s+)?(\p{L}+(?:es|as|en|an|e|a))(?!\p{L})\s+(.{2,300})$/iu,
    read: ([all, verb = '', rest = '']) => {
      const base = /^\p{L}+\s+se\s/iu.test(all) ? infinitiveOfPresent(verb) : infinitiveOfSubjunctive(verb)
      const toMe =
        /^\p{L}+\s+les?\s/iu.test(all) && !/(?<!\p{L})(?:al?|a la) (?:\p{L}+ )?\p{L}+/iu.test(rest) ? 'me' : ''
      return base === null ? null : act(`${base}${toMe} ${rest}`)
    },
  },
  {
    pattern: /(?<=\p{L} )(?:nunca|no|jamás)\s+(?!se\s|est[áa])(\p{L}+(?:a|e|an|en))(?!\p{L})\s+(.{2,300})$/iu,
    read: ([, verb = '', rest = '']) => {
      const base = infinitiveOfPresent(verb)
      return base === null || /^(?:es|ha|han)$/u.test(verb) ? null : act(`${base} ${rest}`)
    },
  },
  {
    pattern: new RegExp(
      String.raw`^${only}\s+(?:se admiten |se responde a |se aceptan )?(?:preguntas?|consultas?|temas?|dudas?)\s+(sobre |de |acerca de |del |relacionad[oa]s con )?(.{3,120})$`,
      'iu',
    ),
    read: ([, way = '', scope = '']) => beyond(way, scope),
  },
  {
    pattern:
      /^(?:bajo ningun[ao]? (?:circunstancia|concepto|pretexto)|bajo ningún (?:concepto|pretexto)|en ningún caso|nunca|no|jamás),?\s+se\s+(\p{L}+r)(?:á|án)\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => act(`${verb} ${rest}`),
  },
  { pattern: /^nada de\s+(.{3,200})$/iu, read: ([, what = '']) => phraseOrAct(what) },
  { pattern: /^nada sobre\s+(.{3,200})$/iu, read: ([, what = '']) => object('about', what) },
  { pattern: /^sin\s+(.{3,200})$/iu, read: ([, what = '']) => phraseOrAct(what) },
  {
    pattern:
      /^(ning[uú]na?\s+.{2,120}?)\s+(?:puede|debe|podrá|deberá|será)\s+(?:ser\s+(\p{L}+[ai]d[oa]|dich[oa]|hech[oa])|(\p{L}+[aei]r)se)(?!\p{L})(.*)$/iu,
    read: ([, subject = '', participle, reflexive = '', rest = '']) =>
      act(
        `${participle === undefined ? reflexive : ofParticiple(participle)} ${subject.replace(/^ning[uú]n/iu, 'un')}${rest}`,
      ),
  },
  {
    pattern:
      /^(.{3,120}?)\s+(?:solo|sólo|solamente|únicamente)\s+(?:se\s+)?(?:puede|pueden|debe|deben)\s+(?:ser\s+(\p{L}+[ai]d[oa]s?|dich[oa]s?)|(\p{L}+[aei]r)(?:se)?)\s+((?:de|del|según|en|a|con|tras|desde|para|por|mediante)\s.{3,160})$/iu,
    read: ([, subject = '', participle, reflexive = '', place = '']) => {
      const core = toAssistant(`${participle === undefined ? reflexive : ofParticiple(participle)} ${lowered(subject)}`)
      const bound = /^con\s/iu.test(place)
        ? ` sin ${place.replace(/^con\s+/iu, '')}`
        : `, pero no ${toAssistant(place)}`
      return actOf('do', `${core}${bound}`, { core })
    },
  },
  {
    pattern: /^ning[uú]n(a?)\s+(.{3,200})$/iu,
    read: ([, isFeminine = '', what = '']) => phraseOrAct(`un${isFeminine} ${what}`),
  },
  {
    pattern: /^(?!el asistente|el bot)(.{3,120}?)\s+(?:requieren?|necesitan?|exigen?)\s+(.{3,150})$/iu,
    read: ([, what = '', need = '']) => object('give', `${lowered(what)} sin ${need}`),
  },
]

/** Orders with a pronoun, without it, and their infinitives. */
const orderedTo = new Map(
  'indíca:indicar di:decir recuérda:recordar avísa:avisar adviérte:advertir píde:pedir pregúnta:preguntar explíca:explicar ofréce:ofrecer infórma:informar recomiénda:recomendar'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

const duties: readonly ActRule[] = [
  {
    pattern: /^(\p{L}+?)les?\s+(?:siempre\s+)?(.{3,300})$/iu,
    read: ([, order = '', rest = '']) => {
      const base = orderedTo.get(order.toLowerCase())
      return base === undefined ? null : actOf('omit', toAssistant(`${base}me ${rest}`))
    },
  },
  { pattern: /^(\p{L}+)\s+siempre\s+(.{3,300})$/iu, read: ([, verb = '', rest = '']) => duty(verb, rest) },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:debe|deben|debes|hay que|tiene que|tienes que)\s+(?:siempre\s+)?(${infinitive}\s.{3,300})$`,
      'iu',
    ),
    read: ([, what = '']) => omitted(what),
  },
  {
    pattern: new RegExp(String.raw`^siempre\s+(?:debe\s+)?(${infinitive}\s.{3,300})$`, 'iu'),
    read: ([, what = '']) => omitted(what),
  },
  { pattern: /^siempre\s+(\p{L}+(?:a|e))\s+(.{3,300})$/iu, read: ([, verb = '', rest = '']) => duty(verb, rest) },
  {
    pattern: /^el (?:asistente|bot|agente|tutor)\s+siempre\s+(\p{L}+(?:a|e))\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => duty(verb, rest),
  },
  {
    pattern:
      /^(deriva|remite|pide|pregunta|verifica|comprueba|menciona|avisa|recuerda|indica|añade|cita|confirma)\s+(.{3,300})$/iu,
    read: ([, verb = '', rest = '']) => duty(verb, rest),
  },
]

function duty(verb: string, rest: string): ReadAct | null {
  const base = /^comprueba$/iu.test(verb)
    ? 'comprobar'
    : /^recuerda$/iu.test(verb)
      ? 'recordar'
      : infinitiveOfPresent(verb)
  const sent = /^(?:derivar|remitir|remiter|enviar|dirigir|redirigir|pasar|transferir)$/u.test(base ?? '')
    ? referral(rest)
    : null
  if (sent !== null) return sent
  return base === null ? null : omitted(`${base} ${rest}`)
}

/** "Deriva las quejas a un abogado": they are dealt with instead. */
function referral(rest: string): ReadAct | null {
  const found = /^(?:siempre )?(.{3,80}?)\s+(al?)\s+(.{3,80})$/iu.exec(rest)
  if (found === null) return null
  const [, matter = '', way = '', whom = ''] = found
  const topic = /^(?:a )?(?:los |las |al )?(?:clientes?|usuarios?|alumnos?|pacientes?)(?!\p{L})/iu.test(matter)
    ? 'mi consulta'
    : matter
  return actOf('do', `atender tú mismo ${topic}, sin derivarme ${way} ${whom}`, { core: `atender ${topic}` })
}

/** "sin …": the duty as an infinitive. */
function omitted(duty: string): ReadAct {
  const what = duty.replace(/(?<=\p{L}) siempre(?= )/u, '')
  const noun = /^(.*?),?\s+antes de cualquier (.*)$/iu.exec(what)
  if (noun !== null)
    return actOf(
      'do',
      toAssistant(
        `proceder con la ${noun[2] ?? ''} sin ${noun[1] ?? ''}`.replace(/ la (?=\p{L}+(?:o|e)(?!\p{L}))/u, ' el '),
      ),
      {
        core: `proceder con ${noun[2] ?? ''}`,
      },
    )
  const before = /^(.*?),?\s+antes de (\p{L}+(?:ar|er|ir)\s.*)$/iu.exec(what)
  if (before !== null)
    return actOf('do', toAssistant(`${before[2] ?? ''} sin ${before[1] ?? ''}`), { core: toAssistant(before[2] ?? '') })
  return actOf('omit', toAssistant(what.replace(/,?\s+antes de .*$/iu, '')))
}

function ofParticiple(participle: string): string {
  if (/^dich/iu.test(participle)) return 'decir'
  if (/^hech/iu.test(participle)) return 'hacer'
  const base = participle.replace(/d[oa]s?$/u, '')
  if (/a$/u.test(base)) return `${base}r`
  return /(?:compart|permit|transmit|difund|distribu|discut|suger|emit|reun|transfer|decid)i$/u.test(base)
    ? `${base}r`
    : base.replace(/i$/u, 'er')
}

function act(text: string): ReadAct {
  const { object: said, core, aside, settings } = spanishConditions(tidied(joined(text)))
  return actOf('do', toAssistant(lowered(said)), {
    core: toAssistant(lowered(core)),
    aside: aside === null ? null : toAssistant(aside),
    settings: settingsTo(settings, toAssistant),
  })
}

function object(kind: 'give' | 'about', text: string): ReadAct {
  const { object: said, core, aside, settings } = spanishConditions(tidied(joined(text)))
  return actOf(kind, toAssistant(lowered(said)), {
    core: toAssistant(lowered(core)),
    aside: aside === null ? null : toAssistant(aside),
    settings: settingsTo(settings, toAssistant),
  })
}

/** "ni" belongs to the negation: without it, it is "o"; "ningún" is "un". */
function joined(text: string): string {
  return text
    .replaceAll(
      /,?\s*(?<!\p{L})(?:en ningún caso|bajo ningún (?:concepto|pretexto)|bajo ninguna circunstancia)(?!\p{L})/giu,
      '',
    )
    .replaceAll(/,?\s+ni\s+(?!siquiera)(?:de\s+(?=\p{L}+s(?!\p{L})))?/gu, ' o ')
    .replaceAll(/ o (?=h?o)/gu, ' u ')
    .replaceAll(/(?<!\p{L})ningún(?!\p{L})/giu, 'un')
    .replaceAll(/(?<!\p{L})ninguna(?!\p{L})/giu, 'una')
    .replaceAll(/(?<!\p{L})nada(?!\p{L})/giu, 'algo')
    .replaceAll(/\s*(?<!\p{L})a nadie(?!\p{L})/giu, '')
    .replaceAll(/(?<!\p{L})nadie(?!\p{L})/giu, 'alguien')
}

/** The subject allowed; "del" is "el" without its preposition. */
function beyond(way: string, scope: string): ReadAct {
  return actOf('beyond', toAssistant(tidied(`${/^del\s*$/iu.test(way) ? 'el ' : ''}${scope}`)))
}

/** Nouns that end like verbs. */
const nounLike =
  /^(?:el |la )?(?:alquiler|lugar|mujer|bar|mar|hogar|taller|militar|azar|ayer|menor|mayor|lugar|pilar|carácter)(?!\p{L}*[aei]r[^\p{L}])/iu

function phraseOrAct(text: string): ReadAct {
  const noun = actOfNoun(text, 'es')
  if (noun !== null) return act(noun)
  if (new RegExp(String.raw`^(?:el\s+)?${infinitive}(?!\p{L})`, 'iu').test(text) && !nounLike.test(text))
    return act(text)
  return object(givable.test(text) ? 'give' : 'about', text)
}

const givable =
  /(?<!\p{L})(?:resultados?|consejos?|asesor(?:ía|amiento)|información|informaciones|datos|recomendaci(?:ón|ones)|opini(?:ón|ones)|trucos?|dosis|diagnósticos?|precios?|descuentos?|rebajas?|códigos?|contraseñas?|claves?|números?|direcci(?:ón|ones)|promesas?|garantías?|previsiones?|pronósticos?|chistes?|instrucciones|listas?|documentos?|expedientes?|sueldos?|salarios?|márgenes|saldos?|soluciones?|respuestas?|comparaci(?:ón|ones)|reembolsos?|cupones?|vales?|nombres?|recetas?|credenciales|estimaciones?|ayuda)(?!\p{L})/iu

/** A noun phrase that stands alone. */
function bare(text: string): ReadAct | null {
  const words = text.split(/\s+/)
  // An infinitive that nothing denies is an order.
  if (new RegExp(`^${infinitive}\\s`, 'iu').test(text) && !nounLike.test(text)) return omitted(lowered(text))
  if (words.length > 9 || /(?<!\p{L})(?:es|son|sé|sea|debe|deben|ser)(?!\p{L})/iu.test(text)) return null
  return words.length < 2 && !givable.test(text) ? null : phraseOrAct(text)
}

function lowered(text: string): string {
  return text.trim().replace(/^\p{Lu}(?=\p{Ll}*\s|\p{Ll}+$)/u, (letter) => letter.toLowerCase())
}

/** Words about the assistant and its owner become words to it. */
function toAssistant(text: string): string {
  return text
    .replaceAll(/(?<=\p{L} )nuestr([oa])(s?)(?=$|[,.;]| (?:y|o|de|en|sin|a|que|con|para)(?!\p{L}))/giu, 'tuy$1$2')
    .replaceAll(/(?<!\p{L})nuestr[oa](s?)(?!\p{L})/giu, 'tu$1')
    .replace(
      // Only right behind the verb: further on, "su" belongs to something that was named.
      /^(\p{L}+(?: (?:de|sobre|con|a|en|por))? )su(s?)(?= \p{L})/u,
      '$1tu$2',
    )
    .replaceAll(/(ar|er|ir)se(?!\p{L})/gu, '$1te')
    .replace(toClients, '$1 a mí')
    .replace(/^(\p{L}+[aei]r) a mí (?=\p{L})/u, '$1me ')
}

/** Only what is handed over or told goes to the user: "cambiar de tarifa a un cliente" stays as it is. */
const toClients =
  /(?<=^(?:dar|decir|revelar|mostrar|compartir|ofrecer|conceder|prometer|enviar|facilitar|comunicar|entregar)(?!\p{L}))(.*?)\s(?:a (?:los |las |un |una |otros )?|al )(?:clientes?|usuarios?|usuarias?|visitantes?)(?!\p{L})(?=$|[,.]| (?:sin|antes|el|la|los|las|un|una|qué|cuánto|cómo|quién|cuándo|dónde|si)(?!\p{L}))/iu
