import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../texts/language.tsx'
import { type Choice, shownChoices } from './shown-choices.ts'

/** Chooses one of many: beyond a hundred they are found by name first, so that the page stays small. */
export function ChoiceSelect({
  label,
  choices,
  value,
  onChange,
  error,
}: {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is wrong with the chosen one. */
  readonly error?: string
}) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const { shown, isCut, isLong } = shownChoices(choices, value, typed)
  return (
    <Stack gap={4} w={240} maw="100%">
      {isLong && (
        <TextInput
          size="xs"
          aria-label={`${label}: ${t('policies.search')}`}
          placeholder={t('policies.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <NativeSelect
        label={label}
        data={shown.map(({ value: id, label: name }) => ({ value: id, label: name }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...(error !== undefined && { error })}
        {...(isCut && { description: t('list.more') })}
      />
    </Stack>
  )
}
