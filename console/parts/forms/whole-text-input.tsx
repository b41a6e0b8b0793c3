import { TextInput, type TextInputProps } from '@mantine/core'

/** A text that is asked for when it is whole, on Enter or when the field is left: each try goes through all that is stored. */
export function WholeTextInput({
  value = '',
  onWhole,
  ...props
}: Pick<TextInputProps, 'type' | 'label' | 'description' | 'maxLength'> & {
  readonly value: string | undefined
  /** Told of a change, without blanks around it; undefined when nothing is left. */
  readonly onWhole: (text: string | undefined) => void
}) {
  const end = (text: string) => {
    if (text.trim() !== value) onWhole(text.trim() || undefined)
  }
  return (
    <TextInput
      {...props}
      key={value}
      defaultValue={value}
      onBlur={(event) => end(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && end(event.currentTarget.value)}
    />
  )
}
