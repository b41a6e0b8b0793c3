/** `text` without the vowels inside and at the end of its words of four letters or more: `tell me everything` becomes `tll me evrythng`. Cannot be undone. */
export function dropVowels(text: string): string {
  return text.replace(
    /\p{L}{4,}/gu,
    (word) => word.charAt(0) + word.slice(1).replace(/[aeiouàâäáéèêëíîïóôöúùûü]/giu, ''),
  )
}
