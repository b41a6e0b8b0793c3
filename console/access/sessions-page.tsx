import { Table } from '@mantine/core'
import type { Session } from '../../contract/manage/session.ts'
import { useChange, useOperation, useWholeList } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { PagedList } from '../parts/paged-list.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'

const limit = 50

/** Who is signed in, and who was. */
export function SessionsPage() {
  const { t } = usePageText(accessTexts)
  const { search } = usePlace()
  const offset = offsetOf(search)
  const query = useOperation('listSessions', { query: { offset, limit } }, { keepsPrevious: true })
  const keys = useWholeList('listApiKeys', {})
  const revoke = useChange('revokeSession', ['listSessions'])
  const keyNames = new Map((keys.data?.items ?? []).map(({ id, name }) => [id, name]))
  const head = [
    t('sessions.browser'),
    t('field.state'),
    t('sessions.key'),
    t('field.created'),
    t('sessions.lastSeen'),
    t('sessions.ends'),
    t('field.actions'),
  ]
  return (
    <>
      <PageTitle title={t('nav.sessions')} about={t('sessions.about')} />
      {revoke.isError && <ProblemView problem={revoke.error} />}
      <QueryView query={query}>
        {(page) => (
          <PagedList page={page} none={<EmptyView title={t('sessions.none')} />}>
            {(items) => (
              <WideTable label={t('nav.sessions')} head={head}>
                {items.map((one) => (
                  <SessionRow
                    key={one.id}
                    one={one}
                    keyName={keyNames.get(one.api_key_id) ?? one.api_key_id}
                    onEnd={() => revoke.mutate({ params: { id: one.id } })}
                  />
                ))}
              </WideTable>
            )}
          </PagedList>
        )}
      </QueryView>
    </>
  )
}

function SessionRow({
  one,
  keyName,
  onEnd,
}: {
  readonly one: Session
  readonly keyName: string
  readonly onEnd: () => void
}) {
  const { t } = usePageText(accessTexts)
  const { session } = useSigned()
  const isLive = one.revoked_at === null && Date.parse(one.ends_at) > Date.now()
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 200 }}>
        {one.user_agent ?? t('sessions.browser.unknown')}
      </Table.Td>
      <Table.Td>
        <Badge tone={isLive ? 'good' : 'quiet'}>{t(isLive ? 'sessions.live' : 'sessions.over')}</Badge>{' '}
        {one.id === session?.id && <Badge>{t('sessions.this')}</Badge>}
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{keyName}</Table.Td>
      <Table.Td>
        <TimeText at={one.created_at} />
      </Table.Td>
      <Table.Td>
        <TimeText at={one.last_seen_at} />
      </Table.Td>
      <Table.Td>
        <TimeText at={one.revoked_at ?? one.ends_at} />
      </Table.Td>
      <Table.Td>
        {isLive && <ConfirmButton label={t('sessions.end')} question={t('sessions.end.ask')} onConfirm={onEnd} />}
      </Table.Td>
    </Table.Tr>
  )
}
