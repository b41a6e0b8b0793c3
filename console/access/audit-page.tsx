import { Anchor, Table, Text } from '@mantine/core'
import type { AuditItem } from '../../contract/account/audit-log.ts'
import { useOperation } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { dayBound } from '../parts/forms/day-bound.ts'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'
import { AuditFilters, personName, useActors } from './audit-filters.tsx'
import { VerifyChain } from './verify-chain.tsx'

const limit = 50

/** Every change of the configuration, newest first, and whether the chain holds. */
export function AuditPage() {
  const { t } = usePageText(accessTexts)
  const { search } = usePlace()
  const { action, actor, target, from, to } = search
  const filter = {
    ...(action !== undefined && { action }),
    ...(actor !== undefined && { actor }),
    ...(target !== undefined && { target }),
    ...dayBound('from', from),
    ...dayBound('to', to),
  }
  const request = { query: { offset: offsetOf(search), limit, ...filter } }
  const query = useOperation('listAuditLog', request, { keepsPrevious: true })
  const actors = useActors(query.data?.items ?? [])
  return (
    <>
      <PageTitle title={t('nav.audit')} about={t('audit.about')} />
      <VerifyChain />
      <AuditFilters actors={actors} />
      <QueryView query={query}>
        {(page) => (
          <PagedList page={page} none={<EmptyView title={t('audit.none')} />}>
            {(items) => <Entries items={items} actors={actors} />}
          </PagedList>
        )}
      </QueryView>
    </>
  )
}

function Entries({
  items,
  actors,
}: {
  readonly items: readonly AuditItem[]
  readonly actors: ReadonlyMap<string, string>
}) {
  const { t, n } = usePageText(accessTexts)
  const { setSearch } = usePlace()
  const head = [
    t('audit.number'),
    t('audit.when'),
    t('audit.who'),
    t('audit.what'),
    t('audit.target'),
    t('action.details'),
  ]
  return (
    <WideTable label={t('nav.audit')} head={head}>
      {items.map((entry) => (
        <Table.Tr key={entry.id}>
          <Table.Td>{n(entry.sequence)}</Table.Td>
          <Table.Td>
            <TimeText at={entry.at} />
          </Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 120 }} title={entry.actor}>
            {entry.person === null ? (actors.get(entry.actor) ?? entry.actor) : personName(entry.person)}
          </Table.Td>
          <Table.Td>{entry.action}</Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 120 }}>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="left"
              aria-label={t('audit.only', { target: entry.target })}
              onClick={() => setSearch({ target: entry.target, offset: undefined })}
            >
              {entry.target}
            </Anchor>
          </Table.Td>
          <Table.Td>
            <Details entry={entry} />
          </Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  )
}

function Details({ entry }: { readonly entry: AuditItem }) {
  const { t } = usePageText(accessTexts)
  const states = [
    { title: t('audit.before'), state: entry.before },
    { title: t('audit.after'), state: entry.after },
  ].filter(({ state }) => state !== null)
  if (states.length === 0) return null
  return (
    <details>
      <summary aria-label={t('audit.show', { number: entry.sequence })}>{t('action.details')}</summary>
      {states.map(({ title, state }) => (
        <div key={title}>
          <Text size="xs" fw={600}>
            {title}
          </Text>
          <pre className="code">{JSON.stringify(state, null, 2)}</pre>
        </div>
      ))}
    </details>
  )
}
