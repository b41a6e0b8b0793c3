import { Button, Fieldset, Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOrRule, wholeName } from '../../../client/run-summary/whole-name.ts'
import type { Finding } from '../../../contract/export/findings.ts'
import { useOperation } from '../../operation.ts'
import { Badge } from '../../parts/badge.tsx'
import { Pager } from '../../parts/lists/pager.tsx'
import { LoadingView } from '../../parts/loading-view.tsx'
import { ProblemView } from '../../parts/problem-view.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { ReasonText } from '../../parts/verdict/reason-text.tsx'
import { useSigned } from '../../session/session-provider.tsx'
import { CaseView } from '../cases/case-view.tsx'
import type { RunState } from '../chosen-run.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { useTechniqueNames } from '../use-technique-names.ts'
import { ConfirmationView } from './confirmation-view.tsx'
import { findCases } from './find-cases.ts'
import { groupWays } from './group-ways.ts'

const limit = 20
const severityTones = { low: 'quiet', medium: 'warn', high: 'bad', critical: 'bad' } as const

/** What broke: the same thing that came out twice is one finding, with every way that led to it. */
export function FindingsView({ testId, run }: { readonly testId: string; readonly run: RunState | null }) {
  const { t, n } = useRedTeamText()
  const [offset, setOffset] = useState(0)
  const query = { offset, limit, ...(run !== null && { run_id: run.run_id }) }
  const list = useOperation('listFindings', { params: { test_id: testId }, query }, { keepsPrevious: true })
  return (
    <Fieldset legend={t('redTeam.findings')}>
      <QueryView query={list}>
        {({ items, total, left_out: leftOut }) => (
          <Stack>
            {total === 0 && <Text size="sm">{t('redTeam.findings.none')}</Text>}
            {items.map((finding) => (
              <FindingView
                key={`${finding.policy_id} ${finding.case_id}`}
                finding={finding}
                testId={testId}
                run={run}
              />
            ))}
            {leftOut > 0 && <Text size="sm">{t('redTeam.findings.leftOut', { count: n(leftOut) })}</Text>}
            <Pager offset={offset} limit={limit} total={total} onOffset={setOffset} />
          </Stack>
        )}
      </QueryView>
    </Fieldset>
  )
}

function FindingView({
  finding,
  testId,
  run,
}: {
  readonly finding: Finding
  readonly testId: string
  readonly run: RunState | null
}) {
  const { t, n } = useRedTeamText()
  const [shown, setShown] = useState<string | null>(null)
  const nameOf = useTechniqueNames()
  return (
    <section aria-label={finding.name || finding.policy}>
      <FindingHead finding={finding} />
      {finding.confirmation !== undefined && <ConfirmationView confirmation={finding.confirmation} />}
      <Text size="sm">{t('redTeam.findings.ways', { count: n(finding.way_count) })}</Text>
      <List size="sm">
        {groupWays(finding.ways).map(({ techniqueId, ways }) => (
          <List.Item key={techniqueId} style={{ overflowWrap: 'anywhere' }}>
            <Group gap="xs">
              {techniqueId === null ? t('redTeam.findings.prompt') : nameOf(techniqueId)}
              {ways.map(({ case_id: id }, place) => (
                <Button
                  key={id}
                  size="xs"
                  variant="default"
                  aria-expanded={shown === id}
                  onClick={() => setShown(shown === id ? null : id)}
                >
                  {t('redTeam.findings.open')}
                  {ways.length > 1 && ` ${n(place + 1)}`}
                </Button>
              ))}
            </Group>
            {shown !== null && ways.some(({ case_id: id }) => id === shown) && (
              <FoundCase
                key={shown}
                testId={testId}
                runId={run?.run_id ?? null}
                caseId={shown}
                name={wholeName(finding.name, finding.policy)}
              />
            )}
          </List.Item>
        ))}
      </List>
    </section>
  )
}

/** A finding by its name, how bad it is, why, and what showed it. */
export function FindingHead({ finding }: { readonly finding: Finding }) {
  const { t } = useRedTeamText()
  return (
    <>
      <Text component="div" style={{ overflowWrap: 'anywhere' }}>
        <Badge tone={severityTones[finding.severity]}>{t(`criticality.${finding.severity}`)}</Badge>{' '}
        <strong>{nameOrRule(finding.name, finding.policy)}</strong>
      </Text>
      <ReasonText reason={finding.reason} />
      {finding.quotes.map((quote) => (
        <Text key={quote} size="sm" component="blockquote" className="said" m={0} pl="md">
          {quote}
        </Text>
      ))}
    </>
  )
}

function FoundCase({
  testId,
  runId,
  caseId,
  name,
}: {
  readonly testId: string
  readonly runId: string | null
  readonly caseId: string
  readonly name: string
}) {
  const { t } = useRedTeamText()
  const { client } = useSigned()
  const query = useQuery({
    queryKey: ['listResultCases', 'one', testId, runId, caseId],
    queryFn: async ({ signal }) =>
      (await findCases(client, { testId, runId, caseIds: [caseId] }, signal)).get(caseId) ?? null,
  })
  if (query.isError) return <ProblemView problem={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <LoadingView rows={2} />
  if (query.data === null) return <Text size="sm">{t('redTeam.findings.gone')}</Text>
  return <CaseView one={query.data} testId={testId} policyName={name} isRunning={false} isOpened />
}
