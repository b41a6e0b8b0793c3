import { Button, Group, Stack, Text } from '@mantine/core'
import { useChange } from '../../operation.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Permitted } from '../../parts/permitted.tsx'
import { ProblemView } from '../../parts/problem-view.tsx'
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
  const issue = useChange('createApiKey', ['listApiKeys'])
  const key = issue.data?.key ?? attackKeyPlace
  const makeKey = () => issue.mutate({ body: { name: t('redTeam.key.name'), permissions: ['redteam'] } })
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text size="sm">{t('redTeam.key')}</Text>
        <Permitted to="createApiKey">
          <Button
            size="compact-sm"
            variant="default"
            onClick={makeKey}
            loading={issue.isPending}
            disabled={issue.isSuccess}
          >
            {t('redTeam.key.make')}
          </Button>
        </Permitted>
      </Group>
      {issue.isSuccess && <Text size="sm">{t('redTeam.key.made')}</Text>}
      {issue.isError && <ProblemView problem={issue.error} />}
      <CodeBlock title={title} code={commands.replace(attackKeyPlace, key)} />
    </Stack>
  )
}
