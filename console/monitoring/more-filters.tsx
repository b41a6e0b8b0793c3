import { Group, NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import { useWholeList } from '../operation.ts'
import { ChoiceSelect } from '../parts/forms/choice-select.tsx'
import { WholeTextInput } from '../parts/forms/whole-text-input.tsx'
import { Unfolding } from '../parts/unfolding.tsx'
import { criticalities } from '../parts/verdict/criticalities.ts'
import { usePlace } from '../place.ts'
import { messageListTexts } from '../texts/message-list-texts.ts'
import { usePageText } from '../texts/page-text.ts'
import { namesOf, narrowingChoices, rarerFilters, switchedFilters } from './message-narrowing.ts'

type Place = ReturnType<typeof usePlace>

/** The rarer filters; they stand open where one of them is in use. */
export function MoreFilters({ set }: { readonly set: Place['setSearch'] }) {
  const { t } = usePageText(messageListTexts)
  const { search } = usePlace()
  const [isOpened] = useState(rarerFilters.some((name) => search[name] !== undefined))
  return (
    <Unfolding summary={t('narrow.title')} isOpened={isOpened}>
      {() => (
        <Group align="flex-end" mt="xs">
          <Choices set={set} />
          <WholeTextInput
            type="number"
            label={t('narrow.latency')}
            value={search.latency}
            onWhole={(latency) => set({ latency })}
          />
          {(['conversation', 'linked'] as const).map((name) => (
            <WholeTextInput
              key={name}
              type="search"
              label={t(`narrow.${name}`)}
              maxLength={512}
              value={search[name]}
              onWhole={(id) => set({ [name]: id })}
            />
          ))}
          {namesOf(switchedFilters).map((name) => (
            <Switch
              key={name}
              label={t(`narrow.${name}`)}
              checked={search[name] === 'true'}
              onChange={(event) => set({ [name]: event.currentTarget.checked ? 'true' : undefined })}
            />
          ))}
        </Group>
      )}
    </Unfolding>
  )
}

/** What is chosen of a few, and a topic of many. */
function Choices({ set }: { readonly set: Place['setSearch'] }) {
  const { t } = usePageText(messageListTexts)
  const { search } = usePlace()
  const topics = useWholeList('listTopics', {})
  const named = (topics.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const levels = criticalities.map((value) => ({ value, label: t(`criticality.${value}`) }))
  const { side, role, violated, feedback } = narrowingChoices
  const choices = {
    side: side.map((value) => ({ value, label: t(`monitoring.side.${value}`) })),
    role: role.map((value) => ({ value, label: t(`narrow.role.${value}`) })),
    criticality: levels,
    violated: violated.map((value) => ({ value, label: t(`narrow.violated.${value}`) })),
    feedback: feedback.map((value) => ({ value, label: t(`narrow.feedback.${value}`) })),
  }
  return (
    <>
      {namesOf(choices).map((name) => (
        <NativeSelect
          key={name}
          label={t(`narrow.${name}`)}
          data={[{ value: '', label: t(`narrow.${name}.all`) }, ...choices[name]]}
          value={search[name] ?? ''}
          onChange={(event) => set({ [name]: event.currentTarget.value || undefined })}
        />
      ))}
      <ChoiceSelect
        label={t('narrow.topic')}
        choices={[{ value: '', label: t('narrow.topic.all') }, ...named]}
        value={search.topic ?? ''}
        onChange={(id) => set({ topic: id || undefined })}
      />
    </>
  )
}
