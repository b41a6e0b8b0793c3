import { Alert, Button, Fieldset, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { englishSummary } from '../../../client/run-summary/english-summary.ts'
import { frenchSummary } from '../../../client/run-summary/french-summary.ts'
import { nameOfList } from '../../../client/run-summary/list-names.ts'
import { summarySentences } from '../../../client/run-summary/summary-sentences.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { download } from '../../monitoring/export-messages.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { EmptyView } from '../../parts/empty-view.tsx'
import { FactList } from '../../parts/fact-list.tsx'
import { QueryView } from '../../parts/query-view.tsx'
import { SaidText } from '../../parts/verdict/said-text.tsx'
import { useSigned } from '../../session/session-provider.tsx'
import { CaseView } from '../cases/case-view.tsx'
import type { RunState } from '../chosen-run.tsx'
import { useRedTeamText } from '../red-team-text.ts'
import { ConfirmationView } from '../results/confirmation-view.tsx'
import { FindingHead } from '../results/findings-view.tsx'
import { SummaryRates, SummaryText } from '../results/results-view.tsx'
import { configFileOf, sealedReportCommands, unknownConfigFile } from '../resume-commands.ts'
import { useTechniqueCatalogue } from '../use-technique-catalogue.ts'
import { type NamedReport, namedReport, nameOfTechnique } from './named-report.ts'
import { hiderOf, type RunReport, readReport } from './read-report.ts'
import { LimitsPart, NotTestedPart } from './report-limits.tsx'
import { runSummaryOf } from './run-summary.ts'
import { standalonePage, unfold } from './standalone-page.ts'

/** Everything that a run came to on one page, to be printed or downloaded, and how the sealed report is made. */
export function ReportView({ test, run }: { readonly test: Test; readonly run: RunState | null }) {
  const { t } = useRedTeamText()
  if (run === null) return <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
  return <ReportOfRun test={test} run={run} />
}

function ReportOfRun({ test, run }: { readonly test: Test; readonly run: RunState }) {
  const { t, language } = useRedTeamText()
  const { client } = useSigned()
  const page = useRef<HTMLElement>(null)
  const query = useQuery({
    // Begins with an operation, so that it is read again after a verdict was overruled; and again when the run is over.
    queryKey: ['listFindings', 'report', test.id, run.run_id, run.status],
    queryFn: ({ signal }) => readReport(client, { test, runId: run.run_id }, signal),
  })
  const catalogue = useTechniqueCatalogue()
  const isWhole = query.data !== undefined && catalogue.data !== undefined
  usePrintedWhole(page)
  const save = () => {
    if (page.current === null) return
    const html = standalonePage(page.current, hiderOf(test)(test.name), language)
    download('redoubt-report.html', 'text/html;charset=utf-8', html)
  }
  return (
    <Stack>
      <Stack className="no-print" maw={960}>
        <Text size="sm">{t('redTeam.report.about')}</Text>
        {test.metadata.checks.secrets.length > 0 && <Text size="sm">{t('redTeam.report.covered')}</Text>}
        <Group>
          <Button onClick={() => window.print()} disabled={!isWhole}>
            {t('redTeam.report.print')}
          </Button>
          <Button variant="default" onClick={save} disabled={!isWhole}>
            {t('redTeam.report.download')}
          </Button>
        </Group>
        <Text size="sm">{t('redTeam.report.sealed')}</Text>
        {configFileOf(test) === null && (
          <Text size="sm">{t('redTeam.configUnknown', { file: unknownConfigFile })}</Text>
        )}
        <CodeBlock title={t('redTeam.command')} code={sealedReportCommands(test)} />
      </Stack>
      <section ref={page} aria-label={t('redTeam.tab.report')}>
        <QueryView query={query}>
          {(report) => (
            <QueryView query={catalogue}>
              {({ items }) => (
                <WholeReport test={test} runId={run.run_id} report={namedReport(report, items, language)} />
              )}
            </QueryView>
          )}
        </QueryView>
      </section>
    </Stack>
  )
}

/** Unfolds the report before it is printed, by the button or by the browser's own menu. */
function usePrintedWhole(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const unfoldPage = () => page.current && unfold(page.current)
    window.addEventListener('beforeprint', unfoldPage)
    return () => window.removeEventListener('beforeprint', unfoldPage)
  }, [page])
}

function WholeReport({ test, runId, report }: ReportProps) {
  return (
    <>
      <Summary test={test} report={report} />
      {report.summary !== null && <NotTestedPart test={test} report={report} summary={report.summary} />}
      <Scope test={test} runId={runId} report={report} />
      <EndOfRun end={report.end} />
      <Results testId={test.id} report={report} />
    </>
  )
}

/** The sentences of the report that the command line writes. */
function Summary({ test, report }: { readonly test: Test; readonly report: NamedReport }) {
  const { t, language } = useRedTeamText()
  if (report.summary === null) return null
  const names = {
    test: hiderOf(test)(test.name),
    technique: (id: string) => nameOfTechnique(report, id),
  }
  const words = language === 'fr' ? frenchSummary : englishSummary
  const sentences = summarySentences(runSummaryOf(report, report.summary, names), words)
  return (
    <section aria-label={t('redTeam.report.summary')}>
      <Title order={2} size="h4" mb="xs">
        {t('redTeam.report.summary')}
      </Title>
      <Stack gap="xs" mb="md" maw={960}>
        {sentences.map((sentence) => (
          <Text key={sentence} style={{ overflowWrap: 'anywhere' }}>
            {sentence}
          </Text>
        ))}
      </Stack>
    </section>
  )
}

/** Whoever reads rates has to know whether they are those of a whole run. */
function EndOfRun({ end }: Pick<RunReport, 'end'>) {
  const { t } = useRedTeamText()
  if (end === 'whole') return null
  return (
    <Alert
      variant="outline"
      color="orange"
      mb="md"
      title={<span className="notice-title">{t(`redTeam.report.${end}`)}</span>}
    >
      {t(end === 'confirming' ? 'redTeam.report.ratesStand' : 'redTeam.report.firstBreaks')}
    </Alert>
  )
}

function Results({ testId, report }: { readonly testId: string; readonly report: NamedReport }) {
  const { t, n } = useRedTeamText()
  const { summary, findings, missing, cases } = report
  if (summary === null) return <EmptyView title={t('redTeam.noResults')}>{t('redTeam.noResults.do')}</EmptyView>
  return (
    <Stack>
      <SummaryText summary={summary} />
      <SummaryRates summary={summary} limit={Number.POSITIVE_INFINITY} />
      <Title order={2} size="h4">
        {t('redTeam.findings')}
      </Title>
      {findings.length === 0 && <Text size="sm">{t('redTeam.findings.none')}</Text>}
      {findings.map((finding) => {
        const shown = cases.get(finding.case_id)
        return (
          <Stack key={`${finding.policy_id} ${finding.case_id}`} gap="xs">
            <FindingHead finding={finding} />
            {finding.confirmation !== undefined && <ConfirmationView confirmation={finding.confirmation} />}
            <Text size="sm">
              {t('redTeam.findings.ways', { count: n(finding.way_count) })}{' '}
              {finding.technique_ids.map((id) => nameOfTechnique(report, id) ?? id).join(', ')}
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
      <LimitsPart report={report} summary={summary} />
    </Stack>
  )
}

interface ReportProps {
  readonly test: Test
  readonly runId: string
  readonly report: NamedReport
}

function Scope({ test, runId, report }: ReportProps) {
  const { t, locale } = useRedTeamText()
  const { metadata } = test
  const { versions } = report
  const techniques = metadata.attack_methods?.technique_ids.map((id) => nameOfTechnique(report, id) ?? id) ?? []
  const hide = hiderOf(test)
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const facts = [
    [t('redTeam.report.made'), dates.format(new Date())],
    [t('redTeam.report.created'), dates.format(new Date(test.created_at))],
    [t('redTeam.report.run'), runId],
    [t('redTeam.new.useCase'), hide(metadata.use_case)],
    [t('redTeam.new.certifications'), metadata.certifications.map(nameOfList).join(', ') || '–'],
    [t('redTeam.setup.techniques'), techniques.join(', ') || '–'],
    [t('redTeam.new.publicFacts'), hide(metadata.public_facts?.join(' · ') ?? '') || '–'],
  ] as const
  return (
    <Fieldset legend={t('redTeam.report.scope')} mb="md">
      <Title order={2} size="h4" mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {hide(test.name)}
      </Title>
      <SaidText text={hide(metadata.business_context)} />
      <FactList facts={facts} />
      {versions !== null && (
        <Text size="sm" c="dimmed">
          {t('redTeam.report.versions', {
            service: versions.service,
            judge: versions.judge,
            encoder: versions.encoder,
          })}
        </Text>
      )}
    </Fieldset>
  )
}
