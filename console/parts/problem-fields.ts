import { RedoubtProblem } from '../../client/redoubt-problem.ts'

/** What a form calls the fields that the service names: by the path without the place in a list, e.g. `patterns.deny`. */
export type FieldNames = Readonly<Record<string, string>>

/** One field that the service found wrong. */
export interface WrongField {
  /** What the form calls it; null = the form does not have it. */
  readonly name: string | null
  /** As the service names it, without the place in a list. */
  readonly path: string
  /** Its place in a list, from 1; null = it is no item of one. */
  readonly place: number | null
  /** What is wrong and how to mend it. */
  readonly message: string
}

/** The fields that the service found wrong, by the names of the form. Where a part of a request is the form, its path leads there. */
export function wrongFields(problem: unknown, names: FieldNames = {}): readonly WrongField[] {
  if (!(problem instanceof RedoubtProblem)) return []
  return problem.errors.map(({ path: given, message }) => {
    const [, path = given, index] = /^(.*?)(?:\[(\d+)\])?$/s.exec(given) ?? []
    const name = names[path] ?? names[path.slice(path.indexOf('.') + 1)] ?? null
    return { name, path, place: index === undefined ? null : Number(index) + 1, message }
  })
}

/**
 * What the service said of the texts of a list, by the text, so that nothing is said any more of one that was changed since.
 * `sent`: the list as it was sent; undefined = it was not.
 */
export function wrongTexts(
  problem: unknown,
  path: string,
  sent: readonly string[] | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    wrongFields(problem).flatMap((wrong) => {
      const text = wrong.path === path && wrong.place !== null ? sent?.[wrong.place - 1] : undefined
      return text === undefined ? [] : [[text, wrong.message] as const]
    }),
  )
}

/** What the service said of the whole request; null where its words about the fields say it already. */
export function detailBeside(problem: RedoubtProblem): string | null {
  const { detail } = problem.document
  if (problem.errors.length === 0 || typeof detail !== 'string') return problem.message
  return problem.errors.some(({ message }) => detail.includes(message)) ? null : detail
}
