import { Anchor, Table } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListedMessage } from '../../contract/monitoring/statistics.ts'
import { VerdictBadge } from '../parts/badge.tsx'
import { WideTable } from '../parts/lists/wide-table.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { piecesOf } from '../parts/verdict/highlighted-text.ts'
import { usePolicyNames } from '../parts/verdict/use-policy-words.ts'
import { useText } from '../texts/language.tsx'
import { excerptOf } from './excerpt.ts'
import { blockingOf } from './export-messages.ts'

/** Messages as they were judged, a line each. */
export function MessageTable({ messages }: { readonly messages: readonly ListedMessage[] }) {
  const { t, n } = useText()
  const head = [
    t('monitoring.when'),
    t('monitoring.side'),
    t('monitoring.verdict'),
    t('monitoring.text'),
    t('monitoring.by'),
    t('monitoring.latency'),
  ]
  const policyName = usePolicyNames()
  return (
    <WideTable label={t('nav.monitoring')} head={head}>
      {messages.map((message) => (
        <Table.Tr key={message.id}>
          <Table.Td>
            <Anchor
              component={Link}
              to={`/conversations/${message.conversation_id}`}
              search={{ message: message.id } as never}
            >
              <TimeText at={message.created_at} />
            </Anchor>
          </Table.Td>
          <Table.Td>{t(`monitoring.side.${message.direction}`)}</Table.Td>
          <Table.Td>
            <VerdictBadge isSafe={message.is_safe} />
          </Table.Td>
          <Table.Td miw={220}>
            <span className="one-line">
              {message.text === null ? (
                t('message.notKept')
              ) : (
                <MarkedText text={message.text} matches={message.matches ?? []} />
              )}
            </span>
          </Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            {blockingOf(message)
              .map(({ id, name }) => (id === null ? t('guardrail.security') : policyName({ id, name })))
              .join(', ')}
          </Table.Td>
          <Table.Td>{t('overview.ms', { value: n(message.latency_ms, 1) })}</Table.Td>
        </Table.Tr>
      ))}
    </WideTable>
  )
}

/** The words that were looked for stand in what is shown of a text, and are marked there. */
function MarkedText({
  text,
  matches,
}: {
  readonly text: string
  readonly matches: NonNullable<ListedMessage['matches']>
}) {
  const excerpt = excerptOf(text, matches)
  const spans = excerpt.places.map((place) => ({ ...place, label: '', view: '' }))
  return piecesOf(excerpt.text, spans).map((piece) =>
    piece.spans.length === 0 ? piece.text : <mark key={piece.start}>{piece.text}</mark>,
  )
}
