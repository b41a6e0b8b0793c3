import { Group, Stack, Text } from '@mantine/core'
import { CodeBlock } from '../../parts/code-block.tsx'
import { useMadeKey } from '../../parts/forms/made-key.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { attackKeyPlace } from './example-commands.ts'

interface KeyedCommandsProps {
  readonly title: string
  /** The lines to paste, with the place of a key in them. */
  readonly commands: string
}

/** Lines for a terminal that need a key: which permission it needs, and a button that makes one and puts it there. */
export function KeyedCommands({ title, commands }: KeyedCommandsProps) {
  const { t } = useRedTeamText()
  const { key, maker } = useMadeKey({ name: t('redTeam.key.name'), permissions: ['redteam'] })
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm">{t('redTeam.key')}</Text>
        {maker}
      </Group>
      <CodeBlock title={title} code={commands.replace(attackKeyPlace, key ?? attackKeyPlace)} />
    </Stack>
  )
}
