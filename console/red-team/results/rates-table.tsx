import { Fieldset, Table } from '@mantine/core'
import { PartedList } from '../../parts/lists/parted-list.tsx'
import { WideTable } from '../../parts/lists/wide-table.tsx'
import { useRedTeamText } from '../red-team-text.ts'

/** How one policy, technique or certification did. */
export interface RateRow {
  readonly id: string
  readonly name: string
  /** Those that could be judged. */
  readonly attempts: number
  /** Those with a breach. */
  readonly failed: number
  /** Of the others, those of which nobody could tell. */
  readonly unclear?: number
  /** 0 to 1. */
  readonly asr: number
  /** Low and high, 0 to 1. */
  readonly asr_ci95: readonly number[]
}

/** Success of attacks with its interval, the highest first. What is unclear is counted by itself, never as held. */
export function RatesTable({
  title,
  of,
  rows,
  limit,
}: {
  readonly title: string
  readonly of: string
  readonly rows: readonly RateRow[]
  /** Rows at a time. */
  readonly limit: number
}) {
  const { t, n, percent } = useRedTeamText()
  const head = [
    of,
    t('redTeam.attempts'),
    t('redTeam.broken'),
    t('redTeam.unclear'),
    t('redTeam.success'),
    t('redTeam.interval'),
  ]
  const sorted = rows.toSorted((one, other) => other.asr - one.asr)
  return (
    <Fieldset legend={title}>
      <PartedList items={sorted} limit={limit}>
        {(shown) => (
          <WideTable label={title} head={head}>
            {shown.map(({ id, name, attempts, failed, unclear = 0, asr, asr_ci95: [low = 0, high = 1] }) => (
              <Table.Tr key={id}>
                <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>{name}</Table.Td>
                <Table.Td>{n(attempts)}</Table.Td>
                <Table.Td>{n(failed)}</Table.Td>
                <Table.Td>{n(unclear)}</Table.Td>
                <Table.Td>{attempts === 0 ? '–' : percent(asr)}</Table.Td>
                <Table.Td>
                  {percent(low)} – {percent(high)}
                </Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
      </PartedList>
    </Fieldset>
  )
}
