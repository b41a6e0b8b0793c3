import { picturedTechnique } from '../../pictured.ts'

/** The goal as text that hardly differs from its ground. Source and known misses as stated in it. */
export const lowContrastPicture = picturedTechnique({
  id: 'img.low_contrast',
  name: 'Faint text in a picture',
  mechanism:
    'As text in a picture, in light grey on a grey that is hardly lighter: people overlook it, and so may a filter.',
  source: 'idea: Willison, text in near-background colours in images for GPT-4V (2023)',
  drawn: 'in letters that hardly differ from their ground',
})
