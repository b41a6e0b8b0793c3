import { Alert, Anchor, Button, Group } from '@mantine/core'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { type Spoken, useText } from '../texts/language.tsx'

/** What did not work, why, and what to do. A missing permission is no failure, and is told as what it is. */
export function ProblemView({
  problem,
  onRetry,
  isCreation = false,
}: {
  readonly problem: unknown
  readonly onRetry?: () => void
  /** Whether something was to be made that the service makes once for one key. Default false. */
  readonly isCreation?: boolean
}) {
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
      <p className="said">{detailOf(known, t)}</p>
      {isCreation && known?.status === 0 && <p>{t('state.again')}</p>}
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

/** The words of the service; of no answer, words without addresses and milliseconds. */
function detailOf(known: RedoubtProblem | null, t: Spoken['t']): string {
  if (known === null || known.code === 'unreachable') return t('state.unreachable.detail')
  if (known.waitedMs !== null) return t('state.late', { count: Math.round(known.waitedMs / 1_000) })
  return known.message
}
