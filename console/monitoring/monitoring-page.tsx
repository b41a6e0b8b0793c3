import { Anchor, Button, Group, NativeSelect, Switch, Table, Text, TextInput } from '@mantine/core'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { MonitoringMessage } from '../../contract/monitoring/monitoring.ts'
import type { MessageList } from '../../contract/monitoring/statistics.ts'
import { callOperation } from '../call-operation.ts'
import { useWholeList } from '../operation.ts'
import { VerdictBadge } from '../parts/badge.tsx'
import { dayBound } from '../parts/day-bound.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { usePlace } from '../place.ts'
import type { Search } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { blockingOf } from './export-messages.ts'

const liveMs = 2_000
const pageSize = 50

/** What was judged in a project, as it comes in and in the past. */
export function MonitoringPage() {
  const { t } = useText()
  const { search, setSearch } = usePlace()
  const { query, project } = useChosenProject()
  return (
    <>
      <PageTitle title={t('nav.monitoring')} about={t('monitoring.about')}>
        {project && <ExportButtons project={project} search={search} />}
      </PageTitle>
      <QueryView query={query}>
        {({ items }) => (
          <Group align="flex-end" mb="md">
            <ProjectSelect
              projects={items}
              value={project?.id ?? null}
              onChange={(id) => setSearch({ project: id ?? undefined })}
            />
            <Filters search={search} setSearch={setSearch} />
          </Group>
        )}
      </QueryView>
      {project && <Messages projectId={project.id} search={search} />}
    </>
  )
}

function Filters({ search, setSearch }: ReturnType<typeof usePlace>) {
  const { t } = useText()
  const policies = useWholeList('listPolicies', {})
  const names = (policies.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <NativeSelect
        label={t('monitoring.policy')}
        data={[{ value: '', label: t('monitoring.policy.any') }, ...names]}
        value={search.policy ?? ''}
        onChange={(event) => setSearch({ policy: event.currentTarget.value || undefined })}
        maw={240}
      />
      <TextInput
        type="date"
        label={t('monitoring.from')}
        value={search.from ?? ''}
        onChange={(event) => setSearch({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('monitoring.to')}
        value={search.to ?? ''}
        onChange={(event) => setSearch({ to: event.currentTarget.value || undefined })}
      />
      <Switch
        label={t('monitoring.unsafe')}
        checked={search.unsafe === 'true'}
        onChange={(event) => setSearch({ unsafe: event.currentTarget.checked ? 'true' : undefined })}
      />
      <Switch
        label={t('monitoring.live')}
        checked={search.live === 'true'}
        onChange={(event) => setSearch({ live: event.currentTarget.checked ? 'true' : undefined })}
      />
    </>
  )
}

function Messages({ projectId, search }: { readonly projectId: string; readonly search: Search }) {
  const { t, n } = useText()
  const query = useMessages(projectId, search)
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const messages = pages.flatMap(({ items }) => items)
        if (messages.length === 0) return <EmptyView title={t('monitoring.none')}>{t('monitoring.none.do')}</EmptyView>
        return (
          <>
            <Text size="sm" role="status" mb="xs">
              {t('monitoring.total', { total: n(pages[0]?.total ?? 0) })}
            </Text>
            <MessageTable messages={messages} />
            {query.hasNextPage && (
              <Button
                mt="sm"
                variant="default"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('pager.more')}
              </Button>
            )}
          </>
        )
      }}
    </QueryView>
  )
}

/** Pages of messages; while live, the pages that are open are read again. */
function useMessages(projectId: string, { policy, from, to, unsafe, live }: Search) {
  const { client } = useSigned()
  const filter = {
    project_id: projectId,
    limit: pageSize,
    unsafe_only: unsafe === 'true',
    ...(policy !== undefined && { policy_id: policy }),
    ...dayBound('from', from),
    ...dayBound('to', to),
  }
  return useInfiniteQuery<
    MessageList,
    RedoubtProblem,
    InfiniteData<MessageList>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: ['listMessages', 'pages', filter],
    queryFn: ({ pageParam, signal }) =>
      callOperation(
        client,
        'listMessages',
        { query: { ...filter, ...(pageParam !== undefined && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    refetchInterval: live === 'true' ? liveMs : false,
  })
}

function MessageTable({ messages }: { readonly messages: readonly MonitoringMessage[] }) {
  const { t, n } = useText()
  const head = [
    t('monitoring.when'),
    t('monitoring.side'),
    t('monitoring.verdict'),
    t('monitoring.text'),
    t('monitoring.by'),
    t('monitoring.latency'),
  ]
  const nameOf = (name: string) => (name === 'security' ? t('guardrail.security') : name)
  return (
    <WideTable label={t('nav.monitoring')} head={head}>
      {messages.map((message) => (
        <Table.Tr key={message.id}>
          <Table.Td>
            <Anchor
              component={Link}
              to={`/conversations/${message.conversation_id}`}
              search={{ message: message.id } as never}
            >
              <TimeText at={message.created_at} />
            </Anchor>
          </Table.Td>
          <Table.Td>{t(`monitoring.side.${message.direction}`)}</Table.Td>
          <Table.Td>
            <VerdictBadge isSafe={message.is_safe} />
          </Table.Td>
          <Table.Td miw={220}>
            <span className="one-line">{message.text ?? t('message.notKept')}</span>
          </Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            {blockingOf(message)
              .map(({ name }) => nameOf(name))
              .join(', ')}
          </Table.Td>
          <Table.Td>{t('overview.ms', { value: n(message.latency_ms, 1) })}</Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  )
}
