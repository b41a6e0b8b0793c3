import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { NumberField } from '../parts/forms/number-field.tsx'
import { TextRows } from '../parts/forms/text-rows.tsx'
import { usePageText } from '../texts/page-text.ts'
import { topicTexts } from '../texts/topic-texts.ts'
import type { TopicDraft } from './topic-draft.ts'

const states = ['safe', 'unsafe'] as const satisfies readonly TopicDraft['state'][]

/** The fields of a topic. */
export function TopicFields({
  draft,
  change,
}: {
  readonly draft: TopicDraft
  readonly change: (changed: Partial<TopicDraft>) => void
}) {
  const { t } = usePageText(topicTexts)
  return (
    <Stack>
      <TextInput
        label={t('field.name')}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        maxLength={200}
        required
      />
      <Group grow preventGrowOverflow={false} align="flex-start">
        <NativeSelect
          label={t('topic.state')}
          data={states.map((value) => ({ value, label: t(`topic.state.${value}`) }))}
          value={draft.state}
          onChange={(event) => change({ state: event.currentTarget.value as TopicDraft['state'] })}
        />
        <NumberField
          label={t('topic.threshold')}
          isDecimal
          value={draft.threshold}
          onValue={(threshold) => change({ threshold })}
          min={0}
          max={1}
          step={0.05}
          decimalScale={3}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('topic.sentences.about')}
      </Text>
      <TextRows
        title={t('topic.sentences')}
        rows={draft.sentences}
        onRows={(sentences) => change({ sentences })}
        unitsMax={500}
      />
    </Stack>
  )
}
