import { blindText, readBlind } from '../unseen/blind.ts'
import { leftOutText, readLeftOut } from '../unseen/left-out.ts'
import type { QualityReport } from './report.ts'
import { reportText } from './report.ts'

/** The whole of docs/quality.md. */
export function qualityPage(report: QualityReport): string {
  return `${[title, blindText(readBlind()), leftOutText(readLeftOut()), head, reportText(report), misses].filter((part) => part !== '').join('\n\n')}\n`
}

const title = '# How well texts are judged'

const head = `## How to read the rest

Written by \`npm run bench:quality -- --write\`; do not edit. Every figure is taken per source at one fixed threshold: the
security value 1, which is meant to give 1 % false alarms on benign traffic, and .5 for policies and topics. Recall says
little without the false alarms beside it. The sets are named with origin and licence in
[models/README.md](../models/README.md).

What can be trusted, and how far:

- No weight and no threshold was fitted on a dev set, and no text of one was read. Training texts that resemble one were
  left out (character 6-grams, Jaccard ≥ 0.6).
- Totals on dev sets were looked at while the work went on, and some choices followed, so the figures are not wholly blind:
  - *Rules:* forms of address and orders, and the sign that counts many signs together, were widened after the first totals
    on injected documents. The calibration pool gives real prompts more weight, and its rates are read at the upper end of
    their interval, after alarms on benign-arena-hard-v01 came out at 2 %. A review with texts of its own led to rules for
    the owner of instructions and for code and to generated families (\`training/generate/look-alikes.ts\`); low alarms on
    those prove only that these subjects were handled.
  - *Leaks:* the rules for single codes were made narrower once, on train texts.
  - *Personal data:* totals were looked at about eight times while the rules for phone numbers were written.
  - *Topics:* the way of comparing was chosen after several totals on CLINC-150; its weights come from other sets.
  - *Custom policies:* the twelve policies and their cases were written before anything was measured and never changed. A
    first run gave a mean F1 of .691 with examples and .560 by definition only; the compiler was then improved on policies
    of its own (\`training/policies/\`), so later runs are not blind.
  - *Encoder and fusion:* after the totals of a first version, the encoder went on learning from more generated texts of
    the kinds that it had seen least: short orders in 21 languages, turns of subject, pretexts, look-alikes of harm, answers.
    Some of their frames come near the families that are kept from every fit in spirit (a pretext that presses; an order
    to drop all rules), none in wording, so the figures of those families are less hard than before. Disguises that had
    cost recall led to rules for unknown words in leet and split words and for short decoded texts. When the benign twins of
    the kept families then alarmed at 10.6 %, everyday sentences of other languages were added to the pieces of words, the
    fusion and the calibration; nothing else was changed after that.
  - *Images:* a first set of images, from another seed, gave 92.5 % and was looked at; the set below is of a new seed.
- Generated attacks share their authors with the lexicon and the training texts. The families below were kept from every
  fit, which is a harder test than kept wordings, but not one of foreign hands.
- Sets are small: read the intervals, not the third decimal.`

const misses = `## What is missed, and why

**Security**

- \`attacks-deepset-test\` labels plain role-play and off-topic questions as injections. Seeing all of those would cost the
  same kind of false alarms on ordinary prompts, so some of the misses there are by choice.
- \`attacks-tensor-trust\` is measured on the attack alone, without the defended prompt around it. Short guesses at a
  password and texts that only make sense against one prompt are missed.
- The vocabulary of the encoder holds pieces of 44 other languages; what it makes of them lies at a mean cosine of .66 from what it
  makes of their English twins, and attacks in them are found less often (see the blind set). Short harmless orders in these languages that
  sound like attacks, as the benign twins of the kept families, alarm far more often than 1 %: few texts of that kind are in
  the calibration. Owners with such users should calibrate on their own traffic.
- An attack that is told over pages shows in parts only: a window holds 128 tokens.
- Machine-made suffixes are seen when they join words in unusual ways; suffixes of plain words are not.
- In a bare document an order without address or telling phrase is the hardest case.
- Long texts gather signs by chance. Their length is held against that, which costs recall in long documents.
- Disguises that no decoder knows, or three layers deep, are not undone; reversed order of words mostly is not. Leet, letter
  spacing and marks inside words are undone for known words, and for others where the whole text is written so. Spans
  then cover the encoded part only.
- An order to other people to set a rule aside ("all nurses must disregard the earlier policy") can alarm.
- Quoting an attack to talk about it can still alarm. Instructions that are said to belong to somebody else count less; an
  attacker can say so too.
- Of answers that leak a system message, those that tell it in other words are not seen; the set lacks the true messages.

**Harmful content**

- Some kinds have few sources (defamation, copying, specialised advice); their policies are of \`warning\` grade.
- Questions that sound harmful and are not, and harm asked for in harmless words, are the two ends of one scale: the alarms
  and the recall on XSTest move together.
- Harm that shows only through earlier turns is seen when the turns are read together; the table has both.
- Other languages: see MultiJail by language.

**Policies of owners**

- A definition without examples is judged by its words and their meaning. Near-misses that share both are told apart badly;
  examples help by a point or two of F1 in the mean, and more where near-misses are among them.
- Limits that need counting, dates or knowledge of the owner's products cannot be judged.

**Topics** compare meaning, not intent: a text that names a topic in passing is near it. **Similarity** in other languages
is less sure than in English.

**Personal data** are forms and their surroundings. Numbers without any hint nearby stay below the threshold; names of
people are not looked for, and street addresses are found only in their plainest form, which the table shows.

**Responses:** partial refusals are between the two labels and are left out of the XSTest figure. Labels of GPTFuzz say
whether a jailbreak worked, which is not always whether the answer complied.

**Images:** English and French print. Handwriting, letters under 12 px, strong slant and text over busy pictures are missed;
an image that cannot be read gives a warning.`
