import { useMemo } from 'react'
import type { TextKey } from './catalogue.ts'
import { type Spoken, useText } from './language.tsx'
import { type TextTable, type TextValues, writtenText } from './text-table.ts'

/** What is written on some pages, and what is at hand everywhere. */
export interface PageSpoken<Table extends TextTable> extends Omit<Spoken, 't'> {
  /** As that of `Spoken`, with the texts of the pages too. */
  readonly t: (key: TextKey | Extract<keyof Table, string>, values?: TextValues) => string
}

/** As `useText`, with a table that is loaded with the pages that use it, so that the first page need not wait for it. */
export function usePageText<Table extends TextTable>(table: Table): PageSpoken<Table> {
  const spoken = useText()
  return useMemo(() => {
    const t: PageSpoken<Table>['t'] = (key, values) => {
      const own = table[key]
      return own === undefined ? spoken.t(key as TextKey, values) : writtenText(own, spoken.language, values)
    }
    return { ...spoken, t }
  }, [spoken, table])
}
