import { Paper, Text } from '@mantine/core'
import type { DocumentResult } from '../../contract/guard/document.ts'
import { Findings } from '../parts/verdict/findings.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { usePageText } from '../texts/page-text.ts'
import { playgroundTexts } from '../texts/playground-texts.ts'
import type { SentDocument } from './attachments.ts'

/** What was decided about each document, with the places that gave it away. */
export function DocumentResults({
  sent,
  results,
  threshold,
}: {
  readonly sent: readonly SentDocument[]
  readonly results: readonly DocumentResult[]
  /** That of the security guardrail; null = it is not known. */
  readonly threshold: number | null
}) {
  const { t } = usePageText(playgroundTexts)
  return results.map((result) => {
    const name = result.title ?? t('playground.document', { place: result.index + 1 })
    // Inside of a JSON value places are counted from its beginning, not from that of the document.
    const spans = result.is_safe ? [] : result.spans.filter(({ path }) => path === null)
    return (
      <section key={result.index} aria-label={name}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <Paper withBorder p="sm" my="xs">
          <SaidText text={sent[result.index]?.content ?? ''} spans={spans} />
        </Paper>
        <Findings
          findings={[
            {
              id: `document ${result.index}`,
              name: t('guardrail.security'),
              isSafe: result.is_safe,
              isShadow: false,
              value: result.value,
              threshold,
              reason: result.reason,
              spans: result.spans,
              isInPart: result.unjudged.length > 0 || result.status !== 'success',
            },
          ]}
        />
      </section>
    )
  })
}
