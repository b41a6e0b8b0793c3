import type { StructureSignal } from './signal.ts'
import type { Phrase } from './words/phrase-scan.ts'
import { scanPhrases } from './words/phrase-scan.ts'

/** Marks that pretend that the user's input, the prompt or the document is over and something else begins. */
export const delimiterBreaks: StructureSignal = {
  id: 'delimiter-breaks',
  title: 'a mark that pretends the input is over',
  source: 'delimiter attacks (Willison 2023); own collection of forms',
  knownMisses:
    'delimiters that only the attacked application uses; file formats with such marks inside (XML of the same tag names)',
  measure: ({ view }) => scanPhrases(view.text, phrases),
}

const label = 'delimiter break'

const phrases: readonly Phrase[] = [
  {
    pattern:
      /[-=*#_~<[({]{2,12}[ \t]{0,3}(?:end|start|begin(?:ning)?|stop|close|new)(?: of| the| your| this| all)?(?: of| the| your| all| my| new| system| user| real| actual| hidden| previous| secret| initial){0,3} (?:prompt|instructions?|input|conversation|context|messages?|rules|session|directives?|task|query|system)s?\b/gi,
    label,
    weight: 0.7,
  },
  {
    pattern:
      /<\/(?:user[_-]?(?:input|query|message|prompt|data|content)?|input|context|prompt|query|conversation|untrusted[_-]?\w{0,12}|system)>/gi,
    label: 'closing mark of the input',
    weight: 0.5,
  },
  {
    pattern:
      /\bend of (?:the )?(?:system |user |initial |your )?(?:prompt|instructions|user input|system message|context)\b/gi,
    label,
    weight: 0.4,
  },
  {
    pattern:
      /\b(?:ende der (?:anweisungen|eingabe|aufforderung)|fin (?:des instructions|du prompt|de las instrucciones|del prompt)|fine delle istruzioni|fim das instruções|конец (?:инструкций|запроса))|(?:提示|指令|系统提示)(?:到此)?结束/gi,
    label,
    weight: 0.6,
  },
]
