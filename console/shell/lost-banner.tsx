import { Button, Group, Text } from '@mantine/core'
import { askWhetherBack, useIsLost } from '../connection.ts'
import { useText } from '../texts/language.tsx'

/** Says that the service does not answer, above a page that stays as it is. It has a place of its own, so that it is read out. */
export function LostBanner() {
  const { t } = useText()
  const isLost = useIsLost()
  return (
    <div role="status">
      {isLost && (
        <Group className="lost" justify="space-between" mb="md">
          <Text size="sm">
            <strong>{t('state.unreachable')}</strong> {t('state.lost')}
          </Text>
          <Button size="xs" variant="default" onClick={() => void askWhetherBack()}>
            {t('action.retry')}
          </Button>
        </Group>
      )}
    </div>
  )
}
