import { Group, List, Paper, Stack, Text } from '@mantine/core'
import type { Evaluation } from '../../../contract/attack-run/attack-run-turn.ts'
import type { ResultCase } from '../../../contract/red-team-test/results.ts'
import { Badge } from '../../parts/badge.tsx'
import type { TextSpan } from '../../parts/verdict/highlighted-text.ts'
import { SaidText } from '../../parts/verdict/said-text.tsx'
import { useReasons } from '../../parts/verdict/use-reasons.ts'
import { useRedTeamText } from '../red-team-text.ts'
import { OverrideForm } from './override-form.tsx'

/** A turn of an attempt. */
export type CaseTurn = NonNullable<ResultCase['turns']>[number]

/** One turn: what was asked, what came back with its evidence marked, the tools it called, and what the judges say of it. */
export function TurnView({
  turn,
  evidence,
  attempt,
}: {
  readonly turn: CaseTurn
  readonly evidence: Evaluation['evidence']
  /** Whose turn it is, where a person may rule on it; null for prompts of the dataset. */
  readonly attempt: { readonly testId: string; readonly attemptId: string } | null
}) {
  const { t } = useRedTeamText()
  const { response, error, tool_calls: calls, evaluation } = turn
  const isOpen = response === null && error === null
  return (
    <>
      <Paper withBorder p="xs">
        <Group gap="xs">
          <Text size="xs" fw={600}>
            {t('redTeam.case.attacker')}
          </Text>
          {turn.phase === 'warm_up' && <Badge>{t('redTeam.case.warmUp')}</Badge>}
          {turn.is_dropped && <Badge>{t('redTeam.case.dropped')}</Badge>}
        </Group>
        <SaidText text={turn.request || turn.prompt} />
      </Paper>
      <Paper withBorder p="xs" ml="lg">
        <Text size="xs" fw={600}>
          {t('redTeam.case.target')}
        </Text>
        {isOpen ? (
          <Text size="sm" c="dimmed">
            {t('redTeam.case.noAnswer')}
          </Text>
        ) : (
          <SaidText text={response ?? error} spans={spansOf(evidence, turn.turn_index, t('redTeam.case.evidence'))} />
        )}
        <ToolCalls calls={calls} />
        {evaluation !== null && <JudgesView evaluation={evaluation} />}
        {evaluation !== null && attempt !== null && turn.phase === 'attack' && (
          <OverrideForm {...attempt} turnIndex={turn.turn_index} />
        )}
      </Paper>
    </>
  )
}

function spansOf(evidence: Evaluation['evidence'], turnIndex: number, label: string): readonly TextSpan[] {
  return evidence
    .filter(({ turn_index: place }) => place === turnIndex)
    .map(({ start, end }) => ({ start, end, label, view: '' }))
}

/** The tools that the target called. */
export function ToolCalls({ calls }: { readonly calls: CaseTurn['tool_calls'] }) {
  const { t } = useRedTeamText()
  if (calls.length === 0) return null
  return (
    <div>
      <Text size="xs" fw={600} mt="xs">
        {t('redTeam.case.tools')}
      </Text>
      <List size="sm">
        {calls.map(({ name, arguments: given }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same call may come twice, its place tells them apart
          <List.Item key={place} className="said">
            {`${name} ${given}`}
          </List.Item>
        ))}
      </List>
    </div>
  )
}

/** The verdict about an answer, who gave it, and what every judge said. */
export function JudgesView({ evaluation }: { readonly evaluation: Evaluation }) {
  const { t, n } = useRedTeamText()
  const reasonOf = useReasons()
  const reason = reasonOf(evaluation.reason)
  return (
    <Stack gap={4} mt="xs">
      <Text size="sm" component="div" className="said">
        {evaluation.verdict && (
          <Badge tone={verdictTones[evaluation.verdict]}>{t(`redTeam.case.${evaluation.verdict}`)}</Badge>
        )}{' '}
        <span lang={reason.lang}>{reason.text}</span>
      </Text>
      <Text size="xs" c="dimmed">
        {evaluation.verdict === 'unclear'
          ? // Its score and confidence are those of the judge that looked last, and not of a decision: there is none.
            t('redTeam.case.unclearBy', { judge: t(`redTeam.judge.${evaluation.decided_by}`) })
          : t('redTeam.case.decidedBy', {
              judge: t(`redTeam.judge.${evaluation.decided_by}`),
              score: n(evaluation.score, 2),
              confidence: n(evaluation.confidence, 2),
            })}
      </Text>
      {evaluation.judges.length > 0 && (
        <details>
          <summary className="fold">{t('redTeam.case.judges')}</summary>
          <List size="sm">
            {evaluation.judges.map(({ judge, outcome, score, reason: said }) => (
              <List.Item key={judge} className="said">
                {`${judge} · ${outcome ?? '–'} · ${n(score, 2)} · ${reasonOf(said).text}`}
              </List.Item>
            ))}
          </List>
        </details>
      )}
    </Stack>
  )
}

const verdictTones = { breach: 'bad', held: 'good', unclear: 'warn', not_judged: 'quiet' } as const
