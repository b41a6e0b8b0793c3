import { Table } from '@mantine/core'
import type { ReactNode } from 'react'

/** A table that scrolls inside itself where the window is narrow; by keyboard too. */
export function WideTable({
  label,
  head,
  children,
}: {
  readonly label: string
  readonly head: readonly string[]
  readonly children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="wide" aria-label={label} tabIndex={0}>
      <Table verticalSpacing="xs" highlightOnHover aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {head.map((title) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </section>
  )
}
