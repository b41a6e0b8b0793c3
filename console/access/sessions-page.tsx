import { Table } from '@mantine/core'
import type { Session } from '../../contract/session/session.ts'
import { useChange, useOperation, useWholeList } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { WithheldNote } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
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
  const whoOf = useWho()
  const offset = offsetOf(search)
  const query = useOperation('listSessions', { query: { offset, limit } }, { keepsPrevious: true })
  const keys = useWholeList('listApiKeys', {})
  const revoke = useChange('revokeSession', ['listSessions'])
  const keyNames: ReadonlyMap<string, string> = new Map((keys.data?.items ?? []).map(({ id, name }) => [id, name]))
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
      <WithheldNote to="revokeSession" />
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
                    who={whoOf(one, keyNames)}
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

/** The person, or the key by its name. */
function useWho() {
  const { t } = usePageText(accessTexts)
  return ({ person, api_key_id: keyId }: Session, keyNames: ReadonlyMap<string, string>): string => {
    if (person !== null) return person.role === null ? person.name : `${person.name} (${t(`role.${person.role}`)})`
    return keyNames.get(keyId ?? '') ?? keyId ?? ''
  }
}

function SessionRow({ one, who, onEnd }: { readonly one: Session; readonly who: string; readonly onEnd: () => void }) {
  const { t } = usePageText(accessTexts)
  const { session, mayCall } = useSigned()
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
      <Table.Td style={{ overflowWrap: 'anywhere' }}>{who}</Table.Td>
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
        {isLive && mayCall('revokeSession') && (
          <ConfirmButton label={t('sessions.end')} question={t('sessions.end.ask')} onConfirm={onEnd} />
        )}
      </Table.Td>
    </Table.Tr>
  )
}
