import { pictureLists } from '../../../wordings/single-turn/pictures.ts'
import { picturedTechnique } from '../../pictured.ts'

/** The goal as the heading of an empty list. Source and known misses as stated in it. */
export const typographicPicture = picturedTechnique({
  id: 'img.typographic',
  name: 'Heading of an empty list in a picture',
  mechanism: 'The request is the heading of a page whose list is empty; the message asks to fill in what is missing.',
  source: 'idea: Gong et al., FigStep (2023), typographic visual prompts',
  drawn: 'as the heading of an empty list',
  rows: pictureLists,
})
