import { Stack, Tabs, Text } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Project } from '../../contract/project/project.ts'
import { useChange, useOperation } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { ArchiveButton } from '../parts/forms/archive-button.tsx'
import { projectKey, useMadeKey } from '../parts/forms/made-key.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { rememberProject } from '../parts/remembered-project.ts'
import { usePlace } from '../place.ts'
import { useText } from '../texts/language.tsx'
import { ProjectForm } from './project-form.tsx'
import { projectReaders } from './project-readers.ts'
import { curlOf, keyVariable, proxyOf, pythonOf, typescriptOf } from './snippets.ts'

/** One project: its settings, and the code to paste. */
export function ProjectPage() {
  const { id } = useParams({ strict: false }) as { readonly id: string }
  const query = useOperation('readProject', { params: { id } })
  return <QueryView query={query}>{(project) => <ProjectView project={project} />}</QueryView>
}

function ProjectView({ project }: { readonly project: Project }) {
  const { t } = useText()
  const { search, setSearch } = usePlace()
  const tab = search.tab === 'code' ? 'code' : 'settings'
  // What was typed in the settings stays while somebody looks at the code, once they were opened.
  const [hasSettings, setHasSettings] = useState(false)
  if (tab === 'settings' && !hasSettings) setHasSettings(true)
  useEffect(() => {
    if (!project.isArchived) rememberProject(project.id)
  }, [project.id, project.isArchived])
  return (
    <>
      <PageTitle title={project.name} about={project.description}>
        {project.isArchived && <Badge>{t('state.archived')}</Badge>}
        <ArchiveProject project={project} />
      </PageTitle>
      <Tabs
        value={tab}
        onChange={(next) => setSearch({ tab: next === 'settings' ? undefined : (next ?? undefined) })}
        keepMounted={false}
        keepMountedMode="display-none"
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="settings">{t('project.tab.settings')}</Tabs.Tab>
          <Tabs.Tab value="code">{t('project.tab.code')}</Tabs.Tab>
        </Tabs.List>
        {hasSettings && (
          <Tabs.Panel value="settings" keepMounted>
            <ProjectForm key={project.id} project={project} />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="code">
          <Snippets project={project} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function ArchiveProject({ project }: { readonly project: Project }) {
  const { t } = useText()
  const archive = useChange('archiveProject', projectReaders)
  const update = useChange('updateProject', projectReaders)
  const params = { id: project.id }
  return (
    <>
      <ArchiveButton
        to="archiveProject"
        isArchived={project.isArchived}
        question={t('project.archive.ask')}
        isBusy={archive.isPending || update.isPending}
        onArchive={() => archive.mutate({ params })}
        onRestore={() => update.mutate({ params, body: { archived: false } })}
      />
      {archive.isError && <ProblemView problem={archive.error} />}
      {update.isError && <ProblemView problem={update.error} />}
    </>
  )
}

function Snippets({ project }: { readonly project: Project }) {
  const { t } = useText()
  const { key, maker } = useMadeKey(projectKey(project))
  const address = window.location.origin
  const projectId = project.id
  return (
    <Stack>
      <div>
        <Text>
          {t('project.code.key')} {!project.isArchived && maker}
        </Text>
        {key !== null && <CodeBlock title={keyVariable} code={`export ${keyVariable}=${key}`} />}
      </div>
      <CodeBlock title="curl" code={curlOf(address, projectId)} />
      <CodeBlock title="TypeScript" code={typescriptOf(address, projectId)} />
      <CodeBlock title="Python" code={pythonOf(address, projectId)} />
      <CodeBlock title={t('project.code.proxy')} code={proxyOf(address, projectId)} />
    </Stack>
  )
}
