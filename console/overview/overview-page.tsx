import { Anchor, SimpleGrid, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Statistics } from '../../contract/monitoring/statistics.ts'
import type { Project } from '../../contract/project/project.ts'
import { useOperation } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { overviewStatistics } from '../parts/statistics-request.ts'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { usePlace } from '../place.ts'
import { useText } from '../texts/language.tsx'
import { DayChart, type Series } from './day-chart.tsx'
import { FirstMessageOf } from './first-message.tsx'
import { ServiceHealth } from './service-health.tsx'
import { Tiles } from './tiles.tsx'
import { WaitingTile } from './waiting-tile.tsx'

/** How often the counters are read again. */
const everyMs = 15_000

/** What was judged in a project, and the path to its first message. */
export function OverviewPage() {
  const { t } = useText()
  const { setSearch } = usePlace()
  const { query, project, chosenId } = useChosenProject()
  return (
    <>
      <PageTitle title={t('nav.overview')} about={t('overview.about')}>
        {chosenId !== null && (
          <ProjectSelect
            projects={query.data?.items ?? []}
            value={chosenId}
            onChange={(id) => setSearch({ project: id ?? undefined })}
          />
        )}
      </PageTitle>
      <ServiceHealth />
      <WaitingTile />
      <QueryView query={query}>
        {() =>
          chosenId === null ? (
            <EmptyView title={t('overview.noProject')}>
              {t('overview.noProject.do')}{' '}
              <Anchor component={Link} to="/projects">
                {t('nav.projects')}
              </Anchor>
            </EmptyView>
          ) : (
            project && <ProjectOverview key={project.id} project={project} />
          )
        }
      </QueryView>
    </>
  )
}

function ProjectOverview({ project }: { readonly project: Project }) {
  const query = useOperation('readStatistics', overviewStatistics(project.id), { everyMs })
  return (
    <QueryView query={query}>
      {(statistics) => (
        <Stack>
          <FirstMessageOf project={project} onArrived={() => void query.refetch()} />
          <Tiles statistics={statistics} />
          {statistics.days.some(({ messages }) => messages > 0) && (
            <Charts statistics={statistics} projectId={project.id} />
          )}
        </Stack>
      )}
    </QueryView>
  )
}

function Charts({ statistics, projectId }: { readonly statistics: Statistics; readonly projectId: string }) {
  const { t } = useText()
  const { dates, counts, errors, latency } = useMemo(() => linesOf(statistics, t), [statistics, t])
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <DayChart title={t('overview.byDay')} days={dates} series={counts} />
        <DayChart title={t('overview.latencyByDay')} days={dates} series={latency} />
        <DayChart title={t('overview.errorsByDay')} days={dates} series={errors} />
      </SimpleGrid>
      <Anchor component={Link} to="/monitoring" search={{ project: projectId } as never}>
        {t('overview.toMonitoring')}
      </Anchor>
    </>
  )
}

function linesOf({ days: counted }: Statistics, t: ReturnType<typeof useText>['t']) {
  const line = (tone: Series['tone'], label: string, value: (day: Statistics['days'][number]) => number | null) => ({
    tone,
    label,
    values: counted.map(value),
  })
  return {
    dates: counted.map(({ starts_at }) => starts_at),
    counts: [
      line('line', t('overview.series.messages'), ({ messages }) => messages),
      line('bad', t('overview.series.blocked'), ({ blocked }) => blocked),
    ],
    errors: [line('bad', t('overview.errors'), ({ errors }) => errors)],
    latency: [
      line('line', t('overview.series.median'), ({ latency }) => latency?.median_ms ?? null),
      line('bad', t('overview.series.p95'), ({ latency }) => latency?.p95_ms ?? null),
    ],
  }
}
