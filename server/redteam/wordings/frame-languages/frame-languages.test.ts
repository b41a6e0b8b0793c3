import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { frameLanguageNames, furtherLanguages } from '../../../domain/red-team-test/frame-language.ts'
import { framedTechniqueIds } from '../../../domain/red-team-test/framed-techniques.ts'
import { attackLanguages } from '../../../domain/red-team-test/test-policy.ts'
import { narrowings, openers, refusalRepairs } from '../reactions.ts'
import { poisons } from '../single-turn/context.ts'
import { affirmations, hypotheticals, policyFiles } from '../single-turn/frames.ts'
import { poisonedDocuments } from '../single-turn/leaks.ts'
import { grandmothers } from '../single-turn/personas.ts'
import { authorities } from '../single-turn/persuasion.ts'
import { type FrameLanguageWords, furtherWords, inFurther } from './catalogue.ts'

const folder = import.meta.dirname
const schemaName = 'frame-language.schema.json'
const read = (name: string): object => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const isFrameLanguage = new Ajv().compile(read(schemaName))
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== schemaName)

/** Every text of a language with its place. */
function textsOf(value: unknown, place = ''): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${place}/${key}`))
}

const spoken = ({ reactions, words, relay, frames }: FrameLanguageWords) => textsOf({ reactions, words, relay, frames })

/** A place from each file of the attack languages. */
const inFour = [
  openers,
  narrowings,
  refusalRepairs,
  poisons,
  affirmations,
  hypotheticals,
  policyFiles,
  poisonedDocuments,
  grandmothers,
  authorities,
]

/** Lines long enough to belong to one language. */
function linesOf(value: unknown): readonly string[] {
  return textsOf(value).flatMap(([, text]) =>
    text.split('\n').filter((line) => (line.match(/\p{L}/gu) ?? []).length > 14),
  )
}

/** What is no word of a language: slots, addresses, names of formats, variables of programs, the Latin of computers. */
const neutral = /\{[a-zA-Z]+\}|[\w.]+@[\w.]+|\.env\b|\bAPI_KEY\b|\bMarkdown\b|\b(?:\w+\.)?yaml\b|<\/?|[?&][dq]=/gu

test('every file of a language is listed, and every listed language has its file', () => {
  assert.deepEqual(names.toSorted(), furtherLanguages.map((code) => `${code}.json`).toSorted())
  for (const code of furtherLanguages) assert.equal(furtherWords[code].name, frameLanguageNames[code])
  assert.deepEqual(
    inFurther((words) => words),
    furtherWords,
  )
})

test('a file without a technique, with an unknown key or with a frame that says the goal twice is refused', () => {
  const sound = structuredClone(read('it.json')) as { frames: Record<string, readonly string[]> }
  const [first = ''] = framedTechniqueIds
  const { [first]: _, ...others } = sound.frames
  assert.ok(isFrameLanguage(sound))
  assert.ok(!isFrameLanguage({ ...sound, frames: others }))
  assert.ok(!isFrameLanguage({ ...sound, mood: 'good' }))
  for (const frame of ['{payload} e {payload}', 'senza richiesta'])
    assert.ok(!isFrameLanguage({ ...sound, frames: { ...sound.frames, [first]: [frame, '{payload}'] } }), frame)
})

for (const code of furtherLanguages) {
  const words = furtherWords[code]
  const ownLetters = new RegExp(`\\p{scx=${words.script}}`, 'gu')

  test(`${code}: no word is left in the script of another language`, () => {
    for (const [place, text] of spoken(words)) {
      const rest = text.replaceAll(neutral, ' ')
      const others = (rest.match(/\p{L}+/gu) ?? []).filter((word) => word.replaceAll(ownLetters, '') !== '')
      assert.deepEqual(others, [], `${place}: ${text}`)
      assert.equal(text, text.normalize('NFC'), place)
    }
  })

  test(`${code}: no line of another language was left in it, and no English word`, () => {
    const others = new Set([
      ...furtherLanguages.filter((other) => other !== code).flatMap((other) => linesOf(furtherWords[other])),
      ...attackLanguages.flatMap((other) => linesOf(inFour.map((wordings) => wordings[other]))),
    ])
    const { reactions, words: own, relay, frames } = words
    assert.deepEqual(
      linesOf({ reactions, own, relay, frames }).filter((line) => others.has(line)),
      [],
    )
    for (const [place, text] of spoken(words))
      assert.doesNotMatch(text, /\b(?:the|and|you|your|this|that|with|from|answer)\b/i, place)
  })

  test(`${code}: what is quoted stands in the quotation marks of the language`, () => {
    const [open = '', close = ''] = words.quotes.split('…')
    for (const [place, text] of spoken(words)) {
      const marks = [...(text.match(/["“”„«»]/gu) ?? [])]
      // Files and markup have quotation marks of their own.
      const wrong = marks.filter((mark) => mark !== open && mark !== close && mark !== '"')
      assert.deepEqual(wrong, [], `${place}: ${text}`)
      const isCutOff = place.includes('frame.dialogue_continuation')
      const balance = marks.filter((mark) => mark === open).length - marks.filter((mark) => mark === close).length
      if (open !== close) assert.ok(balance === 0 || (isCutOff && balance === 1), `${place}: ${text}`)
    }
  })
}
