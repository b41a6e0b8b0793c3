import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import type { BenchRandom } from '../load/bench-random.ts'
import { fillers } from './image-texts.ts'

/** How one text is put into an image. */
export interface Drawing {
  readonly sizePx: number
  readonly font: string
  /** Text and ground. */
  readonly colours: readonly [text: string, ground: string]
  readonly scene: 'plain' | 'screen' | 'gradient'
  /** Clockwise. */
  readonly degrees: number
  /** How far a pixel's brightness is moved at most, of 255. */
  readonly noise: number
  /** Null = PNG. */
  readonly jpegQuality: number | null
}

const fonts = [
  'DejaVuSans',
  'DejaVuSerif',
  'DejaVuSansMono',
  'DejaVuSans-Bold',
  'DejaVuSerif-Bold',
  'DejaVuSansCondensed',
] as const

const fontFolder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
for (const font of fonts) GlobalFonts.registerFromPath(join(fontFolder, `${font}.ttf`), font)

/** From black on white to light text on a dark ground, and two pairs of low contrast (about 3.5 to 1). */
const colourPairs: readonly (readonly [string, string])[] = [
  ['#000000', '#ffffff'],
  ['#222222', '#f4f1e8'],
  ['#e8e8e8', '#1e2430'],
  ['#ffffff', '#b3261e'],
  ['#0b57d0', '#eef3fc'],
  ['#828282', '#ffffff'],
  ['#8a7f70', '#211d1a'],
]

/** A drawing of the given letter size with everything else by chance. */
export function chooseDrawing(random: BenchRandom, sizePx: number): Drawing {
  return {
    sizePx,
    font: random.pick(fonts),
    colours: random.pick(colourPairs),
    scene: random.pick(['plain', 'screen', 'gradient'] as const),
    degrees: random.pick([0, 0, 0, -1.5, -0.7, 0.7, 1.5]),
    noise: random.pick([0, 0, 8, 16]),
    jpegQuality: random.pick([null, null, 90, 75, 60]),
  }
}

/** The image as a PNG or JPEG file. */
export function drawTextImage(text: string, drawing: Drawing, random: BenchRandom): Buffer {
  const { sizePx, colours, scene, degrees, noise, jpegQuality } = drawing
  const [ink, ground] = colours
  const width = Math.max(480, Math.min(1_000, sizePx * 38))
  const lines = wrapped(text, drawing, width - 2 * margin)
  const lineHeight = Math.round(sizePx * 1.45)
  const around = scene === 'screen' ? 3 * lineHeight + barHeight : 0
  const canvas = createCanvas(width, lines.length * lineHeight + 2 * margin + around)
  const context = canvas.getContext('2d')
  paintGround(context, canvas, { ground, scene })
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.translate(-canvas.width / 2, -canvas.height / 2)
  context.font = `${sizePx}px ${drawing.font}`
  context.fillStyle = ink
  context.textBaseline = 'top'
  const shown = scene === 'screen' ? [random.pick(fillers), ...lines, random.pick(fillers)] : lines
  const top = margin + (scene === 'screen' ? barHeight : 0)
  for (const [index, line] of shown.entries()) context.fillText(line, margin, top + index * lineHeight)
  if (noise > 0) addNoise(context, canvas, { noise, random })
  return jpegQuality === null ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', jpegQuality)
}

const margin = 24
const barHeight = 36

function wrapped(text: string, { font, sizePx }: Drawing, widthPx: number): string[] {
  const context = createCanvas(1, 1).getContext('2d')
  context.font = `${sizePx}px ${font}`
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (context.measureText(longer).width > widthPx && line !== '') {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function paintGround(
  context: SKRSContext2D,
  { width, height }: Canvas,
  { ground, scene }: { readonly ground: string; readonly scene: Drawing['scene'] },
): void {
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  if (scene === 'gradient') {
    const gradient = context.createLinearGradient(0, 0, width, height)
    gradient.addColorStop(0, 'rgba(128,128,128,0)')
    gradient.addColorStop(1, 'rgba(128,128,128,.25)')
    context.fillStyle = gradient
    context.fillRect(0, 0, width, height)
  }
  if (scene !== 'screen') return
  context.fillStyle = '#8894a8'
  context.fillRect(0, 0, width, barHeight - 8)
  for (const [index, colour] of ['#e0605a', '#e0b04a', '#6bbf59'].entries()) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(16 + 20 * index, 14, 6, 0, 2 * Math.PI)
    context.fill()
  }
}

function addNoise(
  context: SKRSContext2D,
  { width, height }: Canvas,
  { noise, random }: { readonly noise: number; readonly random: BenchRandom },
): void {
  const image = context.getImageData(0, 0, width, height)
  const { data } = image
  for (let at = 0; at < data.length; at += 4) {
    const moved = random.below(2 * noise + 1) - noise
    for (let channel = 0; channel < 3; channel++) data[at + channel] = (data[at + channel] ?? 0) + moved
  }
  context.putImageData(image, 0, 0)
}
