import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ManagedConversation } from '../../contract/monitoring/conversation.ts'
import type { ExportedMessage } from '../../contract/privacy/conversation-export.ts'
import { useChange, useOperation, type Watched } from '../operation.ts'
import { VerdictBadge } from '../parts/badge.tsx'
import { EmptyView } from '../parts/empty-view.tsx'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { PageTitle } from '../parts/page-title.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { TimeText } from '../parts/time-text.tsx'
import { Unfolding } from '../parts/unfolding.tsx'
import { type FindingShown, Findings, securityId } from '../parts/verdict/findings.tsx'
import { SaidText } from '../parts/verdict/said-text.tsx'
import { TopicsFound, TopicsReached } from '../parts/verdict/topics-found.tsx'
import { usePolicyNames } from '../parts/verdict/use-policy-words.ts'
import { usePlace } from '../place.ts'
import { offsetOf } from '../search.ts'
import { useText } from '../texts/language.tsx'
import { FeedbackButtons } from './feedback-buttons.tsx'

const limit = 50
const openedMax = 10

/** A conversation as it ran, with the verdict on each of its turns. */
export function ConversationPage() {
  const { id } = useParams({ strict: false }) as { readonly id: string }
  return <Conversation key={id} id={id} />
}

/** Asks for the conversation and its messages at once. */
function Conversation({ id }: { readonly id: string }) {
  const { search } = usePlace()
  const { t } = useText()
  const query = useOperation('readConversation', { params: { id } })
  const page = { offset: offsetOf(search), limit }
  const messages = useOperation('listConversationMessages', { params: { id }, query: page }, { keepsPrevious: true })
  return (
    <QueryView query={query}>
      {(conversation) => (
        <>
          <Anchor component={Link} to="/monitoring" search={{ project: conversation.project_id } as never} size="sm">
            {t('conversation.back')}
          </Anchor>
          <PageTitle title={conversation.name || t('conversation.title')}>
            <EraseButton id={id} />
          </PageTitle>
          <Facts conversation={conversation} />
          <Messages query={messages} />
        </>
      )}
    </QueryView>
  )
}

function Messages({ query }: { readonly query: Watched<'listConversationMessages'> }) {
  const { search } = usePlace()
  const { t } = useText()
  return (
    <QueryView query={query}>
      {(messages) => (
        <PagedList page={messages} none={<EmptyView title={t('conversation.none')} />}>
          {(items) => (
            <Stack mt="md" maw={860}>
              {items.map((message) => (
                <Said
                  key={message.id}
                  message={message}
                  isNamed={message.id === search.message}
                  isOpened={message.id === search.message || blockedFirst(items).has(message.id)}
                />
              ))}
            </Stack>
          )}
        </PagedList>
      )}
    </QueryView>
  )
}

function Facts({ conversation }: { readonly conversation: ManagedConversation }) {
  const { t } = useText()
  // Where it may not be read its id stands for it.
  const project = useOperation('readProject', { params: { id: conversation.project_id } })
  return (
    <dl className="facts">
      <dt>{t('conversation.project')}</dt>
      <dd>
        <Anchor component={Link} to={`/projects/${conversation.project_id}`}>
          {project.data?.name ?? conversation.project_id}
        </Anchor>
      </dd>
      <dt>{t('field.created')}</dt>
      <dd>
        <TimeText at={conversation.created_at} />
      </dd>
      {conversation.conversation_linked_id !== null && (
        <>
          <dt>{t('conversation.linked')}</dt>
          <dd>{conversation.conversation_linked_id}</dd>
        </>
      )}
    </dl>
  )
}

function EraseButton({ id }: { readonly id: string }) {
  const { t } = useText()
  const erase = useChange('eraseConversation', ['readConversation', 'listConversationMessages', 'listMessages'])
  return (
    <div>
      <Permitted to="eraseConversation">
        <ConfirmButton
          label={t('conversation.erase')}
          question={t('conversation.erase.ask')}
          isBusy={erase.isPending}
          onConfirm={() => erase.mutate({ params: { id } })}
        />
      </Permitted>
      <div role="status">{erase.isSuccess && t('conversation.erased')}</div>
      {erase.isError && <ProblemView problem={erase.error} />}
    </div>
  )
}

/** The details of these stand open: the first blocked ones, so that a long conversation of them stays small. */
function blockedFirst(messages: readonly ExportedMessage[]): ReadonlySet<string> {
  const blocked = messages.filter(({ is_safe }) => !is_safe)
  return new Set(blocked.slice(0, openedMax).map(({ id }) => id))
}

function Said({
  message,
  isNamed,
  isOpened,
}: {
  readonly message: ExportedMessage
  readonly isNamed: boolean
  readonly isOpened: boolean
}) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const findings = findingsOf(message, t('guardrail.security'), usePolicyNames())
  const spans = findings.filter(({ isSafe }) => !isSafe).flatMap((finding) => finding.spans)
  const isAnswer = message.direction === 'output'
  return (
    <Paper ref={place} withBorder p="md" ml={isAnswer ? 'xl' : 0} {...(isNamed && { 'aria-current': 'true' as const })}>
      <Text component="div" size="sm" mb="xs">
        <strong>{t(isAnswer ? 'monitoring.side.output' : 'monitoring.side.input')}</strong>{' '}
        <TimeText at={message.created_at} /> <VerdictBadge isSafe={message.is_safe} />
      </Text>
      <SaidText text={message.text} spans={spans} />
      {message.topics && <TopicsReached topics={message.topics} />}
      <Unfolding summary={t('action.details')} isOpened={isOpened}>
        {() => (
          <>
            {findings.length === 0 ? (
              <Text size="sm">{t('conversation.noFinding')}</Text>
            ) : (
              <Findings findings={findings} />
            )}
            {message.topics && <TopicsFound topics={message.topics} />}
            <FeedbackButtons messageId={message.id} findings={findings} />
          </>
        )}
      </Unfolding>
    </Paper>
  )
}

function findingsOf(
  { security, policies }: ExportedMessage,
  securityName: string,
  nameOf: ReturnType<typeof usePolicyNames>,
): readonly FindingShown[] {
  const shownSecurity = security && { ...security, id: securityId, name: securityName }
  return [...(shownSecurity ? [shownSecurity] : []), ...policies].map((finding) => ({
    id: finding.id,
    name: finding.id === securityId ? finding.name : nameOf(finding),
    isSafe: finding.is_safe,
    isShadow: 'shadow' in finding && finding.shadow === true,
    value: finding.value,
    threshold: finding.detection_threshold,
    reason: finding.reason,
    spans: finding.spans,
    isInPart: finding.status !== 'success',
  }))
}
