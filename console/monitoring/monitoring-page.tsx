import { Button, Group, Text } from '@mantine/core'
import type { MessageList } from '../../contract/monitoring/statistics.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { ProjectSelect, useChosenProject } from '../parts/use-projects.tsx'
import { usePlace } from '../place.ts'
import type { Search } from '../search.ts'
import { messageListTexts } from '../texts/message-list-texts.ts'
import { usePageText } from '../texts/page-text.ts'
import { ErasePerson } from './erase-person.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { MessageFilters } from './message-filters.tsx'
import { MessageTable } from './message-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { searchedSpan } from './searched-span.ts'
import { useMessagePage } from './use-message-page.ts'

/** What was judged in a project, as it comes in and in the past. */
export function MonitoringPage() {
  const { t } = usePageText(messageListTexts)
  const { search, setSearch } = usePlace()
  const { query, project, chosenId } = useChosenProject()
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
              value={chosenId}
              onChange={(id) => setSearch({ project: id ?? undefined, cursor: undefined })}
            />
            <MessageFilters />
            {project && <SavedViews projectId={project.id} />}
            {project && <ErasePerson project={project} />}
          </Group>
        )}
      </QueryView>
      {project && <Messages projectId={project.id} search={search} />}
    </>
  )
}

function Messages({ projectId, search }: { readonly projectId: string; readonly search: Search }) {
  const { t } = usePageText(messageListTexts)
  const { setSearch } = usePlace()
  const query = useMessagePage(projectId, search)
  const isSearched = search.q !== undefined
  return (
    <>
      {isSearched && query.isPending && (
        <Text size="sm" role="status">
          {t('messages.searching')}
        </Text>
      )}
      <QueryView query={query}>
        {(page) => (
          <>
            <Text component="div" size="sm" role="status" mb="xs">
              <HowMany page={page} search={search} />
              {search.live === 'true' && search.cursor !== undefined && <p>{t('messages.live.first')}</p>}
            </Text>
            {page.items.length === 0 ? (
              <EmptyView title={t('monitoring.none')}>{t('monitoring.none.do')}</EmptyView>
            ) : (
              <MessageTable messages={page.items} />
            )}
            <Group component="nav" aria-label={t('pager.label')} mt="sm" gap="xs">
              {search.cursor !== undefined && (
                <Button variant="default" size="xs" onClick={() => setSearch({ cursor: undefined })}>
                  {t('messages.newest')}
                </Button>
              )}
              {page.next_cursor !== null && (
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => setSearch({ cursor: page.next_cursor ?? undefined })}
                >
                  {t(isSearched && page.items.length === 0 ? 'messages.goOn' : 'pager.more')}
                </Button>
              )}
            </Group>
          </>
        )}
      </QueryView>
    </>
  )
}

/** How many messages there are, or how far a search got and what it could not look into. */
function HowMany({ page, search }: { readonly page: MessageList; readonly search: Search }) {
  const { total, items, searched, next_cursor: next } = page
  const { t, n, locale } = usePageText(messageListTexts)
  if (searched === undefined)
    return page.is_total_cut ? t('messages.atLeast', { count: n(total) }) : t('monitoring.total', { total: n(total) })
  const { messages, without_text: withoutText, back_to: backTo } = searched
  const when = backTo === null ? '–' : new Date(backTo).toLocaleString(locale)
  const count = n(messages)
  return (
    <>
      {t('messages.found', { count: n(items.length) })} {t(searchedSpan(search, next), { count, when })}
      {withoutText > 0 && ` ${t('messages.withoutText', { count: n(withoutText) })}`}
    </>
  )
}
