import { featuresOf } from '../detectors/views/features.ts'
import { unmapped } from '../detectors/views/mapped-text.ts'
import { renderMarkup } from '../detectors/views/markup/render-markup.ts'
import type { RuleDocument } from '../domain/policy/propose-policies.ts'
import { type DocumentText, documentBounds } from './document-bounds.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

/** A document as a person would read it. Throws when it is damaged, `TooLarge` or `Locked`. */
export async function documentText(document: RuleDocument): Promise<DocumentText> {
  const { pages, isComplete } = await textAsStored(document)
  // Nobody sees a NUL, and no policy may hold one.
  return { pages: pages.map((page) => page.replaceAll('\0', ' ')), isComplete }
}

async function textAsStored({ format, content }: RuleDocument): Promise<DocumentText> {
  const bytes = () => (typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const text = () => (typeof content === 'string' ? content : new TextDecoder('utf-8', { fatal: true }).decode(content))
  if (format === 'pdf') return readPdf(bytes())
  if (format === 'docx') return readDocx(bytes())
  const whole = text()
  const read = whole.slice(0, documentBounds.unitsMax)
  return { pages: [format === 'text' ? read : shown(read)], isComplete: read.length === whole.length }
}

/** Bounded, because every mark that is never closed is followed up to the bound. */
const emphasis = /(\*\*|__|`)(?=\S)([^\n]{0,300}?\S)\1/gu

/** What marks show of a text, as the guard sees it; emphasis and headings are no words. */
function shown(text: string): string {
  const { rendered } = renderMarkup(unmapped(text), featuresOf(text))
  return (rendered?.text ?? text).replaceAll(/^ {0,3}#{1,6}\s+/gmu, '').replaceAll(emphasis, '$2')
}
