import type { QualityReport } from './report.ts'
import { reportText } from './report.ts'

/** The whole of docs/quality.md. */
export function qualityPage(report: QualityReport): string {
  return `${head}\n\n${reportText(report)}\n\n${tail}\n`
}

const head = `# How well attacks are seen

Written by \`npm run bench:quality -- --write\`. Every figure is taken per source at one fixed threshold, the calibrated
value 1, which is meant to give 1 % false alarms on benign traffic. Recall says little without the false alarms beside it.
The sets are named with origin and licence in [models/README.md](../models/README.md); no weight was fitted on them and no
text of them was read. Some choices were made after a look at these totals, so they are not wholly blind: the forms of
address and orders and the crowd of signs were widened after the first figures on injected documents; the calibration pool
gives real user prompts more weight, and its rates are read at the upper end of their interval, after alarms on
benign-arena-hard-v01 came out at 2 %. A review then tried texts of its own: programs that call a model, mails that set
aside an earlier mail, questions for house rules, plain wishes for the form of an answer. What it found led to rules for the
owner of instructions and for code, to new generated families (\`training/generate/look-alikes.ts\`) and to a kind of its own
in the calibration pool. A third of the wordings of those families is kept from the fit, but rules, families and review
share their subjects, so low alarms there prove no more than that these subjects were handled.`

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
- The orders put into documents are our own. The forms of address and the lexicon were widened once after a first
  measurement of them, so recall there is no measurement on foreign wordings.
- Long texts gather signs by chance: documents over 3,000 characters alarm more often than short ones. The length that
  is held against this counts different words, so that repetition and padding cannot buy a pass.
- Reversed order of words is mostly not undone.
- Leet, letter spacing and marks inside words are undone for words that are known; about half of the catches survive them.
- Quoting an attack to talk about it can still alarm.
- Instructions that are said to belong to somebody else ("in the manual", "of the landlord") count less; an attacker can
  say so too. So can talk about tests and filters, and code around a role mark; none of these can undo a phrase in full.
- Languages outside the lexicon are judged by structure and decoders alone; structure signals with words know English best.
- Disguises that no decoder knows, or three layers deep, are not undone. Spans then cover the encoded part only.

## What comes later

A small encoder reads windows of the text and joins these signals as one more, for paraphrases, stories and foreign
wordings. The calibration and this protocol stay the same, so that the figures can be compared.`
