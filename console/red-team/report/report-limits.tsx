import { List, Stack, Text, Title } from '@mantine/core'
import { englishLimits } from '../../../client/run-summary/english-limits.ts'
import { frenchLimits } from '../../../client/run-summary/french-limits.ts'
import { judgeErrorText, knownErrorText } from '../../../client/run-summary/judge-error-text.ts'
import { judgeReviewOf } from '../../../client/run-summary/judge-review.ts'
import { notTestedOf } from '../../../client/run-summary/not-tested.ts'
import { notTestedText } from '../../../client/run-summary/not-tested-text.ts'
import type { AttackSummary } from '../../../contract/attack-run/attack-summary.ts'
import type { Test } from '../../../contract/red-team-test/test.ts'
import { certificationNames } from '../certification-names.ts'
import { useRedTeamText } from '../red-team-text.ts'
import { Untested } from '../results/results-view.tsx'
import type { NamedReport } from './named-report.ts'
import { plainQuestion } from './run-summary.ts'

interface PartProps {
  readonly test: Test
  readonly report: NamedReport
  readonly summary: AttackSummary
}

/** What the report says nothing about: policies without a verdict, techniques and certifications that nobody chose. */
export function NotTestedPart({ test, report, summary }: PartProps) {
  const { t } = useRedTeamText()
  const say = useLimitWords()
  const { certifications, max_policies: most } = test.metadata
  const left = notTestedOf({
    // Of one that was chosen there is no rate before the first verdict.
    chosenTechniqueIds: [
      ...(test.metadata.attack_methods?.technique_ids ?? []),
      ...(summary.per_technique ?? []).map(({ technique_id: id }) => id),
    ],
    catalogue: report.techniques,
    baselineTechniqueId: plainQuestion,
    certifications,
    allCertifications: certificationNames,
  })
  const { techniques, lists } = notTestedText(left, most, say)
  return (
    <section aria-label={t('redTeam.report.notTested')}>
      <Title order={2} size="h4" mb="xs">
        {t('redTeam.report.notTested')}
      </Title>
      <Stack gap="xs" maw={960}>
        <Untested policies={summary.untested ?? null} limit={Number.POSITIVE_INFINITY} />
        {techniques !== null && (
          <details>
            <summary className="fold">{techniques}</summary>
            <Text size="sm">{left.techniques.map(({ name }) => name).join(' · ')}</Text>
          </details>
        )}
        {lists.map((text) => (
          <Text key={text} size="sm">
            {text}
          </Text>
        ))}
      </Stack>
    </section>
  )
}

/** How often the judge errs, as far as that is known, and what the numbers do not say: in the words of the command line's report. */
export function LimitsPart({ report, summary }: Omit<PartProps, 'test'>) {
  const say = useLimitWords()
  const { percent } = useRedTeamText()
  const { findings } = report
  const isUnconfirmed = findings.length > 0 && findings.every(({ confirmation }) => confirmation === undefined)
  const limits = [...(isUnconfirmed ? [say.notSentAgain] : []), ...say.limitList]
  return (
    <Stack gap="xs" maw={960}>
      <Title order={2} size="h4">
        {say.judgeError}
      </Title>
      {[...judgeErrorText(judgeReviewOf(summary), say, percent), knownErrorText(say, percent)].map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <Title order={2} size="h4">
        {say.limits}
      </Title>
      <List size="sm">
        {limits.map((limit) => (
          <List.Item key={limit}>{limit}</List.Item>
        ))}
      </List>
    </Stack>
  )
}

function useLimitWords() {
  const { language } = useRedTeamText()
  return language === 'fr' ? frenchLimits : englishLimits
}
