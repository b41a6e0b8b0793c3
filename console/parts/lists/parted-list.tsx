import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useText } from '../../texts/language.tsx'
import { lastPageOf, Pager } from './pager.tsx'

/** So many items stand on the page at once: a page with a few lists of them stays quick. */
const shownMax = 50

/** A list that is there whole, a part at a time, so that the page stays small however long it is; searched by name where items have one. */
export function PartedList<Item>({
  items,
  nameOf,
  limit = shownMax,
  children,
}: {
  readonly items: readonly Item[]
  /** By what items are searched where there are more than one part of them; absent = by nothing. */
  readonly nameOf?: (item: Item) => string
  readonly limit?: number
  readonly children: (items: readonly Item[]) => ReactNode
}) {
  const { t } = useText()
  const [offset, setOffset] = useState(0)
  const [typed, setTyped] = useState('')
  const isSearched = nameOf !== undefined && items.length > limit
  const wanted = typed.toLowerCase()
  const found = isSearched ? items.filter((item) => nameOf(item).toLowerCase().includes(wanted)) : items
  // A list that became shorter is shown from its last part.
  const from = Math.min(offset, lastPageOf(found.length, limit))
  return (
    <>
      {isSearched && (
        <TextInput
          label={t('policies.search')}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setOffset(0)
          }}
          maw={320}
          mb="xs"
        />
      )}
      {children(found.slice(from, from + limit))}
      <Pager offset={from} limit={limit} total={found.length} onOffset={setOffset} />
    </>
  )
}
