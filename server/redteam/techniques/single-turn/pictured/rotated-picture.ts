import { picturedTechnique } from '../../pictured.ts'

/** The goal as text in a picture that is turned. Source and known misses as stated in it. */
export const rotatedPicture = picturedTechnique({
  id: 'img.rotated',
  name: 'Turned text in a picture',
  mechanism: 'As text in a picture, turned by 15 to 180 degrees: a filter that reads pictures expects lines.',
  source: 'our own, after rotations in tests of text recognition',
  drawn: 'turned',
})
