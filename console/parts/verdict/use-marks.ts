import type { Language } from '../../texts/text-table.ts'
import type { TextSpan } from './highlighted-text.ts'
import { useFrench } from './use-french.ts'

/** What a mark in a text says. */
export interface ShownMark {
  /** What was seen there. */
  readonly label: string
  /** Through which view of the text. */
  readonly view: string
  readonly lang: Language
}

/** Shows what marks in a text say in the language of the console; the service tells it in English. */
export function useMarks(isNeeded: boolean): (span: TextSpan) => ShownMark {
  const french = useFrench(isNeeded)
  return ({ label, view }) => {
    if (french === 'english' || french === undefined) return { label, view, lang: 'en' }
    const shown = french.frenchMark('label', label)
    return { label: shown.text, view: french.frenchMark('seen', view).text, lang: shown.isWhole ? 'fr' : 'en' }
  }
}
