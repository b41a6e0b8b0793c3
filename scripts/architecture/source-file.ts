import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Token, tokenize } from './tokens.ts'

/** One source file as the rules see it. */
export interface SourceFile {
  /** Relative to the repository, with slashes. */
  readonly path: string
  readonly lines: number
  readonly tokens: readonly Token[]
  /** What it imports or re-exports, types included. */
  readonly imports: readonly ImportedModule[]
}

/** One imported module. */
export interface ImportedModule {
  /** As written, e.g. `../domain/policy.ts` or `node:fs`. */
  readonly specifier: string
  /** The path in the repository of a relative import; null for packages and built-in modules. */
  readonly target: string | null
  readonly line: number
}

/** Reads all source files of the repository. */
export function readSourceFiles(root: string): readonly SourceFile[] {
  const ignored = ['node_modules', '.git', '.cache', 'data', 'dist']
  return globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: (name) => ignored.includes(name) })
    .sort()
    .map((path) => parseSourceFile(path, readFileSync(join(root, path), 'utf8')))
}

/** Reads one source file from its text. */
export function parseSourceFile(path: string, text: string): SourceFile {
  const tokens = tokenize(text)
  const code = tokens.filter((token) => token.kind !== 'doc')
  return { path, lines: text.split('\n').length - 1, tokens, imports: findImports(path, code) }
}

function findImports(path: string, tokens: readonly Token[]): readonly ImportedModule[] {
  return tokens.flatMap((token, index) => {
    const isProperty = tokens[index - 1]?.text === '.' && tokens[index - 1]?.kind === 'punctuation'
    if (token.kind !== 'word' || isProperty) return []
    const specifier =
      token.text === 'import' ? imported(tokens, index) : token.text === 'export' ? reexported(tokens, index) : null
    if (specifier === null) return []
    const target = specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), specifier)) : null
    return [{ specifier, target, line: token.line }]
  })
}

/** `import 'x'`, `import('x')`, `import type { a } from 'x'`; null for `import.meta` and computed names. */
function imported(tokens: readonly Token[], index: number): string | null {
  const next = tokens[index + 1]
  if (next?.kind === 'string') return next.text
  if (next?.text === '(') return tokens[index + 2]?.kind === 'string' ? (tokens[index + 2]?.text ?? null) : null
  return next?.text === '.' || next?.text === ':' ? null : afterFrom(tokens, index + 1)
}

/** `export * from 'x'`, `export { a } from 'x'`, `export type { a } from 'x'`; null for other exports. */
function reexported(tokens: readonly Token[], index: number): string | null {
  const start = tokens[index + 1]?.text === 'type' ? index + 2 : index + 1
  const isList = tokens[start]?.text === '{' || tokens[start]?.text === '*'
  return isList ? afterFrom(tokens, start) : null
}

function afterFrom(tokens: readonly Token[], start: number): string | null {
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.kind === 'word' && token.text === 'from' && tokens[index + 1]?.kind === 'string') {
      return tokens[index + 1]?.text ?? null
    }
    const isPartOfList = token?.kind === 'word' || token?.kind === 'string' || /^[{},*]$/.test(token?.text ?? '')
    if (!isPartOfList || (token?.text === '}' && tokens[index + 1]?.text !== 'from')) return null
  }
  return null
}
