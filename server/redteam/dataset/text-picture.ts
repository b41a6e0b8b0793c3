import { createCanvas } from '@napi-rs/canvas'
import { linesOfText, pictureFont } from '../pictures/lines-of-text.ts'

const sizePx = 22
const widthPx = 720
const marginPx = 24
const linesMax = 60

/**
 * A text as black letters on white, as a PNG data URL. At most 60 lines of about 60 letters; the rest is left out.
 * Same text, same picture. Cost: about 10 ms and 20 kB.
 */
export function textPicture(text: string): string {
  const lines = linesOfText(text, { sizePx, widthPx: widthPx - 2 * marginPx }).slice(0, linesMax)
  const lineHeightPx = Math.round(sizePx * 1.5)
  const canvas = createCanvas(widthPx, lines.length * lineHeightPx + 2 * marginPx)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.font = `${sizePx}px ${pictureFont}`
  context.fillStyle = '#111111'
  context.textBaseline = 'top'
  for (const [index, line] of lines.entries()) context.fillText(line, marginPx, marginPx + index * lineHeightPx)
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`
}
