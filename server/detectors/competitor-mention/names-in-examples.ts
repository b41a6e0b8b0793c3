import { isKnownWord } from '../views/decoding/known-words.ts'

/** The most words of an example that is a name by itself, and of a name in a sentence. */
const nameWordsMax = 4

/** The most names of a policy. */
const namesMax = 2_000

/**
 * The names that a list of examples gives: an example of up to four words is one ("Best Buy"); in a sentence it is what
 * begins with capital letters ("Is Acme cheaper?"). A single common word at the beginning of a sentence is none.
 * Known misses: names in small letters inside of sentences, and in scripts without capital letters.
 */
export function namesInExamples(examples: readonly string[]): readonly string[] {
  const names = new Set<string>()
  for (const example of examples) {
    if (names.size >= namesMax) break
    for (const name of namesOf(example.trim().slice(0, 2_000))) names.add(name)
  }
  return [...names].slice(0, namesMax)
}

function namesOf(example: string): readonly string[] {
  const words = example.split(/\s+/u).filter((word) => word !== '')
  if (words.length <= nameWordsMax && !/[?!.:;]$/u.test(example)) return [example]
  const names: string[] = []
  let run: string[] = []
  let isFirst = true
  let beganSentence = false
  const close = (): void => {
    const [only = ''] = run
    const isOrdinary = run.length === 1 && (only.length < 2 || (isKnownWord(only) && (beganSentence || only === 'I')))
    if (run.length > 0 && run.length <= nameWordsMax && !isOrdinary) names.push(run.join(' '))
    run = []
  }
  for (const raw of words) {
    const word = raw.replace(/^[^\p{L}\p{N}]+|(?:['’]s)?[^\p{L}\p{N}]*$/gu, '')
    if (/^\p{Lu}/u.test(word) || (run.length > 0 && /^\p{N}/u.test(word))) {
      if (run.length === 0) beganSentence = isFirst
      run.push(word)
    } else close()
    isFirst = /[.!?:]["”’)]*$/u.test(raw)
    if (/[,;.!?:]["”’)]*$|['’]s$/u.test(raw)) close()
  }
  close()
  return names.filter((name) => !ordinary.has(name.toLowerCase()))
}

/** Words that are written with a capital letter wherever they stand and are no names of companies. */
const ordinary = new Set(
  "i i’m i’d i’ll i’ve i'm i'd i'll i've monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december english german french spanish europe".split(
    ' ',
  ),
)
