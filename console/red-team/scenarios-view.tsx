import { Checkbox, Stack, Table, Text } from '@mantine/core'
import type { Test } from '../../contract/red-team-test/test.ts'
import { useChange } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { PartedList } from '../parts/lists/parted-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { useRedTeamText } from './red-team-text.ts'

/** What the attacks of a test are for, and which of it the next run uses. */
export function ScenariosView({ test }: { readonly test: Test }) {
  const { t, n } = useRedTeamText()
  const { items, goals_by_llm: goals } = test.metadata.scenarios
  const isRunning = test.metadata.attack_results.runs[0]?.status === 'running'
  const update = useChange('updateScenarios', ['readTest', 'estimateAttackRun'])
  if (items.length === 0) return <EmptyView title={t('redTeam.noScenarios')} />
  // The operation replaces the whole list; what is not told of an item stays.
  const use = (id: string, enabled: boolean) => {
    const changed = items.map((one) => ({
      id: one.id,
      scenario: one.scenario,
      maximum_multi_turn: one.maximum_multi_turn,
      enabled: one.id === id ? enabled : one.enabled,
      checks: one.checks,
    }))
    update.mutate({ params: { test_id: test.id }, body: { items: changed } })
  }
  const head = [t('field.state'), t('redTeam.scenario'), t('redTeam.policy'), t('redTeam.turns')]
  return (
    <Stack>
      <Text size="sm">{t('redTeam.scenario.choose')}</Text>
      {goals !== null && goals.fell_back.length > 0 && (
        <Text size="sm">
          {t('redTeam.scenario.fellBack', { count: n(goals.fell_back.length), asked: n(goals.policies_asked) })}
        </Text>
      )}
      {update.isError && <ProblemView problem={update.error} />}
      <PartedList items={items} nameOf={({ scenario }) => scenario}>
        {(shown) => (
          <WideTable label={t('redTeam.tab.scenarios')} head={head}>
            {shown.map((scenario) => (
              <Table.Tr key={scenario.id}>
                <Table.Td>
                  <Checkbox
                    aria-label={t('redTeam.scenario.use', { scenario: scenario.scenario })}
                    checked={scenario.enabled}
                    disabled={isRunning || update.isPending}
                    onChange={(event) => use(scenario.id, event.currentTarget.checked)}
                  />
                </Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 220 }}>
                  {scenario.scenario} {scenario.is_by_llm && <Badge tone="quiet">{t('redTeam.scenario.byLlm')}</Badge>}
                </Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>{scenario.policy}</Table.Td>
                <Table.Td>{n(scenario.maximum_multi_turn)}</Table.Td>
              </Table.Tr>
            ))}
          </WideTable>
        )}
      </PartedList>
    </Stack>
  )
}
