import { Button, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ApiKey } from '../../contract/account/api-key.ts'
import { useChange, useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'
import { NewKey } from './new-key.tsx'

const limit = 50

/** The keys of the organization. */
export function KeysPage() {
  const { t } = usePageText(accessTexts)
  const { search } = usePlace()
  const [isNew, dialog] = useDisclosure(false)
  const offset = offsetOf(search)
  const query = useOperation('listApiKeys', { query: { offset, limit } }, { keepsPrevious: true })
  const revoke = useChange('revokeApiKey', ['listApiKeys'])
  const head = [
    t('field.name'),
    t('field.state'),
    t('keys.prefix'),
    t('keys.permissions'),
    t('keys.projects'),
    t('keys.expires'),
    t('keys.lastUsed'),
    t('field.actions'),
  ]
  return (
    <>
      <PageTitle title={t('nav.keys')} about={t('keys.about')}>
        <Permitted to="createApiKey">
          <Button onClick={dialog.open}>{t('keys.new')}</Button>
        </Permitted>
      </PageTitle>
      {revoke.isError && <ProblemView problem={revoke.error} />}
      <QueryView query={query}>
        {(page) => (
          <PagedList page={page} none={<EmptyView title={t('keys.none')} />}>
            {(items) => (
              <WideTable label={t('nav.keys')} head={head}>
                {items.map((key) => (
                  <KeyRow key={key.id} apiKey={key} onRevoke={() => revoke.mutate({ params: { id: key.id } })} />
                ))}
              </WideTable>
            )}
          </PagedList>
        )}
      </QueryView>
      {isNew && <NewKey onClose={dialog.close} />}
    </>
  )
}

function KeyRow({ apiKey, onRevoke }: { readonly apiKey: ApiKey; readonly onRevoke: () => void }) {
  const { t, n } = usePageText(accessTexts)
  const { mayCall } = useSigned()
  const state = stateOf(apiKey)
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 140 }}>{apiKey.name}</Table.Td>
      <Table.Td>
        <Badge tone={state === 'keys.works' ? 'good' : 'quiet'}>{t(state)}</Badge>
      </Table.Td>
      <Table.Td>
        <code>{apiKey.prefix}…</code>
      </Table.Td>
      <Table.Td>{apiKey.permissions.join(', ')}</Table.Td>
      <Table.Td>{apiKey.project_ids === null ? t('keys.projects.all') : n(apiKey.project_ids.length)}</Table.Td>
      <Table.Td>
        <TimeText at={apiKey.expires_at} />
      </Table.Td>
      <Table.Td>
        <TimeText at={apiKey.last_used_at} />
      </Table.Td>
      <Table.Td>
        {state === 'keys.works' && mayCall('revokeApiKey') && (
          <ConfirmButton label={t('keys.revoke')} question={t('keys.revoke.ask')} onConfirm={onRevoke} />
        )}
      </Table.Td>
    </Table.Tr>
  )
}

function stateOf({ revoked_at: revoked, expires_at: expires }: ApiKey) {
  if (revoked !== null) return 'keys.revoked'
  return expires !== null && Date.parse(expires) <= Date.now() ? 'keys.expired' : 'keys.works'
}
