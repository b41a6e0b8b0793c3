import { Group, Tabs, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Test } from '../../contract/red-team-test/test.ts'
import { useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { LoadingView } from '../parts/loading-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { usePlace } from '../place.ts'
import { AskedGoals } from './asked-goals.tsx'
import { TestCases } from './cases/test-cases.tsx'
import { RunSelect, type RunState, useChosenRun } from './chosen-run.tsx'
import { PolicyNames } from './policy-names.tsx'
import { useRedTeamText } from './red-team-text.ts'
import { hiderOf } from './report/read-report.ts'
import { ResultsView } from './results/results-view.tsx'
import { ScenariosView } from './scenarios-view.tsx'
import { isTestOver, isTestPaused } from './test-pace.ts'
import { reconnaissanceWords, statusOfRun, statusWords } from './test-status.ts'
import { usePace } from './use-pace.ts'
import './red-team.css'

const NewTest = lazy(() => import('./new-test.tsx').then(({ NewTest: default_ }) => ({ default: default_ })))
const RunView = lazy(() => import('./run-view.tsx').then(({ RunView: default_ }) => ({ default: default_ })))
const ReviewView = lazy(() =>
  import('./cases/review-view.tsx').then(({ ReviewView: default_ }) => ({ default: default_ })),
)
const CompareView = lazy(() =>
  import('./results/compare-view.tsx').then(({ CompareView: default_ }) => ({ default: default_ })),
)
const ExportView = lazy(() =>
  import('./results/export-view.tsx').then(({ ExportView: default_ }) => ({ default: default_ })),
)
const ReportView = lazy(() =>
  import('./report/report-view.tsx').then(({ ReportView: default_ }) => ({ default: default_ })),
)
const SetupView = lazy(() =>
  import('./setup/setup-view.tsx').then(({ SetupView: default_ }) => ({ default: default_ })),
)

const tabs = ['setup', 'run', 'results', 'cases', 'review', 'compare', 'export', 'report', 'scenarios'] as const
type Tab = (typeof tabs)[number]
/** Those that show one run, which may be an earlier one. */
const ofRun: readonly Tab[] = ['run', 'results', 'cases', 'review', 'export', 'report']

/** One test: how far it is, its run while it goes on, what broke, and what to do about it. `new` describes one. */
export function TestPage() {
  const { id } = useParams({ strict: false }) as { readonly id: string }
  if (id !== 'new') return <OneTest id={id} />
  return (
    <Suspense fallback={<LoadingView />}>
      <Permitted to="createTest">
        <NewTest />
      </Permitted>
    </Suspense>
  )
}

function OneTest({ id }: { readonly id: string }) {
  const everyMs = usePace(isTestOver, isTestPaused)
  const query = useOperation('readTest', { params: { test_id: id } }, { everyMs })
  return (
    <QueryView query={query}>
      {(test) => (
        <>
          <TestTitle test={test} />
          <Stages test={test} />
          {/* What is driven and typed belongs to one test alone. */}
          <AskedGoals test={test}>
            <PolicyNames test={test}>
              <TestTabs key={test.id} test={test} />
            </PolicyNames>
          </AskedGoals>
        </>
      )}
    </QueryView>
  )
}

/** Printed above the report, which shows no secret of the checks either. */
function TestTitle({ test }: { readonly test: Test }) {
  const hide = hiderOf(test)
  return <PageTitle title={hide(test.name)} about={hide(test.metadata.business_context)} />
}

function TestTabs({ test }: { readonly test: Test }) {
  const { t } = useRedTeamText()
  const { search, setSearch } = usePlace()
  const { runs } = test.metadata.attack_results
  const run = useChosenRun(runs)
  const tab = tabs.find((one) => one === search.tab) ?? usualTab(run)
  // Who drives the test may look at other tabs meanwhile: the view that does it stays, once it was opened.
  const [hasSetup, setHasSetup] = useState(false)
  if (tab === 'setup' && !hasSetup) setHasSetup(true)
  return (
    <Tabs
      mt="md"
      value={tab}
      onChange={(next) => setSearch({ tab: next ?? undefined, offset: undefined, verdict: undefined })}
      keepMounted={false}
      // A view that is kept goes on; React's activities would end its effects, and the drive with them.
      keepMountedMode="display-none"
    >
      <Tabs.List mb="md" className="no-print">
        {tabs.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`redTeam.tab.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tab !== 'setup' && (
        <Tabs.Panel value={tab}>
          {ofRun.includes(tab) && <RunSelect runs={runs} />}
          <Suspense fallback={<LoadingView />}>{viewOf(tab, test, run)}</Suspense>
        </Tabs.Panel>
      )}
      {hasSetup && (
        <Tabs.Panel value="setup" keepMounted>
          <Suspense fallback={<LoadingView />}>
            <Permitted to="beginAttackRun">
              <SetupView test={test} />
            </Permitted>
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  )
}

/** A test without a run is to be begun, a run that goes on is looked at, and one that is over read. */
function usualTab(run: RunState | null): Tab {
  if (run === null) return 'setup'
  return run.status === 'running' ? 'run' : 'results'
}

function viewOf(tab: Exclude<Tab, 'setup'>, test: Test, run: RunState | null): ReactNode {
  const { policies, attack_results: results } = test.metadata
  const views = {
    run: () => <RunView test={test} run={run} />,
    results: () => <ResultsView testId={test.id} run={run} />,
    cases: () => <TestCases testId={test.id} run={run} policies={policies} />,
    review: () => (
      <Permitted to="overrideEvaluation">
        <ReviewView testId={test.id} run={run} />
      </Permitted>
    ),
    compare: () => <CompareView testId={test.id} runs={results.runs} />,
    export: () => <ExportView test={test} run={run} />,
    report: () => <ReportView test={test} run={run} />,
    scenarios: () => (
      <Permitted to="updateScenarios">
        <ScenariosView test={test} />
      </Permitted>
    ),
  } as const satisfies Record<Exclude<Tab, 'setup'>, () => ReactNode>
  return views[tab]()
}

function Stages({ test }: { readonly test: Test }) {
  const { t, percent } = useRedTeamText()
  const { generation, reconnaissance, scenarios, attack_results: results, active_job: job } = test.metadata
  // Newest first.
  const run = results.runs[0] ?? null
  const stages = [
    ['redTeam.stage.generation', statusWords(generation.status, 'masculine')],
    ['redTeam.stage.reconnaissance', reconnaissanceWords(reconnaissance)],
    ['redTeam.stage.scenarios', statusWords(scenarios.status, 'plural')],
    ['redTeam.stage.run', statusWords(statusOfRun(run), 'feminine')],
  ] as const
  return (
    <section aria-label={t('redTeam.stages')}>
      <Group gap="lg" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {stages.map(([name, { key, values, tone }]) => (
          <li key={name}>
            {t(name)} <Badge tone={tone}>{t(key, values)}</Badge>
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
