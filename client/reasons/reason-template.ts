import { type Held, placeKinds } from './place-kinds.ts'
import type { ReasonTwin } from './reason-twin.ts'
import { reasonLists, reasonWords } from './reason-words.ts'

/** A twin, made ready to be looked for. */
export interface ReasonTemplate {
  readonly english: readonly Piece[]
  readonly french: readonly Piece[]
  /** Whether it quotes what somebody else wrote. */
  readonly isQuoting: boolean
}

/** Words that stand there, or a place: `kind` says what may stand in it, `key` which place it is. */
export type Piece = string | { readonly kind: string; readonly key: string }

/** The most words of a list that stand in one place; the service tells 5. */
const listMost = 8

const known = new Map<string, readonly ReasonTemplate[]>()

/** A twin as pieces. Throws when a place has no kind, or does not stand on both sides. */
export function templateOf([english, french]: ReasonTwin): ReasonTemplate {
  const pieces = piecesOf(english)
  const keys = (all: readonly Piece[]) => all.flatMap((one) => (typeof one === 'string' ? [] : [one.key])).sort()
  const written = piecesOf(unbroken(french))
  if (keys(pieces).join() !== keys(written).join()) throw new Error(`Other places in French: ${english}`)
  return {
    english: pieces,
    french: written,
    isQuoting: pieces.some((one) => typeof one !== 'string' && one.kind === 'quoted'),
  }
}

/** Looks for a template at a place of a reason: where it ends, and what it is in French; null when it does not stand there. */
export function readTemplate(template: ReasonTemplate, text: string, at: number): Held | null {
  const values = new Map<string, string>()
  const end = readPieces(template.english, 0, { text, values }, at)
  if (end === null) return null
  return { end, french: template.french.map((one) => (typeof one === 'string' ? one : values.get(one.key))).join('') }
}

function piecesOf(text: string): readonly Piece[] {
  return text.split(/(\{[a-zA-Z:]+\})/).flatMap((part): Piece[] => {
    if (part === '') return []
    if (!part.startsWith('{')) return [part]
    const key = part.slice(1, -1)
    const kind = key.split(':')[0] ?? key
    if (!(kind in placeKinds || kind in reasonWords || kind in reasonLists))
      throw new Error(`No kind of place: ${part}`)
    return [{ kind, key }]
  })
}

/** With spaces that do not break where French has one before a sign or inside of its quotes. */
function unbroken(french: string): string {
  return french.replace(/ (?=[:;!?»%])/g, '\u00a0').replace(/« /g, '«\u00a0')
}

interface Reading {
  readonly text: string
  readonly values: Map<string, string>
}

/** The pieces from `next` on; a place is tried with all that may stand in it. Depth: the pieces of a template. */
function readPieces(pieces: readonly Piece[], next: number, reading: Reading, at: number): number | null {
  const piece = pieces[next]
  if (piece === undefined) return at
  const { text, values } = reading
  if (typeof piece === 'string')
    return text.startsWith(piece, at) ? readPieces(pieces, next + 1, reading, at + piece.length) : null
  for (const held of heldIn(piece.kind, text, at)) {
    const end = readPieces(pieces, next + 1, reading, held.end)
    if (end === null) continue
    values.set(piece.key, held.french)
    return end
  }
  return null
}

/** All that may be held by a place that begins there. */
function heldIn(kind: string, text: string, at: number): readonly Held[] {
  const list = reasonLists[kind]
  if (list !== undefined) return listAt(list, text, at)
  const words = reasonWords[kind]
  if (words === undefined) return placeKinds[kind]?.(text, at) ?? []
  return templatesOf(kind).flatMap((one) => readTemplate(one, text, at) ?? [])
}

function listAt({ of, between }: (typeof reasonLists)[string], text: string, at: number): readonly Held[] {
  const found: string[] = []
  let end = at
  for (let next = at; found.length < listMost; next = end + between[0].length) {
    const [one] = heldIn(of, text, next)
    if (one === undefined) break
    found.push(one.french)
    end = one.end
    if (!text.startsWith(between[0], end)) break
  }
  return found.length === 0 ? [] : [{ end, french: found.join(unbroken(between[1])) }]
}

/** The words of a list, those with most letters of their own first, so that none hides a longer one. */
export function templatesOf(kind: string): readonly ReasonTemplate[] {
  const before = known.get(kind)
  if (before !== undefined) return before
  const made = mostLettersFirst((reasonWords[kind] ?? []).map(templateOf))
  known.set(kind, made)
  return made
}

/** Templates by how many letters of their own they have, most first. */
export function mostLettersFirst(templates: readonly ReasonTemplate[]): readonly ReasonTemplate[] {
  const letters = ({ english }: ReasonTemplate) =>
    english.reduce((sum, one) => sum + (typeof one === 'string' ? one.length : 0), 0)
  return templates.toSorted((one, other) => letters(other) - letters(one))
}
