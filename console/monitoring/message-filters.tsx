import { Group, NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import { useWholeList } from '../operation.ts'
import { ChoiceSelect } from '../parts/choice-select.tsx'
import { criticalities } from '../parts/criticalities.ts'
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
      <MoreFilters set={set} />
    </>
  )
}

/** The rarer ones; they stand open where one of them is in use. */
function MoreFilters({ set }: { readonly set: ReturnType<typeof usePlace>['setSearch'] }) {
  const { t } = usePageText(messageListTexts)
  const { search } = usePlace()
  const { side, criticality, latency, security, errors } = search
  const [isOpened] = useState([side, criticality, latency, security, errors].some((value) => value !== undefined))
  const sides = (['input', 'output'] as const).map((value) => ({ value, label: t(`monitoring.side.${value}`) }))
  const levels = criticalities.map((value) => ({ value, label: t(`criticality.${value}`) }))
  return (
    <details open={isOpened}>
      <summary>{t('narrow.title')}</summary>
      <Group align="flex-end" mt="xs">
        <NativeSelect
          label={t('narrow.side')}
          data={[{ value: '', label: t('narrow.side.any') }, ...sides]}
          value={side ?? ''}
          onChange={(event) => set({ side: event.currentTarget.value || undefined })}
        />
        <NativeSelect
          label={t('narrow.criticality')}
          data={[{ value: '', label: t('narrow.criticality.any') }, ...levels]}
          value={criticality ?? ''}
          onChange={(event) => set({ criticality: event.currentTarget.value || undefined })}
        />
        <WholeTextInput
          type="number"
          label={t('narrow.latency')}
          value={latency}
          onWhole={(value) => set({ latency: value })}
        />
        <Switch
          label={t('narrow.security')}
          checked={security === 'true'}
          onChange={(event) => set({ security: event.currentTarget.checked ? 'true' : undefined })}
        />
        <Switch
          label={t('narrow.errors')}
          checked={errors === 'true'}
          onChange={(event) => set({ errors: event.currentTarget.checked ? 'true' : undefined })}
        />
      </Group>
    </details>
  )
}
