/** What XML 1.0 may not hold, and halves of surrogate pairs. */
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Writes a text so that neither HTML nor XML, in text or in quoted attributes, can take it for markup. */
export function escapeMarkup(text: string): string {
  return text
    .replace(illegal, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
