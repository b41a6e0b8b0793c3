import { Text } from '@mantine/core'
import { useText } from '../../texts/language.tsx'
import { piecesOf, type TextSpan } from './highlighted-text.ts'

/** What somebody wrote, always as text, with what gave it away marked. Null = it is not kept. */
export function SaidText({ text, spans = [] }: { readonly text: string | null; readonly spans?: readonly TextSpan[] }) {
  const { t } = useText()
  if (text === null) {
    return (
      <Text c="dimmed" fs="italic">
        {t('message.notKept')}
      </Text>
    )
  }
  return (
    <p className="said">
      {piecesOf(text, spans).map((piece) =>
        piece.spans.length === 0 ? (
          piece.text
        ) : (
          <mark key={piece.start} title={piece.spans.map(({ label, view }) => `${label} (${view})`).join('\n')}>
            {piece.text}
          </mark>
        ),
      )}
    </p>
  )
}
