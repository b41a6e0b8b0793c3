import type { rules } from './rules.ts'

/**
 * What cannot be mended at once: how many breaches of a rule a part of the tree may have. A number may only fall; where a
 * part is not named, none is allowed.
 */
export const ceilings: Partial<Readonly<Record<keyof typeof rules, Readonly<Record<string, number>>>>> = {
  'every member of an exported interface is documented': {
    console: 66,
    contract: 5,
    server: 1,
    'server/config': 1,
    'server/http': 47,
    'server/jobs': 3,
    'server/models': 17,
    'server/recognisers': 9,
    'server/redteam': 71,
    'server/services': 60,
    'server/store': 48,
    'server/transforms': 1,
  },
}

/** By how many a ceiling may lie above what there is, so that branches which mend at the same time can be merged. */
export const slackMax = 10

/** What is wrong with the breaches of one rule, a line each: those over a ceiling, and ceilings that are to be lowered. */
export function overCeiling(
  breaches: readonly string[],
  ceiling: Readonly<Record<string, number>> = {},
): readonly string[] {
  const found = Map.groupBy(breaches, partOf)
  const over = [...found].flatMap(([part, lines]) => {
    const allowed = ceiling[part] ?? 0
    if (lines.length <= allowed) return []
    return allowed === 0
      ? lines
      : [...lines, `${part} has ${lines.length} of these, and at most ${allowed} are allowed`]
  })
  const low = Object.entries(ceiling).flatMap(([part, allowed]) => {
    const count = found.get(part)?.length ?? 0
    return allowed - count <= slackMax && (count > 0 || allowed === 0)
      ? []
      : [`${part} has ${count} of these: lower its number ${allowed} in scripts/architecture/ceilings.ts`]
  })
  return [...over, ...low]
}

/** `server/domain` of a line about a file in it; elsewhere the first folder. */
function partOf(line: string): string {
  return /^server\/[\w-]+(?=\/)|^[\w-]+/.exec(line)?.[0] ?? ''
}
