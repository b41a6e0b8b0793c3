import { Stack } from '@mantine/core'
import type { TestPolicy } from '../../../contract/red-team-test/dataset.ts'
import { useOperation } from '../../operation.ts'
import { EmptyView } from '../../parts/empty-view.tsx'
import { PagedList } from '../../parts/lists/paged-list.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { usePlace } from '../../place.ts'
import { offsetOf } from '../../search.ts'
import type { RunState } from '../chosen-run.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { CaseView, nameOfCase } from './case-view.tsx'

const limit = 20

/** Each answered prompt of the dataset and each conversation of a run, with what the judges say and what they saw. */
export function TestCases({
  testId,
  run,
  policies,
}: {
  readonly testId: string
  readonly run: RunState | null
  readonly policies: readonly TestPolicy[]
}) {
  const { t } = useRedTeamText()
  const { search } = usePlace()
  const offset = offsetOf(search)
  const query = { kind: 'eval' as const, offset, limit, ...(run !== null && { run_id: run.run_id }) }
  const list = useOperation('listResultCases', { params: { test_id: testId }, query }, { keepsPrevious: true })
  return (
    <QueryView query={list}>
      {({ cases, total }) => (
        <Stack maw={960}>
          <PagedList page={{ items: cases, total, offset, limit }} none={<EmptyView title={t('redTeam.noCases')} />}>
            {(items) =>
              items.map((one) => (
                <CaseView
                  key={one.id}
                  one={one}
                  testId={testId}
                  policyName={nameOfCase(one, policies)}
                  isRunning={run?.status === 'running'}
                />
              ))
            }
          </PagedList>
        </Stack>
      )}
    </QueryView>
  )
}
