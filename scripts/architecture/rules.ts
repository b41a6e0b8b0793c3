import { posix } from 'node:path'
import type { Declarations } from './declarations.ts'
import { foldersInCircles } from './folder-circles.ts'
import {
  doors,
  functionLinesMax,
  haveRooms,
  type Layer,
  layers,
  linesMax,
  loadedSilently,
  mayBeLong,
  mayHoldMany,
  mayReadEnvironment,
  mustBeDeterministic,
  mustBeDocumented,
  roomFilesMax,
} from './layers.ts'
import type { ImportedModule } from './module-edges.ts'
import { sharedNames } from './shared-names.ts'
import type { SourceFile } from './source-file.ts'
import type { Token } from './tokens.ts'

/** Looks at all files and returns one line for each breach: place, what is wrong, how to mend it. */
export type Rule = (files: readonly SourceFile[]) => readonly string[]

/** The rules of the tree, by what they promise. */
export const rules = {
  'imports run one way': importsRunOneWay,
  'no file imports itself in a circle': noCycles,
  'no folder imports itself in a circle': foldersInCircles,
  'every relative import names a file that exists': importsExist,
  'no file is longer than its limit': noLongFiles,
  'no function is longer than its limit': noLongFunctions,
  'no room holds more files than one sees at a glance': noFullRooms,
  'no file has a name that says nothing': noEmptyNames,
  'only the doors of the program read the environment': noEnvironment,
  'time and randomness are passed in': noHiddenInputs,
  'a library that reports home is loaded where it is silenced': onlySilentLoads,
  'every exported symbol is documented': everythingDocumented,
  'every member of an exported interface is documented': everyMemberDocumented,
  'every exported value is imported somewhere': noDeadExports,
  'no two exported types of the server share a name': oneMeaningAWord,
  'no two exported functions of the server share a name without a reason': oneMeaningAVerb,
} as const satisfies Readonly<Record<string, Rule>>

function importsRunOneWay(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const layer = layerOf(file.path)
    if (layer === null || isTest(file.path)) return []
    return file.imports
      .filter((imported) => !isAllowed(layer, imported))
      .map(
        ({ specifier, line }) =>
          `${file.path}:${line} may not import ${specifier} (see scripts/architecture/layers.ts)`,
      )
  })
}

function isAllowed(layer: Layer, { specifier, target }: ImportedModule): boolean {
  if (target !== null)
    return layer.mayImport.includes('*') || startsWithAny(target, [...layer.files, ...layer.mayImport])
  return layer.packages.some(
    (name) => name === '*' || specifier === name || specifier.startsWith(/[:/]$/.test(name) ? name : `${name}/`),
  )
}

function noCycles(files: readonly SourceFile[]): readonly string[] {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, way: readonly string[]): void => {
    const seenAt = way.indexOf(path)
    if (seenAt !== -1)
      cycles.push(`${[...way.slice(seenAt), path].join(' → ')}: move what both need into a file of its own`)
    if (seenAt !== -1 || finished.has(path)) return
    for (const { target } of byPath.get(path)?.imports ?? []) if (target !== null) visit(target, [...way, path])
    finished.add(path)
  }
  for (const file of files) visit(file.path, [])
  return cycles
}

function importsExist(files: readonly SourceFile[]): readonly string[] {
  const paths = new Set(files.map((file) => file.path))
  return files.flatMap((file) =>
    file.imports
      .filter(({ target }) => target !== null && /\.(tsx?|mjs)$/.test(target) && !paths.has(target))
      .map(({ specifier, line }) => `${file.path}:${line} imports ${specifier}, which does not exist`),
  )
}

function noLongFiles(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => file.lines > linesMax && !startsWithAny(file.path, mayBeLong))
    .map((file) => `${file.path} has ${file.lines} lines, the limit is ${linesMax}: split it by ideas`)
}

function noLongFunctions(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !isTest(path) && startsWithAny(path, mustBeDocumented) && !startsWithAny(path, mayBeLong))
    .flatMap(({ path, declarations }) =>
      declarations()
        .functions.filter(({ lines }) => lines > functionLinesMax)
        .map(
          ({ name, line, lines }) =>
            `${path}:${line} ${name} has ${lines} lines, the limit is ${functionLinesMax}: split it by steps`,
        ),
    )
}

function noFullRooms(files: readonly SourceFile[]): readonly string[] {
  const rooms = Map.groupBy(
    files.filter(({ path }) => startsWithAny(path, haveRooms) && !isTest(path)),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  )
  return [...rooms]
    .filter(([room, inside]) => inside.length > roomFilesMax && !mayHoldMany.includes(`${room}/`))
    .map(
      ([room, inside]) => `${room} has ${inside.length} files, the limit is ${roomFilesMax}: make rooms by area in it`,
    )
}

function noEmptyNames(files: readonly SourceFile[]): readonly string[] {
  const empty = /(^|\/)(utils?|helpers?|commons?|types|libs?|misc|shared|index)(\/|\.(test\.)?(tsx?|mjs)$)/
  return files
    .filter((file) => empty.test(file.path))
    .map(
      (file) =>
        `${file.path}: name the file or folder for its idea; import from where things are, not through a barrel`,
    )
}

function noEnvironment(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => !isTest(file.path) && !startsWithAny(file.path, mayReadEnvironment))
    .flatMap((file) => [
      ...uses(file, ['process', '.', 'env']),
      ...uses(file, ['process', '[']),
      ...uses(file, ['}', '=', 'process']),
      ...file.imports
        .filter(({ specifier }) => /^(node:)?process$/.test(specifier))
        .map(({ line }) => `${file.path}:${line}`),
    ])
    .map((place) => `${place} reads the environment: add a setting to server/config/settings.ts and pass it down`)
}

function noHiddenInputs(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => !isTest(file.path) && startsWithAny(file.path, mustBeDeterministic))
    .flatMap((file) => [
      ...uses(file, ['Date', '.', 'now']),
      ...uses(file, ['Math', '.', 'random']),
      ...uses(file, ['new', 'Date', '(', ')']),
      ...uses(file, ['randomUUID']),
      ...uses(file, ['randomBytes', 'from']),
    ])
    .map((place) => `${place} takes time or randomness from nowhere: take a Clock, ids or bytes as an argument`)
}

function onlySilentLoads(files: readonly SourceFile[]): readonly string[] {
  return Object.entries(loadedSilently).flatMap(([library, door]) =>
    files
      .filter((file) => file.path !== door)
      .flatMap((file) =>
        file.imports
          .filter(({ specifier }) => specifier === library || specifier.startsWith(`${library}/`))
          .concat(requires(file, library))
          .map(({ line }) => `${file.path}:${line} loads ${library}: take it from ${door}, which keeps it silent`),
      ),
  )
}

/** A file that can load by name, and names the library in a text. */
function requires(file: SourceFile, library: string): readonly ImportedModule[] {
  const canLoad = file.tokens.some(({ kind, text }) => kind === 'word' && /^(createRequire|require|dlopen)$/.test(text))
  if (!canLoad) return []
  return file.tokens
    .filter(({ kind, text }) => kind === 'string' && text.includes(library))
    .map(({ text, line }) => ({ specifier: text, target: null, line, names: [] }))
}

function everythingDocumented(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => !isTest(file.path) && startsWithAny(file.path, mustBeDocumented))
    .flatMap((file) =>
      undocumented(file.tokens).map(({ name, line }) => `${file.path}:${line} exports ${name} without a docstring`),
    )
}

function everyMemberDocumented(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => !isTest(path) && startsWithAny(path, mustBeDocumented))
    .flatMap(({ path, declarations }) =>
      declarations()
        .members.filter((member) => !member.isDocumented && !member.saysItself)
        .map(({ owner, name, line }) => `${path}:${line} ${owner}.${name} is not documented`),
    )
}

function noDeadExports(files: readonly SourceFile[]): readonly string[] {
  const taken = new Set(
    files.flatMap(({ imports }) => imports.flatMap(({ target, names }) => names.map((name) => `${target}#${name}`))),
  )
  for (const { path, tokens } of files) {
    // Threads are started by the address of their module.
    tokens.forEach(({ kind, text }, at) => {
      const isAddress = kind === 'string' && tokens[at - 2]?.text === 'URL'
      if (isAddress) taken.add(`${posix.join(posix.dirname(path), text)}#*`)
    })
  }
  return files
    .filter(
      ({ path }) => startsWithAny(path, mustBeDocumented) && !startsWithAny(path, doors) && !taken.has(`${path}#*`),
    )
    .flatMap(({ path, exports }) =>
      exports
        .filter(({ name, isValue }) => isValue && !taken.has(`${path}#${name}`))
        .map(
          ({ name, line }) => `${path}:${line} exports ${name}, which nobody imports: keep it in its file, or drop it`,
        ),
    )
}

function oneMeaningAWord(files: readonly SourceFile[]): readonly string[] {
  return namesOfTwo(files, ({ types }) => types).map(
    ({ name, places: [first, ...others] }) =>
      `${first} exports the type ${name}, as ${others.join(' and ')}: one word has one meaning`,
  )
}

function oneMeaningAVerb(files: readonly SourceFile[]): readonly string[] {
  return namesOfTwo(files, ({ exportedFunctions }) => exportedFunctions)
    .filter(({ name }) => !Object.hasOwn(sharedNames, name))
    .map(
      ({ name, places: [first, ...others] }) =>
        `${first} exports the function ${name}, as ${others.join(' and ')}: name each for what it does, or say in scripts/architecture/shared-names.ts why they are one`,
    )
}

/** What of the declarations of the server has one name in several places. */
function namesOfTwo(
  files: readonly SourceFile[],
  pick: (declarations: Declarations) => readonly { readonly name: string; readonly line: number }[],
): readonly { readonly name: string; readonly places: readonly string[] }[] {
  const declared = files
    .filter(({ path }) => path.startsWith('server/') && !isTest(path))
    .flatMap(({ path, declarations }) =>
      pick(declarations()).map(({ name, line }) => ({ name, place: `${path}:${line}` })),
    )
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => ({ name, places: found.map(({ place }) => place) }))
}

function undocumented(tokens: readonly Token[]): readonly { readonly name: string; readonly line: number }[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || token.text !== 'export' || tokens[index - 1]?.kind === 'doc') return []
    const declared = tokens.slice(index + 1, index + 5).findIndex(({ text }) => declarations.includes(text))
    const isList = tokens[index + 1]?.text === '{' || tokens[index + 1]?.text === '*' || tokens[index + 2]?.text === '{'
    if (declared === -1 || isList) return []
    const nameIndex = index + declared + 2
    return isDocumentedBefore(tokens, nameIndex, index)
      ? []
      : [{ name: tokens[nameIndex]?.text ?? '', line: token.line }]
  })
}

const declarations = ['function', 'const', 'let', 'interface', 'type', 'class', 'default']

/** Whether the same name was declared before: an overload, or the type of a schema, which share its docstring. */
function isDocumentedBefore(tokens: readonly Token[], nameIndex: number, before: number): boolean {
  const name = tokens[nameIndex]?.text
  return tokens
    .slice(0, before)
    .some((token, index, all) => token.text === name && declarations.includes(all[index - 1]?.text ?? ''))
}

/** Every place where these tokens stand in a row. */
function uses(file: SourceFile, texts: readonly string[]): readonly string[] {
  const code = file.tokens.filter((token) => token.kind !== 'doc')
  return code
    .filter((_, start) =>
      texts.every((text, offset) => isCode(code[start + offset]) && code[start + offset]?.text === text),
    )
    .map((token) => `${file.path}:${token.line}`)
}

function isCode(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'punctuation'
}

function layerOf(path: string): Layer | null {
  return layers.find((layer) => startsWithAny(path, layer.files)) ?? null
}

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix))
}

function isTest(path: string): boolean {
  return /\.(test|fixture)\.ts$/.test(path)
}
