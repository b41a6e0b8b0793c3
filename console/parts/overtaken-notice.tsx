import { Alert, Button } from '@mantine/core'
import { useText } from '../texts/language.tsx'

/** Says that somebody else changed what is being edited, and that nothing was saved over it. */
export function OvertakenNotice({ text }: { readonly text: string }) {
  const { t } = useText()
  return (
    <Alert role="alert" variant="outline" color="orange">
      <p>{text}</p>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        {t('project.reload')}
      </Button>
    </Alert>
  )
}
