import { Group, NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { NumberField } from '../parts/forms/number-field.tsx'
import { TextRows } from '../parts/forms/text-rows.tsx'
import { criticalities } from '../parts/verdict/criticalities.ts'
import { useText } from '../texts/language.tsx'
import { PatternTests } from './pattern-tests.tsx'
import type { PolicyDraft } from './policy-draft.ts'
import type { WrongPatterns } from './policy-wrong.ts'

/** The fields of a policy. Of one of the catalogue name, definition and patterns stand fast. */
export function PolicyFields({
  draft,
  change,
  fixed,
  wrong,
}: {
  readonly draft: PolicyDraft
  readonly change: (changed: Partial<PolicyDraft>) => void
  /** What stands fast of one of the catalogue; null = it is an own one. */
  readonly fixed: Pick<PolicyDraft, 'name' | 'description'> | null
  /** What the service said of patterns. */
  readonly wrong: WrongPatterns
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
        <NumberField
          label={t('field.threshold')}
          description={t('policy.threshold.about')}
          isDecimal
          value={draft.threshold}
          onValue={(threshold) => change({ threshold })}
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
      {fixed === null && <PatternFields draft={draft} change={change} wrong={wrong} />}
    </Stack>
  )
}

function PatternFields({
  draft,
  change,
  wrong,
}: {
  readonly draft: PolicyDraft
  readonly change: (changed: Partial<PolicyDraft>) => void
  readonly wrong: WrongPatterns
}) {
  const { t } = useText()
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('policy.patterns.about')}
      </Text>
      <TextRows
        title={t('policy.deny')}
        rows={draft.deny}
        onRows={(deny) => change({ deny })}
        isCode
        wrong={wrong.deny}
      />
      <TextRows
        title={t('policy.allow')}
        rows={draft.allow}
        onRows={(allow) => change({ allow })}
        isCode
        wrong={wrong.allow}
      />
      {draft.deny.some((row) => row.trim() !== '') && <PatternTests draft={draft} />}
    </>
  )
}
