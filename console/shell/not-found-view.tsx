import { Container } from '@mantine/core'
import { EmptyView } from '../parts/empty-view.tsx'
import { useText } from '../texts/language.tsx'

/** An address that leads nowhere. */
export function NotFoundView() {
  const { t } = useText()
  return (
    <Container component="main" size="sm" pt="xl">
      <EmptyView title={t('state.notFound')}>
        <a href="/console">{t('nav.overview')}</a>
      </EmptyView>
    </Container>
  )
}
