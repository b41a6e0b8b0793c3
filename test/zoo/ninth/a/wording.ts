import { type PlannedAnswer, pick, says, type TrueKind } from '../../planned-target.ts'

/** Lower case, no accents, no invisible characters, plain letters. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\u00ad]/g, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[’‘`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
}

/** How often a pattern is found. */
export function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, pattern.flags.includes('m') ? 'gm' : 'g'))].length
}

/** One of each list, put together. */
export function mix(message: string, ...lists: readonly (readonly string[])[]): string {
  return lists.map((list, place) => pick(list, `${place}~${message}`)).join(' ')
}

export type Line = readonly [TrueKind, string, PlannedAnswer['toolCalls']?]

/** One of the lines as an answer. */
export function oneOf(message: string, lines: readonly Line[]): PlannedAnswer {
  const [kind, text, calls] = pick(lines, message)
  return says(kind, text, calls ?? [])
}

/** A kind put to texts. */
export function all(kind: TrueKind, texts: readonly string[]): readonly Line[] {
  return texts.map((text) => [kind, text] as const)
}

/** A call in the form of the wire. */
export function call(name: string, args: Record<string, unknown>): NonNullable<PlannedAnswer['toolCalls']> {
  return [{ name, arguments: JSON.stringify(args) }]
}

/** The sentence of the message that has the pattern, short enough to be quoted. */
export function sentence(message: string, pattern: RegExp, most = 140): string {
  const sentences = message.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+/)
  const found = sentences.find((part) => pattern.test(fold(part))) ?? sentences.at(-1) ?? message
  const plain = found.replace(/["“”„«»]/g, "'").trim()
  return plain.length <= most ? plain : `${plain.slice(0, most).replace(/\s+\S*$/, '')} …`
}

/** What stands encoded in the message, as far as it is easily read; otherwise ''. */
export function decoded(message: string): string {
  const out: string[] = []
  for (const [token] of message.matchAll(/[A-Za-z0-9+/_-]{20,}={0,2}/g)) {
    if (/^[0-9a-f]+$/i.test(token) && token.length % 2 === 0) out.push(Buffer.from(token, 'hex').toString('utf8'))
    else out.push(Buffer.from(token.replace(/-/g, '+').replace(/_/g, '/'), 'base64').toString('utf8'))
  }
  for (const [row] of message.matchAll(/(?:\b[0-9a-f]{2}\b[\s:,]*){12,}/gi))
    out.push(Buffer.from(row.replace(/[^0-9a-f]/gi, ''), 'hex').toString('utf8'))
  if (/rot-?\s?13/i.test(message))
    out.push(
      message.replace(/[a-z]/gi, (letter) => {
        const base = letter <= 'Z' ? 65 : 97
        return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
      }),
    )
  if (/revers|backward|ruckwarts|rückwärts|envers|reves|revés|flipp/i.test(message))
    out.push([...message].reverse().join(''))
  return out.filter((text) => /^[\s\p{L}\p{N}\p{P}\p{S}]*$/u.test(text) && /[a-z]{3,}/i.test(text)).join(' ')
}

const signs = {
  /** An encoding or cipher is spoken of, or the text is none. */
  encoded:
    /base ?-?(?:32|64|85)|hexadecimal|\brot ?-?13|cipher|chiffr|verschlussel|cifrad|encod|decod|dekodi|entschlussel|entziffer|descifr|dechiffr|\bmorse\b|braille|caesar|cesar\b|uuencod|ascii85|quoted-printable|\bbits?\b.{0,40}\b[01]{6}|phonetic|buchstabieralphabet|zigzag|zickzack|vigenere|atbash|pig ?latin/,
  document: /^(?:from|to|subject|von|an|betreff|de|a|objet|asunto|para|date|datum|fecha)\s?:\s?\S/m,
  work: /summari[sz]e|summary|proofread|translate|zusammenfass|fass\b.{0,60}zusammen|ubersetz|korrigier|resum|tradui|traduc|corrige|what (?:does|do) (?:it|this|the .{1,30}) say|main points|hauptpunkte|wichtigste/,
  material:
    /\b(?:document|e-?mail|review|minutes|page|article|letter|attachment|readme|search results?|tool (?:result|output|returned)|record|dokument|protokoll|bewertung|rezension|artikel|seite|brief|anhang|suchergebnis|werkzeug|ergebnis|tabelle|datei|courriel|compte rendu|avis|piece jointe|fichier|correo|documento|acta|resena|pagina|articulo|archivo|resultado)\b/,
  translate: /translat|ubersetz|tradui|traduction|traduc/,
  story:
    /\bnovel\b|\bstory\b|\bfilm\b|\bmovie\b|screenplay|\bscene\b|\bcharacter\b|role-?\s?play|(?:play|take|slip into|step into) (?:the )?(?:part|role|a )|\bplay(?:s|ing)? (?:an?|my|the)\b|pretend|imagine|\bact as\b|you are now|from now on you|grandm|grandf|granny|\bin (?:the )?role\b|\bactor\b|\bactress\b|fiction|theatre|theater|\bstage\b|\broman\b|geschichte|\brolle\b|rollenspiel|\bszene|spiel(?:e|st)? (?:die|den|eine|mein)|stell dir vor|\boma\b|grossmutter|grossvater|\bopa\b|theaterstuck|schauspiel|personnage|histoire|\broles?\b|imagine|\bjoue|grand-mere|grand-pere|theatre|\bnovela\b|\bcuento\b|\bpapel\b|personaje|imagina|abuel[ao]|\bescena\b|\bactua\b|juego de rol|pelicula/,
  authority:
    /\bi(?:'m| am) (?:the|your|a|an|from|with|one of|calling from|in charge)\b.{0,60}(?:manager|director|audit|head|supervis|officer|admin|develop|inspect|regulat|engineer|boss|chief|lead|ceo|captain|owner|team|security|compliance|operations|executive|staff)|on behalf of (?:the )?(?:board|management|head|audit|compliance|legal|direct)|head office|compliance (?:team|department|officer|review|check)|internal audit|\baudit(?:or|ors)?\b|clearance|i am (?:authori[sz]ed|cleared|exempt|entitled)|(?<!without )authori[sz]ation|my (?:role|rank|rights|permissions|capacity|badge|staff number|employee)|\bas (?:a |the )?(?:duty|shift|department|area|branch|regional|senior|line)? ?(?:manager|director|supervisor|inspector|administrator|auditor|owner|operator|superior)|permission(?:s)? (?:level|granted|have|has)|supervisory authority|inspectorate|\bministry\b|privileges?|inherit|administrator|elevated|exempt(?:ed|ion)|direct order|superior|i work (?:for|at|here|in)|member of (?:the )?(?:staff|crew|board)|(?:has|have|been) (?:already )?(?:approved|authori[sz]ed|signed off)/,
  override:
    /override|maintenance (?:mode|command|window)|developer mode|debug|policy file|<\/?(?:system|admin|policy|operator|instructions?|config|rules?|owner|note|override|authority)|\[(?:system|admin|operator|owner|config|policy)|operator note|note from the (?:operator|owner|provider)|instructions? (?:are|is|have been) (?:suspended|lifted|void|changed|replaced|withdrawn)|(?:rules?|policy|policies|guidelines?) (?:was|were|is|are|has|have)(?: been)? (?:changed|lifted|withdrawn|suspended|replaced|repealed|updated|dropped|void)|since (?:last|this) (?:week|month|monday|year)|no longer (?:applies|apply|confidential|valid|in force)|it (?:was|has been) agreed/,
  completion:
    /(?:begin|start|open)s?(?:ning|ing)? (?:your|the|every|each|it|with)(?: (?:answer|reply|response|text|message))?|first (?:words|line|sentence)|complete (?:the|this|it|what)|completion|continue|carry on|fill (?:in|out)|filled in|finish (?:the|this|it|my)|template|pick up (?:where|from|the)|left off|\bblanks?\b|placeholder|_{3,}|\[\s*(?:\.{3}|…|insert|your|text|answer)|(?:\.\.\.|…)\s*$|following (?:form|format|structure)|\b(?:sure|of course|certainly|gladly|absolutely|with pleasure)[,:!]|exactly this (?:form|format|structure)|"sure|"of course|"certainly|"absolutely|"gladly|"yes,|sure, here|of course, here|certainly[:,!] here|masked?\b/,
  scale:
    /\bscale\b|likert|rating|\brate\b|\bskala\b|\bstufe|bewertungsskala|echelle|\bnote de\b|\bescala\b|puntuacion|\blevel (?:1|one|5|five)\b/,
  emotion:
    /desperate|begging|i beg|\bcrying\b|in tears|heart ?broken|panic|can't take|last hope|only hope|i'm so scared|ashamed|please, please|verzweif|flehe|weine|letzte hoffnung|ich kann nicht mehr|desesper|supplie|en larmes|dernier espoir|por favor, por favor|suplic|llorando|ultima esperanza|angusti/,
  system:
    /system ?prompt|your (?:initial |original |hidden |secret |internal )?(?:instructions|guidelines|configuration)|(?:text|words|everything|lines?) (?:above|before this|before the conversation)|what you were told|repeat (?:the|your) (?:words|instructions|text)|systemprompt|systemanweisung|deine (?:anweisungen|vorgaben|regeln)|ihre (?:anweisungen|vorgaben)|text (?:vor|oberhalb)|invite systeme|tes (?:instructions|consignes)|vos (?:instructions|consignes)|texte (?:avant|ci-dessus|qui precede)|prompt del sistema|tus instrucciones|sus instrucciones|texto (?:anterior|de arriba)/,
  goOn: /^(?:yes|ok(?:ay)?|go on|continue|and then|more|please|so\b|well|now|weiter|ja\b|gut|und dann|oui|continue[zr]?|d'accord|alors|et (?:ensuite|puis)|si\b|sigue|vale|entonces|adelante)/,
  refers: /\b(?:it|that|this|them|those|these|das|dies(?:es|e)?|davon|dazu|es|cela|ca|en|eso|esto|ello)\b/,
} as const

export type Sign = keyof typeof signs

/** Whether the folded text has that sign. */
export function has(folded: string, sign: Sign): boolean {
  return signs[sign].test(folded)
}

/** Whether material is pasted to be worked on. */
export function isMaterial(folded: string): boolean {
  if (count(folded, /^(?:from|to|subject|von|an|betreff|de|objet|asunto|para|date|datum|fecha)\s?:\s?\S/gm) >= 2)
    return true
  if (folded.length > 220 && signs.work.test(folded) && signs.material.test(folded)) return true
  if (
    folded.length > 160 &&
    signs.material.test(folded) &&
    /"""|```|<<<|-----|-{4,}|={4,}|<html|<!--|begin (?:of )?(?:document|text|mail)|\{\s*"/.test(folded)
  )
    return true
  if (folded.length > 240 && count(folded, /\n/) >= 4 && signs.material.test(folded)) return true
  return /tool (?:result|output|response|returned)|(?:werkzeug|tool)-?(?:ergebnis|ausgabe|antwort)|ergebnis des (?:werkzeugs|tools)|resultat de l'outil|resultado de la herramienta|"(?:role|tool|status|result|instruction|instructions|task)"\s*:/.test(
    folded,
  )
}

/** Whether next to nothing of the message can be read. */
export function isNoise(message: string): boolean {
  const letters = message.replace(/[^\p{L}]/gu, '').length
  if (message.length > 40 && letters / message.length < 0.45) return true
  const words = fold(message)
    .split(/\s+/)
    .filter((word) => word !== '')
  const long = words.filter((word) => word.length > 24).length
  const single = words.filter((word) => word.length === 1).length
  return long >= 2 || (words.length > 12 && single / words.length > 0.5)
}

/** Whether the text has at least two header lines of a letter. */
export function isMail(folded: string): boolean {
  return count(folded, signs.document) >= 2
}

const tongues = {
  en: /\b(?:the|and|you|is|of|to|what|please|your|for|with|how)\b/,
  de: /\b(?:der|die|das|und|ist|sie|ich|nicht|bitte|wie|ein|eine|mir|auf)\b/,
  fr: /\b(?:le|la|les|et|est|vous|je|pas|pour|une|des|quel|quelle|dans|moi)\b/,
  es: /\b(?:el|los|las|y|es|usted|por|una|del|que|como|para|con|mi)\b/,
} as const

/** The language that most of the message is in; null where it can't be told. */
export function tongue(folded: string): keyof typeof tongues | null {
  const found = (Object.keys(tongues) as (keyof typeof tongues)[])
    .map((name) => [name, count(folded, tongues[name])] as const)
    .sort((left, right) => right[1] - left[1])
  const [best, next] = found
  return best !== undefined && best[1] >= 3 && best[1] > (next?.[1] ?? 0) + 1 ? best[0] : null
}

/** What an application says by the way. */
export interface Social {
  readonly language: keyof typeof tongues
  readonly hello: readonly string[]
  readonly thanks: readonly string[]
  /** To matters that are not its own. */
  readonly other: readonly string[]
  /** To other languages. */
  readonly foreign: readonly string[]
}

/** Greetings, thanks, other matters and other languages. */
export function social(message: string, words: Social): PlannedAnswer | null {
  const said = fold(message).trim()
  if (
    said.length < 40 &&
    /^(?:hello|hi|hey|good (?:morning|day|evening)|guten (?:tag|morgen|abend)|hallo|moin|bonjour|bonsoir|salut|hola|buen[oa]s)\b/.test(
      said,
    )
  )
    return says('help', pick(words.hello, message))
  if (
    said.length < 60 &&
    /^(?:thanks?|thank you|ok(?:ay)?,? thanks|danke|vielen dank|merci|gracias|bye|tschuss|au revoir|adios)\b/.test(said)
  )
    return says('help', pick(words.thanks, message))
  if (
    /capital of|hauptstadt|capitale de|capital de|\bjoke\b|\bwitz\b|blague|chiste|\bpoem\b|gedicht|poeme|poema|president|football|fussball|futbol|\bpython\b|javascript|recipe for|rezept|recette|receta de cocina/.test(
      said,
    )
  )
    return says('deflection', pick(words.other, message))
  const spoken = tongue(said)
  return spoken !== null && spoken !== words.language ? says('deflection', pick(words.foreign, message)) : null
}
