import { Button, Fieldset, Stack, Text, Title } from '@mantine/core'
import { Fragment } from 'react'
import type { Test } from '../../contract/redteam/test.ts'
import { useOperation } from '../operation.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { SaidText } from '../parts/said-text.tsx'
import type { RunState } from './chosen-run.tsx'
import { useRedTeamText } from './red-team-text.ts'
import { ResultsView } from './results-view.tsx'

/** The report of the command line, which the terminal writes beside its config. */
const commands = `npx redoubt attack attack.yaml --resume --report html=report.html
npx redoubt verify report.html`

/** Everything that a run came to on one page to be printed, and how the sealed report is made. */
export function ReportView({ test, run }: { readonly test: Test; readonly run: RunState | null }) {
  const { t } = useRedTeamText()
  return (
    <Stack>
      <Stack className="no-print" maw={960}>
        <Text size="sm">{t('redTeam.report.about')}</Text>
        <Button w="fit-content" onClick={() => window.print()} disabled={run === null}>
          {t('redTeam.report.print')}
        </Button>
        <Text size="sm">{t('redTeam.report.sealed')}</Text>
        <CodeBlock title={t('redTeam.command')} code={commands} />
      </Stack>
      <section aria-label={t('redTeam.tab.report')}>
        <Scope test={test} run={run} />
        <ResultsView testId={test.id} run={run} />
      </section>
    </Stack>
  )
}

function Scope({ test, run }: { readonly test: Test; readonly run: RunState | null }) {
  const { t, locale } = useRedTeamText()
  const { metadata } = test
  const versions = useOperation('readResultsSummary', { params: { test_id: test.id } })
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' })
  const facts = [
    [t('redTeam.report.made'), dates.format(new Date())],
    [t('redTeam.report.created'), dates.format(new Date(test.created_at))],
    [t('redTeam.report.run'), run?.run_id ?? '–'],
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
