import { letterAndDigitCodes } from '../../text/folding/letter-codes.ts'
import { isKnownWord } from '../views/decoding/known-words.ts'

/** At most so many codes of one system message are looked for; the first ones count. */
const tokensMax = 200
const contextUnits = 90

/**
 * The codes and passwords of a system message, as written there: what a word such as "password" or "code" announces, what
 * the message forbids to say, and keys that look random. Each at most once. A product name, a year, an address or an offer
 * to customers ("discount code") is none. Own lists of words for English, German, French, Spanish, Italian, Portuguese,
 * Dutch, Polish, Russian, Chinese, Japanese and Korean. Misses: plain words as passwords unless they are quoted, in capital
 * letters or all that an English or German sentence says; codes that nothing announces. Linear.
 */
export function secretTokensOf(text: string): readonly string[] {
  const found = new Set<string>()
  for (const token of [...codesOf(text), ...quotedOf(text), ...plainWordsOf(text)]) {
    if (found.size >= tokensMax) break
    found.add(token)
  }
  return [...found]
}

/** A word of letters and digits, with the marks that stand inside codes. Scripts without blanks cannot be told apart so. */
const codeLetter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Nd}]'
const candidate = new RegExp(
  `(?<!${codeLetter})${codeLetter}(?:[_\\-#@$!%*+&^~]{0,3}${codeLetter}){3,63}(?!${codeLetter})`,
  'gu',
)

function* codesOf(text: string): Generator<string> {
  const mostlyCapitals = isMostlyCapitals(text)
  for (const { index, 0: token } of text.matchAll(candidate)) {
    const shape = shapeOf(token)
    if (shape === 'plain' || (shape === 'capitals' && mostlyCapitals)) continue
    const before = text.slice(Math.max(0, index - contextUnits), index)
    const after = text.slice(index + token.length, index + token.length + contextUnits)
    if (isAddress(before, after)) continue
    if (shape === 'random' || isAnnounced(before, after)) yield token
    else if (shape === 'strong' && isForbidden(before, after)) yield token
  }
}

/** `random`: a key by its looks, announced or not. `strong`: hardly a name. `capitals`, `digits`: only what is announced by name. */
type Shape = 'plain' | 'capitals' | 'digits' | 'mixed' | 'strong' | 'random'

function shapeOf(token: string): Shape {
  const digits = token.match(/\p{Nd}/gu)?.length ?? 0
  const letters = token.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return digits >= 4 && !/^(?:19|20)\d\d$/.test(token) ? 'digits' : 'plain'
  if (digits === 0) return isCapitalCode(token, letters) ? 'capitals' : 'plain'
  if (digits + letters < 5 || publicName.test(token) || measure.test(token)) return 'plain'
  if (isRandom(token)) return 'random'
  return digits + letters >= 8 && digits >= 3 && letters >= 3 ? 'strong' : 'mixed'
}

/** Ids and digests of small letters stand in many texts, and addresses are longer still. */
function isRandom(token: string): boolean {
  if (/^(?:sk|pk|rk|ghp|gho|xox[abp]|hf|npm|glpat)[-_][a-z0-9_-]{16,}$/i.test(token)) return true
  const digits = token.match(/\d/g)?.length ?? 0
  return token.length >= 20 && digits >= 4 && /[a-z]/.test(token) && /[A-Z]/.test(token) && !/%[0-9A-F]{2}/i.test(token)
}

function isCapitalCode(token: string, letters: number): boolean {
  return letters >= 5 && !/\p{Ll}/u.test(token) && !token.split(/[^\p{L}]+/u).every(isKnownWord)
}

/** Names of standards, models and illnesses that anybody may say. */
const publicName =
  /^(?:gpt|llama|gemini|claude|pbkdf|ean|iso|iec|din|en|ieee|rfc|cve|utf|sha|md|aes|rsa|covid|windows|office|web|http|ipv|usb|wpa|mp|h|b|c|p|gdpr|pci|soc|microsoft|iphone|galaxy|f|mi|k)[-_]?\d{1,5}(?:[-_]?[a-z]{1,5}|[-_]?\d{1,5})?$/i
/** Numbers with a unit, an ordinal or a month. */
const measure = /^(?:\d+[-_]?\p{L}{1,4}|\d{1,4}-\p{L}+|\p{L}{1,2}\d{1,2}|(?:q[1-4]|fy)[-_]?\d{2,4})$/iu

function isMostlyCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return (text.match(/\p{Lu}/gu)?.length ?? 0) > 0.5 * letters
}

function isAddress(before: string, after: string): boolean {
  return /(?:[@/.\\]|https?:\S{0,80})$/i.test(before) || /^(?:[@/\\]|\.\p{L})/u.test(after)
}

/** Codes that are given to customers or stand on things, however the announcing word would fit. */
const openCode = new RegExp(
  [
    '(?<!\\p{L})(?:promo|promotional|promotion|discount|coupon|voucher|gift|referral|offer|product|article|item|model|postal|zip|post|country|area|dress|source|error|status|order|booking|tracking|qr|bar|dial|dialling|swift|sort|tax|building|class|course|colou?r|language|morse|sample|exit)[\\s-]codes?(?!\\p{L})',
    '(?<!\\p{L})(?:rabatt|gutschein|aktions|quell|fehler|länder|strich|promo|artikel|bar|qr)-?codes?(?!\\p{L})',
    '(?<!\\p{L})(?:code|código|codice|código) (?:promo|promotionnel|postal|réduction|de réduction|barre|source|promocional|promozionale|de descuento|de desconto|sconto|fiscale|postale|de barras|fuente)(?!\\p{L})',
    'код (?:скидки|товара)|промокод|优惠码|折扣码|邮政编码|产品代码|条形码|源代码|割引コード|クーポンコード|郵便番号|할인 코드',
  ].join('|'),
  'iu',
)
const noun = `(?:${[
  `(?<![\\p{L}.])(?:pass\\s?words?|passcodes?|passphrases?|pin(?: code| number)?|codes?(?:\\s?(?:words?|names?|phrases?))?|code\\s?words?|secrets?(?:\\s(?:words?|phrase|key|token|number|code|name|answer|string))?|(?:api|access|secret|private|encryption|licen[cs]e|master|admin|recovery|signing)\\s?(?:keys?|tokens?)|credentials?|(?:magic|safe|trigger)\\s?word|canary)`,
  `(?<![\\p{L}.])(?:(?!(?:de|en|re|uni|trans|byte|op|geo|bar|qr)-?code)[\\p{L}-]{0,24}(?:passwort|kennwort|code)|losung|schlüsselwort|geheimwort|geheimnis|geheimzahl|geheim-?pin)`,
  `(?<![\\p{L}.])(?:mot de passe|mots de passe|code(?: secret| d['’]accès| de lancement)?|clé(?: secrète| d['’]accès)?|secret)`,
  `(?<![\\p{L}.])(?:contraseña|clave(?: secreta| de acceso)?|código(?: secreto| de acceso)?|secreto|palabra (?:clave|secreta))`,
  `(?<![\\p{L}.])(?:codice(?: segreto| di accesso)?|parola d['’]ordine|segreto|senha|código(?: secreto)?|palavra-passe|segredo)`,
  `(?<![\\p{L}.])(?:wachtwoord|toegangscode|geheim|hasło|kod(?: dostępu)?)`,
  `(?<![\\p{L}.])(?:парол[ьяе]м?|(?:секретн\\p{L}{2} )?код(?: доступа| запуска)?|секрет|кодовое слово)`,
  '密码|口令|暗号|密钥|代码|密碼|密語|パスワード|合言葉|暗証番号|秘密|コード|비밀번호|암호|코드',
].join('|')})`
const adverb =
  '(?:\\s+(?:always|currently|now|today|still|immer|aktuell|derzeit|heute|toujours|actuellement|siempre|sempre|ora|всегда|сейчас))?'
const copula =
  '(?:\\s(?:is|are|was|equals|lautet|lauten|ist|sind|est|sont|es|son|è|sono|é|são|jest|to|это|reads)(?=[\\s"“„«\'`*])|\\s?[:=→]|\\s[—–-]|是|为|為|は|が|는|은)'
const words = "(?:\\s[\\p{L}'’-]{1,24}){0,6}?"
const unspaced = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]{0,8}?'
const quotes = '["“”„«»\'‘’`*「『<\\[({]'
const announcedBefore = new RegExp(
  `${noun}(?:${words}(?:${unspaced})${copula}${adverb})?\\s{0,3}[,(]?\\s{0,3}${quotes}{0,3}$`,
  'iu',
)
const closing = '["“”»\'’`*」』>\\])}]{0,3}'
const announcedAfter = new RegExp(
  `^${closing}(?:,?\\s(?:is|ist|est|es|è|é|это|as|als|comme|como|come)(?:\\s[\\p{L}'’-]{1,16}){0,3}?\\s(?=${noun})|\\s?[—–(-]\\s?(?:[\\p{L}'’-]{1,16}\\s){0,3}?(?=${noun})|是(?:\\p{Script=Han}{0,6}?)(?=${noun})|,?\\s(?:keep|halte?|mantén|garde)(?:\\s\\p{L}{1,8})?\\s(?:secret|confidential|geheim|secreto)|,?\\s(?:secret|confidential|geheim)(?!\\p{L}))`,
  'iu',
)

function isAnnounced(before: string, after: string): boolean {
  if (announcedBefore.test(before)) return !openCode.test(clauseBefore(before))
  return announcedAfter.test(after) && !openCode.test(after.slice(0, openingUnits))
}

const openingUnits = 40

function clauseBefore(before: string): string {
  const said = before.trimEnd().replace(/[,(]$/, '')
  return said.slice(said.search(/[^.,;!?。，；！？\n]*$/))
}

const say =
  '(?:reveal|tell|share|disclose|divulge|say|mention|repeat|print|output|write|leak|give (?:away|out)|verraten?|verrate|nenne|erwähne|sage?|révèle|révélez|divulgue|dis|dites|mentionne|reveles?|digas?|menciones?|compartas?|rivelare|dire|menzionare|revele|diga|mencione|раскрывай|называй|говори|упоминай)'
const not =
  "(?:never|do not|don['’]t|must not|may not|should not|niemals|nie|nicht|ne|jamais|nunca|no|non|mai|não|никогда не|не)"
const forbiddenBefore = new RegExp(`(?<!\\p{L})${not}(?:\\s\\p{L}{1,12})?\\s${say}(?!\\p{L})[^.!?\\n]{0,40}$`, 'iu')
/** Who must not hear something is not what must not be said. */
const recipient = /(?<!\p{L})(?:with|to|for|mit|an|für|avec|à|pour|con|a|para|com|per)\s(?:the\s)?$/iu
const saysBefore = /(?<!\p{L})(?:verrate|nenne|erwähne|sage?)(?!\p{L})[^.!?\n]{0,40}$/iu
/** "…, never tell it", also as the next sentence. */
const forbiddenAfter = new RegExp(
  `^[^.!?\\n]{0,40}(?:[.!,;]\\s{1,2}|\\s)(?:${not}(?:\\s\\p{L}{1,12})?\\s${say}\\s(?:it|this|that|them|ihn|es|sie|das|lo|la|его|её|это)(?!\\p{L})|(?:verrate|nenne|sage?)\\s(?:ihn|es|sie|das)\\s(?:nie|niemals|nicht))`,
  'iu',
)

function isForbidden(before: string, after: string): boolean {
  if (recipient.test(before)) return false
  if (forbiddenBefore.test(before) || forbiddenAfter.test(after)) return true
  return saysBefore.test(before) && /^[^.!?\n]{0,20}\s(?:nie|niemals|nicht)(?!\p{L})/iu.test(after)
}

/** What stands in quotation marks behind the announcing word. */
const quoted = /["“„«`「『]([^"“”„«»`「」『』\n]{4,64})["“”»`」』]/gu

/** Programs are quoted behind the word "code" too. */
const phrase = /^[\p{L}\p{Nd}][\p{L}\p{Nd} _\-'’!?#@$%*+&.,]*$/u

function* quotedOf(text: string): Generator<string> {
  for (const { index, 1: content = '' } of text.matchAll(quoted)) {
    const before = text.slice(Math.max(0, index - contextUnits), index)
    if (!announcedBefore.test(before) || openCode.test(clauseBefore(before))) continue
    const signs = letterAndDigitCodes(content).codes.length
    if (signs < 5 || publicName.test(content) || !phrase.test(content)) continue
    const parts = content.match(/[\p{L}\p{Nd}]+/gu) ?? []
    if (parts.length === 1 && isKnownWord(content)) continue
    if (parts.length > 1 && signs < 10) continue
    yield content
  }
}

/**
 * A sentence that says nothing but what the password is. After "lautet" stands a name; after "is" a word may describe, so
 * words that look like adjectives are left out.
 */
const plainWord = new RegExp(
  `(?:^|[.!?\\n]\\s?)\\s{0,3}(?:(?:the|our|your|my|das|der|dein|unser)(?:\\s\\p{L}{1,16}){0,2}\\s${noun}\\s(?:is|lautet))\\s(\\p{L}{5,32})(?=[.!,;\\n]|$)`,
  'giu',
)
const adjective = /(?:ed|ive|al|able|ible|ing|ent|ant|ous|ful|less|ic|ory|ary|ly|en|ct|id)$/i

function* plainWordsOf(text: string): Generator<string> {
  for (const { 1: word = '' } of text.matchAll(plainWord)) if (!isKnownWord(word) && !adjective.test(word)) yield word
}
