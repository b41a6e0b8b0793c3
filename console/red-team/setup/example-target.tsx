import { Stack, Text } from '@mantine/core'
import { CodeBlock } from '../../parts/code-block.tsx'
import { Unfolding } from '../../parts/unfolding.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { exampleAttackCommands, exampleTargetCommand } from './example-commands.ts'
import { KeyedCommands } from './keyed-commands.tsx'

/** For whoever has nothing to attack yet: an assistant with known weaknesses, how it is started, and how it is attacked. */
export function ExampleTarget({ isOpened }: { readonly isOpened: boolean }) {
  const { t } = useRedTeamText()
  return (
    <Unfolding summary={t('redTeam.example')} isOpened={isOpened}>
      {() => (
        <Stack gap="xs" mt="xs" maw={760}>
          <Text size="sm">{t('redTeam.example.about')}</Text>
          <CodeBlock title={t('redTeam.example.start')} code={exampleTargetCommand} />
          <KeyedCommands title={t('redTeam.example.attack')} commands={exampleAttackCommands(window.location.origin)} />
        </Stack>
      )}
    </Unfolding>
  )
}
