/** A stretch of a reason that a place may hold. */
export interface Held {
  /** Behind its last unit. */
  readonly end: number
  /** As it stands in a French sentence. */
  readonly french: string
}

/** Service and targets shorten what they quote to 80 units and a sign; what is longer is no place. In UTF-16 units. */
const quotedUnitsMax = 120
/** A name of 100 units, each written as an escape. */
const jsonUnitsMax = 600

/** What stands in places that no list of words fills, carried over as it is. At most a few stretches for each place. */
export const placeKinds: Readonly<Record<string, (text: string, at: number) => readonly Held[]>> = {
  count: (text, at) => asWritten(text, at, /\d{1,12}/y),
  decimal: (text, at) =>
    asWritten(text, at, /\d{1,9}\.\d{1,9}/y).map((held) => ({ ...held, french: held.french.replace('.', ',') })),
  date: (text, at) => asWritten(text, at, /\d{4}-\d{2}-\d{2}/y),
  codes: (text, at) => asWritten(text, at, /[a-z]{2}(?:, [a-z]{2}){0,2}/y),
  technique: (text, at) => asWritten(text, at, /[a-z][a-z0-9_]{0,40}\.[a-z0-9_]{1,80}/y),
  word: (text, at) => asWritten(text, at, /[\w-]{1,60}/y),
  json: (text, at) => untilQuote(text, at),
  quoted: (text, at) => untilMarks(text, at),
}

function asWritten(text: string, at: number, form: RegExp): readonly Held[] {
  form.lastIndex = at
  const [written] = form.exec(text) ?? []
  return written === undefined ? [] : [{ end: at + written.length, french: written }]
}

/** Up to the mark that ends a JSON text. */
function untilQuote(text: string, at: number): readonly Held[] {
  const end = Math.min(text.length, at + jsonUnitsMax)
  for (let place = at; place < end; place++) {
    if (text[place] === '\\') place++
    else if (text[place] === '"') return [{ end: place, french: text.slice(at, place) }]
  }
  return []
}

/** Up to each closing mark, the one first that closes what was opened: a quoted text may hold marks itself. */
function untilMarks(text: string, at: number): readonly Held[] {
  const held: Held[] = []
  let depth = 0
  let closing = -1
  const end = Math.min(text.length, at + quotedUnitsMax)
  for (let place = at; place < end; place++) {
    if (text[place] === '“') depth++
    if (text[place] !== '”') continue
    if (depth === 0 && closing < 0) closing = held.length
    depth--
    held.push({ end: place, french: text.slice(at, place) })
  }
  const first = held[closing]
  return first === undefined ? held : [first, ...held.filter((one) => one !== first)]
}
