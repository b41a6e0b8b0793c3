import { Alert, Button, List } from '@mantine/core'
import { useText } from '../texts/language.tsx'
import type { Overtaken } from './use-draft.ts'

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
  const take = (field: keyof Draft) => change({ [field]: theirs[field] } as unknown as Partial<Draft>)
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
        {contested.map((field) => (
          <List.Item key={String(field)}>
            {nameOf(field)}{' '}
            <Button
              size="compact-xs"
              variant="default"
              aria-label={t('overtaken.take', { field: nameOf(field) })}
              disabled={JSON.stringify(draft[field]) === JSON.stringify(theirs[field])}
              onClick={() => take(field)}
            >
              {t('overtaken.theirs')}
            </Button>
          </List.Item>
        ))}
      </List>
      <p>{t('overtaken.next')}</p>
    </Alert>
  )
}
