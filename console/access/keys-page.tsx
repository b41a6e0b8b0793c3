import { Button, Table } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ApiKey } from '../../contract/account/api-key.ts'
import type { Project } from '../../contract/project/project.ts'
import { useChange, useOperation, useWholeList } from '../operation.ts'
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
const namesShown = 2

/** The keys of the organization. */
export function KeysPage() {
  const { t } = usePageText(accessTexts)
  const { search } = usePlace()
  const [isNew, dialog] = useDisclosure(false)
  const offset = offsetOf(search)
  const query = useOperation('listApiKeys', { query: { offset, limit } }, { keepsPrevious: true })
  const projects = useWholeList('listProjects', { include_archived: true })
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
                  <KeyRow
                    key={key.id}
                    apiKey={key}
                    projects={projects.data?.items ?? []}
                    onRevoke={() => revoke.mutate({ params: { id: key.id } })}
                  />
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

function KeyRow({
  apiKey,
  projects,
  onRevoke,
}: {
  readonly apiKey: ApiKey
  readonly projects: readonly Project[]
  readonly onRevoke: () => void
}) {
  const { t } = usePageText(accessTexts)
  const { mayCall, session } = useSigned()
  const isOwn = session?.api_key_id === apiKey.id
  const state = stateOf(apiKey)
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 140 }}>{apiKey.name}</Table.Td>
      <Table.Td>
        <Badge tone={state === 'keys.works' ? 'good' : 'quiet'}>{t(state)}</Badge>{' '}
        {isOwn && <Badge>{t('keys.own')}</Badge>}
      </Table.Td>
      <Table.Td>
        <code>{apiKey.prefix}…</code>
      </Table.Td>
      <Table.Td>{apiKey.permissions.join(', ')}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 140 }}>
        {apiKey.project_ids === null ? (
          t('keys.projects.all')
        ) : (
          <NamesOf ids={apiKey.project_ids} projects={projects} />
        )}
      </Table.Td>
      <Table.Td>
        <TimeText at={apiKey.expires_at} />
      </Table.Td>
      <Table.Td>
        <TimeText at={apiKey.last_used_at} />
      </Table.Td>
      <Table.Td>
        {state === 'keys.works' && mayCall('revokeApiKey') && (
          <ConfirmButton
            label={t('keys.revoke')}
            question={[
              t('keys.revoke.ask', { name: apiKey.name, prefix: apiKey.prefix }),
              ...(isOwn ? [t('keys.revoke.own')] : []),
            ].join(' ')}
            onConfirm={onRevoke}
          />
        )}
      </Table.Td>
    </Table.Tr>
  )
}

/** The first projects by their names, and how many more there are; one that cannot be read has its id. */
function NamesOf({ ids, projects }: { readonly ids: readonly string[]; readonly projects: readonly Project[] }) {
  const { t, n } = usePageText(accessTexts)
  const names = ids.slice(0, namesShown).map((id) => projects.find((project) => project.id === id)?.name ?? id)
  const more = ids.length - namesShown
  return (
    <>
      {names.join(', ')}
      {more > 0 && ` ${t('policies.usedIn.more', { count: n(more) })}`}
    </>
  )
}

function stateOf({ revoked_at: revoked, expires_at: expires }: ApiKey) {
  if (revoked !== null) return 'keys.revoked'
  return expires !== null && Date.parse(expires) <= Date.now() ? 'keys.expired' : 'keys.works'
}
