import { Table } from '@mantine/core'
import { useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'

const limit = 50

/** Who ever signed in at the identity provider, in which role, and when. */
export function MembersPage() {
  const { t } = usePageText(accessTexts)
  const { search } = usePlace()
  const query = useOperation('listMembers', { query: { offset: offsetOf(search), limit } }, { keepsPrevious: true })
  const head = [t('field.name'), t('members.subject'), t('members.role'), t('members.first'), t('members.last')]
  return (
    <>
      <PageTitle title={t('nav.members')} about={t('members.about')} />
      <QueryView query={query}>
        {(page) => (
          <PagedList page={page} none={<EmptyView title={t('members.none')}>{t('members.none.do')}</EmptyView>}>
            {(items) => (
              <WideTable label={t('nav.members')} head={head}>
                {items.map((one) => (
                  <Table.Tr key={one.id}>
                    <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 160 }}>{one.name}</Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 120 }}>{one.subject}</Table.Td>
                    <Table.Td>
                      {one.role === null ? <Badge tone="warn">{t('members.noRole')}</Badge> : t(`role.${one.role}`)}
                    </Table.Td>
                    <Table.Td>
                      <TimeText at={one.first_signed_in_at} />
                    </Table.Td>
                    <Table.Td>
                      <TimeText at={one.last_signed_in_at} />
                    </Table.Td>
                  </Table.Tr>
                ))}
              </WideTable>
            )}
          </PagedList>
        )}
      </QueryView>
    </>
  )
}
