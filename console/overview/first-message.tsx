import { Anchor, List, Paper, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { MonitoringMessage } from '../../contract/monitoring/monitoring.ts'
import type { Project } from '../../contract/project/project.ts'
import { useOperation } from '../operation.ts'
import { VerdictBadge } from '../parts/badge.tsx'
import { CodeBlock } from '../parts/code-block.tsx'
import { projectKey, useMadeKey } from '../parts/forms/made-key.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { curlOf, keyPlace } from '../projects/snippets.ts'
import { useText } from '../texts/language.tsx'
import { NextLinks, NextSteps } from './next-steps.tsx'

/** How often it is looked whether the first message has come. */
const everyMs = 1_500

/**
 * The path to the first message, in a project that had none when somebody came here. It stays until they leave, and nothing
 * is asked for any more once the message is there. Where there are messages, what comes next.
 */
export function FirstMessageOf({ project, onArrived }: { readonly project: Project; readonly onArrived: () => void }) {
  const request = { query: { project_id: project.id, limit: 1 } }
  const { data } = useOperation('listMessages', request, { everyMs: (read) => read?.total === 0 && everyMs })
  const [isNew, setNew] = useState(false)
  const [first, setFirst] = useState<MonitoringMessage | null>(null)
  useEffect(() => {
    if (data?.total === 0) setNew(true)
    const arrived = data?.items[0]
    if (!isNew || first !== null || arrived === undefined) return
    setFirst(arrived)
    onArrived()
  }, [data, isNew, first, onArrived])
  if (isNew) return <FirstMessage project={project} first={first} />
  return data !== undefined && data.total > 0 ? <NextSteps project={project} /> : null
}

/** A key, a line to paste, and the message as it arrives. */
function FirstMessage({ project, first }: { readonly project: Project; readonly first: MonitoringMessage | null }) {
  const { t } = useText()
  const { key, maker } = useMadeKey(projectKey(project))
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h3">
        {t('first.title')}
      </Title>
      {first === null && (
        <Text c="dimmed" mb="sm">
          {t('first.about')}
        </Text>
      )}
      <List type="ordered" spacing="sm" styles={{ itemWrapper: { display: 'block' } }}>
        <List.Item>
          {t('first.project', { name: project.name })}{' '}
          <Anchor component={Link} to="/projects" search={{ tab: 'new' } as never}>
            {t('first.project.other')}
          </Anchor>
        </List.Item>
        <List.Item>
          {t('first.key')} {maker}
        </List.Item>
        <List.Item>
          <CodeBlock title={t('first.paste')} code={curlOf(window.location.origin, project.id, key ?? keyPlace)} />
        </List.Item>
      </List>
      <div role="status" aria-live="polite">
        {first === null ? <Text mt="sm">{t('first.waiting')}</Text> : <Arrived message={first} project={project} />}
      </div>
    </Paper>
  )
}

/** The first message, and what comes next. */
function Arrived({ message, project }: { readonly message: MonitoringMessage; readonly project: Project }) {
  const { t } = useText()
  return (
    <Paper withBorder p="sm" mt="sm">
      <Text fw={600}>
        {t('first.arrived')} <VerdictBadge isSafe={message.is_safe} />
      </Text>
      <SaidText text={message.text} />
      <Anchor component={Link} to={`/conversations/${message.conversation_id}`}>
        {t('first.open')}
      </Anchor>
      <NextLinks project={project} />
    </Paper>
  )
}
