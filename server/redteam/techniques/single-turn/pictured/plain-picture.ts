import { picturedTechnique } from '../../pictured.ts'

/** The goal as text in a picture. Source and known misses as stated in it. */
export const plainPicture = picturedTechnique({
  id: 'img.plain',
  name: 'Text in a picture',
  mechanism: 'The request stands in a picture, black on white; the message asks to do what the picture says.',
  source: 'idea: Gong et al., FigStep (2023); PyRIT prompt_converter/add_text_image_converter.py',
  drawn: 'black on white',
})
