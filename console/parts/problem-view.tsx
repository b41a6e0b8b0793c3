import { Alert, Anchor, Button, Group } from '@mantine/core'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { useText } from '../texts/language.tsx'

/** What did not work, why, and what to do. A missing permission is no failure, and is told as what it is. */
export function ProblemView({ problem, onRetry }: { readonly problem: unknown; readonly onRetry?: () => void }) {
  const { t } = useText()
  const known = problem instanceof RedoubtProblem ? problem : null
  const isPermission = known?.code === 'missing-permission'
  const title = isPermission ? t('state.permission') : t('state.failed')
  return (
    <Alert
      role="alert"
      variant="outline"
      color={isPermission ? 'gray' : 'red'}
      title={<span className="notice-title">{title}</span>}
      my="sm"
    >
      <p className="said">{known?.message ?? t('state.unreachable.detail')}</p>
      {isPermission && <p>{t('state.permission.do')}</p>}
      <Group mt="xs">
        {onRetry && !isPermission && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t('action.retry')}
          </Button>
        )}
        {known && known.status > 0 && (
          <Anchor size="sm" href={`/docs/errors/${known.code}`} target="_blank" rel="noreferrer">
            {t('state.explain', { code: known.code })}
          </Anchor>
        )}
      </Group>
    </Alert>
  )
}
