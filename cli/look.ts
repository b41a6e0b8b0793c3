import type { Look } from './command.ts'
import { wrapText } from './wrap-text.ts'

/** The names of `util.styleText` for each tone. */
export const styles = { good: 'green', bad: 'red', heading: 'bold' } as const satisfies Record<
  NonNullable<Look['tone']>,
  string
>

/** A text as it is shown in so many columns; null = no terminal: as it is. */
export function shownText(text: string, { hanging }: Look, columns: number | null): string {
  return hanging === undefined || columns === null ? text : wrapText(text, { columns, hanging })
}
