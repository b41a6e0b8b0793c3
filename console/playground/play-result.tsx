import { Paper, Stack, Text, Title } from '@mantine/core'
import type { CheckReply, ChecksRun } from '../../contract/guard/check.ts'
import { VerdictBadge } from '../parts/badge.tsx'
import { type FindingShown, Findings, securityId } from '../parts/verdict/findings.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePolicyNames } from '../parts/verdict/use-policy-words.ts'
import { usePageText } from '../texts/page-text.ts'
import { playgroundTexts } from '../texts/playground-texts.ts'
import type { SentDocument } from './attachments.ts'
import { DocumentResults } from './document-results.tsx'

/** What was checked. */
export interface Sent {
  /** What the end user says. */
  readonly text: string
  /** What the application answers; absent = the text was checked alone. */
  readonly output?: string
  readonly documents: readonly SentDocument[]
  /** The threshold of the security guardrail when it was sent, by the id of the project. */
  readonly securityThresholds: Readonly<Record<string, number>>
}

type Results = Pick<CheckReply, 'security_guardrail_results' | 'policies_guardrail_results'>

/** What one project says of a message and of its answer. */
export function PlayResult({
  name,
  judgedBy,
  sent,
  result,
}: {
  readonly name: string
  /** The id of the project that judged it. */
  readonly judgedBy: string | undefined
  readonly sent: Sent
  readonly result: CheckReply
}) {
  const { t } = usePageText(playgroundTexts)
  const securityThreshold = sent.securityThresholds[judgedBy ?? ''] ?? null
  return (
    <Paper withBorder p="md">
      <Title order={2} size="h3" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        {name} <VerdictBadge isSafe={result.is_safe ?? false} />
      </Title>
      <Stack>
        <Side title={t('playground.input')} text={sent.text} results={result} securityThreshold={securityThreshold} />
        <DocumentResults sent={sent.documents} results={result.documents ?? []} threshold={securityThreshold} />
        {result.output && sent.output !== undefined && (
          <Side
            title={t('playground.output')}
            text={sent.output}
            results={result.output}
            securityThreshold={securityThreshold}
          />
        )}
        {result.checks_run && <Judged run={result.checks_run} />}
        {result.checks_run?.note && <Text size="sm">{result.checks_run.note}</Text>}
      </Stack>
    </Paper>
  )
}

/** How much of what went with the message was judged. */
function Judged({ run: { images, documents } }: { readonly run: ChecksRun }) {
  const { t, n } = usePageText(playgroundTexts)
  if (images.given + documents.given === 0) return null
  const counts = {
    images: n(images.judged),
    imagesGiven: n(images.given),
    documents: n(documents.judged),
    documentsGiven: n(documents.given),
  }
  return <Text size="sm">{t('playground.judged', counts)}</Text>
}

function Side({
  title,
  text,
  results,
  securityThreshold,
}: {
  readonly title: string
  readonly text: string
  readonly results: Results
  readonly securityThreshold: number | null
}) {
  const { t } = usePageText(playgroundTexts)
  const findings = findingsOf(
    results,
    { name: t('guardrail.security'), threshold: securityThreshold },
    usePolicyNames(),
  )
  const spans = findings.filter(({ isSafe }) => !isSafe).flatMap((finding) => finding.spans)
  return (
    <section aria-label={title}>
      <Text fw={600}>{title}</Text>
      <Paper withBorder p="sm" my="xs">
        <SaidText text={text} spans={spans} />
      </Paper>
      {findings.length === 0 ? <Text size="sm">{t('playground.none')}</Text> : <Findings findings={findings} />}
    </section>
  )
}

type PolicyNames = ReturnType<typeof usePolicyNames>

function findingsOf(
  results: Results,
  securityShown: Pick<FindingShown, 'name' | 'threshold'>,
  nameOf: PolicyNames,
): readonly FindingShown[] {
  const security = results.security_guardrail_results
  const policies = results.policies_guardrail_results?.policies ?? []
  const shownSecurity = security && {
    id: securityId,
    ...securityShown,
    isSafe: security.is_safe,
    isShadow: false,
    value: security.value,
    reason: security.reason,
    spans: security.spans,
    isInPart: security.unjudged.length > 0 || security.status !== 'success',
  }
  return [
    ...(shownSecurity ? [shownSecurity] : []),
    ...policies.map((policy) => ({
      id: policy.id,
      name: nameOf(policy),
      isSafe: policy.is_safe,
      isShadow: policy.shadow ?? false,
      value: policy.value,
      threshold: policy.detection_threshold,
      reason: policy.reason,
      spans: policy.spans,
      isInPart: policy.unjudged.length > 0 || policy.status !== 'success',
    })),
  ]
}
