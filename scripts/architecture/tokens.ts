/** A piece of TypeScript source. White space is left out; only `doc` comments are kept. */
export interface Token {
  readonly kind: 'word' | 'punctuation' | 'string' | 'template' | 'pattern' | 'doc'
  /** As written; for a string its content without the quotes. */
  readonly text: string
  /** Counts from 1. */
  readonly line: number
}

/**
 * Splits TypeScript source into tokens: enough to find imports, exports and uses of globals without being fooled by
 * comments, strings, templates or regular expressions. Cost: linear.
 */
export function tokenize(source: string): readonly Token[] {
  const tokens: Token[] = []
  /** Depths of braces at which a template's `${` was opened. */
  const templates: number[] = []
  let depth = 0
  let line = 1
  let position = 0
  while (position < source.length) {
    const isTemplateRest = source[position] === '}' && templates.at(-1) === depth
    const piece = readPiece(source, position, isTemplateRest, tokens.at(-1))
    if (piece.kind !== 'space') tokens.push({ kind: piece.kind, text: piece.text, line })
    if (piece.kind === 'punctuation' && piece.text === '{') depth += 1
    if (piece.kind === 'punctuation' && piece.text === '}') depth -= 1
    if (isTemplateRest) {
      templates.pop()
      depth -= 1
    }
    if (piece.kind === 'template' && piece.opensExpression) {
      depth += 1
      templates.push(depth)
    }
    for (let at = position; at < piece.end; at += 1) if (source.charCodeAt(at) === 10) line += 1
    position = piece.end
  }
  return tokens
}

interface Piece {
  readonly kind: Token['kind'] | 'space'
  readonly text: string
  readonly end: number
  readonly opensExpression?: boolean
}

function readPiece(source: string, start: number, isTemplateRest: boolean, before: Token | undefined): Piece {
  const two = source.slice(start, start + 2)
  if (two === '//') return { kind: 'space', text: '', end: endOf(source, '\n', start) }
  if (two === '/*') return readComment(source, start)
  const first = source.charAt(start)
  if (first === '`' || isTemplateRest) return readTemplate(source, start)
  if (first === '"' || first === "'") return readString(source, start, first)
  if (first === '/' && startsPattern(before)) return readPattern(source, start)
  const match = matchAt(/\s+|[\p{ID_Start}$_#@\d][\p{ID_Continue}$\u200c\u200d]*/uy, source, start)
  if (match === null) return { kind: 'punctuation', text: first, end: start + 1 }
  return { kind: /^\s/.test(match) ? 'space' : 'word', text: match, end: start + match.length }
}

function readComment(source: string, start: number): Piece {
  const end = endOf(source, '*/', start + 2)
  const isDoc = source.startsWith('/**', start) && source[start + 3] !== '/'
  return { kind: isDoc ? 'doc' : 'space', text: source.slice(start, end), end }
}

function readString(source: string, start: number, quote: string): Piece {
  let end = start + 1
  while (end < source.length && source[end] !== quote && source[end] !== '\n') end += source[end] === '\\' ? 2 : 1
  return { kind: 'string', text: source.slice(start + 1, end), end: end + 1 }
}

function readTemplate(source: string, start: number): Piece {
  let end = start + 1
  while (end < source.length && source[end] !== '`') {
    if (source.startsWith('${', end)) {
      return { kind: 'template', text: source.slice(start, end + 2), end: end + 2, opensExpression: true }
    }
    end += source[end] === '\\' ? 2 : 1
  }
  return { kind: 'template', text: source.slice(start, end + 1), end: end + 1 }
}

function readPattern(source: string, start: number): Piece {
  let end = start + 1
  let isInClass = false
  while (end < source.length && (isInClass || source[end] !== '/') && source[end] !== '\n') {
    if (source[end] === '[') isInClass = true
    if (source[end] === ']') isInClass = false
    end += source[end] === '\\' ? 2 : 1
  }
  return { kind: 'pattern', text: source.slice(start, end + 1), end: end + 1 }
}

/** A slash after a value divides; anywhere else it starts a regular expression. */
function startsPattern(before: Token | undefined): boolean {
  if (before === undefined || before.kind === 'doc') return true
  if (before.kind === 'punctuation') return !/[)\]}]/.test(before.text)
  return (
    before.kind === 'word' && /^(return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/.test(before.text)
  )
}

function endOf(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found === -1 ? source.length : found + mark.length
}

function matchAt(pattern: RegExp, source: string, position: number): string | null {
  pattern.lastIndex = position
  return pattern.exec(source)?.[0] ?? null
}
