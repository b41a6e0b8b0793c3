import { Button, Group, Text, Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import type { OperationName } from '../../../client/wire.ts'
import { useChange } from '../../operation.ts'
import { Permitted } from '../../parts/permitted.tsx'
import { ProblemView } from '../../parts/problem-view.tsx'
import { useRedTeamText } from '../red-team-text.ts'

/** What may be different after a person has ruled on an answer. */
export const changedByVerdict = [
  'readTest',
  'listResultCases',
  'readAttackResultsSummary',
  'readResultsSummary',
  'listFindings',
  'listReviewTurns',
  'compareAttackRuns',
] as const satisfies readonly OperationName[]

/** Overrules the verdict about one answer, with a note for the audit log. */
export function OverrideForm({
  testId,
  attemptId,
  turnIndex,
}: {
  readonly testId: string
  readonly attemptId: string
  readonly turnIndex: number
}) {
  const { t } = useRedTeamText()
  const noteId = useId()
  const [reason, setReason] = useState('')
  const override = useChange('overrideEvaluation', changedByVerdict)
  const rule = (success: boolean) =>
    override.mutate({
      params: { test_id: testId, attempt_id: attemptId },
      body: { turn_index: turnIndex, success, reason: reason.trim() },
    })
  const isReady = reason.trim() !== ''
  return (
    <details className="no-print">
      <summary className="fold">{t('redTeam.verdict.overrule')}</summary>
      <Permitted to="overrideEvaluation">
        <Textarea
          id={noteId}
          label={t('redTeam.verdict.note')}
          description={t('redTeam.verdict.note.about')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          maxLength={4_000}
          autosize
          minRows={1}
          my="xs"
        />
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            disabled={!isReady}
            loading={override.isPending}
            onClick={() => rule(true)}
          >
            {t('redTeam.verdict.breach')}
          </Button>
          <Button
            size="xs"
            variant="default"
            disabled={!isReady}
            loading={override.isPending}
            onClick={() => rule(false)}
          >
            {t('redTeam.verdict.held')}
          </Button>
        </Group>
        {override.isError && <ProblemView problem={override.error} />}
        {override.isSuccess && (
          <Text size="sm" role="status">
            {t('redTeam.verdict.noted')}
          </Text>
        )}
      </Permitted>
    </details>
  )
}
