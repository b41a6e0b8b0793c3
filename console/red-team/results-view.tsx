import { Fieldset, List, Stack, Table, Text } from '@mantine/core'
import type { AttackSummary } from '../../contract/redteam/attack-summary.ts'
import { useOperation } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useText } from '../texts/language.tsx'

/** What the latest run came to, by policy and technique, each rate with its interval; what it says nothing about is named. */
export function ResultsView({ testId }: { readonly testId: string }) {
  const { t } = useText()
  const query = useOperation('readAttackResultsSummary', { params: { test_id: testId } }, { everyMs: 5_000 })
  return (
    <QueryView query={query}>
      {({ summary }) =>
        summary === null ? (
          <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
        ) : (
          <SummaryView summary={summary} />
        )
      }
    </QueryView>
  )
}

function SummaryView({ summary }: { readonly summary: AttackSummary }) {
  const { t, n, percent } = useText()
  const judged = summary.attempts_failed + summary.attempts_passed
  const [low = 0, high = 1] = summary.asr_ci95
  return (
    <Stack>
      <div>
        <Text size="lg">
          {t('redTeam.rate', {
            failed: n(summary.attempts_failed),
            attempts: n(judged),
            rate: percent(summary.asr),
            low: percent(low),
            high: percent(high),
          })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('redTeam.counts', { errored: n(summary.attempts_errored), notRun: n(summary.not_run) })}
        </Text>
        {summary.baseline && (
          <Text size="sm">
            {t('redTeam.baseline', { rate: percent(summary.baseline.asr), attempts: n(summary.baseline.attempts) })}
          </Text>
        )}
      </div>
      {summary.per_policy && (
        <Rates
          title={t('redTeam.byPolicy')}
          of={t('redTeam.policy')}
          rows={summary.per_policy.map(({ policy_id: id, name, ...rate }) => ({ id, name, ...rate }))}
        />
      )}
      {summary.per_technique && (
        <Rates
          title={t('redTeam.byTechnique')}
          of={t('redTeam.technique')}
          rows={summary.per_technique.map(({ technique_id: id, ...rate }) => ({ id, name: id, ...rate }))}
        />
      )}
      <Untested policies={summary.untested ?? null} />
    </Stack>
  )
}

interface RateRow {
  readonly id: string
  readonly name: string
  readonly attempts: number
  readonly failed: number
  readonly asr: number
  readonly asr_ci95: readonly number[]
}

function Rates({
  title,
  of,
  rows,
}: {
  readonly title: string
  readonly of: string
  readonly rows: readonly RateRow[]
}) {
  const { t, n, percent } = useText()
  const head = [of, t('redTeam.attempts'), t('redTeam.broken'), t('redTeam.success'), t('redTeam.interval')]
  const sorted = rows.toSorted((one, other) => other.asr - one.asr)
  return (
    <Fieldset legend={title}>
      <WideTable label={title} head={head}>
        {sorted.map(({ id, name, attempts, failed, asr, asr_ci95: [low = 0, high = 1] }) => (
          <Table.Tr key={id}>
            <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>{name}</Table.Td>
            <Table.Td>{n(attempts)}</Table.Td>
            <Table.Td>{n(failed)}</Table.Td>
            <Table.Td>{percent(asr)}</Table.Td>
            <Table.Td>
              {percent(low)} – {percent(high)}
            </Table.Td>
          </Table.Tr>
        ))}
      </WideTable>
    </Fieldset>
  )
}

function Untested({ policies }: { readonly policies: AttackSummary['untested'] | null }) {
  const { t } = useText()
  if (policies === null || policies === undefined) return null
  return (
    <Fieldset legend={t('redTeam.untested')}>
      {policies.length === 0 ? (
        <Text size="sm">{t('redTeam.untested.none')}</Text>
      ) : (
        <List size="sm">
          {policies.map(({ policy_id: id, name, reason }) => (
            <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
              {name}: {t(`redTeam.untested.${reason}`)}
            </List.Item>
          ))}
        </List>
      )}
    </Fieldset>
  )
}
