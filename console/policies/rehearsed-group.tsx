import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Badge, VerdictBadge } from '../parts/badge.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { ReasonText } from '../parts/verdict/reason-text.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePageText } from '../texts/page-text.ts'
import { rehearsalTexts } from '../texts/rehearsal-texts.ts'
import { exampleKind, type RehearsalGroup, type RehearsedMessage } from './group-rehearsed.ts'
import type { PolicyDraft } from './policy-draft.ts'

const shownMax = 50

/** Messages of which the policy would have said the same. */
export function RehearsedGroup({
  group,
  messages,
  draft,
  onExample,
}: {
  readonly group: RehearsalGroup
  readonly messages: readonly RehearsedMessage[]
  readonly draft: PolicyDraft
  readonly onExample: (kind: 'violating' | 'allowed', text: string) => void
}) {
  const { t, n } = usePageText(rehearsalTexts)
  if (messages.length === 0) return null
  return (
    <details open={group !== 'passed'}>
      <summary>{t(`rehearsal.group.${group}`, { count: n(messages.length) })}</summary>
      <Stack gap="xs" mt="xs">
        {messages.length > shownMax && <Text size="sm">{t('rehearsal.first', { count: n(shownMax) })}</Text>}
        {messages.slice(0, shownMax).map((message) => (
          <Rehearsed key={message.id} message={message} draft={draft} onExample={onExample} />
        ))}
      </Stack>
    </details>
  )
}

function Rehearsed({
  message,
  draft,
  onExample,
}: {
  readonly message: RehearsedMessage
  readonly draft: PolicyDraft
  readonly onExample: (kind: 'violating' | 'allowed', text: string) => void
}) {
  const { t, n } = usePageText(rehearsalTexts)
  const known = (['violating', 'allowed'] as const).find((kind) => draft[kind].includes(message.text))
  const answer = (isRight: boolean) => onExample(exampleKind(message, isRight), message.text)
  const text = message.text.slice(0, 80)
  return (
    <Paper withBorder p="xs">
      <SaidText text={message.text} />
      {message.status !== 'success' && message.reason !== null && <ReasonText reason={message.reason} />}
      <Group gap="xs" mt={4}>
        <Text size="sm" c="dimmed">
          {t('field.value')} {n(message.value, 3)} · <TimeText at={message.created_at} />
        </Text>
        <Text size="sm" component="span">
          {t('rehearsal.was')} <VerdictBadge isSafe={message.was_safe} />
        </Text>
        {message.is_redacted && <Badge>{t('rehearsal.redacted')}</Badge>}
        {known !== undefined ? (
          <Badge>{t(`rehearsal.now.${known}`)}</Badge>
        ) : (
          <>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('rehearsal.right.of', { text })}
              onClick={() => answer(true)}
            >
              {t('rehearsal.right')}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('rehearsal.wrong.of', { text })}
              onClick={() => answer(false)}
            >
              {t('rehearsal.wrong')}
            </Button>
          </>
        )}
      </Group>
    </Paper>
  )
}
