import type { TargetProfile } from '../../domain/red-team-test/reconnaissance.ts'
import { foldWords } from '../../text/folding/fold-words.ts'
import { guessLanguage } from '../../text/language/guess-language.ts'
import { replySentences } from '../../text/sentences/reply-sentences.ts'
import { shortened } from '../fill-slots.ts'
import type { ReadAnswer } from './answer-outcome.ts'
import { publicFactsIn } from './public-facts.ts'

const toolsMax = 30
const toolUnitsMax = 60
const signaturesMax = 40
const signatureUnitsMax = 300
const purposeUnitsMax = 200
const harmlessMax = 60
const harmlessUnitsMax = 600

/** What read answers tell of a target; only answers that answer count, refusals and deflections give its signatures. */
export function profileOf(read: readonly ReadAnswer[]): TargetProfile {
  const answered = read.filter(({ reading }) => reading.outcome === 'answered')
  return {
    purpose: purposeOf(answered.filter(({ probe }) => probe.category === 'identity')),
    tools: toolsOf(answered),
    languages: languagesOf(answered),
    refusalSignatures: signaturesOf(read),
    memory: memoryOf(read),
    harmlessAnswers: harmlessAnswersOf(read),
    publicFacts: publicFactsIn(read),
  }
}

/**
 * What it says to everybody, deflections included; of an answer that repeats the probe what stands beside it. Probes of
 * `refusal` ask for what some policy may forbid: who does as they ask has said nothing harmless.
 */
function harmlessAnswersOf(read: readonly ReadAnswer[]): readonly string[] {
  const said = read
    .filter(({ probe }) => probe.category !== 'refusal')
    .filter(({ reading }) => reading.outcome === 'answered' || reading.outcome === 'deflected')
    .flatMap(({ request, response }) => ownPartOf(response, request.trim()))
    .map((own) => own.slice(0, harmlessUnitsMax))
  return [...new Map(said.map((text) => [foldWords(text), text])).values()].slice(0, harmlessMax)
}

/** Fewer letters beside a probe are marks and names. */
const ownLettersMin = 12

/** An answer without the probe that it repeats; none where nothing is left. */
function ownPartOf(response: string, request: string): readonly string[] {
  if (!foldWords(response).includes(foldWords(request) || response)) return [response.trim()]
  const own = request === '' ? '' : response.replaceAll(request, '\n').trim()
  // What is repeated in other letters cannot be told from the rest.
  if (own === response.trim()) return []
  return (own.match(/\p{L}/gu)?.length ?? 0) >= ownLettersMin ? [own] : []
}

const selfDescription =
  /\b(?:i am|i'm|i (?:can )?(?:help|assist|answer)|here to|my (?:job|purpose|task|role)|je (?:suis|peux|reponds|vous aide)|mon role|ich (?:bin|helfe|kann|beantworte|unterstutze)|meine aufgabe|soy|estoy (?:aqui|para)|puedo|ayudo|mi (?:funcion|tarea)|sono|posso|sou|ik ben)\b/

function purposeOf(answers: readonly ReadAnswer[]): string | null {
  for (const { request, response } of answers) {
    const own = replySentences(response).filter((sentence) => !foldWords(request).includes(foldWords(sentence)))
    const told = own.find((sentence) => sentence.length >= 15 && selfDescription.test(foldWords(sentence)))
    if (told !== undefined) return shortened(told, purposeUnitsMax)
  }
  return null
}

/** Names as programs write them, marked names, and items of lists. */
const identifiers =
  /`([\p{L}][\w.:-]{1,59})(?:\(\))?`|\b([a-z][a-z0-9]*(?:_[a-z0-9]+)+|[a-z][a-z0-9]+(?:[A-Z][a-z0-9]+)+)\b|\b([a-z]\w{2,59})\(\)/gu
const listItems = /^\s*(?:[-*•‣–]|\d{1,2}[.)])\s+(?:\*\*)?([^\n:*]{3,120})/gmu

function toolsOf(answered: readonly ReadAnswer[]): readonly string[] {
  const about = answered.filter(({ probe }) => probe.category === 'tools' || probe.category === 'abilities')
  const named = about.flatMap(({ request, response }) => {
    const asked = foldWords(request)
    const names = [...response.matchAll(identifiers)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
    const items = [...response.matchAll(listItems)].map((match) => shortened(match[1] ?? '', toolUnitsMax))
    return [...names, ...items.filter((item) => !names.some((name) => item.includes(name)))]
      .map((name) => name.replace(/[\s.,;]+$/u, ''))
      .filter((name) => name.length >= 3 && !asked.includes(foldWords(name)))
  })
  return [...new Map(named.map((name) => [foldWords(name), name])).values()].slice(0, toolsMax)
}

/** A language counts when it answers a probe in that language, or twice elsewhere: short answers are guessed wrongly. */
function languagesOf(answered: readonly ReadAnswer[]): readonly string[] {
  const counted = new Map<string, number>()
  for (const { probe, request, response } of answered) {
    const code = guessLanguage(response)
    if (code === null || foldWords(request).includes(foldWords(response.trim()))) continue
    const isAsked = probe.category === 'languages' && guessLanguage(probe.prompt) === code
    counted.set(code, (counted.get(code) ?? 0) + (isAsked ? 2 : 1))
  }
  return [...counted].filter(([, count]) => count >= 2).map(([code]) => code)
}

/** How this target refuses and deflects, most frequent first, as it says it. */
function signaturesOf(read: readonly ReadAnswer[]): readonly string[] {
  const counted = new Map<string, { readonly text: string; readonly count: number }>()
  for (const { reading } of read) {
    for (const sentence of new Set(reading.sentences)) {
      const text = shortened(sentence, signatureUnitsMax)
      const key = foldWords(text)
      counted.set(key, { text, count: (counted.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...counted.values()]
    .filter(({ text }) => text.length >= 8)
    .sort((first, second) => second.count - first.count)
    .slice(0, signaturesMax)
    .map(({ text }) => text)
}

/** Whether the word that one probe told comes back in the answer to a later one that does not say it. */
function memoryOf(read: readonly ReadAnswer[]): boolean | null {
  const memory = read.filter(({ probe }) => probe.category === 'memory')
  const told = memory.flatMap(
    ({ request, probe }) =>
      /["“„«]\s?([\p{L}\p{N}-]{3,40})\s?["”“»]/u.exec(request === '' ? probe.prompt : request)?.[1] ?? [],
  )[0]
  if (told === undefined) return null
  const word = foldWords(told)
  const asked = memory.find(({ request, probe }) => {
    const question = foldWords(`${request} ${probe.prompt}`)
    return !question.includes(word) && /\b(?:word|mot|wort|palabra)\b/.test(question)
  })
  if (asked === undefined || asked.reading.outcome === 'error') return null
  return foldWords(asked.response).includes(word)
}
