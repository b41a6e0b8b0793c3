import { RE2JS, RE2JSSyntaxException } from 're2js'
import { estimateClassWork } from './estimate-class-work.ts'
import { estimateProgramSize } from './estimate-program-size.ts'

/** A pattern ready to search with, or why it cannot be one. */
export type CompiledPattern =
  | { readonly kind: 'compiled'; readonly pattern: RE2JS; readonly programSize: number }
  /** `problem`: what is wrong with the pattern, in plain words. */
  | { readonly kind: 'refused'; readonly problem: string }

/** The longest source of a pattern, in UTF-16 units. */
export const patternUnitsMax = 1_000

/** The largest program of one pattern, in instructions; a letter is one, `.{0,200}` is about 400. */
const programSizeMax = 2_000

/** The most classes of one pattern. */
const classesMax = 250

/** The most characters in the ranges of one pattern's classes, as far as case is not regarded there. */
const foldedCharactersMax = 400_000

/** Without regard to case; `^` and `$` stand for line ends too, `\A` and `\z` for the ends of the text; `.` stops at line ends. */
export const patternFlags = RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE

/**
 * Compiles one regular expression of RE2 syntax; searching with it takes time linear in the text, whatever the pattern.
 * `(?-i)` inside a pattern makes it regard case, `(?s)` lets `.` cross lines.
 * Refuses what is too long, too large or too wide, and what matches the empty text, because that would match everywhere.
 * Cost: at most some 10 ms, for patterns that list many Unicode classes; usually under 1 ms.
 */
export function compilePattern(source: string): CompiledPattern {
  if (source.length === 0) return refused('is empty')
  if (source.length > patternUnitsMax) {
    return refused(`has ${source.length} characters; at most ${patternUnitsMax} are allowed`)
  }
  if (estimateProgramSize(source) > 4 * programSizeMax) return refused(tooLarge)
  const { classes, foldedCharacters } = estimateClassWork(source)
  if (classes > classesMax) return refused(`has ${classes} classes; at most ${classesMax} are allowed`)
  if (foldedCharacters > foldedCharactersMax) return refused(tooWide(foldedCharacters))
  try {
    const pattern = RE2JS.compile(source, patternFlags)
    const programSize = pattern.programSize()
    if (programSize > programSizeMax) return refused(tooLarge)
    if (matchesNothing(pattern)) return refused('matches the empty text, and so would match everywhere')
    return { kind: 'compiled', pattern, programSize }
  } catch (error) {
    return refused(explain(error, source))
  }
}

const tooLarge = 'repeats too much: shorten its {n,m} repetitions'

function tooWide(characters: number): string {
  return `lists ${characters} characters in the ranges of its classes; at most ${foldedCharactersMax} are allowed: name scripts (\\p{Greek}), or begin it with (?-i), which regards case`
}

/** Between them these texts hold every kind of place at which an empty match can stand. */
const emptyMatchProbes = ['', 'a', ' ', '\n', 'a b', ' \n ', 'a\n\na', 'aa', '  ']

function matchesNothing(pattern: RE2JS): boolean {
  return emptyMatchProbes.some((probe) => {
    for (let start = 0; start <= probe.length; start++) {
      const matcher = pattern.matcher(probe)
      if (matcher.find(start) && matcher.start() === matcher.end()) return true
    }
    return false
  })
}

function explain(error: unknown, source: string): string {
  if (!(error instanceof RE2JSSyntaxException)) return 'cannot be compiled'
  const description = error.getDescription()
  const told = error.getPattern()
  // Where the whole pattern is the place, the engine names it with the flags that it put before it.
  const place = told?.endsWith(source) ? source : told
  if (description.includes('invalid or unsupported Perl syntax') || description.includes('invalid escape')) {
    return `is not RE2 syntax at ${JSON.stringify(place ?? '')}: look-around and back-references do not exist there`
  }
  return `is not RE2 syntax: ${description}${place ? ` at ${JSON.stringify(place)}` : ''}`
}

function refused(problem: string): CompiledPattern {
  return { kind: 'refused', problem }
}
