import { Anchor, Button, Group, Paper, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Project } from '../../contract/project/project.ts'
import { useText } from '../texts/language.tsx'

const storageName = 'redoubt-next-steps'
const dismissed = 'dismissed'

/** What comes after the first message of a project; it stays until somebody dismisses it, in this browser. */
export function NextSteps({ project }: { readonly project: Project }) {
  const { t } = useText()
  const [isShown, setShown] = useState(() => window.localStorage.getItem(storageName) !== dismissed)
  if (!isShown) return null
  const dismiss = () => {
    window.localStorage.setItem(storageName, dismissed)
    setShown(false)
  }
  return (
    <Paper withBorder p="sm" component="section" aria-label={t('first.next')}>
      <Group justify="space-between" align="flex-start">
        <NextLinks project={project} />
        <Button size="compact-sm" variant="default" onClick={dismiss}>
          {t('first.next.dismiss')}
        </Button>
      </Group>
    </Paper>
  )
}

/** Where one goes on with a project that judges messages. */
export function NextLinks({ project }: { readonly project: Project }) {
  const { t } = useText()
  return (
    <Text>
      {t('first.next')}{' '}
      <Anchor component={Link} to={`/projects/${project.id}`} search={{ tab: 'code' } as never}>
        {t('first.next.code')}
      </Anchor>
      {' · '}
      <Anchor component={Link} to="/policies/new">
        {t('first.next.policy')}
      </Anchor>
      {' · '}
      <Anchor component={Link} to="/red-team/new" search={{ project: project.id } as never}>
        {t('first.next.attack')}
      </Anchor>
    </Text>
  )
}
