import { Button, Fieldset, Group, NativeSelect, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { usePageText } from '../texts/page-text.ts'
import { playgroundTexts } from '../texts/playground-texts.ts'
import { documentFormats, documentsMax, type SentDocument } from './attachments.ts'

const empty: SentDocument = { title: '', format: 'text', content: '' }

/** What the LLM will read beside the message. */
export function DocumentFields({
  documents,
  onDocuments,
}: {
  readonly documents: readonly SentDocument[]
  readonly onDocuments: (documents: readonly SentDocument[]) => void
}) {
  const { t } = usePageText(playgroundTexts)
  const set = (place: number, changed: Partial<SentDocument>) =>
    onDocuments(documents.map((document, index) => (index === place ? { ...document, ...changed } : document)))
  return (
    <Fieldset legend={t('playground.documents')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {t('playground.documents.hint')}
        </Text>
        {documents.map((document, index) => {
          const place = { place: index + 1 }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is known by its place, its text is being typed
            <Paper key={index} withBorder p="xs">
              <Group align="flex-end" mb="xs">
                <TextInput
                  label={t('playground.document.title', place)}
                  value={document.title}
                  onChange={(event) => set(index, { title: event.currentTarget.value })}
                  maxLength={512}
                />
                <NativeSelect
                  label={t('playground.document.format', place)}
                  data={documentFormats.map((value) => ({ value, label: t(`playground.format.${value}`) }))}
                  value={document.format}
                  onChange={(event) => set(index, { format: event.currentTarget.value as SentDocument['format'] })}
                />
                <Button
                  variant="default"
                  aria-label={t('playground.document.remove', place)}
                  onClick={() => onDocuments(documents.filter((_, other) => other !== index))}
                >
                  ×
                </Button>
              </Group>
              <Textarea
                label={t('playground.document.content', place)}
                value={document.content}
                onChange={(event) => set(index, { content: event.currentTarget.value })}
                autosize
                minRows={2}
                maxRows={12}
                required
              />
            </Paper>
          )
        })}
        <Button
          size="xs"
          variant="default"
          w="fit-content"
          disabled={documents.length >= documentsMax}
          onClick={() => onDocuments([...documents, empty])}
        >
          {t('playground.documents.add')}
        </Button>
      </Stack>
    </Fieldset>
  )
}
