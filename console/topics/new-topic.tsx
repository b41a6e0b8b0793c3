import { Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useChange } from '../operation.ts'
import { isFilled } from '../parts/forms/is-filled.ts'
import { useLeaveQuestion } from '../parts/forms/use-leave-question.ts'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { usePageText } from '../texts/page-text.ts'
import { topicTexts } from '../texts/topic-texts.ts'
import { bodyOf, emptyTopic, type TopicDraft } from './topic-draft.ts'
import { TopicFields } from './topic-fields.tsx'
import { topicReaders } from './topic-readers.ts'

/** A topic that is not there yet. */
export function NewTopic({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const { t } = usePageText(topicTexts)
  const [draft, setDraft] = useState(emptyTopic)
  const create = useChange('createTopic', topicReaders)
  const change = (changed: Partial<TopicDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const { leave } = useLeaveQuestion(isFilled(emptyTopic, draft), { heldBy: 'topic' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onSuccess = ({ id }: { readonly id: string }) => {
      leave()
      onCreated(id)
    }
    create.mutate({ body: bodyOf(draft) }, { onSuccess })
  }
  return (
    <form onSubmit={submit}>
      <Permitted to="createTopic">
        <Stack>
          <TopicFields draft={draft} change={change} />
          {create.isError && <ProblemView problem={create.error} />}
          <Button type="submit" w="fit-content" loading={create.isPending}>
            {t('action.create')}
          </Button>
        </Stack>
      </Permitted>
    </form>
  )
}
