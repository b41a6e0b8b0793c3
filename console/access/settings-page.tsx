import { Anchor, Button, Group, Stack, Table, Text, TextInput, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Organization } from '../../contract/account/organization.ts'
import { useChange, useOperation } from '../operation.ts'
import { EmptyView } from '../parts/empty-view.tsx'
import { FactList } from '../parts/fact-list.tsx'
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
import { usePageText } from '../texts/page-text.ts'
import { settingsTexts } from '../texts/settings-texts.ts'

const limit = 50

/** The organization, and what red-team tests cost it. */
export function SettingsPage() {
  const { t } = usePageText(settingsTexts)
  const query = useOperation('readOrganization', {})
  return (
    <>
      <PageTitle title={t('nav.settings')} about={t('settings.about')} />
      <Stack gap="xl">
        <QueryView query={query}>{(organization) => <OrganizationForm organization={organization} />}</QueryView>
        <CreditsPart />
      </Stack>
    </>
  )
}

function OrganizationForm({ organization }: { readonly organization: Organization }) {
  const { t } = usePageText(settingsTexts)
  const { session } = useSigned()
  const [name, setName] = useState(organization.name)
  const rename = useChange('updateOrganization', ['readOrganization', 'listAuditLog'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate({ body: { name } })
  }
  return (
    <Stack maw={560} component="section" aria-label={t('settings.organization')}>
      <Title order={2} size="h3">
        {t('settings.organization')}
      </Title>
      <form onSubmit={submit}>
        <Permitted to="updateOrganization">
          <Group align="flex-end">
            <TextInput
              label={t('field.name')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              maxLength={200}
              required
              flex={1}
            />
            <Button type="submit" loading={rename.isPending} disabled={name === organization.name}>
              {t('action.save')}
            </Button>
          </Group>
        </Permitted>
      </form>
      {rename.isError && <ProblemView problem={rename.error} />}
      <div role="status">{rename.isSuccess && name === organization.name && <Text>{t('state.saved')}</Text>}</div>
      <FactList
        facts={[
          [t('settings.id'), organization.id],
          [t('field.created'), <TimeText key="created" at={organization.created_at} />],
          [t('settings.version'), session?.version ?? ''],
        ]}
      />
    </Stack>
  )
}

/** What is booked; a kind of a later version is shown by its name in the API. */
const kinds = ['grant', 'dataset', 'attack-run', 'evaluation', 'refund'] as const

function CreditsPart() {
  const { t, n } = usePageText(settingsTexts)
  const { search } = usePlace()
  const offset = offsetOf(search)
  const query = useOperation('readCredits', { query: { offset, limit } }, { keepsPrevious: true })
  const kindText = (kind: string) => {
    const known = kinds.find((one) => one === kind)
    return known === undefined ? kind : t(`settings.kind.${known}`)
  }
  const head = [t('settings.when'), t('settings.kind'), t('settings.amount'), t('settings.test')]
  return (
    <Stack component="section" aria-label={t('settings.credits')}>
      <Title order={2} size="h3">
        {t('settings.credits')}
      </Title>
      <Text size="sm">{t('settings.credits.about')}</Text>
      <QueryView query={query}>
        {(credits) => (
          <>
            <FactList
              facts={[
                [t('settings.balance'), credits.balance === null ? t('settings.unlimited') : n(credits.balance, 2)],
                [t('settings.charged'), n(credits.charged_total, 2)],
              ]}
            />
            <PagedList page={credits} none={<EmptyView title={t('settings.credits.none')} />}>
              {(items) => (
                <WideTable label={t('settings.credits')} head={head}>
                  {items.map((entry) => (
                    <Table.Tr key={entry.id}>
                      <Table.Td>
                        <TimeText at={entry.at} />
                      </Table.Td>
                      <Table.Td>{kindText(entry.kind)}</Table.Td>
                      <Table.Td>{n(entry.amount, 2)}</Table.Td>
                      <Table.Td>
                        {entry.test_id !== null && (
                          <Anchor component={Link} to={`/red-team/${entry.test_id}`}>
                            {entry.test_id}
                          </Anchor>
                        )}
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </WideTable>
              )}
            </PagedList>
          </>
        )}
      </QueryView>
    </Stack>
  )
}
