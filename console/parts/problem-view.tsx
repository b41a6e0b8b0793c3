import { Alert, Anchor, Button, Group, List } from '@mantine/core'
import { RedoubtProblem } from '../../client/redoubt-problem.ts'
import { type Spoken, useText } from '../texts/language.tsx'
import { detailBeside, type FieldNames, type WrongField, wrongFields } from './problem-fields.ts'

/** What did not work, why, and what to do. A missing permission is no failure, and is told as what it is. */
export function ProblemView({
  problem,
  onRetry,
  isCreation = false,
  fields,
  marked = [],
}: {
  readonly problem: unknown
  readonly onRetry?: () => void
  /** Whether something was to be made that the service makes once for one key. Default false. */
  readonly isCreation?: boolean
  /** What the form calls the fields that the service names. Default: as the service does. */
  readonly fields?: FieldNames
  /** Paths of the lists that say beside their items what is wrong. Default: none does. */
  readonly marked?: readonly string[]
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
      <Said known={known} fields={fields} marked={marked} />
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

interface SaidProps {
  readonly known: RedoubtProblem | null
  readonly fields: FieldNames | undefined
  readonly marked: readonly string[]
}

function Said({ known, fields, marked }: SaidProps) {
  const { t } = useText()
  const detail = detailOf(known, t)
  const wrong = [...new Set(wrongFields(known, fields).map((one) => wrongText(one, marked, t)))]
  return (
    <>
      {detail !== null && <p className="said">{detail}</p>}
      {wrong.length === 1 && <p className="said">{wrong[0]}</p>}
      {wrong.length > 1 && (
        <List className="said">
          {wrong.map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
        </List>
      )}
    </>
  )
}

function wrongText({ name, path, place, message }: WrongField, marked: readonly string[], t: Spoken['t']): string {
  const list = name ?? path
  if (place !== null && marked.includes(path)) return t('state.wrong.marked', { field: list })
  const field = place === null ? list : t('state.wrong.item', { field: list, place })
  return t('state.wrong', { field, message })
}

/** The words of the service; of no answer, words without addresses and milliseconds. Null = its words about the fields say all. */
function detailOf(known: RedoubtProblem | null, t: Spoken['t']): string | null {
  if (known === null || known.code === 'unreachable') return t('state.unreachable.detail')
  if (known.waitedMs !== null) return t('state.late', { count: Math.round(known.waitedMs / 1_000) })
  return detailBeside(known)
}
