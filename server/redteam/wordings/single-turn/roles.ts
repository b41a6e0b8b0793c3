import { withFurther } from '../frame-languages/catalogue.ts'
import type { FrameWordings } from '../wordings.ts'

/** Names for roles: short, of no known person or model. The same in all languages. */
export const roleNames = [
  'VERA',
  'ORIN',
  'KAIRO',
  'LUMEN',
  'TASSO',
  'NOVA-9',
  'MARLO',
  'ELEKTRON',
  'SIBYL',
  'BRAM',
] as const

/** A word for an ability of the target whose name is not known. One each. */
export const unknownTools: FrameWordings = withFurther(
  {
    en: ['all-tools'],
    fr: ['tous-les-outils'],
    de: ['alle-werkzeuge'],
    es: ['todas-las-herramientas'],
  },
  ({ words }) => [words.unknownTool],
)
