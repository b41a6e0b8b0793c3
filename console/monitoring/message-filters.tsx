import { Box, Button, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useWholeList } from '../operation.ts'
import { ChoiceSelect } from '../parts/forms/choice-select.tsx'
import { DayFields } from '../parts/forms/day-fields.tsx'
import { WholeTextInput } from '../parts/forms/whole-text-input.tsx'
import { usePolicyWords } from '../parts/verdict/use-policy-words.ts'
import { usePlace } from '../place.ts'
import { messageListTexts } from '../texts/message-list-texts.ts'
import { usePageText } from '../texts/page-text.ts'
import { filtersInUse } from './filters-in-use.ts'
import { MoreFilters } from './more-filters.tsx'

/** Which messages are shown; all of it stands in the address. On a narrow screen it unfolds, so that messages stand near the top. */
export function MessageFilters() {
  const { t, n } = usePageText(messageListTexts)
  const { search } = usePlace()
  const [isOpen, { toggle }] = useDisclosure(false)
  const id = useId()
  const count = filtersInUse(search)
  return (
    <>
      <Button variant="default" hiddenFrom="sm" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {count === 0 ? t('filters.title') : t('filters.inUse', { count: n(count) })}
      </Button>
      {/* They stand in a line with what is beside them. */}
      <Box id={id} display="contents" {...(!isOpen && { visibleFrom: 'sm' })}>
        <Filters />
      </Box>
    </>
  )
}

function Filters() {
  const { t } = usePageText(messageListTexts)
  const { search, setSearch } = usePlace()
  const policies = useWholeList('listPolicies', {})
  const wordsOf = usePolicyWords()
  const names = (policies.data?.items ?? []).map((policy) => ({ value: policy.id, label: wordsOf(policy).name }))
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
