import { Table, Text } from '@mantine/core'
import type { AuditItem } from '../../contract/manage/audit-log.ts'
import { useOperation } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { PagedList } from '../parts/paged-list.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useText } from '../texts/language.tsx'

const limit = 50

/** Every change of the configuration, newest first. */
export function AuditPage() {
  const { t, n } = useText()
  const { search } = usePlace()
  const offset = offsetOf(search)
  const query = useOperation('listAuditLog', { query: { offset, limit } }, { keepsPrevious: true })
  const head = [
    t('audit.number'),
    t('audit.when'),
    t('audit.who'),
    t('audit.what'),
    t('audit.target'),
    t('action.details'),
  ]
  return (
    <>
      <PageTitle title={t('nav.audit')} about={t('audit.about')} />
      <QueryView query={query}>
        {(page) => (
          <PagedList page={page} none={<EmptyView title={t('audit.none')} />}>
            {(items) => (
              <>
                <Links items={items} />
                <WideTable label={t('nav.audit')} head={head}>
                  {items.map((entry) => (
                    <Table.Tr key={entry.id}>
                      <Table.Td>{n(entry.sequence)}</Table.Td>
                      <Table.Td>
                        <TimeText at={entry.at} />
                      </Table.Td>
                      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 120 }}>{entry.actor}</Table.Td>
                      <Table.Td>{entry.action}</Table.Td>
                      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 120 }}>{entry.target}</Table.Td>
                      <Table.Td>
                        <Details entry={entry} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </WideTable>
              </>
            )}
          </PagedList>
        )}
      </QueryView>
    </>
  )
}

/** Whether each entry of the page names the hash of the one before it. The hashes themselves are verified by the command line. */
function Links({ items }: { readonly items: readonly AuditItem[] }) {
  const { t, n } = useText()
  const broken = items.find((entry, place) => {
    const older = items[place + 1]
    return older !== undefined && (entry.previous_sha256 !== older.sha256 || entry.sequence !== older.sequence + 1)
  })
  return (
    <Text size="sm" mb="xs">
      {broken === undefined
        ? t('audit.linked', { count: n(items.length) })
        : t('audit.broken', { number: n(broken.sequence) })}
    </Text>
  )
}

function Details({ entry }: { readonly entry: AuditItem }) {
  const { t } = useText()
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
