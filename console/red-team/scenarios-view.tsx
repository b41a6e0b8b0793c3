import { Table } from '@mantine/core'
import type { ScenarioItem } from '../../contract/redteam/scenario.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { useText } from '../texts/language.tsx'

/** What the attacks of a test are for. */
export function ScenariosView({ scenarios }: { readonly scenarios: readonly ScenarioItem[] }) {
  const { t, n } = useText()
  if (scenarios.length === 0) return <EmptyView title={t('redTeam.noScenarios')} />
  const head = [t('redTeam.scenario'), t('redTeam.policy'), t('redTeam.turns'), t('field.state')]
  return (
    <WideTable label={t('redTeam.tab.scenarios')} head={head}>
      {scenarios.map((scenario) => (
        <Table.Tr key={scenario.id}>
          <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 220 }}>{scenario.scenario}</Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>{scenario.policy}</Table.Td>
          <Table.Td>{n(scenario.maximum_multi_turn)}</Table.Td>
          <Table.Td>
            <Badge tone={scenario.enabled ? 'good' : 'quiet'}>
              {t(scenario.enabled ? 'redTeam.scenario.enabled' : 'redTeam.scenario.disabled')}
            </Badge>
          </Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  )
}
