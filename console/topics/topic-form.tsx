import { Stack } from '@mantine/core'
import type { Topic } from '../../contract/topic/topic.ts'
import { callOperation } from '../call-operation.ts'
import { useChange } from '../operation.ts'
import { Badge } from '../parts/badge.tsx'
import { ArchiveButton } from '../parts/forms/archive-button.tsx'
import type { DraftOptions } from '../parts/forms/draft-state.ts'
import { OvertakenNotice } from '../parts/forms/overtaken-notice.tsx'
import { SaveLine } from '../parts/forms/save-line.tsx'
import { useDraft } from '../parts/forms/use-draft.ts'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
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
  heldBy: 'topic',
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
  const save = useChange('updateTopic', topicReaders)
  const params = { id: topic.id }
  const { draft, isDirty, overtaken, change, submit } = useDraft(topic, topicDraft, {
    save,
    requestOf: (base, typed) => ({ params, body: { ...changesOf(base, typed), if_updated_at: base.updated_at } }),
    readNow: () => callOperation(client, 'readTopic', { params }),
  })
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
            <SaveLine save={save} isDirty={isDirty} />
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
      <ArchiveButton
        to="archiveTopic"
        isArchived={topic.is_archived}
        question={t('topic.archive.ask')}
        isBusy={archive.isPending || update.isPending}
        onArchive={() => archive.mutate({ params })}
        onRestore={() => update.mutate({ params, body: { is_archived: false } })}
      />
      {archive.isError && <ProblemView problem={archive.error} />}
      {update.isError && <ProblemView problem={update.error} />}
    </div>
  )
}
