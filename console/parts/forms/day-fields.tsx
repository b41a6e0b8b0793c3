import { TextInput } from '@mantine/core'
import { useText } from '../../texts/language.tsx'
import { areReversed } from './day-bound.ts'

/** The first and the last day of what a list shows; a day that is cleared is no bound. */
export function DayFields({
  days,
  onChange,
}: {
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined }
  readonly onChange: (changed: { readonly from?: string | undefined; readonly to?: string | undefined }) => void
}) {
  const { t } = useText()
  const isReversed = areReversed(days)
  return (['from', 'to'] as const).map((name) => (
    <TextInput
      key={name}
      type="date"
      label={t(`monitoring.${name}`)}
      value={days[name] ?? ''}
      error={name === 'to' && isReversed ? t('monitoring.reversed') : null}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  ))
}
