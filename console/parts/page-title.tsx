import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'

/** The heading of a page, which is the title of the window too. */
export function PageTitle({
  title,
  about,
  children,
}: {
  readonly title: string
  readonly about?: string
  readonly children?: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Redoubt`
  }, [title])
  return (
    <Group justify="space-between" align="flex-start" mb="md">
      <div style={{ minWidth: 0, maxWidth: '100%' }}>
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {about && (
          <Text c="dimmed" size="sm">
            {about}
          </Text>
        )}
      </div>
      <Group gap="xs">{children}</Group>
    </Group>
  )
}
