import { Anchor, Button, Group, Switch, Table, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Policy } from '../../contract/policy/policy.ts'
import type { Project } from '../../contract/project/project.ts'
import { useWholeList } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { usePolicyWords } from '../parts/verdict/use-policy-words.ts'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'
import { ownFirst } from './own-first.ts'

/** So many rows are shown at once. */
const limit = 50
const namesShown = 2

/** The organization's own policies and the catalogue. */
export function PoliciesPage() {
  const { t } = useText()
  const { mayCall } = useSigned()
  const { search, setSearch } = usePlace()
  const sought = (search.q ?? '').toLowerCase()
  const isWithArchived = search.archived === 'true'
  const query = useWholeList('listPolicies', { include_archived: isWithArchived }, { keepsPrevious: true })
  const projects = useWholeList('listProjects', {})
  const wordsOf = usePolicyWords()
  const head = [t('field.name'), t('policies.kind'), t('field.criticality'), t('field.threshold'), t('policies.usedIn')]
  return (
    <>
      <PageTitle title={t('nav.policies')} about={t('policies.about')}>
        {mayCall('proposePolicies') && (
          <Button variant="default" component={Link} to="/policies/from-document">
            {t('policies.fromDocument')}
          </Button>
        )}
        {mayCall('createPolicy') && (
          <Button component={Link} to="/policies/new">
            {t('policies.new')}
          </Button>
        )}
      </PageTitle>
      <Group mb="sm" align="flex-end">
        <TextInput
          label={t('policies.search')}
          value={search.q ?? ''}
          onChange={(event) => setSearch({ q: event.currentTarget.value || undefined, offset: undefined })}
        />
        <Switch
          label={t('projects.archived.show')}
          checked={isWithArchived}
          onChange={(event) =>
            setSearch({ archived: event.currentTarget.checked ? 'true' : undefined, offset: undefined })
          }
        />
      </Group>
      <QueryView query={query}>
        {({ items }) => {
          const found = ownFirst(items)
            .map((policy) => ({ policy, name: wordsOf(policy).name }))
            .filter(({ name }) => name.toLowerCase().includes(sought))
          const offset = offsetOf(search)
          const page = { items: found.slice(offset, offset + limit), total: found.length, offset, limit }
          return (
            <PagedList page={page} none={<EmptyView title={t('policies.none')} />}>
              {(shown) => (
                <WideTable label={t('nav.policies')} head={head}>
                  {shown.map(({ policy, name }) => (
                    <PolicyRow key={policy.id} policy={policy} name={name} projects={projects.data?.items} />
                  ))}
                </WideTable>
              )}
            </PagedList>
          )
        }}
      </QueryView>
    </>
  )
}

interface RowProps {
  readonly policy: Policy
  /** Undefined before they were read, and where that is not allowed. */
  readonly projects: readonly Project[] | undefined
}

function PolicyRow({ policy, name, projects }: RowProps & { readonly name: string }) {
  const { t, n } = useText()
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere', minWidth: 180 }}>
        <Anchor component={Link} to={`/policies/${policy.id}`}>
          {name}
        </Anchor>
      </Table.Td>
      <Table.Td>{t(policy.is_default ? 'policies.catalogue' : 'policies.own')}</Table.Td>
      <Table.Td>{t(`criticality.${policy.criticality}`)}</Table.Td>
      <Table.Td>{n(policy.detection_threshold, 3)}</Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <UsedIn policy={policy} projects={projects} />
      </Table.Td>
    </Table.Tr>
  )
}

/** The projects that a policy is switched on in, unless it is archived; nothing before they were read, or where that is not allowed. */
function UsedIn({ policy, projects }: RowProps) {
  const { t, n } = useText()
  if (policy.is_archived) return <Badge>{t('state.archived')}</Badge>
  if (projects === undefined) return null
  const names = projects
    .filter(({ policies }) => policies.some(({ metricId }) => metricId === policy.id))
    .map(({ name }) => name)
  if (names.length === 0) return <Badge>{t('policies.usedIn.none')}</Badge>
  const more = names.length - namesShown
  return (
    <>
      {names.slice(0, namesShown).join(', ')}
      {more > 0 && ` ${t('policies.usedIn.more', { count: n(more) })}`}
    </>
  )
}
