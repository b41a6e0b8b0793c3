import type { QualityReport } from './report.ts'
import { reportText } from './report.ts'

/** The whole of docs/quality.md. */
export function qualityPage(report: QualityReport): string {
  return `${head}\n\n${reportText(report)}\n\n${tail}\n`
}

const head = `# How well attacks are seen

Written by \`npm run bench:quality -- --write\`. Every figure is taken per source at one fixed threshold, the calibrated
value 1, which is meant to give 1 % false alarms on benign traffic. Recall says little without the false alarms beside it.
The sets are named with origin and licence in [models/README.md](../models/README.md); nothing was fitted or tuned on them.`

const tail = `## What is missed, and why

- This value comes from signs that can be named: phrases of a lexicon, structure, disguise. An attack that is told as a
  story, an argument or a game without telling phrases is not seen.
- \`attacks-deepset-test\` labels plain role-play and off-topic questions as injections. Seeing those would cost the same
  kind of false alarms on ordinary prompts, so most of the misses there are by choice.
- \`attacks-tensor-trust\` is measured on the attack alone, without the defended prompt around it. Short guesses at a
  password and texts that only make sense against one prompt are missed.
- Machine-made suffixes are seen when they join words in unusual ways; suffixes of plain words are not.
- Orders inside a document are strongest where the document is marked (quotes, tags, a mail head, a tool result). In a
  bare document an order without address or telling phrase is missed.
- Languages outside the lexicon are judged by structure and decoders alone; structure signals with words know English best.
- Disguises that no decoder knows, or three layers deep, are not undone. Spans then cover the encoded part only.

## What comes later

A small encoder reads windows of the text and joins these signals as one more, for paraphrases, stories and foreign
wordings. The calibration and this protocol stay the same, so that the figures can be compared.`
