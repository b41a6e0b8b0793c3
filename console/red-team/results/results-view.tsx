import { Alert, List, Stack, Text } from '@mantine/core'
import { sourceOf } from '../../../client/run-summary/list-names.ts'
import type { ReplyOf } from '../../../client/wire.ts'
import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import { useOperation } from '../../operation.ts'
import { EmptyView } from '../../parts/empty-view.tsx'
import { PartedList } from '../../parts/lists/parted-list.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import type { RunState } from '../chosen-run.tsx'
import { usePolicyName } from '../policy-names.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { isPaused, isRunOver } from '../test-pace.ts'
import { usePace } from '../use-pace.ts'
import { useReadAgain } from '../use-read-again.ts'
import { useTechniqueNames } from '../use-technique-names.ts'
import { FindingsView } from './findings-view.tsx'
import { ratesByCertification } from './rate-interval.ts'
import { RatesTable } from './rates-table.tsx'

/** So many rows of each list are shown at once. */
const shownMax = 50

/** What a run came to: what it says nothing about first, then rates with their intervals, then what broke. */
export function ResultsView({ testId, run }: { readonly testId: string; readonly run: RunState | null }) {
  const { t } = useRedTeamText()
  const everyMs = usePace<ReplyOf<'readAttackResultsSummary'>>(isRunOver, isPaused)
  const query = useOperation(
    'readAttackResultsSummary',
    { params: { test_id: testId }, query: run === null ? {} : { run_id: run.run_id } },
    { everyMs },
  )
  useReadAgain('listFindings', query.data?.summary)
  return (
    <QueryView query={query}>
      {({ summary }) =>
        summary === null ? (
          <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
        ) : (
          <Stack>
            <Untested policies={summary.untested ?? null} limit={shownMax} />
            <SummaryText summary={summary} />
            <FindingsView testId={testId} run={run} />
            <SummaryRates summary={summary} limit={shownMax} />
          </Stack>
        )
      }
    </QueryView>
  )
}

/** The success of all attacks of a run in sentences. */
export function SummaryText({ summary }: { readonly summary: AttackSummary }) {
  const { t, n, percent } = useRedTeamText()
  const judged = summary.attempts_failed + summary.attempts_passed
  const [low = 0, high = 1] = summary.asr_ci95
  const unclear = summary.attempts_unclear ?? 0
  const known = summary.judge_error
  return (
    <div>
      <Text size="lg">
        {judged === 0
          ? t('redTeam.rate.none')
          : t('redTeam.rate', {
              failed: n(summary.attempts_failed),
              attempts: n(judged),
              rate: percent(summary.asr),
              low: percent(low),
              high: percent(high),
            })}
      </Text>
      <Text size="sm">
        {t('redTeam.counts', {
          held: n(summary.attempts_passed - unclear),
          unclear: n(unclear),
          errored: n(summary.attempts_errored),
          notRun: n(summary.not_run),
        })}
      </Text>
      {summary.baseline && (
        <Text size="sm">
          {t('redTeam.baseline', { rate: percent(summary.baseline.asr), attempts: n(summary.baseline.attempts) })}
        </Text>
      )}
      {known && known.reviewed > 0 && (
        <Text size="sm">
          {t('redTeam.judgeError', {
            reviewed: n(known.reviewed),
            falseBreaches: n(known.false_breaches.wrong),
            breaches: n(known.false_breaches.total),
            missed: n(known.missed_breaches.wrong),
            held: n(known.missed_breaches.total),
          })}
        </Text>
      )}
    </div>
  )
}

/** Success by policy, technique and certification, so many at a time. */
export function SummaryRates({ summary, limit }: { readonly summary: AttackSummary; readonly limit: number }) {
  const { t } = useRedTeamText()
  const nameOf = useTechniqueNames()
  const policyName = usePolicyName()
  const policies = summary.per_policy ?? []
  const techniques = summary.per_technique ?? []
  const certifications = ratesByCertification(policies)
  return (
    <>
      {policies.length > 0 && (
        <RatesTable
          title={t('redTeam.byPolicy')}
          of={t('redTeam.policy')}
          limit={limit}
          rows={policies.map((row) => ({ ...row, id: row.policy_id, name: policyName(row) }))}
        />
      )}
      {techniques.length > 0 && (
        <RatesTable
          title={t('redTeam.byTechnique')}
          of={t('redTeam.technique')}
          limit={limit}
          rows={techniques.map(({ technique_id: id, ...rate }) => ({ id, name: nameOf(id), ...rate }))}
        />
      )}
      {certifications.length > 0 && (
        <RatesTable
          title={t('redTeam.byCertification')}
          of={t('redTeam.certification')}
          rows={certifications}
          limit={limit}
        />
      )}
    </>
  )
}

/** What a run says nothing about, so much at a time. */
export function Untested({
  policies,
  limit,
}: {
  readonly policies: AttackSummary['untested'] | null
  readonly limit: number
}) {
  const { t } = useRedTeamText()
  if (policies === null || policies === undefined) return null
  if (policies.length === 0) {
    return <Text size="sm">{t('redTeam.untested.none')}</Text>
  }
  return (
    <Alert variant="outline" color="orange" title={<span className="notice-title">{t('redTeam.untested')}</span>}>
      <PartedList items={policies} limit={limit}>
        {(shown) => (
          <List size="sm">
            {shown.map(({ policy_id: id, name, reason, ...from }) => (
              <List.Item key={id} style={{ overflowWrap: 'anywhere' }}>
                {[name, sourceOf(from)].filter((text) => text !== '').join(', ')}: {t(`redTeam.untested.${reason}`)}
              </List.Item>
            ))}
          </List>
        )}
      </PartedList>
    </Alert>
  )
}
