import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import type { Project } from '../../contract/project/project.ts'
import { useChange } from '../operation.ts'
import { ConfirmButton } from '../parts/forms/confirm-button.tsx'
import { Permitted } from '../parts/permitted.tsx'
import { ProblemView } from '../parts/problem-view.tsx'
import { messageListTexts } from '../texts/message-list-texts.ts'
import { usePageText } from '../texts/page-text.ts'

/** Erases what one person said in a project, found by the id under which the application knows them. */
export function ErasePerson({ project }: { readonly project: Project }) {
  const { t, n } = usePageText(messageListTexts)
  const [isOpen, dialog] = useDisclosure(false)
  const [linkedId, setLinkedId] = useState('')
  const erase = useChange('createErasure', ['listMessages', 'readConversation', 'listConversationMessages'])
  const { data } = erase
  const id = linkedId.trim()
  return (
    <>
      <Button variant="default" className="button-lines" onClick={dialog.open}>
        {t('erase.title')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={`${t('erase.title')}: ${project.name}`}
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        <Permitted to="createErasure">
          <Stack gap="xs">
            <Text size="sm">{t('erase.about')}</Text>
            <TextInput
              label={t('erase.id')}
              value={linkedId}
              onChange={(event) => {
                setLinkedId(event.currentTarget.value)
                erase.reset()
              }}
              maxLength={512}
            />
            {id !== '' && (
              <ConfirmButton
                label={t('erase.do')}
                question={t('erase.ask')}
                isBusy={erase.isPending}
                onConfirm={() => erase.mutate({ body: { project_id: project.id, conversation_linked_id: linkedId } })}
              />
            )}
            <div role="status">
              {data && (
                <Text size="sm">
                  {t('erase.done', {
                    messages: n(data.erased.messages),
                    texts: n(data.erased.texts),
                    notes: n(data.erased.notes),
                  })}{' '}
                  {data.status === 'running' && t('erase.running')}
                </Text>
              )}
            </div>
            {erase.isError && <ProblemView problem={erase.error} />}
          </Stack>
        </Permitted>
      </Modal>
    </>
  )
}
