import { entropyBits } from '../forms/randomness.ts'
import { isPlaceholder } from '../placeholders.ts'
import type { Recognised } from '../recognised.ts'

/**
 * Passwords, keys and phrases that a word announces: `password: …`, `API_KEY = "…"`, "my PIN is …", recovery phrases.
 * Placeholders, code and words that only talk about a password are left out.
 * Source: how configuration and people write secrets, in English, German, French, Spanish, Italian, Portuguese, Dutch.
 * Known misses: a password that is an ordinary word after "is"; other languages. Cost: one pass.
 */
export function findAnnouncedSecrets(text: string): Recognised[] {
  const found: Recognised[] = []
  for (const { index, 0: whole, groups } of text.matchAll(announced)) {
    const { name = '', link = '', quoted, bare = '' } = groups ?? {}
    const value = quoted ?? bare.replace(/[.!?)\]}>:]+$/, (tail) => (/^[.)\]}>:?]+$/.test(tail) ? '' : tail))
    const confidence = confidenceOf({
      name,
      value,
      isAssigned: /[:=]/.test(link),
      isQuoted: quoted !== undefined,
      isLinked: link.trim() !== '',
    })
    if (confidence === 0) continue
    const start = index + whole.lastIndexOf(value)
    found.push({ start, end: start + value.length, kind: 'secret', label: labelOf(name), confidence })
  }
  return [...found, ...pins(text), ...recoveryPhrases(text)]
}

const announced =
  /(?<![A-Za-z])(?<name>(?:[A-Za-z]{1,24}[_-]){0,4}(?:api[ _-]?(?:key|token)|access[ _-]?(?:key|token)(?:[ _-]?id)?|account[ _-]?key|auth[ _-]?(?:key|token)|secret[ _-]?(?:access[ _-]?)?(?:key|token)?|client[ _-]?secret|private[ _-]?key|encryption[ _-]?key|signing[ _-]?key|token|pass(?:word|wd|phrase|wort|code)|pwd|psk|passwort|kennwort|zugangscode|mot de passe|mdp|contrase(?:ñ|n)a|clave|senha|parola d.ordine|wachtwoord|has(?:ł|l)o|пароль))(?<link>["']?[ \t]{0,3}(?:[:=]{1,2}>?|\b(?:is|was|ist|lautet|est|es|è|é)\b)[ \t]{0,3}|[ \t])(?:["'`](?<quoted>[^\s"'`][^"'`\n]{2,254})["'`]|(?<bare>[^\s"'`,;]{4,256}))/giu

interface Announced {
  readonly name: string
  readonly value: string
  readonly isAssigned: boolean
  readonly isQuoted: boolean
  /** Whether more than a blank stands between name and value. */
  readonly isLinked: boolean
}

function confidenceOf({ name, value, isAssigned, isQuoted, isLinked }: Announced): number {
  if (value.length < 4 || isPlaceholder(value) || /^https?:/i.test(value) || /^[A-Za-z_][\w.]*[([]/.test(value))
    return 0
  if (!isLinked && (/\s|[<>]/.test(value) || !/\d/.test(value))) return 0
  const strength = strengthOf(value)
  if (/token|key|secret/i.test(name)) {
    // Counts of model tokens, names of keys and public ids are short or lack entropy.
    if (value.length < 8 || strength < 2 || !/\d/.test(value) || entropyBits(value) < 2.5) return 0
    return isAssigned || isQuoted ? 0.8 : value.length >= 16 ? 0.6 : 0.3
  }
  if (strength === 0) return isAssigned && isQuoted && !value.includes(' ') && value.length >= 6 ? 0.45 : 0
  if (/^[\d.,]+$/.test(value)) return isLinked && value.length >= 6 ? 0.55 : 0
  if (/ /.test(value) && !isQuoted) return 0
  return isAssigned || isQuoted ? 0.8 : strength >= 2 || value.length >= 6 ? 0.6 : 0.3
}

/** Sorts of characters beyond lower-case letters: upper case within, digits, marks. 0 = a plain word. */
function strengthOf(value: string): number {
  const isIdentifier = /^\p{L}+(?:[_./-]\p{L}+)*$/u.test(value)
  const sorts = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].filter((sort) => sort.test(value)).length
  if (isIdentifier) return 0
  return sorts - (sorts > 1 ? 0 : /\d/.test(value) ? 0 : 1)
}

function labelOf(name: string): string {
  return /token|key|secret/i.test(name) ? 'announced key or token' : 'announced password'
}

const pin =
  /(?<![A-Za-z])(?:(?:my|his|her|the|our|mein\p{L}?|mi|mon|il mio|meu|mijn)[ ](?:\p{L}{1,12} ){0,2}pin(?:[ -]?(?:code|number))?|pin(?:[ -]?(?:code|number))?(?= ?[:=]))(?: is| ist| es| est| è| é| ?[:=])? ?(?<value>\d{4,8})(?!\d)/giu

function pins(text: string): Recognised[] {
  return Array.from(text.matchAll(pin), ({ index, 0: whole, groups }): Recognised => {
    const end = index + whole.length
    return { start: end - (groups?.value ?? '').length, end, kind: 'secret', label: 'PIN', confidence: 0.65 }
  })
}

const recoveryPhrase =
  /(?<![A-Za-z])(?:seed|recovery|mnemonic|backup|secret recovery)[ _-]?(?:phrase|words)?[^\n]{0,24}?[:="'\n][ \t"'\n]{0,4}(?<words>(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})(?![a-z])/gi
const functionWords = /(?<![a-z])(?:the|and|you|your|for|with|that|are|was|not|can|from|have|this)(?![a-z])/i

function recoveryPhrases(text: string): Recognised[] {
  return Array.from(text.matchAll(recoveryPhrase)).flatMap(({ index, 0: whole, groups }): Recognised[] => {
    const phrase = groups?.words ?? ''
    if (functionWords.test(phrase)) return []
    const end = index + whole.length
    return [{ start: end - phrase.length, end, kind: 'secret', label: 'wallet recovery phrase', confidence: 0.85 }]
  })
}
