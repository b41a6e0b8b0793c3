import { ActionIcon, Button, Fieldset, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../texts/language.tsx'

/** Texts of a list, each in a row of its own, with what adds and removes rows. */
export function TextRows({
  title,
  rows,
  onRows,
  isCode = false,
  unitsMax,
  wrong,
}: {
  /** What the list is called. */
  readonly title: string
  readonly rows: readonly string[]
  readonly onRows: (rows: readonly string[]) => void
  /** Whether they are written like code. Default false. */
  readonly isCode?: boolean
  /** The most characters of a row. Default: as many as one types. */
  readonly unitsMax?: number
  /** What is wrong with rows, by their text. Default: nothing. */
  readonly wrong?: ReadonlyMap<string, string>
}) {
  const { t } = useText()
  const [added, setAdded] = useState<number | null>(null)
  const set = (place: number, text: string) => onRows(rows.map((row, index) => (index === place ? text : row)))
  return (
    <Fieldset legend={title}>
      <Stack gap="xs">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place, its text is being typed
          <Group key={place} wrap="nowrap" gap="xs" align="flex-start">
            <Textarea
              aria-label={t('policy.item', { list: title, place: place + 1 })}
              value={row}
              error={wrong?.get(row)}
              autoFocus={place === added}
              onChange={(event) => set(place, event.currentTarget.value)}
              autosize
              flex={1}
              {...(unitsMax !== undefined && { maxLength: unitsMax })}
              {...(isCode && { styles: { input: { fontFamily: 'var(--mantine-font-family-monospace)' } } })}
            />
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('policy.remove', { list: title, place: place + 1 })}
              onClick={() => onRows(rows.filter((_, index) => index !== place))}
            >
              ×
            </ActionIcon>
          </Group>
        ))}
        <Button
          size="xs"
          variant="default"
          w="fit-content"
          className="button-lines"
          onClick={() => {
            setAdded(rows.length)
            onRows([...rows, ''])
          }}
        >
          {t('policy.add', { list: title })}
        </Button>
      </Stack>
    </Fieldset>
  )
}
