import { describeMachine } from '../machine.ts'
import { imagesText, measureImages, type OnMiss } from './measure-images.ts'

/** `node bench/images/main.ts [--misses]`: how much text in images is found, as Markdown; `--misses` shows what was not. */
const printMiss: OnMiss = (drawing, text, read) => console.error(JSON.stringify(drawing), '\n ', text, '\n ', read)
console.log(imagesText(await measureImages(process.argv.includes('--misses') ? printMiss : undefined)))
console.log(
  `\n${describeMachine()
    .map((fact) => `- ${fact}`)
    .join('\n')}`,
)
