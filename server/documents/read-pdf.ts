import { getDocumentProxy } from 'unpdf'
import { type DocumentText, documentBounds, Locked } from './document-bounds.ts'

/**
 * The text of a PDF, page by page. Pages are not drawn, no script of theirs is run, nothing is fetched. Known misses: scans, which hold
 * no text; fonts that name their letters by tables which are not embedded, as some East Asian ones. Throws when it is damaged.
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await getDocumentProxy(bytes, {
    stopAtErrors: false,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  }).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'PasswordException' ? new Locked() : error
  })
  const pages: string[] = []
  let left: number = documentBounds.unitsMax
  const last = Math.min(pdf.numPages, documentBounds.pagesMax)
  for (let number = 1; number <= last && left > 0; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
    pages.push(text.slice(0, left))
    left -= text.length
    page.cleanup()
  }
  return { pages, isComplete: left >= 0 && pages.length === pdf.numPages }
}
