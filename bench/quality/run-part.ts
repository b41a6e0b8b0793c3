import { writeFileSync } from 'node:fs'
import { measurePart } from './measure-part.ts'
import { partNames } from './part.ts'

/** `node bench/quality/run-part.ts <part> <data folder> <file>`: measures one part and writes its figures as JSON. */
const [name, folder, file] = process.argv.slice(2)
const part = partNames.find((known) => known === name)
if (part === undefined || folder === undefined || file === undefined) {
  throw new Error('usage: node bench/quality/run-part.ts <part> <data folder> <file>')
}
writeFileSync(file, JSON.stringify(await measurePart(part, folder)))
