import { type Comment, type Declaration, type Node, parseSync, Visitor } from 'oxc-parser'
import { saysItself } from './says-itself.ts'

/** What a file declares, as far as rules look at it. */
export interface Declarations {
  /** Exported interfaces, type aliases and classes. */
  readonly types: readonly { readonly name: string; readonly line: number }[]
  /** Exported functions, and arrows that stand for one; each once, however many overloads it has. */
  readonly exportedFunctions: readonly { readonly name: string; readonly line: number }[]
  /** The members of exported interfaces. */
  readonly members: readonly {
    readonly owner: string
    readonly name: string
    readonly line: number
    readonly isDocumented: boolean
    readonly saysItself: boolean
  }[]
  /** Every function with a name, and arrows that stand for one. */
  readonly functions: readonly { readonly name: string; readonly line: number; readonly lines: number }[]
}

/** Reads the declarations of one source file. Cost: one parse with its whole tree, about 5 ms. */
export function readDeclarations(path: string, text: string): Declarations {
  const { program, comments } = parseSync(path, text)
  const lineOf = lineFinder(text)
  const types: { name: string; line: number }[] = []
  const members: { owner: string; name: string; line: number; isDocumented: boolean; saysItself: boolean }[] = []
  const functions: { name: string; line: number; lines: number }[] = []
  const exportedFunctions = new Map<string, number>()
  const measure = ({ start, end }: Node, name: string): void => {
    functions.push({ name, line: lineOf(start), lines: lineOf(end) - lineOf(start) + 1 })
  }
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null
    for (const { name, start } of functionsOf(declared)) {
      if (!exportedFunctions.has(name)) exportedFunctions.set(name, lineOf(start))
    }
    if (declared === null || !('id' in declared) || declared.id?.type !== 'Identifier') continue
    const { name } = declared.id
    if (/^(TSInterface|TSTypeAlias|Class)Declaration$/.test(declared.type)) {
      types.push({ name, line: lineOf(declared.start) })
    }
    if (declared.type !== 'TSInterfaceDeclaration') continue
    const typeParameters = declared.typeParameters?.params.map((parameter) => parameter.name.name) ?? []
    for (const member of declared.body.body) {
      if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue
      members.push({
        ...{ owner: name, name: text.slice(member.key.start, member.key.end), line: lineOf(member.start) },
        isDocumented: isDocumented(member, comments, text),
        saysItself: saysItself(member, typeParameters),
      })
    }
  }
  new Visitor({
    FunctionDeclaration: (node) => measure(node, node.id?.name ?? 'default'),
    MethodDefinition: (node) => measure(node, text.slice(node.key.start, node.key.end)),
    Property: (node) => {
      if (/Function/.test(node.value.type)) measure(node, text.slice(node.key.start, node.key.end))
    },
    VariableDeclarator: (node) => {
      if (node.init !== null && /Function/.test(node.init.type)) measure(node, text.slice(node.id.start, node.id.end))
    },
  }).visit(program)
  return {
    types,
    members,
    functions,
    exportedFunctions: [...exportedFunctions].map(([name, line]) => ({ name, line })),
  }
}

/** The functions that an exported declaration makes. */
function functionsOf(declared: Declaration | null): readonly { readonly name: string; readonly start: number }[] {
  if (declared?.type === 'FunctionDeclaration' && declared.id !== null) return [declared.id]
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init !== null && /Function/.test(init.type) ? [id] : [],
  )
}

/** Whether a docstring ends right before a member. */
function isDocumented({ start }: Node, comments: readonly Comment[], text: string): boolean {
  return comments.some(
    ({ type, value, end }) =>
      type === 'Block' && value.startsWith('*') && end <= start && text.slice(end, start).trim() === '',
  )
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    const after = starts.findIndex((start) => start > offset)
    return after === -1 ? starts.length : after
  }
}
