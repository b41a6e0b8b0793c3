import { Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent } from 'react'
import type { RedoubtProblem } from '../../client/redoubt-problem.ts'
import type { Topic } from '../../contract/topic/topic.ts'
import { callOperation } from '../call-operation.ts'
import { useChange } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import type { DraftOptions } from '../parts/draft-state.ts'
import { OvertakenNotice } from '../parts/overtaken-notice.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { useSigned } from '../session/session-provider.tsx'
import type { TextKey } from '../texts/catalogue.ts'
import { usePageText } from '../texts/page-text.ts'
import { topicTexts } from '../texts/topic-texts.ts'
import { changesOf, draftOf, type TopicDraft } from './topic-draft.ts'
import { TopicFields } from './topic-fields.tsx'
import { topicReaders } from './topic-readers.ts'

const topicDraft: DraftOptions<Topic, TopicDraft> = {
  changedAt: ({ updated_at }) => updated_at,
  draftOf,
  isChanged: (base, draft) => Object.keys(changesOf(base, draft)).length > 0,
}

/** What each field is called where somebody else changed it. */
const fieldTexts = {
  name: 'field.name',
  state: 'topic.state',
  threshold: 'topic.threshold',
  sentences: 'topic.sentences',
} as const satisfies Record<keyof TopicDraft, TextKey | keyof typeof topicTexts>

/** A topic that is there. Only what differs is sent. */
export function TopicForm({ topic }: { readonly topic: Topic }) {
  const { t } = usePageText(topicTexts)
  const { client } = useSigned()
  const { base, draft, isDirty, overtaken, change, onSaved, onOvertaken } = useDraft(topic, topicDraft)
  const save = useChange('updateTopic', topicReaders)
  const params = { id: topic.id }
  // What somebody else saved since is never saved over: the service refuses, and both are put together.
  const onError = async ({ code }: RedoubtProblem) => {
    if (code !== 'conflict') return
    const now = await callOperation(client, 'readTopic', { params }).catch(() => null)
    if (now !== null && onOvertaken(now)) save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { ...changesOf(base, draft), if_updated_at: base.updated_at }
    save.mutate({ params, body }, { onSuccess: onSaved, onError: (problem) => void onError(problem) })
  }
  return (
    <Stack>
      <form onSubmit={submit}>
        <Permitted to="updateTopic">
          <Stack>
            <TopicFields draft={draft} change={change} />
            {overtaken && (
              <OvertakenNotice
                overtaken={overtaken}
                draft={draft}
                nameOf={(field) => t(fieldTexts[field])}
                change={change}
              />
            )}
            {save.isError && <ProblemView problem={save.error} />}
            <Group>
              <Button type="submit" loading={save.isPending} disabled={!isDirty}>
                {t('action.save')}
              </Button>
              <Text role="status">{save.isSuccess && !isDirty ? t('state.saved') : ''}</Text>
            </Group>
          </Stack>
        </Permitted>
      </form>
      <ArchiveTopic topic={topic} />
    </Stack>
  )
}

function ArchiveTopic({ topic }: { readonly topic: Topic }) {
  const { t } = usePageText(topicTexts)
  const archive = useChange('archiveTopic', topicReaders)
  const update = useChange('updateTopic', topicReaders)
  const params = { id: topic.id }
  return (
    <div>
      {topic.is_archived && <Badge>{t('state.archived')}</Badge>}
      <Permitted to="archiveTopic">
        <ConfirmButton
          label={t(topic.is_archived ? 'action.restore' : 'action.archive')}
          question={topic.is_archived ? t('action.restore') : t('topic.archive.ask')}
          isBusy={archive.isPending || update.isPending}
          onConfirm={() =>
            topic.is_archived ? update.mutate({ params, body: { is_archived: false } }) : archive.mutate({ params })
          }
        />
      </Permitted>
      {archive.isError && <ProblemView problem={archive.error} />}
      {update.isError && <ProblemView problem={update.error} />}
    </div>
  )
}
