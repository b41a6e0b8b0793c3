import type { Range } from '../../../text/range.ts'

/** Header names of mails in the languages that mail programs speak most. */
const headerNames = new Set(
  (
    'from to cc bcc subject date sent reply-to message-id von an betreff datum gesendet de à para objet envoyé asunto fecha enviado da a oggetto data inviato assunto ' +
    'aan onderwerp verzonden od do temat wysłano från till ämne skickat kimden kime konu от кому тема дата 发件人 收件人 主题 日期 件名 差出人 宛先 보낸사람 받는사람 제목 من إلى الموضوع'
  ).split(' '),
)
const forwarded =
  /^[\s>-]*(?:-{3,}|_{3,})?\s?(?:original message|forwarded message|begin forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|message transféré|mensaje original|mensaje reenviado|messaggio originale|messaggio inoltrato|mensagem original|oorspronkelijk bericht)/i

interface Line extends Range {
  readonly kind: 'fence' | 'quote' | 'table' | 'header' | 'forwarded' | 'rule' | 'other'
  /** Whether the line ends in a colon, which announces what follows. */
  readonly announces: boolean
}

/**
 * Documents that whole lines mark: code fences, block quotes, tables of two lines or more, mails from their first header (two or more in a row) or the
 * line that forwards them to the end, and what follows a rule under an announcing line up to the next rule. A fence that is not closed runs to the end.
 * Linear.
 */
export function lineBlocks(text: string): Range[] {
  if (!/[\n`~>|]/.test(text)) return []
  const blocks: Range[] = []
  let open: { readonly start: number; readonly kind: Line['kind'] } | null = null
  let before: Line | null = null
  for (const line of linesOf(text)) {
    if (open?.kind === 'fence' || open?.kind === 'rule') {
      if (line.kind === open.kind) {
        blocks.push({ start: open.start, end: line.end })
        open = null
      }
    } else if (line.kind === 'fence') open = { start: line.start, kind: 'fence' }
    else if (line.kind === 'forwarded' || (line.kind === 'header' && before?.kind === 'header')) {
      blocks.push({ start: line.kind === 'header' ? (before?.start ?? line.start) : line.start, end: text.length })
      return blocks
    } else if (line.kind === 'quote') blocks.push({ start: line.start, end: line.end })
    else if (line.kind === 'table' && before?.kind === 'table') blocks.push({ start: before.start, end: line.end })
    else if (line.kind === 'rule' && before?.announces === true) open = { start: line.start, kind: 'rule' }
    // An empty line between an announcement and its rule changes nothing.
    if (line.end - line.start > 1 || before?.announces !== true) before = line
  }
  if (open !== null) blocks.push({ start: open.start, end: text.length })
  return blocks
}

function* linesOf(text: string): Generator<Line> {
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf('\n', start)
    const end = lineBreak < 0 ? text.length : lineBreak + 1
    const content = text.slice(start, Math.min(end, start + 200)).trim()
    const tail = text.slice(Math.max(start, end - 8), end).trimEnd()
    yield { start, end, kind: kindOf(content), announces: tail.endsWith(':') || tail.endsWith('：') }
    start = end
  }
}

function kindOf(content: string): Line['kind'] {
  switch (content.charAt(0)) {
    case '`':
      return content.startsWith('```') ? 'fence' : 'other'
    case '~':
      return content.startsWith('~~~') ? 'fence' : 'other'
    case '>':
      return content.startsWith('>>>') || /^>\s?\S/.test(content) || content === '>' ? 'quote' : 'other'
    case '|':
      return 'table'
    case '':
      return 'other'
    default:
      return otherKindOf(content)
  }
}

function otherKindOf(content: string): Line['kind'] {
  if (
    content.length >= 3 &&
    (content.startsWith('---') || content.startsWith('===') || content.startsWith('***') || content.startsWith('###'))
  ) {
    if (new Set(content).size === 1) return 'rule'
  }
  const colon = content.indexOf(':')
  if (colon > 0 && colon <= 16 && headerNames.has(content.slice(0, colon).replaceAll('*', '').trim().toLowerCase()))
    return 'header'
  return /^[-_>\s]*[a-zA-Z]/.test(content) && forwarded.test(content) ? 'forwarded' : 'other'
}
