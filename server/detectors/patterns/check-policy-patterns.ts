import type { PolicyPatterns } from '../../domain/policy/policy.ts'
import type { FieldError } from '../../domain/problem.ts'
import { compilePattern, patternUnitsMax } from './compile-pattern.ts'
import { estimateClassWork } from './estimate-class-work.ts'

/** The most patterns of one list. */
const patternsMax = 100

/** The largest program of one list of patterns together, in instructions. */
const listProgramSizeMax = 10_000

/** The most classes of one list together. */
const listClassesMax = 2_000

/** The most characters in the ranges of one list's classes, as far as case is not regarded there. */
const listFoldedCharactersMax = 2_000_000

/**
 * What is wrong with the patterns that an owner wants to save, each with its path (`patterns.deny[3]`);
 * empty when all can be used. Cost: compiles each pattern once, and stops where a list gets too large.
 */
export function checkPolicyPatterns(patterns: PolicyPatterns): FieldError[] {
  return [...checkList('patterns.deny', patterns.deny), ...checkList('patterns.allow', patterns.allow)]
}

function checkList(path: string, sources: readonly string[]): FieldError[] {
  if (sources.length > patternsMax) {
    return [{ path, message: `has ${sources.length} patterns; at most ${patternsMax} are allowed` }]
  }
  const tooWide = listTooWide(sources)
  const errors: FieldError[] = []
  let programSize = 0
  for (const [index, source] of sources.entries()) {
    const compiled = compilePattern(source)
    if (compiled.kind === 'refused') errors.push({ path: `${path}[${index}]`, message: compiled.problem })
    else programSize += compiled.programSize
    if (programSize > listProgramSizeMax) {
      errors.push({
        path: `${path}[${index}]`,
        message: `makes the list too large: use fewer or shorter patterns (together some ${listProgramSizeMax} characters, each at most ${patternUnitsMax})`,
      })
      return errors
    }
  }
  return errors.length === 0 && tooWide !== null ? [{ path, message: tooWide }] : errors
}

/** Why the classes of a list would take too long to compile, read off their source; null when they would not. */
export function listTooWide(sources: readonly string[]): string | null {
  const works = sources.map(estimateClassWork)
  const classes = works.reduce((sum, work) => sum + work.classes, 0)
  const characters = works.reduce((sum, work) => sum + work.foldedCharacters, 0)
  if (classes <= listClassesMax && characters <= listFoldedCharactersMax) return null
  return `have ${classes} classes whose ranges list ${characters} characters; together at most ${listClassesMax} and ${listFoldedCharactersMax} are allowed`
}
