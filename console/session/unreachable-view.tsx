import { Alert, Button, Container } from '@mantine/core'
import { useText } from '../texts/language.tsx'

/** The service does not answer at all. */
export function UnreachableView({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useText()
  return (
    <Container component="main" size="xs" pt="xl">
      <Alert color="red" variant="outline" title={<span className="notice-title">{t('state.unreachable')}</span>}>
        <p>{t('state.unreachable.detail')}</p>
        <Button onClick={onRetry}>{t('action.retry')}</Button>
      </Alert>
    </Container>
  )
}
