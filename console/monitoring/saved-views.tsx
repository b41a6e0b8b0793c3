import { Anchor, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import type { SavedView } from '../../contract/monitoring/saved-view.ts'
import { useChange, useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { Pager } from '../parts/lists/pager.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { usePlace } from '../place.ts'
import { messageListTexts } from '../texts/message-list-texts.ts'
import { usePageText } from '../texts/page-text.ts'
import { filtersOf, searchOf } from './view-address.ts'

const limit = 10
const readers = ['listSavedViews'] as const

/** Filters that were kept under a name, and a name for the present ones. */
export function SavedViews({ projectId }: { readonly projectId: string }) {
  const { t } = usePageText(messageListTexts)
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('views.title')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={t('views.title')}
        size="lg"
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {isOpen && (
          <Stack>
            <ViewList onChosen={dialog.close} />
            <SaveView projectId={projectId} />
          </Stack>
        )}
      </Modal>
    </>
  )
}

function ViewList({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = usePageText(messageListTexts)
  const [offset, setOffset] = useState(0)
  const query = useOperation('listSavedViews', { query: { offset, limit } }, { keepsPrevious: true })
  return (
    <QueryView query={query}>
      {({ items, total }) =>
        total === 0 ? (
          <Text size="sm">{t('views.none')}</Text>
        ) : (
          <>
            <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
              {items.map((view) => (
                <ViewRow key={view.id} view={view} onChosen={onChosen} />
              ))}
            </Stack>
            <Pager offset={offset} limit={limit} total={total} onOffset={setOffset} />
          </>
        )
      }
    </QueryView>
  )
}

function ViewRow({ view, onChosen }: { readonly view: SavedView; readonly onChosen: () => void }) {
  const { t } = usePageText(messageListTexts)
  const { setSearch } = usePlace()
  const [isNamed, naming] = useDisclosure(false)
  const remove = useChange('deleteSavedView', readers)
  const params = { id: view.id }
  const { name } = view
  return (
    <li>
      <Group justify="space-between" gap="xs">
        <Anchor
          component="button"
          type="button"
          ta="left"
          style={{ overflowWrap: 'anywhere', flex: 1, minWidth: 120 }}
          onClick={() => {
            setSearch(searchOf(view.filters))
            onChosen()
          }}
        >
          {name}
        </Anchor>
        {view.is_shared && <Badge>{t('views.shared.badge')}</Badge>}
        <Permitted to="updateSavedView">
          <Group gap="xs">
            <Button size="xs" variant="default" aria-label={t('views.rename.of', { name })} onClick={naming.toggle}>
              {t('views.rename')}
            </Button>
            <ConfirmButton
              label={t('views.delete')}
              question={t('views.delete.ask', { name })}
              isBusy={remove.isPending}
              onConfirm={() => remove.mutate({ params })}
            />
          </Group>
        </Permitted>
      </Group>
      {isNamed && <RenameView view={view} onDone={naming.close} />}
      {remove.isError && <ProblemView problem={remove.error} />}
    </li>
  )
}

function RenameView({ view, onDone }: { readonly view: SavedView; readonly onDone: () => void }) {
  const { t } = usePageText(messageListTexts)
  const [name, setName] = useState(view.name)
  const rename = useChange('updateSavedView', readers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate({ params: { id: view.id }, body: { name: name.trim() } }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="xs" mt="xs">
        <TextInput
          label={t('views.newName')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={200}
          required
          flex={1}
        />
        <Button type="submit" loading={rename.isPending} disabled={name.trim() === ''}>
          {t('action.save')}
        </Button>
      </Group>
      {rename.isError && <ProblemView problem={rename.error} />}
    </form>
  )
}

function SaveView({ projectId }: { readonly projectId: string }) {
  const { t } = usePageText(messageListTexts)
  const { search } = usePlace()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const save = useChange('createSavedView', readers)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name: name.trim(), filters: filtersOf(search, projectId), is_shared: isShared }
    save.mutate({ body }, { onSuccess: () => setName('') })
  }
  return (
    <Permitted to="createSavedView">
      <form onSubmit={submit}>
        <Stack gap="xs">
          <TextInput
            label={t('field.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={200}
            required
          />
          <Checkbox
            label={t('views.shared')}
            checked={isShared}
            onChange={(event) => setShared(event.currentTarget.checked)}
          />
          <Button type="submit" w="fit-content" loading={save.isPending} disabled={name.trim() === ''}>
            {t('views.save')}
          </Button>
          {save.isError && <ProblemView problem={save.error} />}
        </Stack>
      </form>
    </Permitted>
  )
}
