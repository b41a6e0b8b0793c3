import common from '../common-words.generated.json' with { type: 'json' }

/**
 * Words, in small letters without accents, that give orders to an assistant or speak of its orders; they count as known although
 * ordinary texts seldom have them. German, French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish and English.
 */
const ordersWords =
  'ignore ignores ignoring disregard forget override overrule bypass reveal reveals print repeat disclose leak jailbreak unrestricted uncensored ' +
  'prompt prompts system instruction instructions previous prior preceding above earlier developer assistant password secret secrets hidden rules ' +
  'guidelines restrictions safety filter filters pretend roleplay confidential verbatim initial obey comply unlock disable admin exfiltrate bomb weapon malware hack kill ' +
  'ignoriere ignorieren vergiss vorherigen vorherige bisherigen anweisung anweisungen befehle regeln zeige verrate offenbare passwort geheimnis ' +
  'ignorez oubliez toutes precedentes precedents instructions consignes revele revelez affiche montre invite systeme motdepasse ' +
  'ignora olvida todas anteriores instrucciones revela muestra indicaciones sistema contrasena ' +
  'dimentica tutte precedenti istruzioni rivela mostra ' +
  'ignore esqueca instrucoes revele mostre ' +
  'negeer vergeet vorige instructies onthul toon alle ' +
  'zignoruj zapomnij poprzednie instrukcje ujawnij pokaz systemowy ' +
  'onceki talimatlari unut yoksay goster sistem'

/** The start of `nextWordHash`. */
export const wordHashStart = 17

const hashMask = 0x1ffff
const values: ReadonlyMap<string, number> = wordValues()
const orders: ReadonlySet<string> = new Set(ordersWords.split(' '))
const sieve = wordSieve()

/** The longest known word, in units. */
export const knownWordLengthMax = 24

/** 100 ln P of a word (any case, accents ignored) in the language that uses it most, or null when it is not a common word. */
export function knownWordValue(word: string): number | null {
  return word.length > knownWordLengthMax ? null : (values.get(plainWord(word)) ?? null)
}

/** Whether a word (any case, accents ignored) is a common word of a language in Latin letters, or one that speaks to an assistant. */
export function isKnownWord(word: string): boolean {
  return knownWordValue(word) !== null
}

/** Whether a word (any case, accents ignored) gives orders to an assistant or speaks of its orders. */
export function isOrdersWord(word: string): boolean {
  return orders.has(plainWord(word))
}

/** The hash of a word with one more letter, 1 to 26. */
export function nextWordHash(hash: number, letter: number): number {
  return (Math.imul(hash, 31) + letter * 7919) & hashMask
}

/** Whether a word with this hash may be known: never false for a known word of ASCII letters, true for about 5 % of the others. */
export function mayBeKnown(hash: number): boolean {
  return sieve[hash] === 1
}

/** `word` in small letters without accents. */
function plainWord(word: string): string {
  const lower = word.toLowerCase()
  return /^[a-z]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

function wordValues(): ReadonlyMap<string, number> {
  const result = new Map<string, number>(Object.entries(common as Readonly<Record<string, number>>))
  for (const word of ordersWords.split(' ')) if (!result.has(word)) result.set(word, -950)
  // Dearer than its two halves, so that letters without spaces are parted.
  result.set('systemprompt', -1500)
  return result
}

function wordSieve(): Uint8Array {
  const result = new Uint8Array(hashMask + 1)
  for (const word of values.keys()) {
    let hash = wordHashStart
    for (let i = 0; i < word.length; i++) hash = nextWordHash(hash, word.charCodeAt(i) - 96)
    result[hash] = 1
  }
  return result
}
