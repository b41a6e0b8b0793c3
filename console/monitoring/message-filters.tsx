import { Switch, TextInput } from '@mantine/core'
import { useWholeList } from '../operation.ts'
import { ChoiceSelect } from '../parts/choice-select.tsx'
import { usePlace } from '../place.ts'
import { messageListTexts } from '../texts/message-list-texts.ts'
import { usePageText } from '../texts/page-text.ts'

/** Which messages are shown; all of it stands in the address. */
export function MessageFilters() {
  const { t } = usePageText(messageListTexts)
  const { search, setSearch } = usePlace()
  const policies = useWholeList('listPolicies', {})
  const names = (policies.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  // Another list begins at its newest message.
  const set = (changed: Parameters<typeof setSearch>[0]) => setSearch({ ...changed, cursor: undefined })
  const setWords = (text: string) => {
    if (text.trim() !== (search.q ?? '')) set({ q: text.trim() || undefined })
  }
  return (
    <>
      <ChoiceSelect
        label={t('monitoring.policy')}
        choices={[{ value: '', label: t('monitoring.policy.any') }, ...names]}
        value={search.policy ?? ''}
        onChange={(id) => set({ policy: id || undefined })}
      />
      <TextInput
        type="search"
        label={t('messages.search')}
        description={t('messages.search.about')}
        // Asked for when it is whole: each try goes through stored texts.
        key={search.q ?? ''}
        defaultValue={search.q ?? ''}
        maxLength={200}
        onBlur={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && setWords(event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('monitoring.from')}
        value={search.from ?? ''}
        onChange={(event) => set({ from: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('monitoring.to')}
        value={search.to ?? ''}
        onChange={(event) => set({ to: event.currentTarget.value || undefined })}
      />
      <Switch
        label={t('monitoring.unsafe')}
        checked={search.unsafe === 'true'}
        onChange={(event) => set({ unsafe: event.currentTarget.checked ? 'true' : undefined })}
      />
      <Switch
        label={t('monitoring.live')}
        checked={search.live === 'true'}
        onChange={(event) => setSearch({ live: event.currentTarget.checked ? 'true' : undefined })}
      />
    </>
  )
}
