/** Letters and signs that join: Arabic, Hebrew, Syriac, Thaana, N'Ko, the Indic and South-East Asian scripts, Mongolian, emoji. */
const joining =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u0590-\u08ff\u0900-\u109f\u1780-\u18af\ufb1d-\ufdff\ufe70-\ufefc\ua8e0-\ua8ff\ua980-\ua9df\uaa00-\uaa7f\u{10a00}-\u{11fff}\u{1f1e6}-\u{1f1ff}\ufe0f\u{e007f}\u2640\u2642]/u
const pictograph = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}\ufe0f\u{e007f}\u2640\u2642]/u
/** Thai, Lao, Burmese, Khmer: scripts without spaces, where a zero-width space marks where a line may break. */
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/
const selectable =
  /[\p{Emoji}\p{S}\p{P}\u1800-\u18af\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{323af}\u1000-\u109f\ua840-\ua87f]/u

/** Whether the joiner, non-joiner or zero-width space at `at` stands where the writing of a script or an emoji may need it. */
export function joinsLegitimately(text: string, at: number): boolean {
  const before = characterBefore(text, at)
  const after = characterAt(text, at + 1)
  if (text.charCodeAt(at) === 0x200b) return unspaced.test(before) && unspaced.test(after)
  if (joining.test(before) && joining.test(after)) return true
  // In Persian and the Indic scripts words also end in a joiner, and doubled or misplaced ones are common in what people type.
  return (joining.test(before) && !pictograph.test(before)) || (joining.test(after) && !pictograph.test(after))
}

/** Whether the variation selector from `start` to `end` stands alone behind a character that has variants. */
export function selectsLegitimately(text: string, start: number, end: number): boolean {
  const before = characterBefore(text, start)
  if (before === '' || !selectable.test(before) || /^\p{Variation_Selector}$/u.test(before)) return false
  return !/^\p{Variation_Selector}$/u.test(characterAt(text, end))
}

function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at)
  return code === undefined ? '' : String.fromCodePoint(code)
}

function characterBefore(text: string, at: number): string {
  if (at <= 0) return ''
  const low = text.charCodeAt(at - 1)
  return (low & 0xfc00) === 0xdc00 && at >= 2 ? characterAt(text, at - 2) : text.charAt(at - 1)
}
