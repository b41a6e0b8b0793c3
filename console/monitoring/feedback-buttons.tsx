import { Button, Group, Text } from '@mantine/core'
import { useChange } from '../operation.ts'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { type FindingShown, securityId } from '../parts/verdict/findings.tsx'
import { useText } from '../texts/language.tsx'

/** Says of each verdict on a message that it was wrong; it changes none. */
export function FeedbackButtons({
  messageId,
  findings,
}: {
  readonly messageId: string
  readonly findings: readonly FindingShown[]
}) {
  const { t } = useText()
  const give = useChange('createFeedback', ['listFeedback'])
  const say = ({ id, isSafe }: FindingShown) =>
    give.mutate({
      params: { id: messageId },
      body: {
        kind: isSafe ? 'missed' : 'false_alarm',
        ...(id === securityId ? { security: true } : { policy_id: id }),
      },
    })
  return (
    <>
      <Permitted to="createFeedback">
        <Group gap="xs" mt="sm">
          {findings.map((finding) => (
            <Button
              key={finding.id}
              size="compact-sm"
              variant="default"
              disabled={give.isPending}
              onClick={() => say(finding)}
              className="button-lines"
            >
              {t('feedback.of', {
                what: t(finding.isSafe ? 'feedback.missed' : 'feedback.falseAlarm'),
                name: finding.name,
              })}
            </Button>
          ))}
        </Group>
      </Permitted>
      <Text size="sm" role="status">
        {give.isSuccess ? t('feedback.given') : ''}
      </Text>
      {give.isError && <ProblemView problem={give.error} />}
    </>
  )
}
