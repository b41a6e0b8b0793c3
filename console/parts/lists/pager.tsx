import { Button, Group, Text } from '@mantine/core'
import { useText } from '../../texts/language.tsx'

/** Goes through a list of pages; from beyond its end it leads back to the last one. */
export function Pager({
  offset,
  limit,
  total,
  onOffset,
}: {
  readonly offset: number
  readonly limit: number
  readonly total: number
  readonly onOffset: (offset: number) => void
}) {
  const { t, n } = useText()
  if (total <= limit && offset === 0) return null
  const isBeyond = offset >= total
  const last = Math.min(offset + limit, total)
  const before = isBeyond ? lastPageOf(total, limit) : Math.max(0, offset - limit)
  return (
    <Group mt="sm" gap="xs" component="nav" aria-label={t('pager.label')}>
      <Button size="xs" variant="default" disabled={offset === 0} onClick={() => onOffset(before)}>
        {t('pager.before')}
      </Button>
      <Text size="sm">
        {isBeyond
          ? t('pager.total', { total: n(total) })
          : t('pager.where', { from: n(offset + 1), to: n(last), total: n(total) })}
      </Text>
      <Button size="xs" variant="default" disabled={last >= total} onClick={() => onOffset(offset + limit)}>
        {t('pager.after')}
      </Button>
    </Group>
  )
}

/** Where the last page of a list begins; the only one of a list without an end to its pages begins at 0. */
export function lastPageOf(total: number, limit: number): number {
  return total <= limit ? 0 : (Math.ceil(total / limit) - 1) * limit
}
