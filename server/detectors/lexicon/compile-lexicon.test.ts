import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileLexicon } from './compile-lexicon.ts'
import { languages } from './languages/catalogue.ts'
import { nextState, rootState, TermAutomatonBuilder } from './term-automaton.ts'

test('the tables of all languages together take at most 10 MB', () => {
  const { bytes, termCount, entries } = compileLexicon(languages)
  assert.ok(bytes <= 10_000_000, `${bytes} bytes`)
  assert.ok(termCount > 10_000)
  assert.ok(entries.length > 1_500)
})

test('the automaton finds every occurrence of every term, overlapping ones too', () => {
  const units = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0))
  const builder = new TermAutomatonBuilder(0x20)
  const words = ['he', 'she', 'his', 'hers', ' he', ' her ', 'her ', 'e']
  const nodes = words.map((word) => builder.add(units(word), 0, word.length))
  const { automaton, stateOf } = builder.finish()
  const text = ' he ushers his her '
  const found: string[] = []
  let state = rootState
  for (let at = 0; at < text.length; at++) {
    state = nextState(automaton, state, text.charCodeAt(at))
    for (let term = automaton.firstTerm[state] ?? 0; term !== 0; term = automaton.shorterTerm[term] ?? 0) {
      const word = words[nodes.findIndex((node) => stateOf[node] === term)] ?? '?'
      found.push(`${at - word.length + 1}:${word}`)
    }
  }
  const expected = words.flatMap((word) =>
    [...text].flatMap((_, at) => (text.startsWith(word, at) ? [`${at}:${word}`] : [])),
  )
  assert.deepEqual(found.sort(), expected.sort())
})
