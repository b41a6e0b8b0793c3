import { Alert, Button, List } from '@mantine/core'
import { useText } from '../../texts/language.tsx'
import type { Overtaken } from './draft-state.ts'
import { takeTheirs } from './merge-drafts.ts'

/** Says what somebody else saved meanwhile: what of it stands in the form now, and where it has to be chosen. */
export function OvertakenNotice<Draft extends object>({
  overtaken: { theirs, taken, contested },
  draft,
  nameOf,
  change,
}: {
  readonly overtaken: Overtaken<Draft>
  readonly draft: Draft
  readonly nameOf: (field: keyof Draft) => string
  readonly change: (changed: Partial<Draft>) => void
}) {
  const { t } = useText()
  return (
    <Alert
      role="alert"
      variant="outline"
      color="orange"
      title={<span className="notice-title">{t('overtaken.title')}</span>}
    >
      {taken.length > 0 && <p>{t('overtaken.taken', { fields: taken.map(nameOf).join(', ') })}</p>}
      {contested.length > 0 && <p>{t('overtaken.contested')}</p>}
      <List size="sm">
        {contested.map((one) => {
          const field = nameOf(one.field)
          const changed = takeTheirs(one, draft, theirs)
          return (
            <List.Item key={String(one.field)}>
              {field}{' '}
              <Button
                size="compact-xs"
                variant="default"
                aria-label={t('overtaken.take', { field })}
                disabled={JSON.stringify(draft[one.field]) === JSON.stringify(changed[one.field])}
                onClick={() => change(changed)}
              >
                {t('overtaken.theirs')}
              </Button>
            </List.Item>
          )
        })}
      </List>
      <p>{t('overtaken.next')}</p>
    </Alert>
  )
}
