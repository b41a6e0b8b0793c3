import type { Language } from '../../texts/text-table.ts'
import { useFrench } from './use-french.ts'

/** A reason as it is shown. */
export interface ShownReason {
  /** Empty as long as French has not come. */
  readonly text: string
  /** What it is written in, for whoever has it read out. Words of an LLM, which stay as they are, are taken for English. */
  readonly lang: Language
}

/** Shows reasons of verdicts in the language of the console; the service tells them in English. Empty until French has come. */
export function useReasons(): (reason: string) => ShownReason {
  const french = useFrench()
  return (reason) => {
    if (french === 'english') return { text: reason, lang: 'en' }
    const { text, isWhole } = french?.frenchReason(reason) ?? { text: '', isWhole: true }
    return { text, lang: isWhole ? 'fr' : 'en' }
  }
}
