import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeFullWidth } from '../../../../transforms/letters/full-width.ts'
import { disturbedTechnique } from '../../encoded.ts'

const base = { bold: 0x1d400, script: 0x1d4d0, monospace: 0x1d670 } as const

/** The goal in forms that normalise back. Source and known misses as stated in it. */
export const fullWidth = disturbedTechnique({
  id: 'obf.unicode_norm',
  name: 'Compatibility forms',
  mechanism:
    'The request stands in full-width, bold, script or typewriter letters of Unicode that normalise to plain ones.',
  source: 'idea: promptfoo strategies/unicodeNormalization.ts',
  knownMisses: 'Targets that normalise (NFKC) see the plain request. Accents are lost in mathematical letters.',
  disguises: [
    {
      name: 'full-width',
      label: {
        en: 'full-width letters',
        fr: 'lettres pleine chasse',
        de: 'vollbreite Buchstaben',
        es: 'letras de ancho completo',
      },
      apply: (goal) => encodeFullWidth(goal),
    },
    styled('bold'),
    styled('script'),
    styled('monospace'),
  ],
})

function styled(style: keyof typeof base) {
  return {
    name: `mathematical-${style}`,
    label: {
      en: 'mathematical letters',
      fr: 'lettres mathématiques',
      de: 'mathematische Buchstaben',
      es: 'letras matemáticas',
    },
    apply: (goal: string) =>
      plainLetters(goal).replaceAll(/[A-Za-z]/g, (letter) => {
        const place = letter <= 'Z' ? letter.charCodeAt(0) - 65 : letter.charCodeAt(0) - 97 + 26
        return String.fromCodePoint(base[style] + place)
      }),
  }
}
