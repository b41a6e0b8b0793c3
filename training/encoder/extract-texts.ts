import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LineFile } from '../line-file.ts'
import { dataFolder } from '../rows.ts'
import { countBy, learnTexts } from './learn-texts.ts'
import { viewsToLearn } from './views-to-learn.ts'

/**
 * Writes everything that the encoder learns from, one JSON object a line, the first line about the rest:
 * `node training/encoder/extract-texts.ts [output file] [data folder]`. A few minutes on two cores; the same sets give the
 * same file.
 */
const output = process.argv[2] ?? join(tmpdir(), 'redoubt-training', 'texts.jsonl')
const { texts, ...about } = learnTexts(dataFolder(process.argv[3]))
const views = texts.flatMap(viewsToLearn)
const file = new LineFile(output)
file.write(about)
for (const view of views) file.write(view)
file.close()
for (const [name, count] of countBy(views.map(({ source, split }) => `${source} ${split}`)))
  console.log(`${count}\t${name}`)
const dropped = Object.values(about.dropped).reduce((sum, count) => sum + count, 0)
console.log(`${views.length} texts, ${dropped} near-duplicates of dev left out → ${output}`)
