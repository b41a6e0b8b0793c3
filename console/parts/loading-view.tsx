import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useText } from '../texts/language.tsx'

/** The shape of what is on its way. */
export function LoadingView({ rows = 4 }: { readonly rows?: number }) {
  const { t } = useText()
  return (
    <Stack role="status" aria-live="polite" gap="xs">
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else to tell them apart
        <Skeleton key={row} height={28} />
      ))}
    </Stack>
  )
}
