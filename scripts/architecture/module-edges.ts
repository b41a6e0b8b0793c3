import { posix } from 'node:path'
import { parseSync, type StaticExportEntry } from 'oxc-parser'

/** One imported module. */
export interface ImportedModule {
  /** As written, e.g. `../domain/policy.ts` or `node:fs`. */
  readonly specifier: string
  /** The path in the repository of a relative import; null for packages and built-in modules. */
  readonly target: string | null
  readonly line: number
  /** The exports that are taken; `*` = all of them, or nobody can say which. Empty = loaded for what it does. */
  readonly names: readonly string[]
}

/** One name that a module gives away. */
export interface ExportedName {
  readonly name: string
  /** False for what exists as a type alone. */
  readonly isValue: boolean
  readonly line: number
}

/** What a module takes and gives, types included. */
export interface ModuleEdges {
  readonly imports: readonly ImportedModule[]
  readonly exports: readonly ExportedName[]
}

/** Reads the imports and exports of one source file. Throws for a file that does not parse. Cost: one parse. */
export function readModuleEdges(path: string, text: string): ModuleEdges {
  const parsed = parseSync(path, text)
  const { module, errors } = parsed
  if (errors[0] !== undefined) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length
  const edge = (specifier: string, start: number, names: readonly string[]): ImportedModule => ({
    ...{ specifier, line: lineOf(start), names },
    target: specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), specifier)) : null,
  })
  const imported = module.staticImports.map(({ moduleRequest, start, entries }) =>
    edge(
      moduleRequest.value,
      start,
      entries.map(({ importName }) => (importName.kind === 'Default' ? 'default' : (importName.name ?? '*'))),
    ),
  )
  const passedOn = module.staticExports.flatMap(({ start, entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null ? [] : [edge(moduleRequest.value, start, [importName.name ?? '*'])],
    ),
  )
  const loaded = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const written = /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2]
    return written === undefined ? [] : [edge(written, start, ['*'])]
  })
  const asTypes = /\bimport\s*\(/.test(text)
    ? typeImports(parsed.program).map(({ value, start }) => edge(value, start, ['*']))
    : []
  return {
    imports: [...imported, ...passedOn, ...loaded, ...asTypes],
    exports: module.staticExports.flatMap(({ start, entries }) =>
      entries.flatMap((entry) =>
        exportedName(entry).map(({ name, isValue }) => ({ name, isValue, line: lineOf(start) })),
      ),
    ),
  }
}

function exportedName({ exportName, isType }: StaticExportEntry): readonly Omit<ExportedName, 'line'>[] {
  const name = exportName.kind === 'Default' ? 'default' : exportName.name
  return name === null ? [] : [{ name, isValue: !isType }]
}

/** The modules of `import('x').Name`, where a type stands. */
function typeImports(node: unknown): readonly { readonly value: string; readonly start: number }[] {
  if (Array.isArray(node)) return node.flatMap(typeImports)
  if (typeof node !== 'object' || node === null) return []
  const own =
    'type' in node && node.type === 'TSImportType' && 'source' in node
      ? [node.source as { value: string; start: number }]
      : []
  return [...own, ...Object.values(node).flatMap(typeImports)]
}
