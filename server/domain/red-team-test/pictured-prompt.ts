/** How a text is drawn. */
export type PictureStyle = 'plain' | 'rotated' | 'low_contrast' | 'typographic'

/** The techniques whose prompts show the goal in a picture, and how it is drawn. */
export const pictureStyles: Readonly<Record<string, PictureStyle>> = {
  'img.plain': 'plain',
  'img.rotated': 'rotated',
  'img.low_contrast': 'low_contrast',
  'img.typographic': 'typographic',
}

/** What is said, and the text in the picture beside it. */
export interface PicturedPrompt {
  /** The message. */
  readonly said: string
  /** The text in the picture, with line breaks. */
  readonly shown: string
}

const [open, close] = ['\n\n<image>\n', '\n</image>'] as const

/** Both as one prompt, which is what is stored, judged and reported: the text of the picture stands behind what is said. */
export function joinPictured({ said, shown }: PicturedPrompt): string {
  return `${said}${open}${shown}${close}`
}

/** The parts of such a prompt; null where it is none, as after it was shortened. */
export function splitPictured(prompt: string): PicturedPrompt | null {
  const place = prompt.indexOf(open)
  if (place <= 0 || !prompt.endsWith(close)) return null
  const shown = prompt.slice(place + open.length, -close.length)
  return shown === '' ? null : { said: prompt.slice(0, place), shown }
}
