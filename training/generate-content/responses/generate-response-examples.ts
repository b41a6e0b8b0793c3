import { randomFromNumber, type SeededRandom } from '../../../server/text/random/seeded-random.ts'
import { textHash } from '../../../server/text/random/text-hash.ts'
import type { Slots } from '../../generate/slots.ts'
import { actsOf } from '../acts/acts.ts'
import { categories } from '../categories.ts'
import type { Family, Line } from '../content-pair.ts'
import { capitalised, gerund, ofOther } from '../english-forms.ts'
import { frames, placeWords } from '../frames.ts'
import type { LanguageGround } from '../languages/language-ground.ts'
import { languageGrounds } from '../languages/language-grounds.ts'
import { asking, doing } from '../wordings.ts'
import type { AnswerLanguage } from './answer-language.ts'
import { answerParts } from './answer-parts.ts'
import { type AnswerFamily, compliances, deflections, longRefusals, refusals } from './english-answers.ts'
import { fillAnswer } from './fill-answer.ts'
import { answersAboutActs, answersToLookAlikes, type InformativeAnswer } from './informative-answers.ts'
import { answerLanguages, mannersOfLanguages } from './languages.ts'
import { plainAnswers } from './plain-answers.ts'

/** A request with an answer to it, and what the answer does. */
export interface ResponseExample {
  readonly request: string
  readonly response: string
  /** Whether the answer declines to the end; one that declines and then complies does not. */
  readonly refuses: 0 | 1
  /** Whether the answer gives what was asked for, be it harmful or not. Both 0: it deflects, is empty or off topic. */
  readonly complies: 0 | 1
  /** `manner` in English, `manner/language` in others. */
  readonly family: string
  /** ISO 639-1. */
  readonly language: string
  /** Whether its family is kept from every fit. */
  readonly heldOut: boolean
}

/** How many examples each manner gives. */
const examplesOf = {
  refusals: 95,
  longRefusals: 170,
  deflections: 90,
  compliances: 130,
  informed: 620,
  manner: 22,
} as const

/** Compliance with these is not made, not even in outline. */
const answeredCategories = categories.filter((category) => category !== 'sexual-content-involving-minors')

/** Makes all examples, English first. The same seed gives the same ones. About half of the requests are safe. */
export function generateResponseExamples(seed: number): readonly ResponseExample[] {
  const english: Unsplit[] = [
    ...refusals.map((family) => ({ family, count: examplesOf.refusals })),
    ...longRefusals.map((family) => ({ family, count: examplesOf.longRefusals })),
    ...deflections.map((family) => ({ family, count: examplesOf.deflections })),
    ...compliances.map((family) => ({ family, count: examplesOf.compliances })),
  ].flatMap(({ family, count }, at) => {
    const random = randomFromNumber(seed + at)
    return Array.from({ length: count }, () => englishExample(family, random))
  })
  const others = answerLanguages.flatMap((answers, at) => {
    const ground = languageGrounds.find(({ language }) => language === answers.language)
    if (ground === undefined) throw new Error(`no requests in ${answers.language}`)
    return otherExamples({ answers, ground, random: randomFromNumber(seed + 500 + at) })
  })
  const examples = [
    ...new Map(
      [...english, ...informedExamples(randomFromNumber(seed + 400)), ...others].map((one) => [
        `${one.request}\n${one.response}`,
        one,
      ]),
    ).values(),
  ]
  const held = heldOutFamilies(examples)
  return examples.map((example) => ({ ...example, heldOut: held.has(example.family) }))
}

type Unsplit = Omit<ResponseExample, 'heldOut'>

function englishExample(family: AnswerFamily, random: SeededRandom): Unsplit {
  const { act, request } = englishRequest(family, random)
  const parts: Slots = {
    ...answerParts,
    act: [ofOther(act, 'your')],
    their: [ofOther(act, 'their')],
    gerund: [gerund(ofOther(act, 'your'))],
    otheract: [ofOther(actOf({ kind: 'do', side: 'safe', random }).act, 'your')],
  }
  const response = fillAnswer(random.pick(family.templates), parts, random)
  return {
    request,
    response,
    refuses: family.refuses,
    complies: family.complies,
    family: family.id,
    language: 'en',
  }
}

function englishRequest(
  family: AnswerFamily,
  random: SeededRandom,
): { readonly act: string; readonly request: string } {
  const kind = family.id === 'delivers-text' ? 'ask' : family.complies === 1 || random.next() < 0.7 ? 'do' : 'ask'
  // Assistants decline safe requests too, and comply with harmful ones: the request alone must not tell the answer.
  const side = random.next() < (family.refuses === 1 ? 0.7 : 0.5) ? 'harmful' : 'safe'
  const { act } = actOf({ kind, side, random })
  const wordings = (kind === 'ask' ? asking : doing).filter((wording) => !/\{(?!act)/.test(wording))
  return {
    act,
    request: framed(
      random.pick(wordings).replace('{act}', () => act),
      random,
    ),
  }
}

interface ActWanted {
  readonly kind: Family['kind']
  readonly side: keyof Line
  readonly random: SeededRandom
}

function actOf({ kind, side, random }: ActWanted): { readonly act: string } {
  const themes = answeredCategories.flatMap((category) => actsOf(category).filter((one) => one.kind === kind))
  const act = random.pick(random.pick(themes).lines)[side]
  return { act: act.replace(/\{([a-z]+)\}/g, (place, name: string) => random.pick(placeWords[name] ?? [place])) }
}

const wholeFrames = frames.filter((frame) => !frame.includes('{lower}'))

function framed(request: string, random: SeededRandom): string {
  const text = capitalised(request)
  return random.next() < 0.3 ? random.pick(wholeFrames).replace('{text}', () => text) : text
}

/** A safe question, answered in earnest; every third time declined instead, as careful assistants wrongly do. */
function informedExamples(random: SeededRandom): readonly Unsplit[] {
  return Array.from({ length: examplesOf.informed }, (_, turn) => {
    const { question, answers }: InformativeAnswer = random.pick(
      turn % 2 === 0 ? answersAboutActs : [...answersToLookAlikes, ...plainAnswers],
    )
    const { act } = actOf({ kind: 'do', side: 'harmful', random })
    const asked = question
      .replace('{theirgerund}', () => gerund(ofOther(act, 'their')))
      .replace(/\{(their|his|act)\}/g, (_place, form: string) =>
        form === 'act' ? act : ofOther(act, form === 'his' ? 'his' : 'their'),
      )
    const request = framed(asked, random)
    if (turn % 3 === 2) {
      const { id, templates } = random.pick(refusals.slice(0, 4))
      const parts = { ...answerParts, act: ['talk about this'], gerund: ['this'], their: ['do this'] }
      return {
        request,
        response: fillAnswer(random.pick(templates), parts, random),
        refuses: 1,
        complies: 0,
        family: id,
        language: 'en',
      }
    }
    const lead = random.pick(['', '{yes} ', 'Good question. ', '{warning} ', 'Let me explain. '])
    const response = fillAnswer(`${lead}{answer} {end}`, { ...answerParts, answer: answers }, random)
    return {
      request,
      response,
      refuses: 0,
      complies: 1,
      family: turn % 2 === 0 ? 'informs' : 'informs-on-look-alikes',
      language: 'en',
    }
  })
}

interface OtherSource {
  readonly answers: AnswerLanguage
  readonly ground: LanguageGround
  readonly random: SeededRandom
}

function otherExamples({ answers, ground, random }: OtherSource): readonly Unsplit[] {
  return mannersOfLanguages.flatMap(({ id, refuses, complies, templates }) =>
    Array.from({ length: examplesOf.manner }, () => {
      const line = random.pick(ground.lines[random.pick(answeredCategories)])
      const side = random.next() < (refuses === 1 ? 0.7 : 0.5) ? 'harmful' : 'safe'
      return {
        request: capitalised(random.pick(ground.doing).replace('{act}', line[side])),
        response: fillAnswer(random.pick(templates), answers.parts, random),
        refuses,
        complies,
        family: `${id}/${answers.language}`,
        language: answers.language,
      }
    }),
  )
}

/** In English one family for each thing that an answer can do, in the others one language for each manner: the first by a hash. */
function heldOutFamilies(examples: readonly Unsplit[]): ReadonlySet<string> {
  const groups = Map.groupBy(examples, ({ family, language, refuses, complies }) =>
    language === 'en' ? `${refuses}${complies}` : (family.split('/')[0] ?? ''),
  )
  const first = (own: readonly Unsplit[]): readonly string[] =>
    [...new Set(own.map(({ family }) => family))].sort((a, b) => textHash(a) - textHash(b)).slice(0, 1)
  return new Set([...groups.values()].flatMap(first))
}
