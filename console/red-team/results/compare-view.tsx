import { Fieldset, List, NativeSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RedoubtClient } from '../../../client/create-client.ts'
import { eachItem } from '../../../client/each-item.ts'
import type { Finding } from '../../../contract/export/findings.ts'
import { useOperation } from '../../operation.ts'
import { EmptyView } from '../../parts/empty-view.tsx'
import { PartedList } from '../../parts/lists/parted-list.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { usePlace } from '../../place.ts'
import { useSigned } from '../../session/session-provider.tsx'
import { type RunState, useRunChoices } from '../chosen-run.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { matchFindings, sortOutGone } from './compare-findings.ts'
import { countTries } from './count-tries.ts'

/** Findings of a run that are compared, at most. */
const findingsMax = 2_000
const lists = ['added', 'remaining', 'fixed', 'notShown'] as const

/** Two runs of a test side by side: the rates, whether chance explains the difference, and what became of each finding. */
export function CompareView({ testId, runs }: { readonly testId: string; readonly runs: readonly RunState[] }) {
  const { t } = useRedTeamText()
  const { search, setSearch } = usePlace()
  const choices = useRunChoices(runs)
  const [newest, before] = runs
  const later = runs.find(({ run_id }) => run_id === search.run) ?? newest
  const earlier = runs.find(({ run_id }) => run_id === search.compare) ?? before
  if (later === undefined || earlier === undefined) {
    return <EmptyView title={t('redTeam.compare.none')}>{t('redTeam.compare.none.do')}</EmptyView>
  }
  return (
    <Stack maw={960}>
      <NativeSelect
        label={t('redTeam.compare.earlier')}
        data={choices}
        value={earlier.run_id}
        onChange={(event) => setSearch({ compare: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('redTeam.compare.later')}
        data={choices}
        value={later.run_id}
        onChange={(event) => setSearch({ run: event.currentTarget.value })}
      />
      {earlier.run_id === later.run_id ? (
        <Text>{t('redTeam.compare.same')}</Text>
      ) : (
        <>
          <RateComparison testId={testId} earlier={earlier} later={later} />
          <FindingComparison testId={testId} earlier={earlier} later={later} />
        </>
      )}
    </Stack>
  )
}

interface TwoRuns {
  readonly testId: string
  readonly earlier: RunState
  readonly later: RunState
}

function RateComparison({ testId, earlier, later }: TwoRuns) {
  const { t, n, percent } = useRedTeamText()
  const query = useOperation('compareAttackRuns', {
    params: { test_id: testId },
    query: { run_id: earlier.run_id, other_run_id: later.run_id },
  })
  return (
    <QueryView query={query}>
      {({ run, other, p_value: p, significant, note }) => (
        <section aria-label={t('redTeam.compare.rates')}>
          <Text size="lg">
            {t('redTeam.compare.rate', {
              before: percent(run.asr),
              beforeOf: n(run.attempts),
              after: percent(other.asr),
              afterOf: n(other.attempts),
            })}
          </Text>
          <Text fw={600}>
            {t(significant ? 'redTeam.compare.significant' : 'redTeam.compare.chance', { p: n(p, 3) })}
          </Text>
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        </section>
      )}
    </QueryView>
  )
}

function FindingComparison({ testId, earlier, later }: TwoRuns) {
  const { t, n } = useRedTeamText()
  const { client } = useSigned()
  const query = useQuery({
    queryKey: ['listFindings', 'compared', testId, earlier.run_id, later.run_id],
    queryFn: async ({ signal }) => {
      const read = (run: RunState) => readFindings(client, { testId, runId: run.run_id, signal })
      const matched = matchFindings(...(await Promise.all([read(earlier), read(later)])))
      const mustKnow = matched.gone.length > 0
      return sortOutGone(matched, mustKnow ? await countTries(client, { testId, runId: later.run_id, signal }) : null)
    },
  })
  return (
    <QueryView query={query}>
      {(found) =>
        lists.map((list) => (
          <Fieldset key={list} legend={t(`redTeam.compare.${list}`, { count: n(found[list].length) })}>
            <FindingNames findings={found[list]} />
          </Fieldset>
        ))
      }
    </QueryView>
  )
}

function FindingNames({ findings }: { readonly findings: readonly Finding[] }) {
  const { t } = useRedTeamText()
  if (findings.length === 0) return <Text size="sm">{t('redTeam.compare.nothing')}</Text>
  return (
    <PartedList items={findings}>
      {(shown) => (
        <List size="sm">
          {shown.map((finding) => (
            <List.Item key={`${finding.policy_id} ${finding.case_id}`} className="said">
              {[
                `${t(`criticality.${finding.severity}`)}: ${finding.name || finding.policy}`,
                ...finding.technique_ids,
              ].join(' · ')}
            </List.Item>
          ))}
        </List>
      )}
    </PartedList>
  )
}

async function readFindings(
  client: RedoubtClient,
  { testId, runId, signal }: { readonly testId: string; readonly runId: string; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const request = { params: { test_id: testId }, query: { run_id: runId, limit: 500 } }
  for await (const one of eachItem({ client, name: 'listFindings', signal }, request)) {
    findings.push(one)
    if (findings.length >= findingsMax) break
  }
  return findings
}
