/** Neighbouring groups of digits that may be one number. */
export interface NumberWindow {
  /** Of the first digit; a plus or bracket in front is not part of it. */
  readonly start: number
  /** Behind the last digit. */
  readonly end: number
  /** All digits, 7 to 19. */
  readonly digits: string
  /** As it stands in the text, with its marks. */
  readonly written: string
  /** Lengths of the groups, e.g. `3-2-4`. */
  readonly shape: string
  /** Whether no further group of digits follows or precedes within three marks. */
  readonly isWhole: boolean
}

interface Group {
  readonly start: number
  readonly end: number
}

const digitsMin = 7
const digitsMax = 19
const groupsMax = 8
const gapMax = 3

/**
 * Calls `visit` for each group of digits with the windows that begin there, longest first; `visit` returns the window
 * that it took, whose groups are then not looked at again, or null. A group that touches a letter is no number.
 * Cost: one pass, and at most 8 windows a group.
 */
export function visitNumbers(text: string, visit: (windows: readonly NumberWindow[]) => NumberWindow | null): void {
  let run: Group[] = []
  const finish = (): void => {
    if (run.length > 0) visitRun(text, run, visit)
    run = []
  }
  for (let at = 0; at < text.length; at += 1) {
    if (!isDigit(text.charCodeAt(at))) continue
    const start = at
    while (isDigit(text.charCodeAt(at))) at += 1
    const last = run.at(-1)
    if (last !== undefined && !isGap(text, last.end, start)) finish()
    if (touchesWordBefore(text, start) || touchesWordAfter(text, at)) finish()
    else run.push({ start, end: at })
  }
  finish()
}

function visitRun(
  text: string,
  groups: readonly Group[],
  visit: (windows: readonly NumberWindow[]) => NumberWindow | null,
): void {
  const spaced = singleDigits(text, groups)
  if (spaced !== null && visit([spaced]) !== null) return
  for (let first = 0; first < groups.length; first += 1) {
    const windows = windowsFrom(text, groups, first)
    const taken = windows.length === 0 ? null : visit(windows)
    if (taken === null) continue
    while (first + 1 < groups.length && (groups[first + 1]?.start ?? 0) < taken.end) first += 1
  }
}

/** A run of 13 to 19 single digits with marks between is read as one number. */
function singleDigits(text: string, groups: readonly Group[]): NumberWindow | null {
  if (groups.length < 13 || groups.length > digitsMax) return null
  const digits = groups.map(({ start, end }) => text.slice(start, end)).join('')
  const [start, end] = [groups[0]?.start ?? 0, groups.at(-1)?.end ?? 0]
  if (digits.length !== groups.length) return null
  return { start, end, digits, written: digits, shape: String(digits.length), isWhole: true }
}

function windowsFrom(text: string, groups: readonly Group[], first: number): NumberWindow[] {
  const start = groups[first]?.start ?? 0
  if (first > 0 && isGlue(text, groups[first - 1]?.end ?? 0, start)) return []
  const windows: NumberWindow[] = []
  let digits = ''
  let shape = ''
  for (let last = first; last < Math.min(groups.length, first + groupsMax); last += 1) {
    const group = groups[last]
    if (group === undefined || digits.length + group.end - group.start > digitsMax) break
    digits += text.slice(group.start, group.end)
    shape += `${shape === '' ? '' : '-'}${group.end - group.start}`
    const next = groups[last + 1]
    if (digits.length < digitsMin || (next !== undefined && isGlue(text, group.end, next.start))) continue
    const isWhole = first === 0 && next === undefined
    windows.push({ start, end: group.end, digits, written: text.slice(start, group.end), shape, isWhole })
  }
  return windows.reverse()
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Letters of alphabets that part words by blanks; Chinese and Japanese write numbers right beside words. */
function isWordUnit(code: number): boolean {
  if (code < 128) return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7
}

/** A letter before, or one of the marks that join within names and paths: `AB-123`, `cell.2020`, `item/12`. */
function touchesWordBefore(text: string, start: number): boolean {
  const before = text.charAt(start - 1)
  if (before === '-' || before === '/') return isWordUnit(text.charCodeAt(start - 2))
  if (before !== '.') return isWordUnit(text.charCodeAt(start - 1))
  return isWordUnit(text.charCodeAt(start - 2)) && !abbreviation.test(text.slice(Math.max(0, start - 6), start))
}

const abbreviation = /(?:^|\P{L})(?:tel|t\u00e9l|fax|mob|ph|nr|no|n|id)\.$/iu

/** A letter behind, other than the `x` of an extension (`555-0187x12`). */
function touchesWordAfter(text: string, end: number): boolean {
  return isWordUnit(text.charCodeAt(end)) && !(text.charAt(end) === 'x' && isDigit(text.charCodeAt(end + 1)))
}

const marks = new Set([' ', '\u00a0', '\u202f', '\u2009', '.', '(', ')', '/', '-', '\u2010', '\u2011', '\u2013'])

function isGap(text: string, from: number, to: number): boolean {
  if (to - from > gapMax) return false
  for (let at = from; at < to; at += 1) if (!marks.has(text.charAt(at))) return false
  return true
}

/** One mark without a blank joins groups so closely that a number does not end there. */
function isGlue(text: string, from: number, to: number): boolean {
  return to - from === 1 && /[./-]/.test(text.charAt(from))
}
