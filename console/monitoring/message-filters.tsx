import { Switch } from '@mantine/core'
import { useWholeList } from '../operation.ts'
import { ChoiceSelect } from '../parts/choice-select.tsx'
import { DayFields } from '../parts/day-fields.tsx'
import { WholeTextInput } from '../parts/whole-text-input.tsx'
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
  return (
    <>
      <ChoiceSelect
        label={t('monitoring.policy')}
        choices={[{ value: '', label: t('monitoring.policy.any') }, ...names]}
        value={search.policy ?? ''}
        onChange={(id) => set({ policy: id || undefined })}
      />
      <WholeTextInput
        type="search"
        label={t('messages.search')}
        description={t('messages.search.about')}
        maxLength={200}
        value={search.q}
        onWhole={(q) => set({ q })}
      />
      <DayFields days={search} onChange={set} />
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
