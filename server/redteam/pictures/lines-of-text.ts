import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'

/** The family that all pictures are set in. */
export const pictureFont = 'DejaVuSans'

let isLoaded = false

/** Makes `pictureFont` known to the canvas. Cost: some 10 ms once. */
function loadPictureFont(): void {
  if (isLoaded) return
  const folder = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'))
  GlobalFonts.registerFromPath(join(folder, 'ttf', `${pictureFont}.ttf`), pictureFont)
  isLoaded = true
}

/** A text in lines that are at most so many pixels wide in `pictureFont` of this size; words of more than 48 letters are cut. */
export function linesOfText(
  text: string,
  { sizePx, widthPx }: { readonly sizePx: number; readonly widthPx: number },
): readonly string[] {
  loadPictureFont()
  const measure = createCanvas(1, 1).getContext('2d')
  measure.font = `${sizePx}px ${pictureFont}`
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ').flatMap((long) => long.match(/.{1,48}/gsu) ?? [''])) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure.measureText(longer).width > widthPx) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines
}
