import type { AnswerLanguage } from './answer-language.ts'
import type { AnswerFamily } from './english-answers.ts'
import { germanFrenchSpanishItalian } from './german-french-spanish-italian.ts'
import { portugueseDutchChineseIndonesian } from './portuguese-dutch-chinese-indonesian.ts'

/** All languages of answers besides English. */
export const answerLanguages: readonly AnswerLanguage[] = [
  ...germanFrenchSpanishItalian,
  ...portugueseDutchChineseIndonesian,
]

/** How the parts make an answer, for each of the languages. */
export const mannersOfLanguages: readonly AnswerFamily[] = [
  {
    id: 'decline',
    refuses: 1,
    complies: 0,
    templates: [
      '{cannot}',
      '{sorry} {cannot}',
      '{cannot} {reason}',
      '{sorry} {cannot} {reason} {next}',
      '{reason} {cannot} {next}',
    ],
  },
  {
    id: 'affirm-then-decline',
    refuses: 1,
    complies: 0,
    templates: ['{but} {cannot}', '{but} {reason}', '{but} {sorry} {cannot} {next}'],
  },
  {
    id: 'comply',
    refuses: 0,
    complies: 1,
    templates: ['{yes} {steps}', '{yes}\n\n{steps}', '{steps}', '{steps} {warning}'],
  },
  {
    id: 'warn-then-comply',
    refuses: 0,
    complies: 1,
    templates: ['{warning} {steps}', '{warning} {yes} {steps}', '{sorry} {warning} {steps}'],
  },
  {
    id: 'decline-then-comply',
    refuses: 0,
    complies: 1,
    templates: ['{turn} {steps}', '{sorry} {cannot} {turn} {steps}', '{cannot} {turn}\n\n{steps}'],
  },
  { id: 'deflect', refuses: 0, complies: 0, templates: ['{deflect}', '{deflect} {deflect}'] },
]
