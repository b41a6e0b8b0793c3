import type { Turn } from '../../domain/guard/exchange.ts'
import { letterAndDigitCodes, letterCodes } from '../../text/folding/letter-codes.ts'
import { promptSentences } from '../../text/sentences/prompt-sentences.ts'
import { LetterIndex } from './letter-index.ts'
import {
  type Needle,
  type NeedleIndex,
  needleIndexOf,
  needleSignsMin,
  placeOfNeedle,
  searchNeedles,
} from './needles.ts'
import { secretTokensOf } from './secret-tokens.ts'

/** A sentence of the system message, in positions among its letters. */
export interface SystemSentence {
  /** Inclusive, from 0. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** Whether it tells the assistant what to do, as opposed to what it may pass on. */
  readonly isInstruction: boolean
}

/** The system message of a conversation, ready to be compared with. */
export interface SystemMessage {
  readonly index: LetterIndex
  readonly letterCount: number
  readonly sentences: readonly SystemSentence[]
  /** 1 for each letter that says nothing when it is repeated: the user said it, or every assistant is told so. */
  readonly isCommon: Uint8Array
  /** Codes and passwords that the user did not say first, and the whole message when it is short. */
  readonly needles: NeedleIndex
  /** False when the message is too short to be told from ordinary words; then only `needles` can be found. */
  readonly isComparable: boolean
}

/** From here on a message is compared however it is written; in between it needs some words. */
const lettersMin = 30
const shortSignsMin = 12
const shortWordsMin = 3
/** Longer messages are recognised by the share that is repeated. */
const needleSignsMax = 400

/** The guardrail, the policy and their caveats ask for the same message; forgotten together with the history. */
const readBefore = new WeakMap<readonly Turn[], SystemMessage | null>()

/** The system turns of a history together; null when there are none, or nothing is written in them. Linear in the history, once. */
export function systemMessageOf(history: readonly Turn[]): SystemMessage | null {
  const known = readBefore.get(history)
  if (known !== undefined) return known
  const system = readSystemMessage(history)
  readBefore.set(history, system)
  return system
}

function readSystemMessage(history: readonly Turn[]): SystemMessage | null {
  const contents = history.filter(({ role }) => role === 'system').map(({ content }) => content)
  if (contents.every((content) => content.trim() === '')) return null
  const { sentences, codes } = lettersAndSentences(contents)
  const index = new LetterIndex(codes)
  const isCommon = new Uint8Array(codes.length)
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const text of [...commonInstructions, ...said]) {
    for (const run of index.search(letterCodes(text).codes)) isCommon.fill(1, run.at, run.at + run.length)
  }
  const whole = contents.join('\n')
  const isComparable = codes.length >= lettersMin || isDistinctive(whole)
  const fresh = codes.length - isCommon.reduce((sum, common) => sum + common, 0)
  const needles = needlesOf(whole, isComparable && (fresh === codes.length || fresh >= shortSignsMin))
  const saidByUser = saidFirstByUser(history, needleIndexOf(needles))
  return {
    index,
    letterCount: codes.length,
    sentences,
    isCommon,
    needles: needleIndexOf(needles.filter((needle) => !saidByUser.has(needle))),
    isComparable: isComparable || needles.length > 0,
  }
}

function lettersAndSentences(contents: readonly string[]): {
  readonly sentences: readonly SystemSentence[]
  readonly codes: Uint16Array
} {
  const parts = contents.flatMap((content, turn) =>
    promptSentences(content).map((sentence, place) => ({ sentence, isOpening: turn === 0 && place === 0 })),
  )
  const sentences: SystemSentence[] = []
  const chunks: Uint16Array[] = []
  let count = 0
  for (const { sentence, isOpening } of parts) {
    const { codes } = letterCodes(sentence)
    if (codes.length === 0) continue
    chunks.push(codes)
    const isInstruction = isOpening || instruction.test(sentence)
    sentences.push({ start: count, end: count + codes.length, isInstruction })
    count += codes.length
  }
  const codes = new Uint16Array(count)
  let at = 0
  for (const chunk of chunks) {
    codes.set(chunk, at)
    at += chunk.length
  }
  return { sentences, codes }
}

/** At least three words of together twelve letters and digits; two ideographs or kana count as one word. */
function isDistinctive(text: string): boolean {
  if (letterAndDigitCodes(text).codes.length < shortSignsMin) return false
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{Nd}]+/gu)?.length ?? 0
  return (ideographs > 0 ? ideographs / 2 : words) >= shortWordsMin
}

function needlesOf(whole: string, isWholeSought: boolean): Needle[] {
  const needles = secretTokensOf(whole).map((token) => needleOf('token', token))
  if (isWholeSought) needles.push(needleOf('message', whole))
  return needles.filter(({ codes }) => codes.length >= needleSignsMin && codes.length <= needleSignsMax)
}

function needleOf(kind: Needle['kind'], written: string): Needle {
  const { codes } = letterAndDigitCodes(written)
  return { kind, codes, hasDigits: codes.some((code) => code >= 48 && code <= 57), writtenUnits: written.length }
}

/** What the user was the first to say in the conversation: an assistant that repeats it tells nothing new. */
function saidFirstByUser(history: readonly Turn[], index: NeedleIndex): ReadonlySet<Needle> {
  const firstBy = new Map<Needle, Turn['role']>()
  if (index.needles.length === 0) return new Set()
  for (const { role, content: text } of history) {
    if (role === 'system') continue
    const letters = letterAndDigitCodes(text)
    const order = { name: null, codes: letters.codes, letterAt: null }
    const hits = searchNeedles(
      index,
      letters.codes,
      (hit) => !firstBy.has(hit.needle) && placeOfNeedle(hit, { text, letters, order }) !== null,
    )
    for (const { needle } of hits) firstBy.set(needle, role)
  }
  return new Set(index.needles.filter((needle) => firstBy.get(needle) === 'user'))
}

/** What so many assistants are told that repeating it tells nothing. */
const commonInstructions: readonly string[] = [
  'You are a helpful assistant.',
  'You are a helpful, harmless and honest AI assistant.',
  'You are a helpful AI assistant.',
  'You are an AI assistant that helps people find information.',
  'You are a friendly and helpful customer service assistant.',
  'Do not provide medical, legal or financial advice.',
]

/**
 * Words by which sentences address an assistant. Facts for customers ("you can return …", "you must bring …") must not
 * match. Own list; other languages rely on the opening sentence and on the share that is repeated.
 */
const instruction = new RegExp(
  [
    "\\byou(?: are|'re|’re|r (?:role|task|job|goal|purpose|name|instructions?|answers?|replies|responses?|tone)\\b)",
    "\\b(?:never|do not|don't|don’t|always|must not|should not|only|avoid|refuse to|you (?:must|should|will|shall)(?: not| never| always| only)?) (?:ever )?(?:reveal|disclose|mention|discuss|share|say|state|tell|talk|speak|answer|respond|reply|give|provide|offer|promise|write|output|include|invent|make up|repeat|print|show|ask|act|generate|comment|criticise|criticize|recommend|refer|escalate|follow|obey|ignore|format|translate|apologi[sz]e|greet)\\b",
    '^\\W*(?:answer|respond|reply|refuse|decline|greet|speak|write|act|behave|keep (?:your|this|these|it|the)|escalate|format your|ignore|treat|pretend|stay|remember|follow these)\\b',
    '\\b(?:if|when|whenever) (?:the |a |an |any )?(?:user|customer|client|visitor|someone|somebody|anyone|anybody|they|he or she)s?\\b',
    '\\b(?:the|any) (?:user|end user)s?\\b',
    '\\b(?:system (?:prompt|message)|(?:these|your|following) (?:instructions?|rules|guidelines)|confidential|internal(?:ly)? only|under no circumstances|secret)\\b',
    '\\b(?:du bist|sie sind ein|deine? (?:aufgabe|rolle|antwort\\w*)|ihre (?:aufgabe|rolle)|antworten? (?:sie|immer|nur|stets)|niemals|auf keinen fall|verrate|gib niemals|erwähne|sprich nicht|vertraulich)\\b',
    "\\b(?:tu es|vous êtes|ton rôle|votre (?:rôle|tâche)|réponds|répondez|ne (?:jamais|révèle|révélez|divulgue|mentionne|parle)\\w*|n['’]utilise|confidentiel)",
    '\\b(?:eres (?:un|una|el|la)|usted es|tu (?:tarea|función|papel)|responde|nunca (?:reveles|menciones|digas|des)|no (?:reveles|menciones|digas|compartas)|confidencial)\\b',
    '\\b(?:sei (?:un|una|l)|il tuo (?:compito|ruolo)|rispondi|non (?:rivelare|menzionare|dire)|mai rivelare|riservat\\w+)\\b',
    '(?:você é|sua (?:tarefa|função)|responda|nunca (?:revele|mencione|diga)|não (?:revele|mencione|diga))',
    '\\b(?:jij bent|je bent een|u bent een|jouw taak|antwoord (?:altijd|alleen)|vermeld nooit|onthul nooit|vertrouwelijk)\\b',
    '(?:^|\\P{L})(?:ты —|вы —|ты (?:бот|ассистент|помощник)|твоя задача|отвечай|никогда не|не раскрывай|не упоминай)',
    '你是|您是|你的(?:任务|角色|职责)|(?:不要|不得|切勿|请勿|绝不)(?:透露|泄露|提及|回答)|あなたは|決して|答えてください|당신은|절대',
  ].join('|'),
  'iu',
)
