import { Group, Tabs, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { Test } from '../../contract/redteam/test.ts'
import { useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { usePlace } from '../place.ts'
import { useText } from '../texts/language.tsx'
import { ResultsView } from './results-view.tsx'
import { ScenariosView } from './scenarios-view.tsx'
import { TestCases } from './test-cases.tsx'
import { isStatus, type Status } from './test-status.ts'

const tabs = ['results', 'cases', 'scenarios'] as const
/** How often a test is read again while something of it goes on. */
const everyMs = 3_000

/** One test: how far it is, what broke, and each conversation. */
export function TestPage() {
  const { t } = useText()
  const { id } = useParams({ strict: false }) as { readonly id: string }
  const { search, setSearch } = usePlace()
  const query = useOperation('readTest', { params: { test_id: id } }, { everyMs })
  const tab = tabs.find((one) => one === search.tab) ?? 'results'
  return (
    <QueryView query={query}>
      {(test) => (
        <>
          <PageTitle title={test.name} about={test.metadata.business_context} />
          <Stages test={test} />
          <Tabs
            mt="md"
            value={tab}
            onChange={(next) => setSearch({ tab: next ?? undefined, offset: undefined })}
            keepMounted={false}
          >
            <Tabs.List mb="md">
              {tabs.map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {t(`redTeam.tab.${one}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value="results">
              <ResultsView testId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="cases">
              <TestCases testId={id} policies={test.metadata.policies} />
            </Tabs.Panel>
            <Tabs.Panel value="scenarios">
              <ScenariosView scenarios={test.metadata.scenarios.items} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </QueryView>
  )
}

function Stages({ test }: { readonly test: Test }) {
  const { t, percent } = useText()
  const { generation, reconnaissance, scenarios, attack_results: results, active_job: job } = test.metadata
  const run = results.runs.at(-1)
  const stages = [
    ['redTeam.stage.generation', generation.status],
    ['redTeam.stage.reconnaissance', reconnaissance.status],
    ['redTeam.stage.scenarios', scenarios.status],
    ['redTeam.stage.run', run?.status ?? 'idle'],
  ] as const
  return (
    <section aria-label={t('redTeam.stages')}>
      <Group gap="lg" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {stages.map(([name, status]) => (
          <li key={name}>
            {t(name)} <Badge tone={toneOf(status)}>{isStatus(status) ? t(`redTeam.status.${status}`) : status}</Badge>
          </li>
        ))}
      </Group>
      {job !== null && (
        <Text size="sm" role="status">
          {percent(job.progress, 0)}
        </Text>
      )}
    </section>
  )
}

function toneOf(status: Status | string) {
  if (status === 'failed') return 'bad'
  return status === 'completed' || status === 'ready' ? 'good' : 'quiet'
}
