import { Modal } from '@mantine/core'
import { useOperation } from '../operation.ts'
import { QueryView } from '../parts/query-view.tsx'
import { usePlace } from '../place.ts'
import { usePageText } from '../texts/page-text.ts'
import { topicTexts } from '../texts/topic-texts.ts'
import { NewTopic } from './new-topic.tsx'
import { TopicForm } from './topic-form.tsx'

/**
 * The topic that the address names, over the page, so that what was typed there stays; `new` is one that is not there yet. It
 * must not stand inside a form: what is sent here would be sent there too.
 */
export function TopicDialog({ onCreated }: { readonly onCreated: (id: string) => void }) {
  const { t } = usePageText(topicTexts)
  const { search, setSearch } = usePlace()
  const { topic } = search
  const close = () => setSearch({ topic: undefined })
  const onNew = (id: string) => {
    onCreated(id)
    close()
  }
  return (
    <Modal
      opened={topic !== undefined}
      onClose={close}
      title={t(topic === 'new' ? 'topics.new' : 'topic.title')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('action.close') }}
    >
      {topic === 'new' && <NewTopic onCreated={onNew} />}
      {topic !== undefined && topic !== 'new' && <SavedTopic key={topic} id={topic} />}
    </Modal>
  )
}

function SavedTopic({ id }: { readonly id: string }) {
  const query = useOperation('readTopic', { params: { id } })
  return <QueryView query={query}>{(topic) => <TopicForm topic={topic} />}</QueryView>
}
