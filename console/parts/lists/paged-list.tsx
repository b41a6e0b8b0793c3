import type { ReactNode } from 'react'
import { usePlace } from '../../place.ts'
import { useText } from '../../texts/language.tsx'
import { EmptyView } from '../empty-view.tsx'
import { Pager } from './pager.tsx'

/** One page of a list as the API answers with it. */
export interface ListPage<Item> {
  /** Of all pages. */
  readonly total: number
  /** Place of the first item in the whole list, from 0. */
  readonly offset: number
  /** Items asked for; the last page may hold fewer. */
  readonly limit: number
  /** In the order of the list. */
  readonly items: readonly Item[]
}

/** A page of a list with the way to the others; its offset stands in the address. Also where the address names a place beyond its end. */
export function PagedList<Item>({
  page: { items, ...page },
  none,
  children,
}: {
  readonly page: ListPage<Item>
  /** What is shown of an empty list. */
  readonly none: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}) {
  const { t } = useText()
  const { setSearch } = usePlace()
  if (page.total === 0) return none
  return (
    <>
      {items.length === 0 ? <EmptyView title={t('pager.beyond')} /> : children(items)}
      <Pager {...page} onOffset={(offset) => setSearch({ offset: offset === 0 ? undefined : `${offset}` })} />
    </>
  )
}
