import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReplyOf } from '../../client/wire.ts'
import type { AttackSummary } from '../../contract/attack-run/attack-summary.ts'
import type { TestPolicy } from '../../contract/red-team-test/dataset.ts'
import type { Test } from '../../contract/red-team-test/test.ts'
import { useOperation } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { CaseView, nameOfCase } from './cases/case-view.tsx'
import type { RunState } from './chosen-run.tsx'
import { useRedTeamText } from './red-team-text.ts'
import { SummaryRates, SummaryText } from './results/results-view.tsx'
import { RunControls } from './run-controls.tsx'
import { endedOf, isPaused, isRunOver } from './test-pace.ts'
import { usePace } from './use-pace.ts'

/** How many of the latest conversations are shown. */
const shownMax = 8

/** A run while it goes on: how far it is, what broke so far, what is asked now; and ways to pause and end it. */
export function RunView({ test, run }: { readonly test: Test; readonly run: RunState | null }) {
  const { t } = useRedTeamText()
  if (run === null) return <EmptyView title={t('redTeam.run.none')}>{t('redTeam.run.none.do')}</EmptyView>
  return (
    <Stack>
      <RunControls test={test} run={run} />
      <RunProgress testId={test.id} run={run} />
      <LatestCases testId={test.id} run={run} policies={test.metadata.policies} />
    </Stack>
  )
}

function RunProgress({ testId, run }: { readonly testId: string; readonly run: RunState }) {
  const everyMs = usePace<ReplyOf<'readAttackResultsSummary'>>(isRunOver, isPaused)
  const request = { params: { test_id: testId }, query: { run_id: run.run_id } }
  const query = useOperation('readAttackResultsSummary', request, { everyMs })
  return (
    <QueryView query={query}>
      {({ summary }) =>
        summary !== null && (
          <Stack>
            <Counts summary={summary} />
            <SummaryText summary={summary} />
            <SummaryRates summary={summary} limit={50} />
          </Stack>
        )
      }
    </QueryView>
  )
}

function Counts({ summary }: { readonly summary: AttackSummary }) {
  const { t, n } = useRedTeamText()
  const unclear = summary.attempts_unclear ?? 0
  const ended = endedOf(summary)
  const tiles = [
    ['redTeam.case.breach', summary.attempts_failed],
    ['redTeam.case.held', summary.attempts_passed - unclear],
    ['redTeam.case.unclear', unclear],
    ['redTeam.case.not_judged', summary.attempts_errored],
    ['redTeam.run.left', summary.attempts_total - ended],
  ] as const
  const label = t('redTeam.run.progress', { ended: n(ended), total: n(summary.attempts_total) })
  return (
    <>
      <Text size="sm" role="status">
        {label}
      </Text>
      <progress aria-label={label} max={Math.max(1, summary.attempts_total)} value={ended} style={{ width: '100%' }} />
      <SimpleGrid cols={{ base: 2, sm: 5 }}>
        {tiles.map(([key, value]) => (
          <div key={key}>
            <Text size="sm">{t(key)}</Text>
            <Text size="xl" fw={700}>
              {n(value)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </>
  )
}

function LatestCases({
  testId,
  run,
  policies,
}: {
  readonly testId: string
  readonly run: RunState
  readonly policies: readonly TestPolicy[]
}) {
  const { t } = useRedTeamText()
  const isRunning = run.status === 'running'
  const [offset, setOffset] = useState(0)
  const everyMs = usePace<unknown>(
    () => !isRunning,
    () => isPaused(run),
  )
  const query = { kind: 'eval' as const, run_id: run.run_id, offset, limit: shownMax }
  const list = useOperation('listResultCases', { params: { test_id: testId }, query }, { keepsPrevious: true, everyMs })
  const total = list.data?.total
  // Attempts stand in the order in which they began: the latest ones are the last.
  useEffect(() => {
    if (total !== undefined) setOffset(Math.max(0, total - shownMax))
  }, [total])
  return (
    <section aria-label={t('redTeam.run.latest')}>
      <Title order={2} size="h4" mb="xs">
        {t('redTeam.run.latest')}
      </Title>
      <QueryView query={list}>
        {({ cases }) => (
          <Stack maw={960}>
            {cases.length === 0 && <Text size="sm">{t('redTeam.noCases')}</Text>}
            {cases.toReversed().map((one) => (
              <CaseView
                key={one.id}
                one={one}
                testId={testId}
                policyName={nameOfCase(one, policies)}
                isRunning={isRunning}
                isOpened={one.asked !== undefined}
              />
            ))}
          </Stack>
        )}
      </QueryView>
    </section>
  )
}
