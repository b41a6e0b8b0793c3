import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Test } from '../../contract/red-team-test/test.ts'
import { useChange } from '../operation.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { changedByVerdict } from './cases/override-form.tsx'
import type { RunState } from './chosen-run.tsx'
import { useRedTeamText } from './red-team-text.ts'
import { configFileOf, resumeCommand } from './resume-commands.ts'
import { isConfirming, isPaused, isRunOver } from './test-pace.ts'

/** The list tells the state of runs too. */
const changed = [...changedByVerdict, 'listTests'] as const

interface RunControlsProps {
  readonly test: Test
  readonly run: RunState
}

function stateText(run: RunState) {
  if (isRunOver(run)) return 'redTeam.run.over'
  return isConfirming(run.status, run.summary) ? 'redTeam.run.confirming' : 'redTeam.run.goesOn'
}

/** Whether a run goes on, is paused or is over, and what can be done about it: pause it, resume it, end it. */
export function RunControls({ test, run }: RunControlsProps) {
  const { t } = useRedTeamText()
  const queries = useQueryClient()
  const request = { params: { test_id: test.id }, body: { run_id: run.run_id } }
  const stop = useChange('completeAttackRun', changed)
  const pause = useChange('pauseAttackRun', changed)
  const resume = useChange('resumeAttackRun', changed)
  const isRunning = !isRunOver(run)
  const change = isPaused(run) ? resume : pause
  const failed = [stop, pause, resume].find(({ isError }) => isError)
  return (
    <Stack gap="xs">
      <Text role="status">
        <RunStateText test={test} run={run} />
      </Text>
      {run.unattended_since !== undefined && configFileOf(test) !== null && (
        <CodeBlock title={t('redTeam.command')} code={resumeCommand(test)} />
      )}
      {isRunning && (
        // Whoever may end a run may also pause and resume it.
        <Permitted to="completeAttackRun">
          <Group gap="xs">
            {/* One button that stays and is never disabled, so that it keeps the focus of a keyboard. */}
            <Button
              size="xs"
              variant="default"
              aria-busy={change.isPending}
              onClick={() => {
                if (pause.isPending || resume.isPending) return
                pause.reset()
                resume.reset()
                // Somebody else may have ended it: then the page shows that.
                change.mutate(request, { onError: () => void queries.invalidateQueries({ queryKey: ['readTest'] }) })
              }}
            >
              {t(isPaused(run) ? 'redTeam.run.resume' : 'redTeam.run.pause')}
            </Button>
            <ConfirmButton
              label={t('redTeam.run.stop')}
              question={t('redTeam.run.stop.sure')}
              isBusy={stop.isPending}
              onConfirm={() => stop.mutate(request)}
            />
          </Group>
        </Permitted>
      )}
      {failed?.error != null && <ProblemView problem={failed.error} />}
    </Stack>
  )
}

function RunStateText({ test, run }: RunControlsProps) {
  const { t } = useRedTeamText()
  if (run.paused_at !== undefined)
    return (
      <>
        {t('redTeam.run.pausedSince')} <TimeText at={run.paused_at} />. {t('redTeam.run.isPaused')}
      </>
    )
  if (run.unattended_since === undefined) return t(stateText(run))
  const isOfCommand = configFileOf(test) !== null
  return (
    <>
      {t('redTeam.run.unattendedSince')} <TimeText at={run.unattended_since} />.{' '}
      {t(isOfCommand ? 'redTeam.run.isUnattended' : 'redTeam.run.isUnattended.here')}
    </>
  )
}
