import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../../server/domain/once.ts'
import { type Declarations, readDeclarations } from './declarations.ts'
import { type ModuleEdges, readModuleEdges } from './module-edges.ts'
import { type Token, tokenize } from './tokens.ts'

/** One source file as the rules see it. */
export interface SourceFile extends ModuleEdges {
  /** Relative to the repository, with slashes. */
  readonly path: string
  readonly lines: number
  readonly tokens: readonly Token[]
  /** Reads what it declares, once. */
  readonly declarations: () => Declarations
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
  const declarations = once(() => readDeclarations(path, text))
  return {
    path,
    lines: text.split('\n').length - 1,
    tokens: tokenize(text),
    declarations,
    ...readModuleEdges(path, text),
  }
}
