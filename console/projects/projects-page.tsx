import { Anchor, Button, Group, Modal, Stack, Switch, Table, Textarea, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Project } from '../../contract/project/project.ts'
import { useChange, useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { useLeaveQuestion } from '../parts/forms/use-leave-question.ts'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useSigned } from '../session/session-provider.tsx'
import { useText } from '../texts/language.tsx'

const limit = 50

/** All projects, and a new one. */
export function ProjectsPage() {
  const { t } = useText()
  const { mayCall } = useSigned()
  const { search, setSearch } = usePlace()
  const [isNew, dialog] = useDisclosure(search.tab === 'new')
  const offset = offsetOf(search)
  const isWithArchived = search.archived === 'true'
  const request = { query: { offset, limit, include_archived: isWithArchived } }
  const query = useOperation('listProjects', request, { keepsPrevious: true })
  return (
    <>
      <PageTitle title={t('nav.projects')} about={t('projects.about')}>
        {mayCall('createProject') && <Button onClick={dialog.open}>{t('projects.new')}</Button>}
      </PageTitle>
      <Switch
        mb="sm"
        label={t('projects.archived.show')}
        checked={isWithArchived}
        onChange={(event) =>
          setSearch({ archived: event.currentTarget.checked ? 'true' : undefined, offset: undefined })
        }
      />
      <QueryView query={query}>
        {(page) => (
          <PagedList page={page} none={<EmptyView title={t('projects.none')}>{t('projects.none.do')}</EmptyView>}>
            {(items) => <ProjectTable projects={items} />}
          </PagedList>
        )}
      </QueryView>
      <NewProject isOpen={isNew} onClose={dialog.close} />
    </>
  )
}

function ProjectTable({ projects }: { readonly projects: readonly Project[] }) {
  const { t, n } = useText()
  const head = [t('field.name'), t('projects.security'), t('projects.policies'), t('field.state'), t('field.created')]
  return (
    <WideTable label={t('nav.projects')} head={head}>
      {projects.map((project) => (
        <Table.Tr key={project.id}>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <Anchor component={Link} to={`/projects/${project.id}`}>
              {project.name}
            </Anchor>
          </Table.Td>
          <Table.Td>{t(sidesOf(project))}</Table.Td>
          <Table.Td>{n(project.policies.length)}</Table.Td>
          <Table.Td>
            <Badge tone={project.isArchived ? 'quiet' : 'good'}>
              {t(project.isArchived ? 'state.archived' : 'state.inUse')}
            </Badge>
          </Table.Td>
          <Table.Td>
            <TimeText at={project.createdAt} />
          </Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  )
}

function sidesOf({ securityGuardrails }: Project) {
  const { securityGuardrailBlockInput: input, securityGuardrailBlockOutput: output } = securityGuardrails
  if (input) return output ? 'projects.both' : 'projects.input'
  return output ? 'projects.output' : 'projects.off'
}

function NewProject({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useText()
  const { session } = useSigned()
  const navigate = useNavigate()
  const create = useChange('createProject', ['listProjects'])
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const { leave } = useLeaveQuestion(isOpen && `${name}${description}` !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, description, organizationId: session?.organization_id ?? '', securityGuardrails: {} }
    const onSuccess = ({ projectId }: { readonly projectId: string }) => {
      // A list of before has not got it, and another project would stand for it until it was read again.
      queries.removeQueries({ queryKey: ['listProjects'], type: 'inactive' })
      leave()
      void navigate({ to: `/projects/${projectId}` })
    }
    create.mutate({ body }, { onSuccess })
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('projects.new')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            label={t('field.name')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={200}
            required
          />
          <Textarea
            label={t('field.description')}
            description={t('projects.new.hint')}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
            maxLength={4_000}
            autosize
            minRows={2}
          />
          {create.isError && <ProblemView problem={create.error} isCreation />}
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending}>
              {t('action.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
