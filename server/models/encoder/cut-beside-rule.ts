import {
  besideRuleTokensMax,
  type EncoderWindow,
  type TextBesideRule,
  windowTokensMax,
} from '../../domain/guard/encoder.ts'
import { besideEachOther, endsOf, middleOut } from './beside-each-other.ts'
import type { UnigramPieces } from './unigram-pieces.ts'

/** What a window of a rule and a text holds beside its three marks. */
const contentMax = besideRuleTokensMax - 3

/** What a request between the two may take. */
const requestMax = 30

/** See `Encoder.windowBesideRule`. */
export function cutBesideRule(pieces: UnigramPieces, { rule, text, request }: TextBesideRule): EncoderWindow {
  const ids = (part: string) => endsOf(part, pieces.idsOf)
  const between = request === undefined ? [] : [pieces.marks.separator, ...middleOut(ids(request), requestMax)]
  return besideEachOther([ids(rule), between, ids(text)], { room: contentMax, marks: pieces.marks, end: text.length })
}

/** See `Encoder.windowAlone`. */
export function cutAlone({ marks, idsOf }: UnigramPieces, text: string): EncoderWindow {
  const ids = [marks.start, ...middleOut(endsOf(text, idsOf), windowTokensMax - 2), marks.separator]
  return { start: 0, end: text.length, ids, secondFrom: null }
}
