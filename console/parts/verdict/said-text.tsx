import { Text } from '@mantine/core'
import { useText } from '../../texts/language.tsx'
import { piecesOf, type TextSpan } from './highlighted-text.ts'
import { useMarks } from './use-marks.ts'

/** What somebody wrote, always as text, with what gave it away marked. Null = it is not kept. */
export function SaidText({ text, spans = [] }: { readonly text: string | null; readonly spans?: readonly TextSpan[] }) {
  const { t } = useText()
  const shown = useMarks(spans.length > 0)
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
          <mark key={piece.start} title={piece.spans.map(titleOf(shown)).join('\n')}>
            {piece.text}
          </mark>
        ),
      )}
    </p>
  )
}

function titleOf(shown: ReturnType<typeof useMarks>): (span: TextSpan) => string {
  return (span) => {
    const { label, view } = shown(span)
    return view === '' ? label : `${label} (${view})`
  }
}
