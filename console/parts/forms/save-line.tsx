import { Button, Group, Text } from '@mantine/core'
import { useText } from '../../texts/language.tsx'

/** Saves a form, and says that it was saved while nothing else was typed since. */
export function SaveLine({
  save,
  isDirty,
  formId,
  className,
}: {
  readonly save: { readonly isPending: boolean; readonly isSuccess: boolean }
  /** Whether something was typed that is not saved. */
  readonly isDirty: boolean
  /** The form, where this does not stand in it. */
  readonly formId?: string
  readonly className?: string
}) {
  const { t } = useText()
  return (
    <Group {...(className !== undefined && { className })}>
      <Button
        type="submit"
        {...(formId !== undefined && { form: formId })}
        loading={save.isPending}
        disabled={!isDirty}
      >
        {t('action.save')}
      </Button>
      <Text role="status">{save.isSuccess && !isDirty ? t('state.saved') : ''}</Text>
    </Group>
  )
}
