import { Button, Group, NativeSelect, Paper, Stack, Text, Textarea } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ReviewTurn } from '../../../contract/attack-run/review.ts'
import { useChange, useOperation } from '../../operation.ts'
import { EmptyView } from '../../parts/empty-view.tsx'
import { FactList } from '../../parts/fact-list.tsx'
import { ProblemView } from '../../parts/problem-view.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { SaidText } from '../../parts/verdict/said-text.tsx'
import { usePlace } from '../../place.ts'
import type { RunState } from '../chosen-run.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { useTechniqueNames } from '../use-technique-names.ts'
import { changedByVerdict } from './override-form.tsx'
import { JudgesView, ToolCalls } from './turn-view.tsx'

const verdicts = ['unclear', 'breach', 'held'] as const
type Verdict = (typeof verdicts)[number]
const limit = 50

/** The answers of a run that a person looks at, one at a time: those of which nobody could tell, or all of another verdict. */
export function ReviewView({ testId, run }: { readonly testId: string; readonly run: RunState | null }) {
  const { t } = useRedTeamText()
  const { search, setSearch } = usePlace()
  const verdict = verdicts.find((one) => one === search.verdict) ?? 'unclear'
  if (run === null) return <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
  return (
    <Stack maw={960}>
      <Text size="sm">{t('redTeam.review.about')}</Text>
      <NativeSelect
        label={t('redTeam.review.which')}
        data={verdicts.map((value) => ({ value, label: t(`redTeam.case.${value}`) }))}
        value={verdict}
        onChange={(event) => {
          const next = event.currentTarget.value
          setSearch({ verdict: next === 'unclear' ? undefined : next })
        }}
        w={240}
        maw="100%"
      />
      <ReviewQueue key={`${run.run_id} ${verdict}`} testId={testId} runId={run.run_id} verdict={verdict} />
    </Stack>
  )
}

interface QueueProps {
  readonly testId: string
  readonly runId: string
  readonly verdict: Verdict
}

/**
 * Goes through the list by its place. A verdict takes an answer out of the list or leaves it there, by what it was: what was
 * ruled on or skipped is remembered, and never shown twice.
 */
function ReviewQueue({ testId, runId, verdict }: QueueProps) {
  const { t, n } = useRedTeamText()
  const [offset, setOffset] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [ruled, setRuled] = useState(0)
  const query = { run_id: runId, verdict, offset, limit }
  const list = useOperation('listReviewTurns', { params: { test_id: testId }, query })
  const next = () => void list.refetch()
  return (
    <QueryView query={list}>
      {({ items, total }) => {
        const turn = items.find((one) => !seen.has(keyOf(one)))
        const isSeen = () => turn && setSeen((before) => new Set([...before, keyOf(turn)]))
        if (turn === undefined && offset + items.length < total) {
          return (
            <Button variant="default" w="fit-content" onClick={() => setOffset(offset + items.length)}>
              {t('pager.after')}
            </Button>
          )
        }
        if (turn === undefined) {
          return (
            <EmptyView title={t('redTeam.review.none')}>
              {t('redTeam.review.ruled', { count: n(ruled) })}
              {offset > 0 && (
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => {
                    setOffset(0)
                    next()
                  }}
                >
                  {t('pager.before')}
                </Button>
              )}
            </EmptyView>
          )
        }
        return (
          <>
            <Text size="sm" role="status">
              {t('redTeam.review.left', { total: n(total), count: n(ruled) })}
            </Text>
            <ReviewCard
              key={keyOf(turn)}
              testId={testId}
              turn={turn}
              onSkip={isSeen}
              onRuled={() => {
                isSeen()
                setRuled((before) => before + 1)
              }}
            />
          </>
        )
      }}
    </QueryView>
  )
}

function keyOf({ attempt_id, turn_index }: ReviewTurn): string {
  return `${attempt_id} ${turn_index}`
}

function ReviewCard({
  testId,
  turn,
  onSkip,
  onRuled,
}: {
  readonly testId: string
  readonly turn: ReviewTurn
  readonly onSkip: () => void
  readonly onRuled: () => void
}) {
  const { t } = useRedTeamText()
  const [note, setNote] = useState('')
  const override = useChange('overrideEvaluation', changedByVerdict)
  const rule = (success: boolean) => {
    if (override.isPending) return
    const reason = note.trim() || t('redTeam.review.reason')
    const params = { test_id: testId, attempt_id: turn.attempt_id }
    const body = { turn_index: turn.turn_index, success, reason }
    // This card is gone by then where the verdict takes its answer out of the list. What failed is shown below.
    override.mutateAsync({ params, body }).then(onRuled, () => {})
  }
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  // Single keys count only where the answer has the focus, and never while a note is typed.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement || event.ctrlKey || event.metaKey || event.altKey) return
    const act = { b: () => rule(true), h: () => rule(false), s: onSkip }[event.key.toLowerCase()]
    if (act === undefined || event.repeat) return
    event.preventDefault()
    act()
  }
  return (
    <Paper
      ref={card}
      withBorder
      p="md"
      role="group"
      tabIndex={-1}
      aria-label={t('redTeam.review.answer')}
      onKeyDown={onKeyDown}
    >
      <Stack gap="sm">
        <Facts turn={turn} />
        <SaidInTurn turn={turn} />
        {turn.is_shortened && <Text size="sm">{t('redTeam.case.shortened')}</Text>}
        <Textarea
          label={t('redTeam.verdict.note')}
          description={t('redTeam.review.note.about')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={4_000}
          autosize
        />
        <Group>
          <Button variant="default" loading={override.isPending} onClick={() => rule(true)} aria-keyshortcuts="b">
            {t('redTeam.review.breach')}
          </Button>
          <Button variant="default" loading={override.isPending} onClick={() => rule(false)} aria-keyshortcuts="h">
            {t('redTeam.review.held')}
          </Button>
          <Button variant="default" disabled={override.isPending} onClick={onSkip} aria-keyshortcuts="s">
            {t('redTeam.review.skip')}
          </Button>
        </Group>
        {override.isError && <ProblemView problem={override.error} />}
      </Stack>
    </Paper>
  )
}

function SaidInTurn({ turn }: { readonly turn: ReviewTurn }) {
  const { t } = useRedTeamText()
  const spans = turn.evaluation.evidence
    .filter(({ turn_index: place }) => place === turn.turn_index)
    .map(({ start, end }) => ({ start, end, label: t('redTeam.case.evidence'), view: '' }))
  return (
    <>
      <Paper withBorder p="xs">
        <Text size="xs" fw={600}>
          {t('redTeam.case.attacker')}
        </Text>
        <SaidText text={turn.request} />
      </Paper>
      <Paper withBorder p="xs" ml="lg">
        <Text size="xs" fw={600}>
          {t('redTeam.case.target')}
        </Text>
        <SaidText text={turn.response} spans={spans} />
        <ToolCalls calls={turn.tool_calls} />
        <JudgesView evaluation={turn.evaluation} />
      </Paper>
    </>
  )
}

function Facts({ turn }: { readonly turn: ReviewTurn }) {
  const { t } = useRedTeamText()
  const nameOf = useTechniqueNames()
  const facts = [
    [t('redTeam.policy'), turn.policy],
    [t('redTeam.review.goal'), turn.goal],
    [t('redTeam.technique'), nameOf(turn.technique_id)],
  ] as const
  return <FactList facts={facts} />
}
