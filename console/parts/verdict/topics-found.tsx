import { Text } from '@mantine/core'
import type { ExportedMessage } from '../../../contract/privacy/conversation-export.ts'
import { usePageText } from '../../texts/page-text.ts'
import { topicTexts } from '../../texts/topic-texts.ts'
import { Badge } from '../badge.tsx'

type TopicsShown = NonNullable<ExportedMessage['topics']>

/** The topics that a message is about, a line each; nothing where it is about none. */
export function TopicsReached({ topics: { items } }: { readonly topics: TopicsShown }) {
  const { t } = usePageText(topicTexts)
  return items
    .filter(({ is_reached }) => is_reached)
    .map(({ id, name, state }) => (
      <Text key={id} size="sm" component="div" mt="xs" style={{ overflowWrap: 'anywhere' }}>
        {t('topics.about', { name })}{' '}
        <Badge tone={state === 'unsafe' ? 'warn' : 'quiet'}>{t(`topic.state.${state}`)}</Badge>
      </Text>
    ))
}

/** All of them with their similarity, and what was not compared. */
export function TopicsFound({ topics: { status, items } }: { readonly topics: TopicsShown }) {
  const { t, n } = usePageText(topicTexts)
  const sorted = items.toSorted((one, other) => other.similarity - one.similarity)
  return (
    <Text size="sm" component="div" mt="sm" style={{ overflowWrap: 'anywhere' }}>
      {status === 'error' && t('topics.failed')}
      {status === 'warning' && t('topics.partly')}
      {sorted.length > 0 && (
        <>
          {' '}
          {t('topics.compared')}
          <ul>
            {sorted.map(({ id, name, state, similarity }) => (
              <li key={id}>
                {name}
                {': '}
                {n(similarity, 2)} <Badge>{t(`topic.state.${state}`)}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </Text>
  )
}
