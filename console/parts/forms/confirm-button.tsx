import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../texts/language.tsx'

/** A button that asks once more before it does what cannot easily be undone. */
export function ConfirmButton({
  label,
  question,
  onConfirm,
  isBusy = false,
}: {
  readonly label: string
  readonly question: string
  readonly onConfirm: () => void
  readonly isBusy?: boolean
}) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button size="xs" variant="default" loading={isBusy} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Modal opened={isAsked} onClose={close} title={label} closeButtonProps={{ 'aria-label': t('action.close') }}>
        <Text mb="md">{question}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {t('action.cancel')}
          </Button>
          <Button
            color="red.9"
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {label}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
