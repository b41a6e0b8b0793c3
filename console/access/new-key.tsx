import { Button, Checkbox, Group, Modal, MultiSelect, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useChange, useWholeList } from '../operation.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { useSigned } from '../session/session-provider.tsx'
import { accessTexts } from '../texts/access-texts.ts'
import { usePageText } from '../texts/page-text.ts'

const permissions = ['guard', 'redteam', 'manage', 'admin'] as const
type Permission = (typeof permissions)[number]

/** Makes a key, with at most what the own one may do, and shows it this once. */
export function NewKey({ onClose }: { readonly onClose: () => void }) {
  const { t } = usePageText(accessTexts)
  const create = useChange('createApiKey', ['listApiKeys'])
  const [fields, setFields] = useState<Fields>({ name: '', wanted: ['guard'], projectIds: [], endsOn: '' })
  const { name, wanted, projectIds, endsOn } = fields
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate({
      body: {
        name,
        permissions: permissions.filter((one): one is Permission => wanted.includes(one)),
        ...(projectIds.length > 0 && { project_ids: [...projectIds] }),
        ...(endsOn !== '' && { expires_at: new Date(`${endsOn}T00:00:00`).toISOString() }),
      },
    })
  }
  const key = create.data?.key ?? null
  return (
    <Modal opened onClose={onClose} title={t('keys.new')} closeButtonProps={{ 'aria-label': t('action.close') }}>
      {key !== null ? (
        <Stack>
          <CodeBlock title={t('keys.issued')} code={key} />
          <Button onClick={onClose}>{t('action.close')}</Button>
        </Stack>
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <KeyFields fields={fields} change={change} />
            {create.isError && <ProblemView problem={create.error} />}
            <Group justify="flex-end">
              <Button type="submit" loading={create.isPending} disabled={wanted.length === 0}>
                {t('action.create')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}

/** What is typed of a key before it is made. */
interface Fields {
  readonly name: string
  readonly wanted: readonly string[]
  /** Empty = all projects. */
  readonly projectIds: readonly string[]
  /** The day at whose begin it ends, as `2026-01-31`; empty = never. */
  readonly endsOn: string
}

function KeyFields({
  fields: { name, wanted, projectIds, endsOn },
  change,
}: {
  readonly fields: Fields
  readonly change: (changed: Partial<Fields>) => void
}) {
  const { t } = usePageText(accessTexts)
  const { may } = useSigned()
  const projects = useWholeList('listProjects', {})
  return (
    <>
      <TextInput
        data-autofocus
        label={t('field.name')}
        value={name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        maxLength={200}
        required
      />
      <Checkbox.Group
        label={t('keys.permissions')}
        error={wanted.length === 0 ? t('keys.permissions.none') : null}
        value={[...wanted]}
        onChange={(wanted) => change({ wanted })}
      >
        <Stack gap="xs" mt="xs">
          {permissions.map((one) => (
            <Checkbox key={one} value={one} label={t(`keys.permission.${one}`)} disabled={!may(one)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <MultiSelect
        label={t('keys.projects')}
        placeholder={projectIds.length === 0 ? t('keys.projects.all') : ''}
        data={(projects.data?.items ?? []).map((project) => ({ value: project.id, label: project.name }))}
        value={[...projectIds]}
        onChange={(projectIds) => change({ projectIds })}
        searchable
        limit={100}
      />
      <TextInput
        type="date"
        label={t('keys.expires.pick')}
        value={endsOn}
        onChange={(event) => change({ endsOn: event.currentTarget.value })}
      />
    </>
  )
}
