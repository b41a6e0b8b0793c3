import { Paper, Stack, Text } from '@mantine/core'
import { nameOrRule } from '../../../client/run-summary/whole-name.ts'
import type { Evaluation } from '../../../contract/attack-run/attack-run-turn.ts'
import type { TestPolicy } from '../../../contract/red-team-test/dataset.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import { Badge } from '../../parts/badge.tsx'
import { ReasonText } from '../../parts/verdict/reason-text.tsx'
import { useReasons } from '../../parts/verdict/use-reasons.ts'
import { useAskedGoal } from '../asked-goals.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { useTechniqueNames } from '../use-technique-names.ts'
import { caseTones, stateOfCase } from './case-state.ts'
import { type CaseTurn, TurnView } from './turn-view.tsx'

/** One conversation: how it ended, and every turn of it. */
export function CaseView({
  one,
  testId,
  policyName,
  isRunning,
  isOpened = false,
}: {
  readonly one: ResultCase
  readonly testId: string
  readonly policyName: string
  readonly isRunning: boolean
  /** Whether its turns are shown from the start. Default: those of breaches and unclear ones. */
  readonly isOpened?: boolean
}) {
  const { t } = useRedTeamText()
  const nameOf = useTechniqueNames()
  const reasonOf = useReasons()
  const state = stateOfCase(one, isRunning)
  const turns = turnsOf(one)
  const goal = useAskedGoal(one)
  const attempt = one.attempt_id ? { testId, attemptId: one.attempt_id } : null
  return (
    <Paper withBorder p="md">
      <Text component="div" size="sm" style={{ overflowWrap: 'anywhere' }}>
        <Badge tone={caseTones[state]}>{t(`redTeam.case.${state}`)}</Badge> <strong>{policyName}</strong>{' '}
        {one.technique_id === null ? '' : nameOf(one.technique_id)}
      </Text>
      {one.plan_reason !== undefined && (
        <Text size="sm" c="dimmed" className="said">
          {t('redTeam.case.planned', { reason: reasonOf(one.plan_reason).text })}
        </Text>
      )}
      {goal !== null && (
        <Text size="sm" className="said">
          {t('redTeam.case.goal', { goal })}
        </Text>
      )}
      {one.evaluation && <ReasonText reason={one.evaluation.reason} />}
      <details open={isOpened || state === 'breach' || state === 'unclear'}>
        <summary className="fold">{t('action.details')}</summary>
        <Stack gap="xs" mt="xs">
          {turns.map((turn) => (
            <TurnView key={turn.turn_index} turn={turn} evidence={evidenceOf(one, turns)} attempt={attempt} />
          ))}
        </Stack>
        {one.is_shortened && <Text size="sm">{t('redTeam.case.shortened')}</Text>}
      </details>
    </Paper>
  )
}

/** The policy of a case by its whole name. */
export function nameOfCase({ policy_id, policy }: ResultCase, policies: readonly TestPolicy[]): string {
  return nameOrRule(policies.find(({ id }) => id === policy_id)?.name ?? '', policy)
}

/** What was said, and what is asked at present. A prompt of the dataset is a conversation of one turn. */
function turnsOf(one: ResultCase): readonly CaseTurn[] {
  const { turns = [], asked, attempt_id: attemptId, evaluation, response } = one
  if (asked !== undefined) return [...turns, { ...emptyTurn, ...asked, request: asked.prompt }]
  if (attemptId) return turns
  const { prompt, request } = one
  return [{ ...emptyTurn, prompt, request, response: response ?? null, evaluation: evaluation ?? null }]
}

const emptyTurn: CaseTurn = {
  turn_index: 0,
  phase: 'attack',
  prompt: '',
  request: '',
  response: null,
  error: null,
  tool_calls: [],
  latency_ms: null,
  strategy: '',
  is_dropped: false,
  evaluation: null,
}

/** The evidence of one turn's verdict may stand in the answer of another. */
function evidenceOf({ evaluation }: ResultCase, turns: readonly CaseTurn[]): Evaluation['evidence'] {
  return [evaluation, ...turns.map((turn) => turn.evaluation)].flatMap((one) => one?.evidence ?? [])
}
