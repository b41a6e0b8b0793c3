import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { PictureStyle } from '../../domain/red-team-test/pictured-prompt.ts'
import { randomFrom } from '../../text/random/seeded-random.ts'
import { linesOfText, pictureFont } from './lines-of-text.ts'

const widthPx = 720
const marginPx = 24
const linesMax = 40
/** More fills no line that is kept. */
const unitsRead = 4_000

/** Letters and ground of a style. Of low contrast are two greys that differ by a thirteenth of the scale. */
const inks: Readonly<Record<PictureStyle, { readonly letters: string; readonly ground: string }>> = {
  plain: { letters: '#111111', ground: '#ffffff' },
  rotated: { letters: '#111111', ground: '#ffffff' },
  low_contrast: { letters: '#dedede', ground: '#f2f2f2' },
  typographic: { letters: '#111111', ground: '#ffffff' },
}

/** Degrees by which a page may be turned. */
export const turns = [-30, -15, 15, 30, 90, 180] as const

/**
 * A text as a picture, as a PNG data URL: plain, turned by one of `turns`, in letters that hardly differ from their ground, or as
 * a poster whose first paragraph is the heading. At most 40 lines of about 60 letters; the rest is left out. Same text and style,
 * same picture. Cost: some 5 ms of this thread and of another one, and 10 to 60 kB, or .8 MB for 40 lines.
 */
export async function drawPicture(style: PictureStyle, text: string): Promise<string> {
  const lines = setLines(style, text.slice(0, unitsRead).toWellFormed())
  const heightPx = lines.reduce((sum, { sizePx }) => sum + lineHeightOf(sizePx), 2 * marginPx)
  const angle = style === 'rotated' ? (turnOf(text) * Math.PI) / 180 : 0
  const canvas = canvasAround({ widthPx, heightPx, angle })
  const context = canvas.getContext('2d')
  const { letters, ground } = inks[style]
  context.fillStyle = ground
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate(angle)
  context.fillStyle = letters
  context.textBaseline = 'top'
  let top = marginPx - heightPx / 2
  for (const { line, sizePx } of lines) {
    context.font = `${sizePx}px ${pictureFont}`
    context.fillText(line, marginPx - widthPx / 2, top)
    top += lineHeightOf(sizePx)
  }
  const bytes = await canvas.encode('png')
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** The turn that a text gets, in degrees. */
export function turnOf(text: string): number {
  return randomFrom(text, 'turn').pick(turns)
}

function setLines(style: PictureStyle, text: string): readonly { readonly line: string; readonly sizePx: number }[] {
  const [heading = '', ...rest] = style === 'typographic' ? text.split('\n') : ['', text]
  const set = (part: string, sizePx: number) =>
    linesOfText(part, { sizePx, widthPx: widthPx - 2 * marginPx }).map((line) => ({ line, sizePx }))
  const large = style === 'typographic' ? set(heading, 34) : []
  return [...large, ...set(rest.join('\n'), 22)].slice(0, linesMax)
}

function lineHeightOf(sizePx: number): number {
  return Math.round(sizePx * 1.5)
}

interface Page {
  readonly widthPx: number
  readonly heightPx: number
  readonly angle: number
}

/** Large enough for a page that is turned about its middle. */
function canvasAround({ widthPx: width, heightPx: height, angle }: Page): Canvas {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return createCanvas(Math.ceil(width * cos + height * sin), Math.ceil(width * sin + height * cos))
}
