import { useText } from '../texts/language.tsx'

/** A moment in the local zone; the exact one on hover. */
export function TimeText({ at }: { readonly at: string | null }) {
  const { locale, t } = useText()
  if (at === null) return <span>{t('time.never')}</span>
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
  return (
    <time dateTime={at} title={at}>
      {text}
    </time>
  )
}
