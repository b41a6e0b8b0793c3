import { Group, NativeSelect, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { TextRows } from '../parts/forms/text-rows.tsx'
import { criticalities } from '../parts/verdict/criticalities.ts'
import { useText } from '../texts/language.tsx'
import { PatternTests } from './pattern-tests.tsx'
import type { PolicyDraft } from './policy-draft.ts'

/** The fields of a policy. Of one of the catalogue name, definition and patterns stand fast. */
export function PolicyFields({
  draft,
  change,
  fixed,
}: {
  readonly draft: PolicyDraft
  readonly change: (changed: Partial<PolicyDraft>) => void
  /** What stands fast of one of the catalogue; null = it is an own one. */
  readonly fixed: Pick<PolicyDraft, 'name' | 'description'> | null
}) {
  const { t } = useText()
  return (
    <Stack>
      <TextInput
        label={t('field.name')}
        value={fixed?.name ?? draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        readOnly={fixed !== null}
        maxLength={200}
        required
      />
      <Textarea
        label={t('policy.definition')}
        value={fixed?.description ?? draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
        readOnly={fixed !== null}
        maxLength={4_000}
        autosize
        minRows={2}
        required
      />
      <Group grow preventGrowOverflow={false} align="flex-start">
        <NativeSelect
          label={t('field.criticality')}
          data={criticalities.map((value) => ({ value, label: t(`criticality.${value}`) }))}
          value={draft.criticality}
          onChange={(event) => change({ criticality: event.currentTarget.value as PolicyDraft['criticality'] })}
        />
        <NumberInput
          label={t('field.threshold')}
          description={t('policy.threshold.about')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.threshold}
          onChange={(value) => typeof value === 'number' && change({ threshold: value })}
          min={0}
          max={1}
          step={0.05}
          decimalScale={3}
        />
      </Group>
      <TextInput
        label={t('policy.message')}
        value={draft.message}
        onChange={(event) => change({ message: event.currentTarget.value })}
        maxLength={2_000}
      />
      <Text size="sm" c="dimmed">
        {t('policy.examples.about')}
      </Text>
      <TextRows title={t('policy.violating')} rows={draft.violating} onRows={(violating) => change({ violating })} />
      <TextRows title={t('policy.allowed')} rows={draft.allowed} onRows={(allowed) => change({ allowed })} />
      {fixed === null && <PatternFields draft={draft} change={change} />}
    </Stack>
  )
}

function PatternFields({
  draft,
  change,
}: {
  readonly draft: PolicyDraft
  readonly change: (changed: Partial<PolicyDraft>) => void
}) {
  const { t } = useText()
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('policy.patterns.about')}
      </Text>
      <TextRows title={t('policy.deny')} rows={draft.deny} onRows={(deny) => change({ deny })} isCode />
      <TextRows title={t('policy.allow')} rows={draft.allow} onRows={(allow) => change({ allow })} isCode />
      {draft.deny.some((row) => row.trim() !== '') && <PatternTests draft={draft} />}
    </>
  )
}
