import { plainLetters } from '../../../../text/folding/plain-letters.ts'
import { encodeAsciiLetters } from '../../../../transforms/letters/ascii-letters.ts'
import { asciiArts } from '../../../wordings/single-turn/masks.ts'
import { maskKeyWord } from '../../masked-goal.ts'
import { singleTurn } from '../../single-turn.ts'
import { obfuscationTaxonomy } from '../../taxonomies.ts'

/** The key word of the goal as a drawing. Source and known misses as stated in it. */
export const asciiArt = singleTurn({
  about: {
    id: 'mask.asciiart',
    name: 'ASCII art',
    mechanism: 'The key word of the request is drawn in large letters, the rest refers to the drawing.',
    taxonomy: obfuscationTaxonomy,
    source: 'idea: FuzzyAI artprompt; promptfoo strategies/artprompt.ts; PyRIT ascii_art_converter.py',
    knownMisses:
      'Only the longest word is hidden. Key words in other scripts than Latin cannot be drawn and stay as they are.',
  },
  tries: 'Draw the key word and refer to the drawing.',
  wordings: asciiArts,
  disguises: [
    { name: 'ascii-art', label: '', apply: (goal) => drawn(goal, '#', '.') },
    { name: 'ascii-art', label: '', apply: (goal) => drawn(goal, '*', ' ') },
  ],
})

function drawn(goal: string, ink: string, paper: string) {
  const { masked, words } = maskKeyWord(goal)
  const word = words[0] ?? ''
  const art = encodeAsciiLetters(plainLetters(word))
  // What cannot be drawn is written.
  const shown = art.trim() === '' ? word : art.replaceAll('#', ink).replaceAll('.', paper)
  return { payload: masked, masked, art: shown }
}
