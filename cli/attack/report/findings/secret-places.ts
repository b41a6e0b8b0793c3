import { secretHider } from '../../../../client/attack/hide-secrets.ts'

/**
 * The places of the secrets, in a list of them, that stand in a text: as reports cover them, and where `isProven` says that one
 * of them does, also with other signs and spaces between their letters and digits. Cost: secrets × text.
 */
export function secretPlaces(
  secrets: readonly string[],
  text: string,
  { isProven }: { readonly isProven: boolean },
): readonly number[] {
  const letters = isProven ? lettersOf(text) : ''
  return secrets.flatMap((secret, place) => {
    const bare = lettersOf(secret)
    const isSaid = secretHider([secret])(text) !== text || (isProven && bare !== '' && letters.includes(bare))
    return isSaid ? [place] : []
  })
}

function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}
