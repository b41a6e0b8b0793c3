import { plainLine } from '../../client/attack/plain-line.ts'
import { breakText } from '../break-text.ts'
import { displayWidth, padWidth } from '../display-width.ts'
import { wrapText } from '../wrap-text.ts'

/** What a technique came to so far. */
export interface TechniqueTally {
  readonly id: string
  /** That could be judged. */
  readonly attempts: number
  /** Of `attempts`, those with a breach. */
  readonly breaches: number
  /** Of `attempts`, those of which nobody could tell. */
  readonly unclear: number
}

/** How much room a table has on a terminal. */
export interface Room {
  /** Characters in a line. */
  readonly columns: number
  /** Of the table, at most. */
  readonly lines: number
}

/**
 * What each technique came to, most breaches first, in the room that there is. Where it does not hold all, the last line sums
 * the rest up; where a line is too narrow for a table, each row says what its numbers are. Nothing of a row is ever cut: one
 * for which there is no room at all is among the rest. Empty where there is no room for one.
 */
export function techniqueTable(tallies: readonly TechniqueTally[], room: Room): readonly string[] {
  const sorted = tallies.toSorted(
    (one, other) => other.breaches - one.breaches || other.unclear - one.unclear || (one.id < other.id ? -1 : 1),
  )
  for (let shown = Math.min(sorted.length, room.lines); shown > 0; shown--) {
    const lines = linesOf(withRest(sorted, shown), room.columns)
    if (lines.length <= room.lines) return lines
  }
  return []
}

function withRest(sorted: readonly TechniqueTally[], shown: number): readonly TechniqueTally[] {
  const rest = sorted.slice(shown)
  if (rest.length === 0) return sorted
  const sum = (read: (one: TechniqueTally) => number) => rest.reduce((all, one) => all + read(one), 0)
  const [attempts, breaches, unclear] = [
    sum((one) => one.attempts),
    sum((one) => one.breaches),
    sum((one) => one.unclear),
  ]
  return [...sorted.slice(0, shown), { id: `${rest.length} more`, attempts, breaches, unclear }]
}

function linesOf(rows: readonly TechniqueTally[], columns: number): readonly string[] {
  const named = rows.map((row) => ({ ...row, name: plainLine(row.id) }))
  const width = Math.max(...['technique', ...named.map(({ name }) => name)].map(displayWidth))
  const cells = (name: string, numbers: readonly (string | number)[]) =>
    [padWidth(name, width), ...numbers.map((one) => String(one).padStart(8))].join('  ')
  const table = [
    cells('technique', ['attempts', 'breaches', 'unclear']),
    ...named.map(({ name, attempts, breaches, unclear }) => cells(name, [attempts, breaches, unclear])),
  ]
  if (table.every((line) => displayWidth(line) <= columns)) return table
  return named
    .map(
      ({ name, attempts, breaches, unclear }) =>
        `${name}: ${attempts} attempts, ${breaches} breaches, ${unclear} unclear`,
    )
    .flatMap((line) => wrapText(line, { columns, hanging: 2 }).split('\n'))
    .flatMap((line) => breakText(line, columns))
}
