import { Button, Fieldset, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { Test } from '../../contract/redteam/test.ts'
import { download } from '../monitoring/export-messages.ts'
import { useOperation } from '../operation.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { SaidText } from '../parts/said-text.tsx'
import { useSigned } from '../session/session-provider.tsx'
import { CaseView } from './case-view.tsx'
import type { RunState } from './chosen-run.tsx'
import { findCases } from './find-cases.ts'
import { FindingHead } from './findings-view.tsx'
import { useRedTeamText } from './red-team-text.ts'
import { SummaryRates, SummaryText, Untested } from './results-view.tsx'
import { standalonePage } from './standalone-page.ts'

/** The report of the command line, which the terminal writes beside its config. */
const commands = `npx redoubt attack attack.yaml --resume --report html=report.html
npx redoubt verify report.html`

/** Everything that a run came to on one page, to be printed or downloaded, and how the sealed report is made. */
export function ReportView({ test, run }: { readonly test: Test; readonly run: RunState | null }) {
  const { t, language } = useRedTeamText()
  const report = useRef<HTMLElement>(null)
  const [isWhole, setWhole] = useState(false)
  if (run === null) return <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
  const save = () => {
    if (report.current === null) return
    download('redoubt-report.html', 'text/html;charset=utf-8', standalonePage(report.current, test.name, language))
  }
  return (
    <Stack>
      <Stack className="no-print" maw={960}>
        <Text size="sm">{t('redTeam.report.about')}</Text>
        <Group>
          <Button onClick={() => window.print()} disabled={!isWhole}>
            {t('redTeam.report.print')}
          </Button>
          <Button variant="default" onClick={save} disabled={!isWhole}>
            {t('redTeam.report.download')}
          </Button>
        </Group>
        <Text size="sm">{t('redTeam.report.sealed')}</Text>
        <CodeBlock title={t('redTeam.command')} code={commands} />
      </Stack>
      <section ref={report} aria-label={t('redTeam.tab.report')}>
        <Scope test={test} run={run} />
        <RunReport test={test} run={run} onWhole={setWhole} />
      </section>
    </Stack>
  )
}

/** Findings of a report, at most. */
const findingsMax = 200

function RunReport({
  test,
  run,
  onWhole,
}: {
  readonly test: Test
  readonly run: RunState
  readonly onWhole: (isWhole: boolean) => void
}) {
  const { t, n } = useRedTeamText()
  const { client } = useSigned()
  const testId = test.id
  const runId = run.run_id
  const query = useQuery({
    queryKey: ['listFindings', 'report', testId, runId],
    queryFn: async ({ signal }) => {
      const [params, about] = [{ test_id: testId }, { run_id: runId }]
      const { summary } = await client.call('readAttackResultsSummary', { params, query: about }, { signal })
      const list = { params, query: { ...about, limit: findingsMax } }
      const { items, total, left_out: leftOut } = await client.call('listFindings', list, { signal })
      const cases = await findCases(client, { testId, runId, caseIds: items.map((one) => one.case_id) }, signal)
      return { summary, findings: items, missing: total - items.length + leftOut, cases }
    },
  })
  const isThere = query.data !== undefined
  useEffect(() => onWhole(isThere), [onWhole, isThere])
  return (
    <QueryView query={query}>
      {({ summary, findings, missing, cases }) =>
        summary === null ? (
          <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
        ) : (
          <Stack>
            <Untested policies={summary.untested ?? null} />
            <SummaryText summary={summary} />
            <SummaryRates summary={summary} />
            <Title order={2} size="h4">
              {t('redTeam.findings')}
            </Title>
            {findings.length === 0 && <Text size="sm">{t('redTeam.findings.none')}</Text>}
            {findings.map((finding) => {
              const shown = cases.get(finding.case_id)
              return (
                <Stack key={`${finding.policy_id} ${finding.case_id}`} gap="xs">
                  <FindingHead finding={finding} />
                  <Text size="sm">
                    {t('redTeam.findings.ways', { count: n(finding.way_count) })} {finding.technique_ids.join(', ')}
                  </Text>
                  {shown === undefined ? (
                    <Text size="sm">{t('redTeam.findings.gone')}</Text>
                  ) : (
                    <CaseView one={shown} testId={testId} policyName={finding.name} isRunning={false} isOpened />
                  )}
                </Stack>
              )
            })}
            {missing > 0 && <Text size="sm">{t('redTeam.report.missing', { count: n(missing) })}</Text>}
          </Stack>
        )
      }
    </QueryView>
  )
}

function Scope({ test, run }: { readonly test: Test; readonly run: RunState }) {
  const { t, locale } = useRedTeamText()
  const { metadata } = test
  const versions = useOperation('readResultsSummary', { params: { test_id: test.id } })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const facts = [
    [t('redTeam.report.made'), dates.format(new Date())],
    [t('redTeam.report.created'), dates.format(new Date(test.created_at))],
    [t('redTeam.report.run'), run.run_id],
    [t('redTeam.new.useCase'), metadata.use_case],
    [t('redTeam.new.certifications'), metadata.certifications.join(', ') || '–'],
    [t('redTeam.setup.techniques'), metadata.attack_methods?.technique_ids.join(', ') || '–'],
    [t('redTeam.new.publicFacts'), metadata.public_facts?.join(' · ') || '–'],
  ] as const
  return (
    <Fieldset legend={t('redTeam.report.scope')} mb="md">
      <Title order={2} size="h4" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {test.name}
      </Title>
      <SaidText text={metadata.business_context} />
      <dl className="facts">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <QueryView query={versions}>
        {({ manifest }) =>
          manifest.versions && (
            <Text size="sm" c="dimmed">
              {t('redTeam.report.versions', {
                service: manifest.versions.service,
                judge: manifest.versions.judge,
                encoder: manifest.versions.encoder,
              })}
            </Text>
          )
        }
      </QueryView>
    </Fieldset>
  )
}
